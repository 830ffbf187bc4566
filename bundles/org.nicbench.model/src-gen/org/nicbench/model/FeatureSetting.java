/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Feature Setting</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Asks one feature or one legacy group to be on or off.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.FeatureSetting#getSelector <em>Selector</em>}</li>
 *   <li>{@link org.nicbench.model.FeatureSetting#getValue <em>Value</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getFeatureSetting()
 * @model
 * @generated
 */
public interface FeatureSetting extends EObject {
	/**
	 * Returns the value of the '<em><b>Selector</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Kernel feature name or short group name (tso, gso ...).
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Selector</em>' attribute.
	 * @see #setSelector(String)
	 * @see org.nicbench.model.NicBenchPackage#getFeatureSetting_Selector()
	 * @model
	 * @generated
	 */
	String getSelector();

	/**
	 * Sets the value of the '{@link org.nicbench.model.FeatureSetting#getSelector <em>Selector</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Selector</em>' attribute.
	 * @see #getSelector()
	 * @generated
	 */
	void setSelector(String value);

	/**
	 * Returns the value of the '<em><b>Value</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Switch}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Value</em>' attribute.
	 * @see org.nicbench.model.Switch
	 * @see #setValue(Switch)
	 * @see org.nicbench.model.NicBenchPackage#getFeatureSetting_Value()
	 * @model
	 * @generated
	 */
	Switch getValue();

	/**
	 * Sets the value of the '{@link org.nicbench.model.FeatureSetting#getValue <em>Value</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Value</em>' attribute.
	 * @see org.nicbench.model.Switch
	 * @see #getValue()
	 * @generated
	 */
	void setValue(Switch value);

} // FeatureSetting
