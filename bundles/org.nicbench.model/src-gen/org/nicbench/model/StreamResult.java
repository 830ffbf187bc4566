/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Stream Result</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Figures of one stream.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.StreamResult#getId <em>Id</em>}</li>
 *   <li>{@link org.nicbench.model.StreamResult#getSeconds <em>Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.StreamResult#getBytes <em>Bytes</em>}</li>
 *   <li>{@link org.nicbench.model.StreamResult#getBitsPerSecond <em>Bits Per Second</em>}</li>
 *   <li>{@link org.nicbench.model.StreamResult#getRetransmits <em>Retransmits</em>}</li>
 *   <li>{@link org.nicbench.model.StreamResult#getStatus <em>Status</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getStreamResult()
 * @model
 * @generated
 */
public interface StreamResult extends EObject {
	/**
	 * Returns the value of the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Id</em>' attribute.
	 * @see #setId(String)
	 * @see org.nicbench.model.NicBenchPackage#getStreamResult_Id()
	 * @model
	 * @generated
	 */
	String getId();

	/**
	 * Sets the value of the '{@link org.nicbench.model.StreamResult#getId <em>Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Id</em>' attribute.
	 * @see #getId()
	 * @generated
	 */
	void setId(String value);

	/**
	 * Returns the value of the '<em><b>Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Seconds</em>' attribute.
	 * @see #isSetSeconds()
	 * @see #unsetSeconds()
	 * @see #setSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getStreamResult_Seconds()
	 * @model unsettable="true"
	 * @generated
	 */
	double getSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.StreamResult#getSeconds <em>Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Seconds</em>' attribute.
	 * @see #isSetSeconds()
	 * @see #unsetSeconds()
	 * @see #getSeconds()
	 * @generated
	 */
	void setSeconds(double value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.StreamResult#getSeconds <em>Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetSeconds()
	 * @see #getSeconds()
	 * @see #setSeconds(double)
	 * @generated
	 */
	void unsetSeconds();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.StreamResult#getSeconds <em>Seconds</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Seconds</em>' attribute is set.
	 * @see #unsetSeconds()
	 * @see #getSeconds()
	 * @see #setSeconds(double)
	 * @generated
	 */
	boolean isSetSeconds();

	/**
	 * Returns the value of the '<em><b>Bytes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Bytes</em>' attribute.
	 * @see #isSetBytes()
	 * @see #unsetBytes()
	 * @see #setBytes(long)
	 * @see org.nicbench.model.NicBenchPackage#getStreamResult_Bytes()
	 * @model unsettable="true"
	 * @generated
	 */
	long getBytes();

	/**
	 * Sets the value of the '{@link org.nicbench.model.StreamResult#getBytes <em>Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Bytes</em>' attribute.
	 * @see #isSetBytes()
	 * @see #unsetBytes()
	 * @see #getBytes()
	 * @generated
	 */
	void setBytes(long value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.StreamResult#getBytes <em>Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetBytes()
	 * @see #getBytes()
	 * @see #setBytes(long)
	 * @generated
	 */
	void unsetBytes();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.StreamResult#getBytes <em>Bytes</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Bytes</em>' attribute is set.
	 * @see #unsetBytes()
	 * @see #getBytes()
	 * @see #setBytes(long)
	 * @generated
	 */
	boolean isSetBytes();

	/**
	 * Returns the value of the '<em><b>Bits Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Bits Per Second</em>' attribute.
	 * @see #isSetBitsPerSecond()
	 * @see #unsetBitsPerSecond()
	 * @see #setBitsPerSecond(double)
	 * @see org.nicbench.model.NicBenchPackage#getStreamResult_BitsPerSecond()
	 * @model unsettable="true"
	 * @generated
	 */
	double getBitsPerSecond();

	/**
	 * Sets the value of the '{@link org.nicbench.model.StreamResult#getBitsPerSecond <em>Bits Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Bits Per Second</em>' attribute.
	 * @see #isSetBitsPerSecond()
	 * @see #unsetBitsPerSecond()
	 * @see #getBitsPerSecond()
	 * @generated
	 */
	void setBitsPerSecond(double value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.StreamResult#getBitsPerSecond <em>Bits Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetBitsPerSecond()
	 * @see #getBitsPerSecond()
	 * @see #setBitsPerSecond(double)
	 * @generated
	 */
	void unsetBitsPerSecond();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.StreamResult#getBitsPerSecond <em>Bits Per Second</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Bits Per Second</em>' attribute is set.
	 * @see #unsetBitsPerSecond()
	 * @see #getBitsPerSecond()
	 * @see #setBitsPerSecond(double)
	 * @generated
	 */
	boolean isSetBitsPerSecond();

	/**
	 * Returns the value of the '<em><b>Retransmits</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Retransmits</em>' attribute.
	 * @see #isSetRetransmits()
	 * @see #unsetRetransmits()
	 * @see #setRetransmits(long)
	 * @see org.nicbench.model.NicBenchPackage#getStreamResult_Retransmits()
	 * @model unsettable="true"
	 * @generated
	 */
	long getRetransmits();

	/**
	 * Sets the value of the '{@link org.nicbench.model.StreamResult#getRetransmits <em>Retransmits</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Retransmits</em>' attribute.
	 * @see #isSetRetransmits()
	 * @see #unsetRetransmits()
	 * @see #getRetransmits()
	 * @generated
	 */
	void setRetransmits(long value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.StreamResult#getRetransmits <em>Retransmits</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetRetransmits()
	 * @see #getRetransmits()
	 * @see #setRetransmits(long)
	 * @generated
	 */
	void unsetRetransmits();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.StreamResult#getRetransmits <em>Retransmits</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Retransmits</em>' attribute is set.
	 * @see #unsetRetransmits()
	 * @see #getRetransmits()
	 * @see #setRetransmits(long)
	 * @generated
	 */
	boolean isSetRetransmits();

	/**
	 * Returns the value of the '<em><b>Status</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Status}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Status</em>' attribute.
	 * @see org.nicbench.model.Status
	 * @see #setStatus(Status)
	 * @see org.nicbench.model.NicBenchPackage#getStreamResult_Status()
	 * @model
	 * @generated
	 */
	Status getStatus();

	/**
	 * Sets the value of the '{@link org.nicbench.model.StreamResult#getStatus <em>Status</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Status</em>' attribute.
	 * @see org.nicbench.model.Status
	 * @see #getStatus()
	 * @generated
	 */
	void setStatus(Status value);

} // StreamResult
