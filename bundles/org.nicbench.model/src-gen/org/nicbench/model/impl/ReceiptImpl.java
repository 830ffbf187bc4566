/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.Outcome;
import org.nicbench.model.Receipt;
import org.nicbench.model.ReceiptLine;
import org.nicbench.model.Warning;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Receipt</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.ReceiptImpl#getId <em>Id</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ReceiptImpl#getNic <em>Nic</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ReceiptImpl#getProfile <em>Profile</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ReceiptImpl#getAsked <em>Asked</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ReceiptImpl#getOutcome <em>Outcome</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ReceiptImpl#getLines <em>Lines</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ReceiptImpl#isRestored <em>Restored</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ReceiptImpl#getWarnings <em>Warnings</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ReceiptImpl extends EObjectImpl implements Receipt {
	/**
	 * The default value of the '{@link #getId() <em>Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getId()
	 * @generated
	 * @ordered
	 */
	protected static final String ID_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getId() <em>Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getId()
	 * @generated
	 * @ordered
	 */
	protected String id = ID_EDEFAULT;

	/**
	 * The default value of the '{@link #getNic() <em>Nic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNic()
	 * @generated
	 * @ordered
	 */
	protected static final String NIC_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getNic() <em>Nic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNic()
	 * @generated
	 * @ordered
	 */
	protected String nic = NIC_EDEFAULT;

	/**
	 * The default value of the '{@link #getProfile() <em>Profile</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProfile()
	 * @generated
	 * @ordered
	 */
	protected static final String PROFILE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getProfile() <em>Profile</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProfile()
	 * @generated
	 * @ordered
	 */
	protected String profile = PROFILE_EDEFAULT;

	/**
	 * The default value of the '{@link #getAsked() <em>Asked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAsked()
	 * @generated
	 * @ordered
	 */
	protected static final int ASKED_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getAsked() <em>Asked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAsked()
	 * @generated
	 * @ordered
	 */
	protected int asked = ASKED_EDEFAULT;

	/**
	 * The default value of the '{@link #getOutcome() <em>Outcome</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOutcome()
	 * @generated
	 * @ordered
	 */
	protected static final Outcome OUTCOME_EDEFAULT = Outcome.AS_ASKED;

	/**
	 * The cached value of the '{@link #getOutcome() <em>Outcome</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOutcome()
	 * @generated
	 * @ordered
	 */
	protected Outcome outcome = OUTCOME_EDEFAULT;

	/**
	 * The cached value of the '{@link #getLines() <em>Lines</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLines()
	 * @generated
	 * @ordered
	 */
	protected EList<ReceiptLine> lines;

	/**
	 * The default value of the '{@link #isRestored() <em>Restored</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isRestored()
	 * @generated
	 * @ordered
	 */
	protected static final boolean RESTORED_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isRestored() <em>Restored</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isRestored()
	 * @generated
	 * @ordered
	 */
	protected boolean restored = RESTORED_EDEFAULT;

	/**
	 * This is true if the Restored attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean restoredESet;

	/**
	 * The cached value of the '{@link #getWarnings() <em>Warnings</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWarnings()
	 * @generated
	 * @ordered
	 */
	protected EList<Warning> warnings;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ReceiptImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.RECEIPT;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getId() {
		return id;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setId(String newId) {
		String oldId = id;
		id = newId;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RECEIPT__ID, oldId, id));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getNic() {
		return nic;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setNic(String newNic) {
		String oldNic = nic;
		nic = newNic;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RECEIPT__NIC, oldNic, nic));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getProfile() {
		return profile;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setProfile(String newProfile) {
		String oldProfile = profile;
		profile = newProfile;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RECEIPT__PROFILE, oldProfile, profile));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getAsked() {
		return asked;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAsked(int newAsked) {
		int oldAsked = asked;
		asked = newAsked;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RECEIPT__ASKED, oldAsked, asked));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Outcome getOutcome() {
		return outcome;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOutcome(Outcome newOutcome) {
		Outcome oldOutcome = outcome;
		outcome = newOutcome == null ? OUTCOME_EDEFAULT : newOutcome;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RECEIPT__OUTCOME, oldOutcome, outcome));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ReceiptLine> getLines() {
		if (lines == null) {
			lines = new EObjectContainmentEList<ReceiptLine>(ReceiptLine.class, this, NicBenchPackage.RECEIPT__LINES);
		}
		return lines;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isRestored() {
		return restored;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRestored(boolean newRestored) {
		boolean oldRestored = restored;
		restored = newRestored;
		boolean oldRestoredESet = restoredESet;
		restoredESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RECEIPT__RESTORED, oldRestored, restored, !oldRestoredESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetRestored() {
		boolean oldRestored = restored;
		boolean oldRestoredESet = restoredESet;
		restored = RESTORED_EDEFAULT;
		restoredESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.RECEIPT__RESTORED, oldRestored, RESTORED_EDEFAULT, oldRestoredESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetRestored() {
		return restoredESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Warning> getWarnings() {
		if (warnings == null) {
			warnings = new EObjectContainmentEList<Warning>(Warning.class, this, NicBenchPackage.RECEIPT__WARNINGS);
		}
		return warnings;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case NicBenchPackage.RECEIPT__LINES:
				return ((InternalEList<?>)getLines()).basicRemove(otherEnd, msgs);
			case NicBenchPackage.RECEIPT__WARNINGS:
				return ((InternalEList<?>)getWarnings()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case NicBenchPackage.RECEIPT__ID:
				return getId();
			case NicBenchPackage.RECEIPT__NIC:
				return getNic();
			case NicBenchPackage.RECEIPT__PROFILE:
				return getProfile();
			case NicBenchPackage.RECEIPT__ASKED:
				return getAsked();
			case NicBenchPackage.RECEIPT__OUTCOME:
				return getOutcome();
			case NicBenchPackage.RECEIPT__LINES:
				return getLines();
			case NicBenchPackage.RECEIPT__RESTORED:
				return isRestored();
			case NicBenchPackage.RECEIPT__WARNINGS:
				return getWarnings();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue) {
		switch (featureID) {
			case NicBenchPackage.RECEIPT__ID:
				setId((String)newValue);
				return;
			case NicBenchPackage.RECEIPT__NIC:
				setNic((String)newValue);
				return;
			case NicBenchPackage.RECEIPT__PROFILE:
				setProfile((String)newValue);
				return;
			case NicBenchPackage.RECEIPT__ASKED:
				setAsked((Integer)newValue);
				return;
			case NicBenchPackage.RECEIPT__OUTCOME:
				setOutcome((Outcome)newValue);
				return;
			case NicBenchPackage.RECEIPT__LINES:
				getLines().clear();
				getLines().addAll((Collection<? extends ReceiptLine>)newValue);
				return;
			case NicBenchPackage.RECEIPT__RESTORED:
				setRestored((Boolean)newValue);
				return;
			case NicBenchPackage.RECEIPT__WARNINGS:
				getWarnings().clear();
				getWarnings().addAll((Collection<? extends Warning>)newValue);
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
			case NicBenchPackage.RECEIPT__ID:
				setId(ID_EDEFAULT);
				return;
			case NicBenchPackage.RECEIPT__NIC:
				setNic(NIC_EDEFAULT);
				return;
			case NicBenchPackage.RECEIPT__PROFILE:
				setProfile(PROFILE_EDEFAULT);
				return;
			case NicBenchPackage.RECEIPT__ASKED:
				setAsked(ASKED_EDEFAULT);
				return;
			case NicBenchPackage.RECEIPT__OUTCOME:
				setOutcome(OUTCOME_EDEFAULT);
				return;
			case NicBenchPackage.RECEIPT__LINES:
				getLines().clear();
				return;
			case NicBenchPackage.RECEIPT__RESTORED:
				unsetRestored();
				return;
			case NicBenchPackage.RECEIPT__WARNINGS:
				getWarnings().clear();
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
			case NicBenchPackage.RECEIPT__ID:
				return ID_EDEFAULT == null ? id != null : !ID_EDEFAULT.equals(id);
			case NicBenchPackage.RECEIPT__NIC:
				return NIC_EDEFAULT == null ? nic != null : !NIC_EDEFAULT.equals(nic);
			case NicBenchPackage.RECEIPT__PROFILE:
				return PROFILE_EDEFAULT == null ? profile != null : !PROFILE_EDEFAULT.equals(profile);
			case NicBenchPackage.RECEIPT__ASKED:
				return asked != ASKED_EDEFAULT;
			case NicBenchPackage.RECEIPT__OUTCOME:
				return outcome != OUTCOME_EDEFAULT;
			case NicBenchPackage.RECEIPT__LINES:
				return lines != null && !lines.isEmpty();
			case NicBenchPackage.RECEIPT__RESTORED:
				return isSetRestored();
			case NicBenchPackage.RECEIPT__WARNINGS:
				return warnings != null && !warnings.isEmpty();
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
		result.append(" (id: ");
		result.append(id);
		result.append(", nic: ");
		result.append(nic);
		result.append(", profile: ");
		result.append(profile);
		result.append(", asked: ");
		result.append(asked);
		result.append(", outcome: ");
		result.append(outcome);
		result.append(", restored: ");
		if (restoredESet) result.append(restored); else result.append("<unset>");
		result.append(')');
		return result.toString();
	}

} //ReceiptImpl
