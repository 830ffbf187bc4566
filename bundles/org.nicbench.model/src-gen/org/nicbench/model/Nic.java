/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Nic</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A network card of a host.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.Nic#getName <em>Name</em>}</li>
 *   <li>{@link org.nicbench.model.Nic#getDriver <em>Driver</em>}</li>
 *   <li>{@link org.nicbench.model.Nic#getDriverVersion <em>Driver Version</em>}</li>
 *   <li>{@link org.nicbench.model.Nic#getFirmware <em>Firmware</em>}</li>
 *   <li>{@link org.nicbench.model.Nic#getBus <em>Bus</em>}</li>
 *   <li>{@link org.nicbench.model.Nic#getVendorId <em>Vendor Id</em>}</li>
 *   <li>{@link org.nicbench.model.Nic#getDeviceId <em>Device Id</em>}</li>
 *   <li>{@link org.nicbench.model.Nic#getProduct <em>Product</em>}</li>
 *   <li>{@link org.nicbench.model.Nic#getPermanentAddress <em>Permanent Address</em>}</li>
 *   <li>{@link org.nicbench.model.Nic#getSpeedBitsPerSecond <em>Speed Bits Per Second</em>}</li>
 *   <li>{@link org.nicbench.model.Nic#getMtu <em>Mtu</em>}</li>
 *   <li>{@link org.nicbench.model.Nic#isLinkUp <em>Link Up</em>}</li>
 *   <li>{@link org.nicbench.model.Nic#getState <em>State</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getNic()
 * @model
 * @generated
 */
public interface Nic extends EObject {
	/**
	 * Returns the value of the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Name</em>' attribute.
	 * @see #setName(String)
	 * @see org.nicbench.model.NicBenchPackage#getNic_Name()
	 * @model
	 * @generated
	 */
	String getName();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Nic#getName <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Name</em>' attribute.
	 * @see #getName()
	 * @generated
	 */
	void setName(String value);

	/**
	 * Returns the value of the '<em><b>Driver</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Driver</em>' attribute.
	 * @see #setDriver(String)
	 * @see org.nicbench.model.NicBenchPackage#getNic_Driver()
	 * @model
	 * @generated
	 */
	String getDriver();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Nic#getDriver <em>Driver</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Driver</em>' attribute.
	 * @see #getDriver()
	 * @generated
	 */
	void setDriver(String value);

	/**
	 * Returns the value of the '<em><b>Driver Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Driver Version</em>' attribute.
	 * @see #setDriverVersion(String)
	 * @see org.nicbench.model.NicBenchPackage#getNic_DriverVersion()
	 * @model
	 * @generated
	 */
	String getDriverVersion();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Nic#getDriverVersion <em>Driver Version</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Driver Version</em>' attribute.
	 * @see #getDriverVersion()
	 * @generated
	 */
	void setDriverVersion(String value);

	/**
	 * Returns the value of the '<em><b>Firmware</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Firmware</em>' attribute.
	 * @see #setFirmware(String)
	 * @see org.nicbench.model.NicBenchPackage#getNic_Firmware()
	 * @model
	 * @generated
	 */
	String getFirmware();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Nic#getFirmware <em>Firmware</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Firmware</em>' attribute.
	 * @see #getFirmware()
	 * @generated
	 */
	void setFirmware(String value);

	/**
	 * Returns the value of the '<em><b>Bus</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Bus</em>' attribute.
	 * @see #setBus(String)
	 * @see org.nicbench.model.NicBenchPackage#getNic_Bus()
	 * @model
	 * @generated
	 */
	String getBus();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Nic#getBus <em>Bus</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Bus</em>' attribute.
	 * @see #getBus()
	 * @generated
	 */
	void setBus(String value);

	/**
	 * Returns the value of the '<em><b>Vendor Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Vendor Id</em>' attribute.
	 * @see #setVendorId(String)
	 * @see org.nicbench.model.NicBenchPackage#getNic_VendorId()
	 * @model
	 * @generated
	 */
	String getVendorId();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Nic#getVendorId <em>Vendor Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Vendor Id</em>' attribute.
	 * @see #getVendorId()
	 * @generated
	 */
	void setVendorId(String value);

	/**
	 * Returns the value of the '<em><b>Device Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Device Id</em>' attribute.
	 * @see #setDeviceId(String)
	 * @see org.nicbench.model.NicBenchPackage#getNic_DeviceId()
	 * @model
	 * @generated
	 */
	String getDeviceId();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Nic#getDeviceId <em>Device Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Device Id</em>' attribute.
	 * @see #getDeviceId()
	 * @generated
	 */
	void setDeviceId(String value);

	/**
	 * Returns the value of the '<em><b>Product</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Product</em>' attribute.
	 * @see #setProduct(String)
	 * @see org.nicbench.model.NicBenchPackage#getNic_Product()
	 * @model
	 * @generated
	 */
	String getProduct();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Nic#getProduct <em>Product</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Product</em>' attribute.
	 * @see #getProduct()
	 * @generated
	 */
	void setProduct(String value);

	/**
	 * Returns the value of the '<em><b>Permanent Address</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Permanent Address</em>' attribute.
	 * @see #setPermanentAddress(String)
	 * @see org.nicbench.model.NicBenchPackage#getNic_PermanentAddress()
	 * @model
	 * @generated
	 */
	String getPermanentAddress();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Nic#getPermanentAddress <em>Permanent Address</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Permanent Address</em>' attribute.
	 * @see #getPermanentAddress()
	 * @generated
	 */
	void setPermanentAddress(String value);

	/**
	 * Returns the value of the '<em><b>Speed Bits Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Speed Bits Per Second</em>' attribute.
	 * @see #isSetSpeedBitsPerSecond()
	 * @see #unsetSpeedBitsPerSecond()
	 * @see #setSpeedBitsPerSecond(long)
	 * @see org.nicbench.model.NicBenchPackage#getNic_SpeedBitsPerSecond()
	 * @model unsettable="true"
	 * @generated
	 */
	long getSpeedBitsPerSecond();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Nic#getSpeedBitsPerSecond <em>Speed Bits Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Speed Bits Per Second</em>' attribute.
	 * @see #isSetSpeedBitsPerSecond()
	 * @see #unsetSpeedBitsPerSecond()
	 * @see #getSpeedBitsPerSecond()
	 * @generated
	 */
	void setSpeedBitsPerSecond(long value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Nic#getSpeedBitsPerSecond <em>Speed Bits Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetSpeedBitsPerSecond()
	 * @see #getSpeedBitsPerSecond()
	 * @see #setSpeedBitsPerSecond(long)
	 * @generated
	 */
	void unsetSpeedBitsPerSecond();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Nic#getSpeedBitsPerSecond <em>Speed Bits Per Second</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Speed Bits Per Second</em>' attribute is set.
	 * @see #unsetSpeedBitsPerSecond()
	 * @see #getSpeedBitsPerSecond()
	 * @see #setSpeedBitsPerSecond(long)
	 * @generated
	 */
	boolean isSetSpeedBitsPerSecond();

	/**
	 * Returns the value of the '<em><b>Mtu</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Mtu</em>' attribute.
	 * @see #isSetMtu()
	 * @see #unsetMtu()
	 * @see #setMtu(int)
	 * @see org.nicbench.model.NicBenchPackage#getNic_Mtu()
	 * @model unsettable="true"
	 * @generated
	 */
	int getMtu();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Nic#getMtu <em>Mtu</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Mtu</em>' attribute.
	 * @see #isSetMtu()
	 * @see #unsetMtu()
	 * @see #getMtu()
	 * @generated
	 */
	void setMtu(int value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Nic#getMtu <em>Mtu</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetMtu()
	 * @see #getMtu()
	 * @see #setMtu(int)
	 * @generated
	 */
	void unsetMtu();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Nic#getMtu <em>Mtu</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Mtu</em>' attribute is set.
	 * @see #unsetMtu()
	 * @see #getMtu()
	 * @see #setMtu(int)
	 * @generated
	 */
	boolean isSetMtu();

	/**
	 * Returns the value of the '<em><b>Link Up</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Link Up</em>' attribute.
	 * @see #isSetLinkUp()
	 * @see #unsetLinkUp()
	 * @see #setLinkUp(boolean)
	 * @see org.nicbench.model.NicBenchPackage#getNic_LinkUp()
	 * @model unsettable="true"
	 * @generated
	 */
	boolean isLinkUp();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Nic#isLinkUp <em>Link Up</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Link Up</em>' attribute.
	 * @see #isSetLinkUp()
	 * @see #unsetLinkUp()
	 * @see #isLinkUp()
	 * @generated
	 */
	void setLinkUp(boolean value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Nic#isLinkUp <em>Link Up</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetLinkUp()
	 * @see #isLinkUp()
	 * @see #setLinkUp(boolean)
	 * @generated
	 */
	void unsetLinkUp();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Nic#isLinkUp <em>Link Up</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Link Up</em>' attribute is set.
	 * @see #unsetLinkUp()
	 * @see #isLinkUp()
	 * @see #setLinkUp(boolean)
	 * @generated
	 */
	boolean isSetLinkUp();

	/**
	 * Returns the value of the '<em><b>State</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * State when last seen.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>State</em>' containment reference.
	 * @see #setState(NicState)
	 * @see org.nicbench.model.NicBenchPackage#getNic_State()
	 * @model containment="true"
	 * @generated
	 */
	NicState getState();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Nic#getState <em>State</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>State</em>' containment reference.
	 * @see #getState()
	 * @generated
	 */
	void setState(NicState value);

} // Nic
