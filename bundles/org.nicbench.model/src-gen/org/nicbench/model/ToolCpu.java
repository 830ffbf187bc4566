/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Tool Cpu</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A processor figure of one end.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.ToolCpu#getSide <em>Side</em>}</li>
 *   <li>{@link org.nicbench.model.ToolCpu#getPercentOfOneCore <em>Percent Of One Core</em>}</li>
 *   <li>{@link org.nicbench.model.ToolCpu#getSource <em>Source</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getToolCpu()
 * @model
 * @generated
 */
public interface ToolCpu extends EObject {
	/**
	 * Returns the value of the '<em><b>Side</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Side}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Side</em>' attribute.
	 * @see org.nicbench.model.Side
	 * @see #setSide(Side)
	 * @see org.nicbench.model.NicBenchPackage#getToolCpu_Side()
	 * @model
	 * @generated
	 */
	Side getSide();

	/**
	 * Sets the value of the '{@link org.nicbench.model.ToolCpu#getSide <em>Side</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Side</em>' attribute.
	 * @see org.nicbench.model.Side
	 * @see #getSide()
	 * @generated
	 */
	void setSide(Side value);

	/**
	 * Returns the value of the '<em><b>Percent Of One Core</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Percent Of One Core</em>' attribute.
	 * @see #isSetPercentOfOneCore()
	 * @see #unsetPercentOfOneCore()
	 * @see #setPercentOfOneCore(double)
	 * @see org.nicbench.model.NicBenchPackage#getToolCpu_PercentOfOneCore()
	 * @model unsettable="true"
	 * @generated
	 */
	double getPercentOfOneCore();

	/**
	 * Sets the value of the '{@link org.nicbench.model.ToolCpu#getPercentOfOneCore <em>Percent Of One Core</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Percent Of One Core</em>' attribute.
	 * @see #isSetPercentOfOneCore()
	 * @see #unsetPercentOfOneCore()
	 * @see #getPercentOfOneCore()
	 * @generated
	 */
	void setPercentOfOneCore(double value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.ToolCpu#getPercentOfOneCore <em>Percent Of One Core</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetPercentOfOneCore()
	 * @see #getPercentOfOneCore()
	 * @see #setPercentOfOneCore(double)
	 * @generated
	 */
	void unsetPercentOfOneCore();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.ToolCpu#getPercentOfOneCore <em>Percent Of One Core</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Percent Of One Core</em>' attribute is set.
	 * @see #unsetPercentOfOneCore()
	 * @see #getPercentOfOneCore()
	 * @see #setPercentOfOneCore(double)
	 * @generated
	 */
	boolean isSetPercentOfOneCore();

	/**
	 * Returns the value of the '<em><b>Source</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.CpuSource}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Source</em>' attribute.
	 * @see org.nicbench.model.CpuSource
	 * @see #setSource(CpuSource)
	 * @see org.nicbench.model.NicBenchPackage#getToolCpu_Source()
	 * @model
	 * @generated
	 */
	CpuSource getSource();

	/**
	 * Sets the value of the '{@link org.nicbench.model.ToolCpu#getSource <em>Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Source</em>' attribute.
	 * @see org.nicbench.model.CpuSource
	 * @see #getSource()
	 * @generated
	 */
	void setSource(CpuSource value);

} // ToolCpu
