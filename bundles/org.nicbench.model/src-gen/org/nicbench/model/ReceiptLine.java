/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Receipt Line</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What became of one feature or setting.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.ReceiptLine#getName <em>Name</em>}</li>
 *   <li>{@link org.nicbench.model.ReceiptLine#getAsked <em>Asked</em>}</li>
 *   <li>{@link org.nicbench.model.ReceiptLine#getBefore <em>Before</em>}</li>
 *   <li>{@link org.nicbench.model.ReceiptLine#getAfter <em>After</em>}</li>
 *   <li>{@link org.nicbench.model.ReceiptLine#getResult <em>Result</em>}</li>
 *   <li>{@link org.nicbench.model.ReceiptLine#getBecause <em>Because</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getReceiptLine()
 * @model
 * @generated
 */
public interface ReceiptLine extends EObject {
	/**
	 * Returns the value of the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Name</em>' attribute.
	 * @see #setName(String)
	 * @see org.nicbench.model.NicBenchPackage#getReceiptLine_Name()
	 * @model
	 * @generated
	 */
	String getName();

	/**
	 * Sets the value of the '{@link org.nicbench.model.ReceiptLine#getName <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Name</em>' attribute.
	 * @see #getName()
	 * @generated
	 */
	void setName(String value);

	/**
	 * Returns the value of the '<em><b>Asked</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * on, off, a number, or empty for a side effect.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Asked</em>' attribute.
	 * @see #setAsked(String)
	 * @see org.nicbench.model.NicBenchPackage#getReceiptLine_Asked()
	 * @model
	 * @generated
	 */
	String getAsked();

	/**
	 * Sets the value of the '{@link org.nicbench.model.ReceiptLine#getAsked <em>Asked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Asked</em>' attribute.
	 * @see #getAsked()
	 * @generated
	 */
	void setAsked(String value);

	/**
	 * Returns the value of the '<em><b>Before</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Before</em>' attribute.
	 * @see #setBefore(String)
	 * @see org.nicbench.model.NicBenchPackage#getReceiptLine_Before()
	 * @model
	 * @generated
	 */
	String getBefore();

	/**
	 * Sets the value of the '{@link org.nicbench.model.ReceiptLine#getBefore <em>Before</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Before</em>' attribute.
	 * @see #getBefore()
	 * @generated
	 */
	void setBefore(String value);

	/**
	 * Returns the value of the '<em><b>After</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>After</em>' attribute.
	 * @see #setAfter(String)
	 * @see org.nicbench.model.NicBenchPackage#getReceiptLine_After()
	 * @model
	 * @generated
	 */
	String getAfter();

	/**
	 * Sets the value of the '{@link org.nicbench.model.ReceiptLine#getAfter <em>After</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>After</em>' attribute.
	 * @see #getAfter()
	 * @generated
	 */
	void setAfter(String value);

	/**
	 * Returns the value of the '<em><b>Result</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.FeatureResult}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Result</em>' attribute.
	 * @see org.nicbench.model.FeatureResult
	 * @see #setResult(FeatureResult)
	 * @see org.nicbench.model.NicBenchPackage#getReceiptLine_Result()
	 * @model
	 * @generated
	 */
	FeatureResult getResult();

	/**
	 * Sets the value of the '{@link org.nicbench.model.ReceiptLine#getResult <em>Result</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Result</em>' attribute.
	 * @see org.nicbench.model.FeatureResult
	 * @see #getResult()
	 * @generated
	 */
	void setResult(FeatureResult value);

	/**
	 * Returns the value of the '<em><b>Because</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Because</em>' attribute.
	 * @see #setBecause(String)
	 * @see org.nicbench.model.NicBenchPackage#getReceiptLine_Because()
	 * @model
	 * @generated
	 */
	String getBecause();

	/**
	 * Sets the value of the '{@link org.nicbench.model.ReceiptLine#getBecause <em>Because</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Because</em>' attribute.
	 * @see #getBecause()
	 * @generated
	 */
	void setBecause(String value);

} // ReceiptLine
