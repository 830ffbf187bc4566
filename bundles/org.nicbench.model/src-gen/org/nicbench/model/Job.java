/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.ecore.EObject;

import org.nicbench.model.value.Labels;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Job</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * How load is made.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.Job#getTool <em>Tool</em>}</li>
 *   <li>{@link org.nicbench.model.Job#getSeconds <em>Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.Job#getBytes <em>Bytes</em>}</li>
 *   <li>{@link org.nicbench.model.Job#getPort <em>Port</em>}</li>
 *   <li>{@link org.nicbench.model.Job#getOptions <em>Options</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getJob()
 * @model
 * @generated
 */
public interface Job extends EObject {
	/**
	 * Returns the value of the '<em><b>Tool</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Tool</em>' attribute.
	 * @see #setTool(String)
	 * @see org.nicbench.model.NicBenchPackage#getJob_Tool()
	 * @model
	 * @generated
	 */
	String getTool();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Job#getTool <em>Tool</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Tool</em>' attribute.
	 * @see #getTool()
	 * @generated
	 */
	void setTool(String value);

	/**
	 * Returns the value of the '<em><b>Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Seconds</em>' attribute.
	 * @see #setSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getJob_Seconds()
	 * @model
	 * @generated
	 */
	double getSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Job#getSeconds <em>Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Seconds</em>' attribute.
	 * @see #getSeconds()
	 * @generated
	 */
	void setSeconds(double value);

	/**
	 * Returns the value of the '<em><b>Bytes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Bytes</em>' attribute.
	 * @see #isSetBytes()
	 * @see #unsetBytes()
	 * @see #setBytes(long)
	 * @see org.nicbench.model.NicBenchPackage#getJob_Bytes()
	 * @model unsettable="true"
	 * @generated
	 */
	long getBytes();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Job#getBytes <em>Bytes</em>}' attribute.
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
	 * Unsets the value of the '{@link org.nicbench.model.Job#getBytes <em>Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetBytes()
	 * @see #getBytes()
	 * @see #setBytes(long)
	 * @generated
	 */
	void unsetBytes();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Job#getBytes <em>Bytes</em>}' attribute is set.
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
	 * Returns the value of the '<em><b>Port</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Port</em>' attribute.
	 * @see #isSetPort()
	 * @see #unsetPort()
	 * @see #setPort(int)
	 * @see org.nicbench.model.NicBenchPackage#getJob_Port()
	 * @model unsettable="true"
	 * @generated
	 */
	int getPort();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Job#getPort <em>Port</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Port</em>' attribute.
	 * @see #isSetPort()
	 * @see #unsetPort()
	 * @see #getPort()
	 * @generated
	 */
	void setPort(int value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Job#getPort <em>Port</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetPort()
	 * @see #getPort()
	 * @see #setPort(int)
	 * @generated
	 */
	void unsetPort();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Job#getPort <em>Port</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Port</em>' attribute is set.
	 * @see #unsetPort()
	 * @see #getPort()
	 * @see #setPort(int)
	 * @generated
	 */
	boolean isSetPort();

	/**
	 * Returns the value of the '<em><b>Options</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Options</em>' attribute.
	 * @see #setOptions(Labels)
	 * @see org.nicbench.model.NicBenchPackage#getJob_Options()
	 * @model dataType="org.nicbench.model.Labels"
	 * @generated
	 */
	Labels getOptions();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Job#getOptions <em>Options</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Options</em>' attribute.
	 * @see #getOptions()
	 * @generated
	 */
	void setOptions(Labels value);

} // Job
