/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.common.util.EList;

import org.nicbench.model.value.Values;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Offload Profile</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What is asked of a NIC (file .offload).
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.OffloadProfile#getBase <em>Base</em>}</li>
 *   <li>{@link org.nicbench.model.OffloadProfile#getPolicy <em>Policy</em>}</li>
 *   <li>{@link org.nicbench.model.OffloadProfile#getSettings <em>Settings</em>}</li>
 *   <li>{@link org.nicbench.model.OffloadProfile#getMtu <em>Mtu</em>}</li>
 *   <li>{@link org.nicbench.model.OffloadProfile#getTxQueueLength <em>Tx Queue Length</em>}</li>
 *   <li>{@link org.nicbench.model.OffloadProfile#getRings <em>Rings</em>}</li>
 *   <li>{@link org.nicbench.model.OffloadProfile#getChannels <em>Channels</em>}</li>
 *   <li>{@link org.nicbench.model.OffloadProfile#getCoalescing <em>Coalescing</em>}</li>
 *   <li>{@link org.nicbench.model.OffloadProfile#getPause <em>Pause</em>}</li>
 *   <li>{@link org.nicbench.model.OffloadProfile#getPrivateFlags <em>Private Flags</em>}</li>
 *   <li>{@link org.nicbench.model.OffloadProfile#getCongestionControl <em>Congestion Control</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getOffloadProfile()
 * @model
 * @generated
 */
public interface OffloadProfile extends Document {
	/**
	 * Returns the value of the '<em><b>Base</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Relative URI of the profile this one builds on.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Base</em>' attribute.
	 * @see #setBase(String)
	 * @see org.nicbench.model.NicBenchPackage#getOffloadProfile_Base()
	 * @model
	 * @generated
	 */
	String getBase();

	/**
	 * Sets the value of the '{@link org.nicbench.model.OffloadProfile#getBase <em>Base</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Base</em>' attribute.
	 * @see #getBase()
	 * @generated
	 */
	void setBase(String value);

	/**
	 * Returns the value of the '<em><b>Policy</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Policy}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Policy</em>' attribute.
	 * @see org.nicbench.model.Policy
	 * @see #setPolicy(Policy)
	 * @see org.nicbench.model.NicBenchPackage#getOffloadProfile_Policy()
	 * @model
	 * @generated
	 */
	Policy getPolicy();

	/**
	 * Sets the value of the '{@link org.nicbench.model.OffloadProfile#getPolicy <em>Policy</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Policy</em>' attribute.
	 * @see org.nicbench.model.Policy
	 * @see #getPolicy()
	 * @generated
	 */
	void setPolicy(Policy value);

	/**
	 * Returns the value of the '<em><b>Settings</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.FeatureSetting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Settings</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getOffloadProfile_Settings()
	 * @model containment="true"
	 * @generated
	 */
	EList<FeatureSetting> getSettings();

	/**
	 * Returns the value of the '<em><b>Mtu</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Mtu</em>' attribute.
	 * @see #isSetMtu()
	 * @see #unsetMtu()
	 * @see #setMtu(int)
	 * @see org.nicbench.model.NicBenchPackage#getOffloadProfile_Mtu()
	 * @model unsettable="true"
	 * @generated
	 */
	int getMtu();

	/**
	 * Sets the value of the '{@link org.nicbench.model.OffloadProfile#getMtu <em>Mtu</em>}' attribute.
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
	 * Unsets the value of the '{@link org.nicbench.model.OffloadProfile#getMtu <em>Mtu</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetMtu()
	 * @see #getMtu()
	 * @see #setMtu(int)
	 * @generated
	 */
	void unsetMtu();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.OffloadProfile#getMtu <em>Mtu</em>}' attribute is set.
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
	 * @see org.nicbench.model.NicBenchPackage#getOffloadProfile_TxQueueLength()
	 * @model unsettable="true"
	 * @generated
	 */
	int getTxQueueLength();

	/**
	 * Sets the value of the '{@link org.nicbench.model.OffloadProfile#getTxQueueLength <em>Tx Queue Length</em>}' attribute.
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
	 * Unsets the value of the '{@link org.nicbench.model.OffloadProfile#getTxQueueLength <em>Tx Queue Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetTxQueueLength()
	 * @see #getTxQueueLength()
	 * @see #setTxQueueLength(int)
	 * @generated
	 */
	void unsetTxQueueLength();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.OffloadProfile#getTxQueueLength <em>Tx Queue Length</em>}' attribute is set.
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
	 * Returns the value of the '<em><b>Rings</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Rings</em>' attribute.
	 * @see #setRings(Values)
	 * @see org.nicbench.model.NicBenchPackage#getOffloadProfile_Rings()
	 * @model dataType="org.nicbench.model.Values"
	 * @generated
	 */
	Values getRings();

	/**
	 * Sets the value of the '{@link org.nicbench.model.OffloadProfile#getRings <em>Rings</em>}' attribute.
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
	 * @return the value of the '<em>Channels</em>' attribute.
	 * @see #setChannels(Values)
	 * @see org.nicbench.model.NicBenchPackage#getOffloadProfile_Channels()
	 * @model dataType="org.nicbench.model.Values"
	 * @generated
	 */
	Values getChannels();

	/**
	 * Sets the value of the '{@link org.nicbench.model.OffloadProfile#getChannels <em>Channels</em>}' attribute.
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
	 * @return the value of the '<em>Coalescing</em>' attribute.
	 * @see #setCoalescing(Values)
	 * @see org.nicbench.model.NicBenchPackage#getOffloadProfile_Coalescing()
	 * @model dataType="org.nicbench.model.Values"
	 * @generated
	 */
	Values getCoalescing();

	/**
	 * Sets the value of the '{@link org.nicbench.model.OffloadProfile#getCoalescing <em>Coalescing</em>}' attribute.
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
	 * @return the value of the '<em>Pause</em>' attribute.
	 * @see #setPause(Values)
	 * @see org.nicbench.model.NicBenchPackage#getOffloadProfile_Pause()
	 * @model dataType="org.nicbench.model.Values"
	 * @generated
	 */
	Values getPause();

	/**
	 * Sets the value of the '{@link org.nicbench.model.OffloadProfile#getPause <em>Pause</em>}' attribute.
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
	 * @return the value of the '<em>Private Flags</em>' attribute.
	 * @see #setPrivateFlags(Values)
	 * @see org.nicbench.model.NicBenchPackage#getOffloadProfile_PrivateFlags()
	 * @model dataType="org.nicbench.model.Values"
	 * @generated
	 */
	Values getPrivateFlags();

	/**
	 * Sets the value of the '{@link org.nicbench.model.OffloadProfile#getPrivateFlags <em>Private Flags</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Private Flags</em>' attribute.
	 * @see #getPrivateFlags()
	 * @generated
	 */
	void setPrivateFlags(Values value);

	/**
	 * Returns the value of the '<em><b>Congestion Control</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Congestion Control</em>' attribute.
	 * @see #setCongestionControl(String)
	 * @see org.nicbench.model.NicBenchPackage#getOffloadProfile_CongestionControl()
	 * @model
	 * @generated
	 */
	String getCongestionControl();

	/**
	 * Sets the value of the '{@link org.nicbench.model.OffloadProfile#getCongestionControl <em>Congestion Control</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Congestion Control</em>' attribute.
	 * @see #getCongestionControl()
	 * @generated
	 */
	void setCongestionControl(String value);

} // OffloadProfile
