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

import org.eclipse.emf.ecore.util.EDataTypeEList;
import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.nicbench.model.Axis;
import org.nicbench.model.EndPoint;
import org.nicbench.model.Job;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.OnFailure;
import org.nicbench.model.Order;
import org.nicbench.model.Plan;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Plan</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getBench <em>Bench</em>}</li>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getSender <em>Sender</em>}</li>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getReceiver <em>Receiver</em>}</li>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getProfiles <em>Profiles</em>}</li>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getAxes <em>Axes</em>}</li>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getJobs <em>Jobs</em>}</li>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getExclusions <em>Exclusions</em>}</li>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getRepetitions <em>Repetitions</em>}</li>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getOrder <em>Order</em>}</li>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getSeed <em>Seed</em>}</li>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getWarmUpSeconds <em>Warm Up Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getOmitSeconds <em>Omit Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getPauseSeconds <em>Pause Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getTimeLimitSeconds <em>Time Limit Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.PlanImpl#getOnFailure <em>On Failure</em>}</li>
 * </ul>
 *
 * @generated
 */
public class PlanImpl extends DocumentImpl implements Plan {
	/**
	 * The default value of the '{@link #getBench() <em>Bench</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBench()
	 * @generated
	 * @ordered
	 */
	protected static final String BENCH_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getBench() <em>Bench</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBench()
	 * @generated
	 * @ordered
	 */
	protected String bench = BENCH_EDEFAULT;

	/**
	 * The cached value of the '{@link #getSender() <em>Sender</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSender()
	 * @generated
	 * @ordered
	 */
	protected EndPoint sender;

	/**
	 * The cached value of the '{@link #getReceiver() <em>Receiver</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReceiver()
	 * @generated
	 * @ordered
	 */
	protected EndPoint receiver;

	/**
	 * The cached value of the '{@link #getProfiles() <em>Profiles</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProfiles()
	 * @generated
	 * @ordered
	 */
	protected EList<String> profiles;

	/**
	 * The cached value of the '{@link #getAxes() <em>Axes</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAxes()
	 * @generated
	 * @ordered
	 */
	protected EList<Axis> axes;

	/**
	 * The cached value of the '{@link #getJobs() <em>Jobs</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getJobs()
	 * @generated
	 * @ordered
	 */
	protected EList<Job> jobs;

	/**
	 * The cached value of the '{@link #getExclusions() <em>Exclusions</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExclusions()
	 * @generated
	 * @ordered
	 */
	protected EList<String> exclusions;

	/**
	 * The default value of the '{@link #getRepetitions() <em>Repetitions</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRepetitions()
	 * @generated
	 * @ordered
	 */
	protected static final int REPETITIONS_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getRepetitions() <em>Repetitions</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRepetitions()
	 * @generated
	 * @ordered
	 */
	protected int repetitions = REPETITIONS_EDEFAULT;

	/**
	 * The default value of the '{@link #getOrder() <em>Order</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOrder()
	 * @generated
	 * @ordered
	 */
	protected static final Order ORDER_EDEFAULT = Order.INTERLEAVED;

	/**
	 * The cached value of the '{@link #getOrder() <em>Order</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOrder()
	 * @generated
	 * @ordered
	 */
	protected Order order = ORDER_EDEFAULT;

	/**
	 * The default value of the '{@link #getSeed() <em>Seed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSeed()
	 * @generated
	 * @ordered
	 */
	protected static final long SEED_EDEFAULT = 0L;

	/**
	 * The cached value of the '{@link #getSeed() <em>Seed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSeed()
	 * @generated
	 * @ordered
	 */
	protected long seed = SEED_EDEFAULT;

	/**
	 * This is true if the Seed attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean seedESet;

	/**
	 * The default value of the '{@link #getWarmUpSeconds() <em>Warm Up Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWarmUpSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double WARM_UP_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getWarmUpSeconds() <em>Warm Up Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWarmUpSeconds()
	 * @generated
	 * @ordered
	 */
	protected double warmUpSeconds = WARM_UP_SECONDS_EDEFAULT;

	/**
	 * The default value of the '{@link #getOmitSeconds() <em>Omit Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOmitSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double OMIT_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getOmitSeconds() <em>Omit Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOmitSeconds()
	 * @generated
	 * @ordered
	 */
	protected double omitSeconds = OMIT_SECONDS_EDEFAULT;

	/**
	 * The default value of the '{@link #getPauseSeconds() <em>Pause Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPauseSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double PAUSE_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getPauseSeconds() <em>Pause Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPauseSeconds()
	 * @generated
	 * @ordered
	 */
	protected double pauseSeconds = PAUSE_SECONDS_EDEFAULT;

	/**
	 * The default value of the '{@link #getTimeLimitSeconds() <em>Time Limit Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTimeLimitSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double TIME_LIMIT_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getTimeLimitSeconds() <em>Time Limit Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTimeLimitSeconds()
	 * @generated
	 * @ordered
	 */
	protected double timeLimitSeconds = TIME_LIMIT_SECONDS_EDEFAULT;

	/**
	 * This is true if the Time Limit Seconds attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean timeLimitSecondsESet;

	/**
	 * The default value of the '{@link #getOnFailure() <em>On Failure</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOnFailure()
	 * @generated
	 * @ordered
	 */
	protected static final OnFailure ON_FAILURE_EDEFAULT = OnFailure.CONTINUE;

	/**
	 * The cached value of the '{@link #getOnFailure() <em>On Failure</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOnFailure()
	 * @generated
	 * @ordered
	 */
	protected OnFailure onFailure = ON_FAILURE_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected PlanImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.PLAN;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getBench() {
		return bench;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBench(String newBench) {
		String oldBench = bench;
		bench = newBench;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PLAN__BENCH, oldBench, bench));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EndPoint getSender() {
		return sender;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetSender(EndPoint newSender, NotificationChain msgs) {
		EndPoint oldSender = sender;
		sender = newSender;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.PLAN__SENDER, oldSender, newSender);
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
	public void setSender(EndPoint newSender) {
		if (newSender != sender) {
			NotificationChain msgs = null;
			if (sender != null)
				msgs = ((InternalEObject)sender).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.PLAN__SENDER, null, msgs);
			if (newSender != null)
				msgs = ((InternalEObject)newSender).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.PLAN__SENDER, null, msgs);
			msgs = basicSetSender(newSender, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PLAN__SENDER, newSender, newSender));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EndPoint getReceiver() {
		return receiver;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetReceiver(EndPoint newReceiver, NotificationChain msgs) {
		EndPoint oldReceiver = receiver;
		receiver = newReceiver;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.PLAN__RECEIVER, oldReceiver, newReceiver);
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
	public void setReceiver(EndPoint newReceiver) {
		if (newReceiver != receiver) {
			NotificationChain msgs = null;
			if (receiver != null)
				msgs = ((InternalEObject)receiver).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.PLAN__RECEIVER, null, msgs);
			if (newReceiver != null)
				msgs = ((InternalEObject)newReceiver).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.PLAN__RECEIVER, null, msgs);
			msgs = basicSetReceiver(newReceiver, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PLAN__RECEIVER, newReceiver, newReceiver));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<String> getProfiles() {
		if (profiles == null) {
			profiles = new EDataTypeEList<String>(String.class, this, NicBenchPackage.PLAN__PROFILES);
		}
		return profiles;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Axis> getAxes() {
		if (axes == null) {
			axes = new EObjectContainmentEList<Axis>(Axis.class, this, NicBenchPackage.PLAN__AXES);
		}
		return axes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Job> getJobs() {
		if (jobs == null) {
			jobs = new EObjectContainmentEList<Job>(Job.class, this, NicBenchPackage.PLAN__JOBS);
		}
		return jobs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<String> getExclusions() {
		if (exclusions == null) {
			exclusions = new EDataTypeEList<String>(String.class, this, NicBenchPackage.PLAN__EXCLUSIONS);
		}
		return exclusions;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getRepetitions() {
		return repetitions;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRepetitions(int newRepetitions) {
		int oldRepetitions = repetitions;
		repetitions = newRepetitions;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PLAN__REPETITIONS, oldRepetitions, repetitions));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Order getOrder() {
		return order;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOrder(Order newOrder) {
		Order oldOrder = order;
		order = newOrder == null ? ORDER_EDEFAULT : newOrder;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PLAN__ORDER, oldOrder, order));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getSeed() {
		return seed;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSeed(long newSeed) {
		long oldSeed = seed;
		seed = newSeed;
		boolean oldSeedESet = seedESet;
		seedESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PLAN__SEED, oldSeed, seed, !oldSeedESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetSeed() {
		long oldSeed = seed;
		boolean oldSeedESet = seedESet;
		seed = SEED_EDEFAULT;
		seedESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.PLAN__SEED, oldSeed, SEED_EDEFAULT, oldSeedESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetSeed() {
		return seedESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getWarmUpSeconds() {
		return warmUpSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setWarmUpSeconds(double newWarmUpSeconds) {
		double oldWarmUpSeconds = warmUpSeconds;
		warmUpSeconds = newWarmUpSeconds;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PLAN__WARM_UP_SECONDS, oldWarmUpSeconds, warmUpSeconds));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getOmitSeconds() {
		return omitSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOmitSeconds(double newOmitSeconds) {
		double oldOmitSeconds = omitSeconds;
		omitSeconds = newOmitSeconds;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PLAN__OMIT_SECONDS, oldOmitSeconds, omitSeconds));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getPauseSeconds() {
		return pauseSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPauseSeconds(double newPauseSeconds) {
		double oldPauseSeconds = pauseSeconds;
		pauseSeconds = newPauseSeconds;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PLAN__PAUSE_SECONDS, oldPauseSeconds, pauseSeconds));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getTimeLimitSeconds() {
		return timeLimitSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTimeLimitSeconds(double newTimeLimitSeconds) {
		double oldTimeLimitSeconds = timeLimitSeconds;
		timeLimitSeconds = newTimeLimitSeconds;
		boolean oldTimeLimitSecondsESet = timeLimitSecondsESet;
		timeLimitSecondsESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PLAN__TIME_LIMIT_SECONDS, oldTimeLimitSeconds, timeLimitSeconds, !oldTimeLimitSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetTimeLimitSeconds() {
		double oldTimeLimitSeconds = timeLimitSeconds;
		boolean oldTimeLimitSecondsESet = timeLimitSecondsESet;
		timeLimitSeconds = TIME_LIMIT_SECONDS_EDEFAULT;
		timeLimitSecondsESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.PLAN__TIME_LIMIT_SECONDS, oldTimeLimitSeconds, TIME_LIMIT_SECONDS_EDEFAULT, oldTimeLimitSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetTimeLimitSeconds() {
		return timeLimitSecondsESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public OnFailure getOnFailure() {
		return onFailure;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOnFailure(OnFailure newOnFailure) {
		OnFailure oldOnFailure = onFailure;
		onFailure = newOnFailure == null ? ON_FAILURE_EDEFAULT : newOnFailure;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PLAN__ON_FAILURE, oldOnFailure, onFailure));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case NicBenchPackage.PLAN__SENDER:
				return basicSetSender(null, msgs);
			case NicBenchPackage.PLAN__RECEIVER:
				return basicSetReceiver(null, msgs);
			case NicBenchPackage.PLAN__AXES:
				return ((InternalEList<?>)getAxes()).basicRemove(otherEnd, msgs);
			case NicBenchPackage.PLAN__JOBS:
				return ((InternalEList<?>)getJobs()).basicRemove(otherEnd, msgs);
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
			case NicBenchPackage.PLAN__BENCH:
				return getBench();
			case NicBenchPackage.PLAN__SENDER:
				return getSender();
			case NicBenchPackage.PLAN__RECEIVER:
				return getReceiver();
			case NicBenchPackage.PLAN__PROFILES:
				return getProfiles();
			case NicBenchPackage.PLAN__AXES:
				return getAxes();
			case NicBenchPackage.PLAN__JOBS:
				return getJobs();
			case NicBenchPackage.PLAN__EXCLUSIONS:
				return getExclusions();
			case NicBenchPackage.PLAN__REPETITIONS:
				return getRepetitions();
			case NicBenchPackage.PLAN__ORDER:
				return getOrder();
			case NicBenchPackage.PLAN__SEED:
				return getSeed();
			case NicBenchPackage.PLAN__WARM_UP_SECONDS:
				return getWarmUpSeconds();
			case NicBenchPackage.PLAN__OMIT_SECONDS:
				return getOmitSeconds();
			case NicBenchPackage.PLAN__PAUSE_SECONDS:
				return getPauseSeconds();
			case NicBenchPackage.PLAN__TIME_LIMIT_SECONDS:
				return getTimeLimitSeconds();
			case NicBenchPackage.PLAN__ON_FAILURE:
				return getOnFailure();
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
			case NicBenchPackage.PLAN__BENCH:
				setBench((String)newValue);
				return;
			case NicBenchPackage.PLAN__SENDER:
				setSender((EndPoint)newValue);
				return;
			case NicBenchPackage.PLAN__RECEIVER:
				setReceiver((EndPoint)newValue);
				return;
			case NicBenchPackage.PLAN__PROFILES:
				getProfiles().clear();
				getProfiles().addAll((Collection<? extends String>)newValue);
				return;
			case NicBenchPackage.PLAN__AXES:
				getAxes().clear();
				getAxes().addAll((Collection<? extends Axis>)newValue);
				return;
			case NicBenchPackage.PLAN__JOBS:
				getJobs().clear();
				getJobs().addAll((Collection<? extends Job>)newValue);
				return;
			case NicBenchPackage.PLAN__EXCLUSIONS:
				getExclusions().clear();
				getExclusions().addAll((Collection<? extends String>)newValue);
				return;
			case NicBenchPackage.PLAN__REPETITIONS:
				setRepetitions((Integer)newValue);
				return;
			case NicBenchPackage.PLAN__ORDER:
				setOrder((Order)newValue);
				return;
			case NicBenchPackage.PLAN__SEED:
				setSeed((Long)newValue);
				return;
			case NicBenchPackage.PLAN__WARM_UP_SECONDS:
				setWarmUpSeconds((Double)newValue);
				return;
			case NicBenchPackage.PLAN__OMIT_SECONDS:
				setOmitSeconds((Double)newValue);
				return;
			case NicBenchPackage.PLAN__PAUSE_SECONDS:
				setPauseSeconds((Double)newValue);
				return;
			case NicBenchPackage.PLAN__TIME_LIMIT_SECONDS:
				setTimeLimitSeconds((Double)newValue);
				return;
			case NicBenchPackage.PLAN__ON_FAILURE:
				setOnFailure((OnFailure)newValue);
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
			case NicBenchPackage.PLAN__BENCH:
				setBench(BENCH_EDEFAULT);
				return;
			case NicBenchPackage.PLAN__SENDER:
				setSender((EndPoint)null);
				return;
			case NicBenchPackage.PLAN__RECEIVER:
				setReceiver((EndPoint)null);
				return;
			case NicBenchPackage.PLAN__PROFILES:
				getProfiles().clear();
				return;
			case NicBenchPackage.PLAN__AXES:
				getAxes().clear();
				return;
			case NicBenchPackage.PLAN__JOBS:
				getJobs().clear();
				return;
			case NicBenchPackage.PLAN__EXCLUSIONS:
				getExclusions().clear();
				return;
			case NicBenchPackage.PLAN__REPETITIONS:
				setRepetitions(REPETITIONS_EDEFAULT);
				return;
			case NicBenchPackage.PLAN__ORDER:
				setOrder(ORDER_EDEFAULT);
				return;
			case NicBenchPackage.PLAN__SEED:
				unsetSeed();
				return;
			case NicBenchPackage.PLAN__WARM_UP_SECONDS:
				setWarmUpSeconds(WARM_UP_SECONDS_EDEFAULT);
				return;
			case NicBenchPackage.PLAN__OMIT_SECONDS:
				setOmitSeconds(OMIT_SECONDS_EDEFAULT);
				return;
			case NicBenchPackage.PLAN__PAUSE_SECONDS:
				setPauseSeconds(PAUSE_SECONDS_EDEFAULT);
				return;
			case NicBenchPackage.PLAN__TIME_LIMIT_SECONDS:
				unsetTimeLimitSeconds();
				return;
			case NicBenchPackage.PLAN__ON_FAILURE:
				setOnFailure(ON_FAILURE_EDEFAULT);
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
			case NicBenchPackage.PLAN__BENCH:
				return BENCH_EDEFAULT == null ? bench != null : !BENCH_EDEFAULT.equals(bench);
			case NicBenchPackage.PLAN__SENDER:
				return sender != null;
			case NicBenchPackage.PLAN__RECEIVER:
				return receiver != null;
			case NicBenchPackage.PLAN__PROFILES:
				return profiles != null && !profiles.isEmpty();
			case NicBenchPackage.PLAN__AXES:
				return axes != null && !axes.isEmpty();
			case NicBenchPackage.PLAN__JOBS:
				return jobs != null && !jobs.isEmpty();
			case NicBenchPackage.PLAN__EXCLUSIONS:
				return exclusions != null && !exclusions.isEmpty();
			case NicBenchPackage.PLAN__REPETITIONS:
				return repetitions != REPETITIONS_EDEFAULT;
			case NicBenchPackage.PLAN__ORDER:
				return order != ORDER_EDEFAULT;
			case NicBenchPackage.PLAN__SEED:
				return isSetSeed();
			case NicBenchPackage.PLAN__WARM_UP_SECONDS:
				return warmUpSeconds != WARM_UP_SECONDS_EDEFAULT;
			case NicBenchPackage.PLAN__OMIT_SECONDS:
				return omitSeconds != OMIT_SECONDS_EDEFAULT;
			case NicBenchPackage.PLAN__PAUSE_SECONDS:
				return pauseSeconds != PAUSE_SECONDS_EDEFAULT;
			case NicBenchPackage.PLAN__TIME_LIMIT_SECONDS:
				return isSetTimeLimitSeconds();
			case NicBenchPackage.PLAN__ON_FAILURE:
				return onFailure != ON_FAILURE_EDEFAULT;
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
		result.append(" (bench: ");
		result.append(bench);
		result.append(", profiles: ");
		result.append(profiles);
		result.append(", exclusions: ");
		result.append(exclusions);
		result.append(", repetitions: ");
		result.append(repetitions);
		result.append(", order: ");
		result.append(order);
		result.append(", seed: ");
		if (seedESet) result.append(seed); else result.append("<unset>");
		result.append(", warmUpSeconds: ");
		result.append(warmUpSeconds);
		result.append(", omitSeconds: ");
		result.append(omitSeconds);
		result.append(", pauseSeconds: ");
		result.append(pauseSeconds);
		result.append(", timeLimitSeconds: ");
		if (timeLimitSecondsESet) result.append(timeLimitSeconds); else result.append("<unset>");
		result.append(", onFailure: ");
		result.append(onFailure);
		result.append(')');
		return result.toString();
	}

} //PlanImpl
