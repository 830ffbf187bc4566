/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Udp Result</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Figures only UDP has.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.UdpResult#getPackets <em>Packets</em>}</li>
 *   <li>{@link org.nicbench.model.UdpResult#getLost <em>Lost</em>}</li>
 *   <li>{@link org.nicbench.model.UdpResult#getLostPercent <em>Lost Percent</em>}</li>
 *   <li>{@link org.nicbench.model.UdpResult#getJitterSeconds <em>Jitter Seconds</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getUdpResult()
 * @model
 * @generated
 */
public interface UdpResult extends EObject {
	/**
	 * Returns the value of the '<em><b>Packets</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Packets</em>' attribute.
	 * @see #isSetPackets()
	 * @see #unsetPackets()
	 * @see #setPackets(long)
	 * @see org.nicbench.model.NicBenchPackage#getUdpResult_Packets()
	 * @model unsettable="true"
	 * @generated
	 */
	long getPackets();

	/**
	 * Sets the value of the '{@link org.nicbench.model.UdpResult#getPackets <em>Packets</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Packets</em>' attribute.
	 * @see #isSetPackets()
	 * @see #unsetPackets()
	 * @see #getPackets()
	 * @generated
	 */
	void setPackets(long value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.UdpResult#getPackets <em>Packets</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetPackets()
	 * @see #getPackets()
	 * @see #setPackets(long)
	 * @generated
	 */
	void unsetPackets();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.UdpResult#getPackets <em>Packets</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Packets</em>' attribute is set.
	 * @see #unsetPackets()
	 * @see #getPackets()
	 * @see #setPackets(long)
	 * @generated
	 */
	boolean isSetPackets();

	/**
	 * Returns the value of the '<em><b>Lost</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Lost</em>' attribute.
	 * @see #isSetLost()
	 * @see #unsetLost()
	 * @see #setLost(long)
	 * @see org.nicbench.model.NicBenchPackage#getUdpResult_Lost()
	 * @model unsettable="true"
	 * @generated
	 */
	long getLost();

	/**
	 * Sets the value of the '{@link org.nicbench.model.UdpResult#getLost <em>Lost</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Lost</em>' attribute.
	 * @see #isSetLost()
	 * @see #unsetLost()
	 * @see #getLost()
	 * @generated
	 */
	void setLost(long value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.UdpResult#getLost <em>Lost</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetLost()
	 * @see #getLost()
	 * @see #setLost(long)
	 * @generated
	 */
	void unsetLost();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.UdpResult#getLost <em>Lost</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Lost</em>' attribute is set.
	 * @see #unsetLost()
	 * @see #getLost()
	 * @see #setLost(long)
	 * @generated
	 */
	boolean isSetLost();

	/**
	 * Returns the value of the '<em><b>Lost Percent</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Lost Percent</em>' attribute.
	 * @see #isSetLostPercent()
	 * @see #unsetLostPercent()
	 * @see #setLostPercent(double)
	 * @see org.nicbench.model.NicBenchPackage#getUdpResult_LostPercent()
	 * @model unsettable="true"
	 * @generated
	 */
	double getLostPercent();

	/**
	 * Sets the value of the '{@link org.nicbench.model.UdpResult#getLostPercent <em>Lost Percent</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Lost Percent</em>' attribute.
	 * @see #isSetLostPercent()
	 * @see #unsetLostPercent()
	 * @see #getLostPercent()
	 * @generated
	 */
	void setLostPercent(double value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.UdpResult#getLostPercent <em>Lost Percent</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetLostPercent()
	 * @see #getLostPercent()
	 * @see #setLostPercent(double)
	 * @generated
	 */
	void unsetLostPercent();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.UdpResult#getLostPercent <em>Lost Percent</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Lost Percent</em>' attribute is set.
	 * @see #unsetLostPercent()
	 * @see #getLostPercent()
	 * @see #setLostPercent(double)
	 * @generated
	 */
	boolean isSetLostPercent();

	/**
	 * Returns the value of the '<em><b>Jitter Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Jitter Seconds</em>' attribute.
	 * @see #isSetJitterSeconds()
	 * @see #unsetJitterSeconds()
	 * @see #setJitterSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getUdpResult_JitterSeconds()
	 * @model unsettable="true"
	 * @generated
	 */
	double getJitterSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.UdpResult#getJitterSeconds <em>Jitter Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Jitter Seconds</em>' attribute.
	 * @see #isSetJitterSeconds()
	 * @see #unsetJitterSeconds()
	 * @see #getJitterSeconds()
	 * @generated
	 */
	void setJitterSeconds(double value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.UdpResult#getJitterSeconds <em>Jitter Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetJitterSeconds()
	 * @see #getJitterSeconds()
	 * @see #setJitterSeconds(double)
	 * @generated
	 */
	void unsetJitterSeconds();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.UdpResult#getJitterSeconds <em>Jitter Seconds</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Jitter Seconds</em>' attribute is set.
	 * @see #unsetJitterSeconds()
	 * @see #getJitterSeconds()
	 * @see #setJitterSeconds(double)
	 * @generated
	 */
	boolean isSetJitterSeconds();

} // UdpResult
