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

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.nicbench.model.End;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.model.Trial;
import org.nicbench.model.Warning;

import org.nicbench.model.value.Labels;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Trial</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.TrialImpl#getRunId <em>Run Id</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TrialImpl#getSequence <em>Sequence</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TrialImpl#getRound <em>Round</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TrialImpl#getCell <em>Cell</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TrialImpl#getStartedAt <em>Started At</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TrialImpl#getStatus <em>Status</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TrialImpl#getReason <em>Reason</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TrialImpl#getSender <em>Sender</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TrialImpl#getReceiver <em>Receiver</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TrialImpl#getResult <em>Result</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TrialImpl#getWarnings <em>Warnings</em>}</li>
 * </ul>
 *
 * @generated
 */
public class TrialImpl extends DocumentImpl implements Trial {
	/**
	 * The default value of the '{@link #getRunId() <em>Run Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRunId()
	 * @generated
	 * @ordered
	 */
	protected static final String RUN_ID_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getRunId() <em>Run Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRunId()
	 * @generated
	 * @ordered
	 */
	protected String runId = RUN_ID_EDEFAULT;

	/**
	 * The default value of the '{@link #getSequence() <em>Sequence</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSequence()
	 * @generated
	 * @ordered
	 */
	protected static final int SEQUENCE_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getSequence() <em>Sequence</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSequence()
	 * @generated
	 * @ordered
	 */
	protected int sequence = SEQUENCE_EDEFAULT;

	/**
	 * The default value of the '{@link #getRound() <em>Round</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRound()
	 * @generated
	 * @ordered
	 */
	protected static final int ROUND_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getRound() <em>Round</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRound()
	 * @generated
	 * @ordered
	 */
	protected int round = ROUND_EDEFAULT;

	/**
	 * The default value of the '{@link #getCell() <em>Cell</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCell()
	 * @generated
	 * @ordered
	 */
	protected static final Labels CELL_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCell() <em>Cell</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCell()
	 * @generated
	 * @ordered
	 */
	protected Labels cell = CELL_EDEFAULT;

	/**
	 * The default value of the '{@link #getStartedAt() <em>Started At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStartedAt()
	 * @generated
	 * @ordered
	 */
	protected static final String STARTED_AT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getStartedAt() <em>Started At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStartedAt()
	 * @generated
	 * @ordered
	 */
	protected String startedAt = STARTED_AT_EDEFAULT;

	/**
	 * The default value of the '{@link #getStatus() <em>Status</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStatus()
	 * @generated
	 * @ordered
	 */
	protected static final Status STATUS_EDEFAULT = Status.COMPLETE;

	/**
	 * The cached value of the '{@link #getStatus() <em>Status</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStatus()
	 * @generated
	 * @ordered
	 */
	protected Status status = STATUS_EDEFAULT;

	/**
	 * The default value of the '{@link #getReason() <em>Reason</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReason()
	 * @generated
	 * @ordered
	 */
	protected static final String REASON_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getReason() <em>Reason</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReason()
	 * @generated
	 * @ordered
	 */
	protected String reason = REASON_EDEFAULT;

	/**
	 * The cached value of the '{@link #getSender() <em>Sender</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSender()
	 * @generated
	 * @ordered
	 */
	protected End sender;

	/**
	 * The cached value of the '{@link #getReceiver() <em>Receiver</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReceiver()
	 * @generated
	 * @ordered
	 */
	protected End receiver;

	/**
	 * The cached value of the '{@link #getResult() <em>Result</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getResult()
	 * @generated
	 * @ordered
	 */
	protected Throughput result;

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
	protected TrialImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.TRIAL;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getRunId() {
		return runId;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRunId(String newRunId) {
		String oldRunId = runId;
		runId = newRunId;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TRIAL__RUN_ID, oldRunId, runId));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getSequence() {
		return sequence;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSequence(int newSequence) {
		int oldSequence = sequence;
		sequence = newSequence;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TRIAL__SEQUENCE, oldSequence, sequence));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getRound() {
		return round;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRound(int newRound) {
		int oldRound = round;
		round = newRound;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TRIAL__ROUND, oldRound, round));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Labels getCell() {
		return cell;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCell(Labels newCell) {
		Labels oldCell = cell;
		cell = newCell;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TRIAL__CELL, oldCell, cell));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getStartedAt() {
		return startedAt;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStartedAt(String newStartedAt) {
		String oldStartedAt = startedAt;
		startedAt = newStartedAt;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TRIAL__STARTED_AT, oldStartedAt, startedAt));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Status getStatus() {
		return status;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStatus(Status newStatus) {
		Status oldStatus = status;
		status = newStatus == null ? STATUS_EDEFAULT : newStatus;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TRIAL__STATUS, oldStatus, status));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getReason() {
		return reason;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setReason(String newReason) {
		String oldReason = reason;
		reason = newReason;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TRIAL__REASON, oldReason, reason));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public End getSender() {
		return sender;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetSender(End newSender, NotificationChain msgs) {
		End oldSender = sender;
		sender = newSender;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.TRIAL__SENDER, oldSender, newSender);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSender(End newSender) {
		if (newSender != sender) {
			NotificationChain msgs = null;
			if (sender != null)
				msgs = ((InternalEObject)sender).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.TRIAL__SENDER, null, msgs);
			if (newSender != null)
				msgs = ((InternalEObject)newSender).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.TRIAL__SENDER, null, msgs);
			msgs = basicSetSender(newSender, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TRIAL__SENDER, newSender, newSender));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public End getReceiver() {
		return receiver;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetReceiver(End newReceiver, NotificationChain msgs) {
		End oldReceiver = receiver;
		receiver = newReceiver;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.TRIAL__RECEIVER, oldReceiver, newReceiver);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setReceiver(End newReceiver) {
		if (newReceiver != receiver) {
			NotificationChain msgs = null;
			if (receiver != null)
				msgs = ((InternalEObject)receiver).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.TRIAL__RECEIVER, null, msgs);
			if (newReceiver != null)
				msgs = ((InternalEObject)newReceiver).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.TRIAL__RECEIVER, null, msgs);
			msgs = basicSetReceiver(newReceiver, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TRIAL__RECEIVER, newReceiver, newReceiver));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Throughput getResult() {
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetResult(Throughput newResult, NotificationChain msgs) {
		Throughput oldResult = result;
		result = newResult;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.TRIAL__RESULT, oldResult, newResult);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setResult(Throughput newResult) {
		if (newResult != result) {
			NotificationChain msgs = null;
			if (result != null)
				msgs = ((InternalEObject)result).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.TRIAL__RESULT, null, msgs);
			if (newResult != null)
				msgs = ((InternalEObject)newResult).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.TRIAL__RESULT, null, msgs);
			msgs = basicSetResult(newResult, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TRIAL__RESULT, newResult, newResult));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Warning> getWarnings() {
		if (warnings == null) {
			warnings = new EObjectContainmentEList<Warning>(Warning.class, this, NicBenchPackage.TRIAL__WARNINGS);
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
			case NicBenchPackage.TRIAL__SENDER:
				return basicSetSender(null, msgs);
			case NicBenchPackage.TRIAL__RECEIVER:
				return basicSetReceiver(null, msgs);
			case NicBenchPackage.TRIAL__RESULT:
				return basicSetResult(null, msgs);
			case NicBenchPackage.TRIAL__WARNINGS:
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
			case NicBenchPackage.TRIAL__RUN_ID:
				return getRunId();
			case NicBenchPackage.TRIAL__SEQUENCE:
				return getSequence();
			case NicBenchPackage.TRIAL__ROUND:
				return getRound();
			case NicBenchPackage.TRIAL__CELL:
				return getCell();
			case NicBenchPackage.TRIAL__STARTED_AT:
				return getStartedAt();
			case NicBenchPackage.TRIAL__STATUS:
				return getStatus();
			case NicBenchPackage.TRIAL__REASON:
				return getReason();
			case NicBenchPackage.TRIAL__SENDER:
				return getSender();
			case NicBenchPackage.TRIAL__RECEIVER:
				return getReceiver();
			case NicBenchPackage.TRIAL__RESULT:
				return getResult();
			case NicBenchPackage.TRIAL__WARNINGS:
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
			case NicBenchPackage.TRIAL__RUN_ID:
				setRunId((String)newValue);
				return;
			case NicBenchPackage.TRIAL__SEQUENCE:
				setSequence((Integer)newValue);
				return;
			case NicBenchPackage.TRIAL__ROUND:
				setRound((Integer)newValue);
				return;
			case NicBenchPackage.TRIAL__CELL:
				setCell((Labels)newValue);
				return;
			case NicBenchPackage.TRIAL__STARTED_AT:
				setStartedAt((String)newValue);
				return;
			case NicBenchPackage.TRIAL__STATUS:
				setStatus((Status)newValue);
				return;
			case NicBenchPackage.TRIAL__REASON:
				setReason((String)newValue);
				return;
			case NicBenchPackage.TRIAL__SENDER:
				setSender((End)newValue);
				return;
			case NicBenchPackage.TRIAL__RECEIVER:
				setReceiver((End)newValue);
				return;
			case NicBenchPackage.TRIAL__RESULT:
				setResult((Throughput)newValue);
				return;
			case NicBenchPackage.TRIAL__WARNINGS:
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
			case NicBenchPackage.TRIAL__RUN_ID:
				setRunId(RUN_ID_EDEFAULT);
				return;
			case NicBenchPackage.TRIAL__SEQUENCE:
				setSequence(SEQUENCE_EDEFAULT);
				return;
			case NicBenchPackage.TRIAL__ROUND:
				setRound(ROUND_EDEFAULT);
				return;
			case NicBenchPackage.TRIAL__CELL:
				setCell(CELL_EDEFAULT);
				return;
			case NicBenchPackage.TRIAL__STARTED_AT:
				setStartedAt(STARTED_AT_EDEFAULT);
				return;
			case NicBenchPackage.TRIAL__STATUS:
				setStatus(STATUS_EDEFAULT);
				return;
			case NicBenchPackage.TRIAL__REASON:
				setReason(REASON_EDEFAULT);
				return;
			case NicBenchPackage.TRIAL__SENDER:
				setSender((End)null);
				return;
			case NicBenchPackage.TRIAL__RECEIVER:
				setReceiver((End)null);
				return;
			case NicBenchPackage.TRIAL__RESULT:
				setResult((Throughput)null);
				return;
			case NicBenchPackage.TRIAL__WARNINGS:
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
			case NicBenchPackage.TRIAL__RUN_ID:
				return RUN_ID_EDEFAULT == null ? runId != null : !RUN_ID_EDEFAULT.equals(runId);
			case NicBenchPackage.TRIAL__SEQUENCE:
				return sequence != SEQUENCE_EDEFAULT;
			case NicBenchPackage.TRIAL__ROUND:
				return round != ROUND_EDEFAULT;
			case NicBenchPackage.TRIAL__CELL:
				return CELL_EDEFAULT == null ? cell != null : !CELL_EDEFAULT.equals(cell);
			case NicBenchPackage.TRIAL__STARTED_AT:
				return STARTED_AT_EDEFAULT == null ? startedAt != null : !STARTED_AT_EDEFAULT.equals(startedAt);
			case NicBenchPackage.TRIAL__STATUS:
				return status != STATUS_EDEFAULT;
			case NicBenchPackage.TRIAL__REASON:
				return REASON_EDEFAULT == null ? reason != null : !REASON_EDEFAULT.equals(reason);
			case NicBenchPackage.TRIAL__SENDER:
				return sender != null;
			case NicBenchPackage.TRIAL__RECEIVER:
				return receiver != null;
			case NicBenchPackage.TRIAL__RESULT:
				return result != null;
			case NicBenchPackage.TRIAL__WARNINGS:
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
		result.append(" (runId: ");
		result.append(runId);
		result.append(", sequence: ");
		result.append(sequence);
		result.append(", round: ");
		result.append(round);
		result.append(", cell: ");
		result.append(cell);
		result.append(", startedAt: ");
		result.append(startedAt);
		result.append(", status: ");
		result.append(status);
		result.append(", reason: ");
		result.append(reason);
		result.append(')');
		return result.toString();
	}

} //TrialImpl
