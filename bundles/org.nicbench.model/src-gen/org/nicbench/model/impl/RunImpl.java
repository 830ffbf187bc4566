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

import org.nicbench.model.Host;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.NicState;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Plan;
import org.nicbench.model.Provenance;
import org.nicbench.model.Receipt;
import org.nicbench.model.Run;
import org.nicbench.model.Status;
import org.nicbench.model.Warning;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Run</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.RunImpl#getId <em>Id</em>}</li>
 *   <li>{@link org.nicbench.model.impl.RunImpl#getStartedAt <em>Started At</em>}</li>
 *   <li>{@link org.nicbench.model.impl.RunImpl#getFinishedAt <em>Finished At</em>}</li>
 *   <li>{@link org.nicbench.model.impl.RunImpl#getStatus <em>Status</em>}</li>
 *   <li>{@link org.nicbench.model.impl.RunImpl#getProducer <em>Producer</em>}</li>
 *   <li>{@link org.nicbench.model.impl.RunImpl#getPlan <em>Plan</em>}</li>
 *   <li>{@link org.nicbench.model.impl.RunImpl#getProfiles <em>Profiles</em>}</li>
 *   <li>{@link org.nicbench.model.impl.RunImpl#getSender <em>Sender</em>}</li>
 *   <li>{@link org.nicbench.model.impl.RunImpl#getReceiver <em>Receiver</em>}</li>
 *   <li>{@link org.nicbench.model.impl.RunImpl#getStates <em>States</em>}</li>
 *   <li>{@link org.nicbench.model.impl.RunImpl#getReceipts <em>Receipts</em>}</li>
 *   <li>{@link org.nicbench.model.impl.RunImpl#getWarnings <em>Warnings</em>}</li>
 *   <li>{@link org.nicbench.model.impl.RunImpl#getProvenance <em>Provenance</em>}</li>
 * </ul>
 *
 * @generated
 */
public class RunImpl extends DocumentImpl implements Run {
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
	 * The default value of the '{@link #getFinishedAt() <em>Finished At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFinishedAt()
	 * @generated
	 * @ordered
	 */
	protected static final String FINISHED_AT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getFinishedAt() <em>Finished At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFinishedAt()
	 * @generated
	 * @ordered
	 */
	protected String finishedAt = FINISHED_AT_EDEFAULT;

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
	 * The default value of the '{@link #getProducer() <em>Producer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProducer()
	 * @generated
	 * @ordered
	 */
	protected static final String PRODUCER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getProducer() <em>Producer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProducer()
	 * @generated
	 * @ordered
	 */
	protected String producer = PRODUCER_EDEFAULT;

	/**
	 * The cached value of the '{@link #getPlan() <em>Plan</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPlan()
	 * @generated
	 * @ordered
	 */
	protected Plan plan;

	/**
	 * The cached value of the '{@link #getProfiles() <em>Profiles</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProfiles()
	 * @generated
	 * @ordered
	 */
	protected EList<OffloadProfile> profiles;

	/**
	 * The cached value of the '{@link #getSender() <em>Sender</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSender()
	 * @generated
	 * @ordered
	 */
	protected Host sender;

	/**
	 * The cached value of the '{@link #getReceiver() <em>Receiver</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReceiver()
	 * @generated
	 * @ordered
	 */
	protected Host receiver;

	/**
	 * The cached value of the '{@link #getStates() <em>States</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStates()
	 * @generated
	 * @ordered
	 */
	protected EList<NicState> states;

	/**
	 * The cached value of the '{@link #getReceipts() <em>Receipts</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReceipts()
	 * @generated
	 * @ordered
	 */
	protected EList<Receipt> receipts;

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
	 * The cached value of the '{@link #getProvenance() <em>Provenance</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProvenance()
	 * @generated
	 * @ordered
	 */
	protected Provenance provenance;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected RunImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.RUN;
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RUN__ID, oldId, id));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RUN__STARTED_AT, oldStartedAt, startedAt));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getFinishedAt() {
		return finishedAt;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFinishedAt(String newFinishedAt) {
		String oldFinishedAt = finishedAt;
		finishedAt = newFinishedAt;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RUN__FINISHED_AT, oldFinishedAt, finishedAt));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RUN__STATUS, oldStatus, status));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getProducer() {
		return producer;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setProducer(String newProducer) {
		String oldProducer = producer;
		producer = newProducer;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RUN__PRODUCER, oldProducer, producer));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Plan getPlan() {
		return plan;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetPlan(Plan newPlan, NotificationChain msgs) {
		Plan oldPlan = plan;
		plan = newPlan;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.RUN__PLAN, oldPlan, newPlan);
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
	public void setPlan(Plan newPlan) {
		if (newPlan != plan) {
			NotificationChain msgs = null;
			if (plan != null)
				msgs = ((InternalEObject)plan).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.RUN__PLAN, null, msgs);
			if (newPlan != null)
				msgs = ((InternalEObject)newPlan).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.RUN__PLAN, null, msgs);
			msgs = basicSetPlan(newPlan, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RUN__PLAN, newPlan, newPlan));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<OffloadProfile> getProfiles() {
		if (profiles == null) {
			profiles = new EObjectContainmentEList<OffloadProfile>(OffloadProfile.class, this, NicBenchPackage.RUN__PROFILES);
		}
		return profiles;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Host getSender() {
		return sender;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetSender(Host newSender, NotificationChain msgs) {
		Host oldSender = sender;
		sender = newSender;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.RUN__SENDER, oldSender, newSender);
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
	public void setSender(Host newSender) {
		if (newSender != sender) {
			NotificationChain msgs = null;
			if (sender != null)
				msgs = ((InternalEObject)sender).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.RUN__SENDER, null, msgs);
			if (newSender != null)
				msgs = ((InternalEObject)newSender).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.RUN__SENDER, null, msgs);
			msgs = basicSetSender(newSender, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RUN__SENDER, newSender, newSender));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Host getReceiver() {
		return receiver;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetReceiver(Host newReceiver, NotificationChain msgs) {
		Host oldReceiver = receiver;
		receiver = newReceiver;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.RUN__RECEIVER, oldReceiver, newReceiver);
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
	public void setReceiver(Host newReceiver) {
		if (newReceiver != receiver) {
			NotificationChain msgs = null;
			if (receiver != null)
				msgs = ((InternalEObject)receiver).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.RUN__RECEIVER, null, msgs);
			if (newReceiver != null)
				msgs = ((InternalEObject)newReceiver).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.RUN__RECEIVER, null, msgs);
			msgs = basicSetReceiver(newReceiver, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RUN__RECEIVER, newReceiver, newReceiver));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<NicState> getStates() {
		if (states == null) {
			states = new EObjectContainmentEList<NicState>(NicState.class, this, NicBenchPackage.RUN__STATES);
		}
		return states;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Receipt> getReceipts() {
		if (receipts == null) {
			receipts = new EObjectContainmentEList<Receipt>(Receipt.class, this, NicBenchPackage.RUN__RECEIPTS);
		}
		return receipts;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Warning> getWarnings() {
		if (warnings == null) {
			warnings = new EObjectContainmentEList<Warning>(Warning.class, this, NicBenchPackage.RUN__WARNINGS);
		}
		return warnings;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Provenance getProvenance() {
		return provenance;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetProvenance(Provenance newProvenance, NotificationChain msgs) {
		Provenance oldProvenance = provenance;
		provenance = newProvenance;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.RUN__PROVENANCE, oldProvenance, newProvenance);
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
	public void setProvenance(Provenance newProvenance) {
		if (newProvenance != provenance) {
			NotificationChain msgs = null;
			if (provenance != null)
				msgs = ((InternalEObject)provenance).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.RUN__PROVENANCE, null, msgs);
			if (newProvenance != null)
				msgs = ((InternalEObject)newProvenance).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.RUN__PROVENANCE, null, msgs);
			msgs = basicSetProvenance(newProvenance, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.RUN__PROVENANCE, newProvenance, newProvenance));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case NicBenchPackage.RUN__PLAN:
				return basicSetPlan(null, msgs);
			case NicBenchPackage.RUN__PROFILES:
				return ((InternalEList<?>)getProfiles()).basicRemove(otherEnd, msgs);
			case NicBenchPackage.RUN__SENDER:
				return basicSetSender(null, msgs);
			case NicBenchPackage.RUN__RECEIVER:
				return basicSetReceiver(null, msgs);
			case NicBenchPackage.RUN__STATES:
				return ((InternalEList<?>)getStates()).basicRemove(otherEnd, msgs);
			case NicBenchPackage.RUN__RECEIPTS:
				return ((InternalEList<?>)getReceipts()).basicRemove(otherEnd, msgs);
			case NicBenchPackage.RUN__WARNINGS:
				return ((InternalEList<?>)getWarnings()).basicRemove(otherEnd, msgs);
			case NicBenchPackage.RUN__PROVENANCE:
				return basicSetProvenance(null, msgs);
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
			case NicBenchPackage.RUN__ID:
				return getId();
			case NicBenchPackage.RUN__STARTED_AT:
				return getStartedAt();
			case NicBenchPackage.RUN__FINISHED_AT:
				return getFinishedAt();
			case NicBenchPackage.RUN__STATUS:
				return getStatus();
			case NicBenchPackage.RUN__PRODUCER:
				return getProducer();
			case NicBenchPackage.RUN__PLAN:
				return getPlan();
			case NicBenchPackage.RUN__PROFILES:
				return getProfiles();
			case NicBenchPackage.RUN__SENDER:
				return getSender();
			case NicBenchPackage.RUN__RECEIVER:
				return getReceiver();
			case NicBenchPackage.RUN__STATES:
				return getStates();
			case NicBenchPackage.RUN__RECEIPTS:
				return getReceipts();
			case NicBenchPackage.RUN__WARNINGS:
				return getWarnings();
			case NicBenchPackage.RUN__PROVENANCE:
				return getProvenance();
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
			case NicBenchPackage.RUN__ID:
				setId((String)newValue);
				return;
			case NicBenchPackage.RUN__STARTED_AT:
				setStartedAt((String)newValue);
				return;
			case NicBenchPackage.RUN__FINISHED_AT:
				setFinishedAt((String)newValue);
				return;
			case NicBenchPackage.RUN__STATUS:
				setStatus((Status)newValue);
				return;
			case NicBenchPackage.RUN__PRODUCER:
				setProducer((String)newValue);
				return;
			case NicBenchPackage.RUN__PLAN:
				setPlan((Plan)newValue);
				return;
			case NicBenchPackage.RUN__PROFILES:
				getProfiles().clear();
				getProfiles().addAll((Collection<? extends OffloadProfile>)newValue);
				return;
			case NicBenchPackage.RUN__SENDER:
				setSender((Host)newValue);
				return;
			case NicBenchPackage.RUN__RECEIVER:
				setReceiver((Host)newValue);
				return;
			case NicBenchPackage.RUN__STATES:
				getStates().clear();
				getStates().addAll((Collection<? extends NicState>)newValue);
				return;
			case NicBenchPackage.RUN__RECEIPTS:
				getReceipts().clear();
				getReceipts().addAll((Collection<? extends Receipt>)newValue);
				return;
			case NicBenchPackage.RUN__WARNINGS:
				getWarnings().clear();
				getWarnings().addAll((Collection<? extends Warning>)newValue);
				return;
			case NicBenchPackage.RUN__PROVENANCE:
				setProvenance((Provenance)newValue);
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
			case NicBenchPackage.RUN__ID:
				setId(ID_EDEFAULT);
				return;
			case NicBenchPackage.RUN__STARTED_AT:
				setStartedAt(STARTED_AT_EDEFAULT);
				return;
			case NicBenchPackage.RUN__FINISHED_AT:
				setFinishedAt(FINISHED_AT_EDEFAULT);
				return;
			case NicBenchPackage.RUN__STATUS:
				setStatus(STATUS_EDEFAULT);
				return;
			case NicBenchPackage.RUN__PRODUCER:
				setProducer(PRODUCER_EDEFAULT);
				return;
			case NicBenchPackage.RUN__PLAN:
				setPlan((Plan)null);
				return;
			case NicBenchPackage.RUN__PROFILES:
				getProfiles().clear();
				return;
			case NicBenchPackage.RUN__SENDER:
				setSender((Host)null);
				return;
			case NicBenchPackage.RUN__RECEIVER:
				setReceiver((Host)null);
				return;
			case NicBenchPackage.RUN__STATES:
				getStates().clear();
				return;
			case NicBenchPackage.RUN__RECEIPTS:
				getReceipts().clear();
				return;
			case NicBenchPackage.RUN__WARNINGS:
				getWarnings().clear();
				return;
			case NicBenchPackage.RUN__PROVENANCE:
				setProvenance((Provenance)null);
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
			case NicBenchPackage.RUN__ID:
				return ID_EDEFAULT == null ? id != null : !ID_EDEFAULT.equals(id);
			case NicBenchPackage.RUN__STARTED_AT:
				return STARTED_AT_EDEFAULT == null ? startedAt != null : !STARTED_AT_EDEFAULT.equals(startedAt);
			case NicBenchPackage.RUN__FINISHED_AT:
				return FINISHED_AT_EDEFAULT == null ? finishedAt != null : !FINISHED_AT_EDEFAULT.equals(finishedAt);
			case NicBenchPackage.RUN__STATUS:
				return status != STATUS_EDEFAULT;
			case NicBenchPackage.RUN__PRODUCER:
				return PRODUCER_EDEFAULT == null ? producer != null : !PRODUCER_EDEFAULT.equals(producer);
			case NicBenchPackage.RUN__PLAN:
				return plan != null;
			case NicBenchPackage.RUN__PROFILES:
				return profiles != null && !profiles.isEmpty();
			case NicBenchPackage.RUN__SENDER:
				return sender != null;
			case NicBenchPackage.RUN__RECEIVER:
				return receiver != null;
			case NicBenchPackage.RUN__STATES:
				return states != null && !states.isEmpty();
			case NicBenchPackage.RUN__RECEIPTS:
				return receipts != null && !receipts.isEmpty();
			case NicBenchPackage.RUN__WARNINGS:
				return warnings != null && !warnings.isEmpty();
			case NicBenchPackage.RUN__PROVENANCE:
				return provenance != null;
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
		result.append(", startedAt: ");
		result.append(startedAt);
		result.append(", finishedAt: ");
		result.append(finishedAt);
		result.append(", status: ");
		result.append(status);
		result.append(", producer: ");
		result.append(producer);
		result.append(')');
		return result.toString();
	}

} //RunImpl
