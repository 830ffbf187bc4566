/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.nicbench.model.FeatureResult;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.ReceiptLine;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Receipt Line</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.ReceiptLineImpl#getName <em>Name</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ReceiptLineImpl#getAsked <em>Asked</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ReceiptLineImpl#getBefore <em>Before</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ReceiptLineImpl#getAfter <em>After</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ReceiptLineImpl#getResult <em>Result</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ReceiptLineImpl#getBecause <em>Because</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ReceiptLineImpl extends EObjectImpl implements ReceiptLine {
	/**
	 * The default value of the '{@link #getName() <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getName()
	 * @generated
	 * @ordered
	 */
	protected static final String NAME_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getName() <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getName()
	 * @generated
	 * @ordered
	 */
	protected String name = NAME_EDEFAULT;

	/**
	 * The default value of the '{@link #getAsked() <em>Asked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAsked()
	 * @generated
	 * @ordered
	 */
	protected static final String ASKED_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getAsked() <em>Asked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAsked()
	 * @generated
	 * @ordered
	 */
	protected String asked = ASKED_EDEFAULT;

	/**
	 * The default value of the '{@link #getBefore() <em>Before</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBefore()
	 * @generated
	 * @ordered
	 */
	protected static final String BEFORE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getBefore() <em>Before</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBefore()
	 * @generated
	 * @ordered
	 */
	protected String before = BEFORE_EDEFAULT;

	/**
	 * The default value of the '{@link #getAfter() <em>After</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAfter()
	 * @generated
	 * @ordered
	 */
	protected static final String AFTER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getAfter() <em>After</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAfter()
	 * @generated
	 * @ordered
	 */
	protected String after = AFTER_EDEFAULT;

	/**
	 * The default value of the '{@link #getResult() <em>Result</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getResult()
	 * @generated
	 * @ordered
	 */
	protected static final FeatureResult RESULT_EDEFAULT = FeatureResult.APPLIED;

	/**
	 * The cached value of the '{@link #getResult() <em>Result</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getResult()
	 * @generated
	 * @ordered
	 */
	protected FeatureResult result = RESULT_EDEFAULT;

	/**
	 * The default value of the '{@link #getBecause() <em>Because</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBecause()
	 * @generated
	 * @ordered
	 */
	protected static final String BECAUSE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getBecause() <em>Because</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBecause()
	 * @generated
	 * @ordered
	 */
	protected String because = BECAUSE_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ReceiptLineImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.RECEIPT_LINE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getName() {
		return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setName(String newName) {
		String oldName = name;
		name = newName;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RECEIPT_LINE__NAME, oldName, name));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getAsked() {
		return asked;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAsked(String newAsked) {
		String oldAsked = asked;
		asked = newAsked;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RECEIPT_LINE__ASKED, oldAsked, asked));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getBefore() {
		return before;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBefore(String newBefore) {
		String oldBefore = before;
		before = newBefore;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RECEIPT_LINE__BEFORE, oldBefore, before));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getAfter() {
		return after;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAfter(String newAfter) {
		String oldAfter = after;
		after = newAfter;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RECEIPT_LINE__AFTER, oldAfter, after));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public FeatureResult getResult() {
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setResult(FeatureResult newResult) {
		FeatureResult oldResult = result;
		result = newResult == null ? RESULT_EDEFAULT : newResult;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RECEIPT_LINE__RESULT, oldResult, result));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getBecause() {
		return because;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBecause(String newBecause) {
		String oldBecause = because;
		because = newBecause;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RECEIPT_LINE__BECAUSE, oldBecause, because));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case NicBenchPackage.RECEIPT_LINE__NAME:
				return getName();
			case NicBenchPackage.RECEIPT_LINE__ASKED:
				return getAsked();
			case NicBenchPackage.RECEIPT_LINE__BEFORE:
				return getBefore();
			case NicBenchPackage.RECEIPT_LINE__AFTER:
				return getAfter();
			case NicBenchPackage.RECEIPT_LINE__RESULT:
				return getResult();
			case NicBenchPackage.RECEIPT_LINE__BECAUSE:
				return getBecause();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue) {
		switch (featureID) {
			case NicBenchPackage.RECEIPT_LINE__NAME:
				setName((String)newValue);
				return;
			case NicBenchPackage.RECEIPT_LINE__ASKED:
				setAsked((String)newValue);
				return;
			case NicBenchPackage.RECEIPT_LINE__BEFORE:
				setBefore((String)newValue);
				return;
			case NicBenchPackage.RECEIPT_LINE__AFTER:
				setAfter((String)newValue);
				return;
			case NicBenchPackage.RECEIPT_LINE__RESULT:
				setResult((FeatureResult)newValue);
				return;
			case NicBenchPackage.RECEIPT_LINE__BECAUSE:
				setBecause((String)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID) {
		switch (featureID) {
			case NicBenchPackage.RECEIPT_LINE__NAME:
				setName(NAME_EDEFAULT);
				return;
			case NicBenchPackage.RECEIPT_LINE__ASKED:
				setAsked(ASKED_EDEFAULT);
				return;
			case NicBenchPackage.RECEIPT_LINE__BEFORE:
				setBefore(BEFORE_EDEFAULT);
				return;
			case NicBenchPackage.RECEIPT_LINE__AFTER:
				setAfter(AFTER_EDEFAULT);
				return;
			case NicBenchPackage.RECEIPT_LINE__RESULT:
				setResult(RESULT_EDEFAULT);
				return;
			case NicBenchPackage.RECEIPT_LINE__BECAUSE:
				setBecause(BECAUSE_EDEFAULT);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID) {
		switch (featureID) {
			case NicBenchPackage.RECEIPT_LINE__NAME:
				return NAME_EDEFAULT == null ? name != null : !NAME_EDEFAULT.equals(name);
			case NicBenchPackage.RECEIPT_LINE__ASKED:
				return ASKED_EDEFAULT == null ? asked != null : !ASKED_EDEFAULT.equals(asked);
			case NicBenchPackage.RECEIPT_LINE__BEFORE:
				return BEFORE_EDEFAULT == null ? before != null : !BEFORE_EDEFAULT.equals(before);
			case NicBenchPackage.RECEIPT_LINE__AFTER:
				return AFTER_EDEFAULT == null ? after != null : !AFTER_EDEFAULT.equals(after);
			case NicBenchPackage.RECEIPT_LINE__RESULT:
				return result != RESULT_EDEFAULT;
			case NicBenchPackage.RECEIPT_LINE__BECAUSE:
				return BECAUSE_EDEFAULT == null ? because != null : !BECAUSE_EDEFAULT.equals(because);
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString() {
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (name: ");
		result.append(name);
		result.append(", asked: ");
		result.append(asked);
		result.append(", before: ");
		result.append(before);
		result.append(", after: ");
		result.append(after);
		result.append(", result: ");
		result.append(result);
		result.append(", because: ");
		result.append(because);
		result.append(')');
		return result.toString();
	}

} //ReceiptLineImpl
