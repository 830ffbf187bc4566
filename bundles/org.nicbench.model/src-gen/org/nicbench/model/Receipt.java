/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Receipt</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What became of a profile on a NIC.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.Receipt#getId <em>Id</em>}</li>
 *   <li>{@link org.nicbench.model.Receipt#getNic <em>Nic</em>}</li>
 *   <li>{@link org.nicbench.model.Receipt#getProfile <em>Profile</em>}</li>
 *   <li>{@link org.nicbench.model.Receipt#getAsked <em>Asked</em>}</li>
 *   <li>{@link org.nicbench.model.Receipt#getOutcome <em>Outcome</em>}</li>
 *   <li>{@link org.nicbench.model.Receipt#getLines <em>Lines</em>}</li>
 *   <li>{@link org.nicbench.model.Receipt#isRestored <em>Restored</em>}</li>
 *   <li>{@link org.nicbench.model.Receipt#getWarnings <em>Warnings</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getReceipt()
 * @model
 * @generated
 */
public interface Receipt extends EObject {
	/**
	 * Returns the value of the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Id</em>' attribute.
	 * @see #setId(String)
	 * @see org.nicbench.model.NicBenchPackage#getReceipt_Id()
	 * @model
	 * @generated
	 */
	String getId();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Receipt#getId <em>Id</em>}' attribute.
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
	 * @see org.nicbench.model.NicBenchPackage#getReceipt_Nic()
	 * @model
	 * @generated
	 */
	String getNic();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Receipt#getNic <em>Nic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Nic</em>' attribute.
	 * @see #getNic()
	 * @generated
	 */
	void setNic(String value);

	/**
	 * Returns the value of the '<em><b>Profile</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Profile</em>' attribute.
	 * @see #setProfile(String)
	 * @see org.nicbench.model.NicBenchPackage#getReceipt_Profile()
	 * @model
	 * @generated
	 */
	String getProfile();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Receipt#getProfile <em>Profile</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Profile</em>' attribute.
	 * @see #getProfile()
	 * @generated
	 */
	void setProfile(String value);

	/**
	 * Returns the value of the '<em><b>Asked</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Asked</em>' attribute.
	 * @see #setAsked(int)
	 * @see org.nicbench.model.NicBenchPackage#getReceipt_Asked()
	 * @model
	 * @generated
	 */
	int getAsked();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Receipt#getAsked <em>Asked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Asked</em>' attribute.
	 * @see #getAsked()
	 * @generated
	 */
	void setAsked(int value);

	/**
	 * Returns the value of the '<em><b>Outcome</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Outcome}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Outcome</em>' attribute.
	 * @see org.nicbench.model.Outcome
	 * @see #setOutcome(Outcome)
	 * @see org.nicbench.model.NicBenchPackage#getReceipt_Outcome()
	 * @model
	 * @generated
	 */
	Outcome getOutcome();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Receipt#getOutcome <em>Outcome</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Outcome</em>' attribute.
	 * @see org.nicbench.model.Outcome
	 * @see #getOutcome()
	 * @generated
	 */
	void setOutcome(Outcome value);

	/**
	 * Returns the value of the '<em><b>Lines</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.ReceiptLine}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Lines</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getReceipt_Lines()
	 * @model containment="true"
	 * @generated
	 */
	EList<ReceiptLine> getLines();

	/**
	 * Returns the value of the '<em><b>Restored</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Restored</em>' attribute.
	 * @see #isSetRestored()
	 * @see #unsetRestored()
	 * @see #setRestored(boolean)
	 * @see org.nicbench.model.NicBenchPackage#getReceipt_Restored()
	 * @model unsettable="true"
	 * @generated
	 */
	boolean isRestored();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Receipt#isRestored <em>Restored</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Restored</em>' attribute.
	 * @see #isSetRestored()
	 * @see #unsetRestored()
	 * @see #isRestored()
	 * @generated
	 */
	void setRestored(boolean value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Receipt#isRestored <em>Restored</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetRestored()
	 * @see #isRestored()
	 * @see #setRestored(boolean)
	 * @generated
	 */
	void unsetRestored();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Receipt#isRestored <em>Restored</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Restored</em>' attribute is set.
	 * @see #unsetRestored()
	 * @see #isRestored()
	 * @see #setRestored(boolean)
	 * @generated
	 */
	boolean isSetRestored();

	/**
	 * Returns the value of the '<em><b>Warnings</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.Warning}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Warnings</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getReceipt_Warnings()
	 * @model containment="true"
	 * @generated
	 */
	EList<Warning> getWarnings();

} // Receipt
