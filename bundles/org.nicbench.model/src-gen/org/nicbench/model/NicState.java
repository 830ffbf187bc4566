/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Labels;
import org.nicbench.model.value.Values;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Nic State</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * State of a NIC at one moment. Everything but takenAt, counters, id and provenance identifies it.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.NicState#getId <em>Id</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getNic <em>Nic</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getTakenAt <em>Taken At</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getKernel <em>Kernel</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getDriver <em>Driver</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getDriverVersion <em>Driver Version</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getFirmware <em>Firmware</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getBus <em>Bus</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getMtu <em>Mtu</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getTxQueueLength <em>Tx Queue Length</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#isLinkUp <em>Link Up</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getSpeedBitsPerSecond <em>Speed Bits Per Second</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getDuplex <em>Duplex</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getFeatures <em>Features</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getGroups <em>Groups</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getRings <em>Rings</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getChannels <em>Channels</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getCoalescing <em>Coalescing</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getPause <em>Pause</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getPrivateFlags <em>Private Flags</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getCounters <em>Counters</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getProduct <em>Product</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getLink <em>Link</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getTimestamping <em>Timestamping</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getProvenance <em>Provenance</em>}</li>
 *   <li>{@link org.nicbench.model.NicState#getWarnings <em>Warnings</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getNicState()
 * @model
 * @generated
 */
public interface NicState extends EObject {
	/**
	 * Returns the value of the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Hash of the identifying content; the name by which a run refers to this state.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Id</em>' attribute.
	 * @see #setId(String)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Id()
	 * @model
	 * @generated
	 */
	String getId();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getId <em>Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Id</em>' attribute.
	 * @see #getId()
	 * @generated
	 */
	void setId(String value);

	/**
	 * Returns the value of the '<em><b>Nic</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Nic</em>' attribute.
	 * @see #setNic(String)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Nic()
	 * @model
	 * @generated
	 */
	String getNic();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getNic <em>Nic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Nic</em>' attribute.
	 * @see #getNic()
	 * @generated
	 */
	void setNic(String value);

	/**
	 * Returns the value of the '<em><b>Taken At</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * ISO 8601.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Taken At</em>' attribute.
	 * @see #setTakenAt(String)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_TakenAt()
	 * @model
	 * @generated
	 */
	String getTakenAt();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getTakenAt <em>Taken At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Taken At</em>' attribute.
	 * @see #getTakenAt()
	 * @generated
	 */
	void setTakenAt(String value);

	/**
	 * Returns the value of the '<em><b>Kernel</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Kernel</em>' attribute.
	 * @see #setKernel(String)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Kernel()
	 * @model
	 * @generated
	 */
	String getKernel();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getKernel <em>Kernel</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kernel</em>' attribute.
	 * @see #getKernel()
	 * @generated
	 */
	void setKernel(String value);

	/**
	 * Returns the value of the '<em><b>Driver</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Driver</em>' attribute.
	 * @see #setDriver(String)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Driver()
	 * @model
	 * @generated
	 */
	String getDriver();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getDriver <em>Driver</em>}' attribute.
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
	 * @see org.nicbench.model.NicBenchPackage#getNicState_DriverVersion()
	 * @model
	 * @generated
	 */
	String getDriverVersion();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getDriverVersion <em>Driver Version</em>}' attribute.
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
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Firmware()
	 * @model
	 * @generated
	 */
	String getFirmware();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getFirmware <em>Firmware</em>}' attribute.
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
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Bus()
	 * @model
	 * @generated
	 */
	String getBus();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getBus <em>Bus</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Bus</em>' attribute.
	 * @see #getBus()
	 * @generated
	 */
	void setBus(String value);

	/**
	 * Returns the value of the '<em><b>Mtu</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Mtu</em>' attribute.
	 * @see #isSetMtu()
	 * @see #unsetMtu()
	 * @see #setMtu(int)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Mtu()
	 * @model unsettable="true"
	 * @generated
	 */
	int getMtu();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getMtu <em>Mtu</em>}' attribute.
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
	 * Unsets the value of the '{@link org.nicbench.model.NicState#getMtu <em>Mtu</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetMtu()
	 * @see #getMtu()
	 * @see #setMtu(int)
	 * @generated
	 */
	void unsetMtu();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.NicState#getMtu <em>Mtu</em>}' attribute is set.
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
	 * Returns the value of the '<em><b>Tx Queue Length</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Tx Queue Length</em>' attribute.
	 * @see #isSetTxQueueLength()
	 * @see #unsetTxQueueLength()
	 * @see #setTxQueueLength(int)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_TxQueueLength()
	 * @model unsettable="true"
	 * @generated
	 */
	int getTxQueueLength();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getTxQueueLength <em>Tx Queue Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Tx Queue Length</em>' attribute.
	 * @see #isSetTxQueueLength()
	 * @see #unsetTxQueueLength()
	 * @see #getTxQueueLength()
	 * @generated
	 */
	void setTxQueueLength(int value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.NicState#getTxQueueLength <em>Tx Queue Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetTxQueueLength()
	 * @see #getTxQueueLength()
	 * @see #setTxQueueLength(int)
	 * @generated
	 */
	void unsetTxQueueLength();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.NicState#getTxQueueLength <em>Tx Queue Length</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Tx Queue Length</em>' attribute is set.
	 * @see #unsetTxQueueLength()
	 * @see #getTxQueueLength()
	 * @see #setTxQueueLength(int)
	 * @generated
	 */
	boolean isSetTxQueueLength();

	/**
	 * Returns the value of the '<em><b>Link Up</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Link Up</em>' attribute.
	 * @see #isSetLinkUp()
	 * @see #unsetLinkUp()
	 * @see #setLinkUp(boolean)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_LinkUp()
	 * @model unsettable="true"
	 * @generated
	 */
	boolean isLinkUp();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#isLinkUp <em>Link Up</em>}' attribute.
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
	 * Unsets the value of the '{@link org.nicbench.model.NicState#isLinkUp <em>Link Up</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetLinkUp()
	 * @see #isLinkUp()
	 * @see #setLinkUp(boolean)
	 * @generated
	 */
	void unsetLinkUp();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.NicState#isLinkUp <em>Link Up</em>}' attribute is set.
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
	 * Returns the value of the '<em><b>Speed Bits Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Speed Bits Per Second</em>' attribute.
	 * @see #isSetSpeedBitsPerSecond()
	 * @see #unsetSpeedBitsPerSecond()
	 * @see #setSpeedBitsPerSecond(long)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_SpeedBitsPerSecond()
	 * @model unsettable="true"
	 * @generated
	 */
	long getSpeedBitsPerSecond();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getSpeedBitsPerSecond <em>Speed Bits Per Second</em>}' attribute.
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
	 * Unsets the value of the '{@link org.nicbench.model.NicState#getSpeedBitsPerSecond <em>Speed Bits Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetSpeedBitsPerSecond()
	 * @see #getSpeedBitsPerSecond()
	 * @see #setSpeedBitsPerSecond(long)
	 * @generated
	 */
	void unsetSpeedBitsPerSecond();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.NicState#getSpeedBitsPerSecond <em>Speed Bits Per Second</em>}' attribute is set.
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
	 * Returns the value of the '<em><b>Duplex</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Duplex</em>' attribute.
	 * @see #setDuplex(String)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Duplex()
	 * @model
	 * @generated
	 */
	String getDuplex();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getDuplex <em>Duplex</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Duplex</em>' attribute.
	 * @see #getDuplex()
	 * @generated
	 */
	void setDuplex(String value);

	/**
	 * Returns the value of the '<em><b>Features</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Features</em>' attribute.
	 * @see #setFeatures(FeatureTable)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Features()
	 * @model dataType="org.nicbench.model.FeatureTable"
	 * @generated
	 */
	FeatureTable getFeatures();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getFeatures <em>Features</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Features</em>' attribute.
	 * @see #getFeatures()
	 * @generated
	 */
	void setFeatures(FeatureTable value);

	/**
	 * Returns the value of the '<em><b>Groups</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Legacy groups a text told by name alone (on, off, na), where it holds no kernel names.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Groups</em>' attribute.
	 * @see #setGroups(Labels)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Groups()
	 * @model dataType="org.nicbench.model.Labels"
	 * @generated
	 */
	Labels getGroups();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getGroups <em>Groups</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Groups</em>' attribute.
	 * @see #getGroups()
	 * @generated
	 */
	void setGroups(Labels value);

	/**
	 * Returns the value of the '<em><b>Rings</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Current (rx, tx ...) and maximum (rx-max, tx-max ...) ring sizes.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Rings</em>' attribute.
	 * @see #setRings(Values)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Rings()
	 * @model dataType="org.nicbench.model.Values"
	 * @generated
	 */
	Values getRings();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getRings <em>Rings</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Rings</em>' attribute.
	 * @see #getRings()
	 * @generated
	 */
	void setRings(Values value);

	/**
	 * Returns the value of the '<em><b>Channels</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Current and maximum (NAME-max) channels.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Channels</em>' attribute.
	 * @see #setChannels(Values)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Channels()
	 * @model dataType="org.nicbench.model.Values"
	 * @generated
	 */
	Values getChannels();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getChannels <em>Channels</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Channels</em>' attribute.
	 * @see #getChannels()
	 * @generated
	 */
	void setChannels(Values value);

	/**
	 * Returns the value of the '<em><b>Coalescing</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Interrupt coalescing, microseconds and frames, by ethtool name.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Coalescing</em>' attribute.
	 * @see #setCoalescing(Values)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Coalescing()
	 * @model dataType="org.nicbench.model.Values"
	 * @generated
	 */
	Values getCoalescing();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getCoalescing <em>Coalescing</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Coalescing</em>' attribute.
	 * @see #getCoalescing()
	 * @generated
	 */
	void setCoalescing(Values value);

	/**
	 * Returns the value of the '<em><b>Pause</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * autoneg, rx, tx: 0 or 1.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Pause</em>' attribute.
	 * @see #setPause(Values)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Pause()
	 * @model dataType="org.nicbench.model.Values"
	 * @generated
	 */
	Values getPause();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getPause <em>Pause</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Pause</em>' attribute.
	 * @see #getPause()
	 * @generated
	 */
	void setPause(Values value);

	/**
	 * Returns the value of the '<em><b>Private Flags</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * 0 or 1 by flag name.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Private Flags</em>' attribute.
	 * @see #setPrivateFlags(Values)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_PrivateFlags()
	 * @model dataType="org.nicbench.model.Values"
	 * @generated
	 */
	Values getPrivateFlags();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getPrivateFlags <em>Private Flags</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Private Flags</em>' attribute.
	 * @see #getPrivateFlags()
	 * @generated
	 */
	void setPrivateFlags(Values value);

	/**
	 * Returns the value of the '<em><b>Counters</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Statistics by the driver's name.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Counters</em>' attribute.
	 * @see #setCounters(Values)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Counters()
	 * @model dataType="org.nicbench.model.Values"
	 * @generated
	 */
	Values getCounters();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getCounters <em>Counters</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Counters</em>' attribute.
	 * @see #getCounters()
	 * @generated
	 */
	void setCounters(Values value);

	/**
	 * Returns the value of the '<em><b>Product</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Product name, as lspci tells it.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Product</em>' attribute.
	 * @see #setProduct(String)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Product()
	 * @model
	 * @generated
	 */
	String getProduct();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getProduct <em>Product</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Product</em>' attribute.
	 * @see #getProduct()
	 * @generated
	 */
	void setProduct(String value);

	/**
	 * Returns the value of the '<em><b>Link</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What a text tells of the link beside speed and duplex (port, autoneg, supported modes, kind of device, master ...), by its own key.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Link</em>' attribute.
	 * @see #setLink(Labels)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Link()
	 * @model dataType="org.nicbench.model.Labels"
	 * @generated
	 */
	Labels getLink();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getLink <em>Link</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Link</em>' attribute.
	 * @see #getLink()
	 * @generated
	 */
	void setLink(Labels value);

	/**
	 * Returns the value of the '<em><b>Timestamping</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Time stamping (ethtool -T): capabilities, phc, tx-modes, rx-filters, by key; several values with blanks between.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Timestamping</em>' attribute.
	 * @see #setTimestamping(Labels)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Timestamping()
	 * @model dataType="org.nicbench.model.Labels"
	 * @generated
	 */
	Labels getTimestamping();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getTimestamping <em>Timestamping</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Timestamping</em>' attribute.
	 * @see #getTimestamping()
	 * @generated
	 */
	void setTimestamping(Labels value);

	/**
	 * Returns the value of the '<em><b>Provenance</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Provenance</em>' containment reference.
	 * @see #setProvenance(Provenance)
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Provenance()
	 * @model containment="true"
	 * @generated
	 */
	Provenance getProvenance();

	/**
	 * Sets the value of the '{@link org.nicbench.model.NicState#getProvenance <em>Provenance</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Provenance</em>' containment reference.
	 * @see #getProvenance()
	 * @generated
	 */
	void setProvenance(Provenance value);

	/**
	 * Returns the value of the '<em><b>Warnings</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Warnings</em>' attribute list.
	 * @see org.nicbench.model.NicBenchPackage#getNicState_Warnings()
	 * @model unique="false"
	 * @generated
	 */
	EList<String> getWarnings();

} // NicState
