/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Time Use</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Output of a time command.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.TimeUse#getRealSeconds <em>Real Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.TimeUse#getUserSeconds <em>User Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.TimeUse#getSystemSeconds <em>System Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.TimeUse#getMaximumResidentBytes <em>Maximum Resident Bytes</em>}</li>
 *   <li>{@link org.nicbench.model.TimeUse#getCommand <em>Command</em>}</li>
 *   <li>{@link org.nicbench.model.TimeUse#getWarnings <em>Warnings</em>}</li>
 *   <li>{@link org.nicbench.model.TimeUse#getProvenance <em>Provenance</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getTimeUse()
 * @model
 * @generated
 */
public interface TimeUse extends EObject {
	/**
	 * Returns the value of the '<em><b>Real Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Real Seconds</em>' attribute.
	 * @see #isSetRealSeconds()
	 * @see #unsetRealSeconds()
	 * @see #setRealSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getTimeUse_RealSeconds()
	 * @model unsettable="true"
	 * @generated
	 */
	double getRealSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.TimeUse#getRealSeconds <em>Real Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Real Seconds</em>' attribute.
	 * @see #isSetRealSeconds()
	 * @see #unsetRealSeconds()
	 * @see #getRealSeconds()
	 * @generated
	 */
	void setRealSeconds(double value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.TimeUse#getRealSeconds <em>Real Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetRealSeconds()
	 * @see #getRealSeconds()
	 * @see #setRealSeconds(double)
	 * @generated
	 */
	void unsetRealSeconds();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.TimeUse#getRealSeconds <em>Real Seconds</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Real Seconds</em>' attribute is set.
	 * @see #unsetRealSeconds()
	 * @see #getRealSeconds()
	 * @see #setRealSeconds(double)
	 * @generated
	 */
	boolean isSetRealSeconds();

	/**
	 * Returns the value of the '<em><b>User Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>User Seconds</em>' attribute.
	 * @see #isSetUserSeconds()
	 * @see #unsetUserSeconds()
	 * @see #setUserSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getTimeUse_UserSeconds()
	 * @model unsettable="true"
	 * @generated
	 */
	double getUserSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.TimeUse#getUserSeconds <em>User Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>User Seconds</em>' attribute.
	 * @see #isSetUserSeconds()
	 * @see #unsetUserSeconds()
	 * @see #getUserSeconds()
	 * @generated
	 */
	void setUserSeconds(double value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.TimeUse#getUserSeconds <em>User Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetUserSeconds()
	 * @see #getUserSeconds()
	 * @see #setUserSeconds(double)
	 * @generated
	 */
	void unsetUserSeconds();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.TimeUse#getUserSeconds <em>User Seconds</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>User Seconds</em>' attribute is set.
	 * @see #unsetUserSeconds()
	 * @see #getUserSeconds()
	 * @see #setUserSeconds(double)
	 * @generated
	 */
	boolean isSetUserSeconds();

	/**
	 * Returns the value of the '<em><b>System Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>System Seconds</em>' attribute.
	 * @see #isSetSystemSeconds()
	 * @see #unsetSystemSeconds()
	 * @see #setSystemSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getTimeUse_SystemSeconds()
	 * @model unsettable="true"
	 * @generated
	 */
	double getSystemSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.TimeUse#getSystemSeconds <em>System Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>System Seconds</em>' attribute.
	 * @see #isSetSystemSeconds()
	 * @see #unsetSystemSeconds()
	 * @see #getSystemSeconds()
	 * @generated
	 */
	void setSystemSeconds(double value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.TimeUse#getSystemSeconds <em>System Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetSystemSeconds()
	 * @see #getSystemSeconds()
	 * @see #setSystemSeconds(double)
	 * @generated
	 */
	void unsetSystemSeconds();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.TimeUse#getSystemSeconds <em>System Seconds</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>System Seconds</em>' attribute is set.
	 * @see #unsetSystemSeconds()
	 * @see #getSystemSeconds()
	 * @see #setSystemSeconds(double)
	 * @generated
	 */
	boolean isSetSystemSeconds();

	/**
	 * Returns the value of the '<em><b>Maximum Resident Bytes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Maximum Resident Bytes</em>' attribute.
	 * @see #isSetMaximumResidentBytes()
	 * @see #unsetMaximumResidentBytes()
	 * @see #setMaximumResidentBytes(long)
	 * @see org.nicbench.model.NicBenchPackage#getTimeUse_MaximumResidentBytes()
	 * @model unsettable="true"
	 * @generated
	 */
	long getMaximumResidentBytes();

	/**
	 * Sets the value of the '{@link org.nicbench.model.TimeUse#getMaximumResidentBytes <em>Maximum Resident Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Maximum Resident Bytes</em>' attribute.
	 * @see #isSetMaximumResidentBytes()
	 * @see #unsetMaximumResidentBytes()
	 * @see #getMaximumResidentBytes()
	 * @generated
	 */
	void setMaximumResidentBytes(long value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.TimeUse#getMaximumResidentBytes <em>Maximum Resident Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetMaximumResidentBytes()
	 * @see #getMaximumResidentBytes()
	 * @see #setMaximumResidentBytes(long)
	 * @generated
	 */
	void unsetMaximumResidentBytes();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.TimeUse#getMaximumResidentBytes <em>Maximum Resident Bytes</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Maximum Resident Bytes</em>' attribute is set.
	 * @see #unsetMaximumResidentBytes()
	 * @see #getMaximumResidentBytes()
	 * @see #setMaximumResidentBytes(long)
	 * @generated
	 */
	boolean isSetMaximumResidentBytes();

	/**
	 * Returns the value of the '<em><b>Command</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Command</em>' attribute.
	 * @see #setCommand(String)
	 * @see org.nicbench.model.NicBenchPackage#getTimeUse_Command()
	 * @model
	 * @generated
	 */
	String getCommand();

	/**
	 * Sets the value of the '{@link org.nicbench.model.TimeUse#getCommand <em>Command</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Command</em>' attribute.
	 * @see #getCommand()
	 * @generated
	 */
	void setCommand(String value);

	/**
	 * Returns the value of the '<em><b>Warnings</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Warnings</em>' attribute list.
	 * @see org.nicbench.model.NicBenchPackage#getTimeUse_Warnings()
	 * @model unique="false"
	 * @generated
	 */
	EList<String> getWarnings();

	/**
	 * Returns the value of the '<em><b>Provenance</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Provenance</em>' containment reference.
	 * @see #setProvenance(Provenance)
	 * @see org.nicbench.model.NicBenchPackage#getTimeUse_Provenance()
	 * @model containment="true"
	 * @generated
	 */
	Provenance getProvenance();

	/**
	 * Sets the value of the '{@link org.nicbench.model.TimeUse#getProvenance <em>Provenance</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Provenance</em>' containment reference.
	 * @see #getProvenance()
	 * @generated
	 */
	void setProvenance(Provenance value);

} // TimeUse
