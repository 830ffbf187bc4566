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

import org.nicbench.model.FeatureSetting;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Policy;

import org.nicbench.model.value.Values;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Offload Profile</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.OffloadProfileImpl#getBase <em>Base</em>}</li>
 *   <li>{@link org.nicbench.model.impl.OffloadProfileImpl#getPolicy <em>Policy</em>}</li>
 *   <li>{@link org.nicbench.model.impl.OffloadProfileImpl#getSettings <em>Settings</em>}</li>
 *   <li>{@link org.nicbench.model.impl.OffloadProfileImpl#getMtu <em>Mtu</em>}</li>
 *   <li>{@link org.nicbench.model.impl.OffloadProfileImpl#getTxQueueLength <em>Tx Queue Length</em>}</li>
 *   <li>{@link org.nicbench.model.impl.OffloadProfileImpl#getRings <em>Rings</em>}</li>
 *   <li>{@link org.nicbench.model.impl.OffloadProfileImpl#getChannels <em>Channels</em>}</li>
 *   <li>{@link org.nicbench.model.impl.OffloadProfileImpl#getCoalescing <em>Coalescing</em>}</li>
 *   <li>{@link org.nicbench.model.impl.OffloadProfileImpl#getPause <em>Pause</em>}</li>
 *   <li>{@link org.nicbench.model.impl.OffloadProfileImpl#getPrivateFlags <em>Private Flags</em>}</li>
 *   <li>{@link org.nicbench.model.impl.OffloadProfileImpl#getCongestionControl <em>Congestion Control</em>}</li>
 * </ul>
 *
 * @generated
 */
public class OffloadProfileImpl extends DocumentImpl implements OffloadProfile {
	/**
	 * The default value of the '{@link #getBase() <em>Base</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBase()
	 * @generated
	 * @ordered
	 */
	protected static final String BASE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getBase() <em>Base</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBase()
	 * @generated
	 * @ordered
	 */
	protected String base = BASE_EDEFAULT;

	/**
	 * The default value of the '{@link #getPolicy() <em>Policy</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPolicy()
	 * @generated
	 * @ordered
	 */
	protected static final Policy POLICY_EDEFAULT = Policy.BEST_EFFORT;

	/**
	 * The cached value of the '{@link #getPolicy() <em>Policy</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPolicy()
	 * @generated
	 * @ordered
	 */
	protected Policy policy = POLICY_EDEFAULT;

	/**
	 * The cached value of the '{@link #getSettings() <em>Settings</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSettings()
	 * @generated
	 * @ordered
	 */
	protected EList<FeatureSetting> settings;

	/**
	 * The default value of the '{@link #getMtu() <em>Mtu</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMtu()
	 * @generated
	 * @ordered
	 */
	protected static final int MTU_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getMtu() <em>Mtu</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMtu()
	 * @generated
	 * @ordered
	 */
	protected int mtu = MTU_EDEFAULT;

	/**
	 * This is true if the Mtu attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean mtuESet;

	/**
	 * The default value of the '{@link #getTxQueueLength() <em>Tx Queue Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTxQueueLength()
	 * @generated
	 * @ordered
	 */
	protected static final int TX_QUEUE_LENGTH_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getTxQueueLength() <em>Tx Queue Length</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTxQueueLength()
	 * @generated
	 * @ordered
	 */
	protected int txQueueLength = TX_QUEUE_LENGTH_EDEFAULT;

	/**
	 * This is true if the Tx Queue Length attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean txQueueLengthESet;

	/**
	 * The default value of the '{@link #getRings() <em>Rings</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRings()
	 * @generated
	 * @ordered
	 */
	protected static final Values RINGS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getRings() <em>Rings</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRings()
	 * @generated
	 * @ordered
	 */
	protected Values rings = RINGS_EDEFAULT;

	/**
	 * The default value of the '{@link #getChannels() <em>Channels</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getChannels()
	 * @generated
	 * @ordered
	 */
	protected static final Values CHANNELS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getChannels() <em>Channels</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getChannels()
	 * @generated
	 * @ordered
	 */
	protected Values channels = CHANNELS_EDEFAULT;

	/**
	 * The default value of the '{@link #getCoalescing() <em>Coalescing</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCoalescing()
	 * @generated
	 * @ordered
	 */
	protected static final Values COALESCING_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCoalescing() <em>Coalescing</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCoalescing()
	 * @generated
	 * @ordered
	 */
	protected Values coalescing = COALESCING_EDEFAULT;

	/**
	 * The default value of the '{@link #getPause() <em>Pause</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPause()
	 * @generated
	 * @ordered
	 */
	protected static final Values PAUSE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPause() <em>Pause</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPause()
	 * @generated
	 * @ordered
	 */
	protected Values pause = PAUSE_EDEFAULT;

	/**
	 * The default value of the '{@link #getPrivateFlags() <em>Private Flags</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPrivateFlags()
	 * @generated
	 * @ordered
	 */
	protected static final Values PRIVATE_FLAGS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPrivateFlags() <em>Private Flags</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPrivateFlags()
	 * @generated
	 * @ordered
	 */
	protected Values privateFlags = PRIVATE_FLAGS_EDEFAULT;

	/**
	 * The default value of the '{@link #getCongestionControl() <em>Congestion Control</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCongestionControl()
	 * @generated
	 * @ordered
	 */
	protected static final String CONGESTION_CONTROL_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCongestionControl() <em>Congestion Control</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCongestionControl()
	 * @generated
	 * @ordered
	 */
	protected String congestionControl = CONGESTION_CONTROL_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected OffloadProfileImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.OFFLOAD_PROFILE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getBase() {
		return base;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBase(String newBase) {
		String oldBase = base;
		base = newBase;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.OFFLOAD_PROFILE__BASE, oldBase, base));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Policy getPolicy() {
		return policy;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPolicy(Policy newPolicy) {
		Policy oldPolicy = policy;
		policy = newPolicy == null ? POLICY_EDEFAULT : newPolicy;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.OFFLOAD_PROFILE__POLICY, oldPolicy, policy));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<FeatureSetting> getSettings() {
		if (settings == null) {
			settings = new EObjectContainmentEList<FeatureSetting>(FeatureSetting.class, this, NicBenchPackage.OFFLOAD_PROFILE__SETTINGS);
		}
		return settings;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getMtu() {
		return mtu;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMtu(int newMtu) {
		int oldMtu = mtu;
		mtu = newMtu;
		boolean oldMtuESet = mtuESet;
		mtuESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.OFFLOAD_PROFILE__MTU, oldMtu, mtu, !oldMtuESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetMtu() {
		int oldMtu = mtu;
		boolean oldMtuESet = mtuESet;
		mtu = MTU_EDEFAULT;
		mtuESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.OFFLOAD_PROFILE__MTU, oldMtu, MTU_EDEFAULT, oldMtuESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetMtu() {
		return mtuESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getTxQueueLength() {
		return txQueueLength;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTxQueueLength(int newTxQueueLength) {
		int oldTxQueueLength = txQueueLength;
		txQueueLength = newTxQueueLength;
		boolean oldTxQueueLengthESet = txQueueLengthESet;
		txQueueLengthESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.OFFLOAD_PROFILE__TX_QUEUE_LENGTH, oldTxQueueLength, txQueueLength, !oldTxQueueLengthESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetTxQueueLength() {
		int oldTxQueueLength = txQueueLength;
		boolean oldTxQueueLengthESet = txQueueLengthESet;
		txQueueLength = TX_QUEUE_LENGTH_EDEFAULT;
		txQueueLengthESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.OFFLOAD_PROFILE__TX_QUEUE_LENGTH, oldTxQueueLength, TX_QUEUE_LENGTH_EDEFAULT, oldTxQueueLengthESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetTxQueueLength() {
		return txQueueLengthESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Values getRings() {
		return rings;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRings(Values newRings) {
		Values oldRings = rings;
		rings = newRings;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.OFFLOAD_PROFILE__RINGS, oldRings, rings));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Values getChannels() {
		return channels;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setChannels(Values newChannels) {
		Values oldChannels = channels;
		channels = newChannels;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.OFFLOAD_PROFILE__CHANNELS, oldChannels, channels));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Values getCoalescing() {
		return coalescing;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCoalescing(Values newCoalescing) {
		Values oldCoalescing = coalescing;
		coalescing = newCoalescing;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.OFFLOAD_PROFILE__COALESCING, oldCoalescing, coalescing));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Values getPause() {
		return pause;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPause(Values newPause) {
		Values oldPause = pause;
		pause = newPause;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.OFFLOAD_PROFILE__PAUSE, oldPause, pause));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Values getPrivateFlags() {
		return privateFlags;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPrivateFlags(Values newPrivateFlags) {
		Values oldPrivateFlags = privateFlags;
		privateFlags = newPrivateFlags;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.OFFLOAD_PROFILE__PRIVATE_FLAGS, oldPrivateFlags, privateFlags));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getCongestionControl() {
		return congestionControl;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCongestionControl(String newCongestionControl) {
		String oldCongestionControl = congestionControl;
		congestionControl = newCongestionControl;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.OFFLOAD_PROFILE__CONGESTION_CONTROL, oldCongestionControl, congestionControl));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case NicBenchPackage.OFFLOAD_PROFILE__SETTINGS:
				return ((InternalEList<?>)getSettings()).basicRemove(otherEnd, msgs);
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
			case NicBenchPackage.OFFLOAD_PROFILE__BASE:
				return getBase();
			case NicBenchPackage.OFFLOAD_PROFILE__POLICY:
				return getPolicy();
			case NicBenchPackage.OFFLOAD_PROFILE__SETTINGS:
				return getSettings();
			case NicBenchPackage.OFFLOAD_PROFILE__MTU:
				return getMtu();
			case NicBenchPackage.OFFLOAD_PROFILE__TX_QUEUE_LENGTH:
				return getTxQueueLength();
			case NicBenchPackage.OFFLOAD_PROFILE__RINGS:
				return getRings();
			case NicBenchPackage.OFFLOAD_PROFILE__CHANNELS:
				return getChannels();
			case NicBenchPackage.OFFLOAD_PROFILE__COALESCING:
				return getCoalescing();
			case NicBenchPackage.OFFLOAD_PROFILE__PAUSE:
				return getPause();
			case NicBenchPackage.OFFLOAD_PROFILE__PRIVATE_FLAGS:
				return getPrivateFlags();
			case NicBenchPackage.OFFLOAD_PROFILE__CONGESTION_CONTROL:
				return getCongestionControl();
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
			case NicBenchPackage.OFFLOAD_PROFILE__BASE:
				setBase((String)newValue);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__POLICY:
				setPolicy((Policy)newValue);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__SETTINGS:
				getSettings().clear();
				getSettings().addAll((Collection<? extends FeatureSetting>)newValue);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__MTU:
				setMtu((Integer)newValue);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__TX_QUEUE_LENGTH:
				setTxQueueLength((Integer)newValue);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__RINGS:
				setRings((Values)newValue);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__CHANNELS:
				setChannels((Values)newValue);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__COALESCING:
				setCoalescing((Values)newValue);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__PAUSE:
				setPause((Values)newValue);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__PRIVATE_FLAGS:
				setPrivateFlags((Values)newValue);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__CONGESTION_CONTROL:
				setCongestionControl((String)newValue);
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
			case NicBenchPackage.OFFLOAD_PROFILE__BASE:
				setBase(BASE_EDEFAULT);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__POLICY:
				setPolicy(POLICY_EDEFAULT);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__SETTINGS:
				getSettings().clear();
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__MTU:
				unsetMtu();
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__TX_QUEUE_LENGTH:
				unsetTxQueueLength();
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__RINGS:
				setRings(RINGS_EDEFAULT);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__CHANNELS:
				setChannels(CHANNELS_EDEFAULT);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__COALESCING:
				setCoalescing(COALESCING_EDEFAULT);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__PAUSE:
				setPause(PAUSE_EDEFAULT);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__PRIVATE_FLAGS:
				setPrivateFlags(PRIVATE_FLAGS_EDEFAULT);
				return;
			case NicBenchPackage.OFFLOAD_PROFILE__CONGESTION_CONTROL:
				setCongestionControl(CONGESTION_CONTROL_EDEFAULT);
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
			case NicBenchPackage.OFFLOAD_PROFILE__BASE:
				return BASE_EDEFAULT == null ? base != null : !BASE_EDEFAULT.equals(base);
			case NicBenchPackage.OFFLOAD_PROFILE__POLICY:
				return policy != POLICY_EDEFAULT;
			case NicBenchPackage.OFFLOAD_PROFILE__SETTINGS:
				return settings != null && !settings.isEmpty();
			case NicBenchPackage.OFFLOAD_PROFILE__MTU:
				return isSetMtu();
			case NicBenchPackage.OFFLOAD_PROFILE__TX_QUEUE_LENGTH:
				return isSetTxQueueLength();
			case NicBenchPackage.OFFLOAD_PROFILE__RINGS:
				return RINGS_EDEFAULT == null ? rings != null : !RINGS_EDEFAULT.equals(rings);
			case NicBenchPackage.OFFLOAD_PROFILE__CHANNELS:
				return CHANNELS_EDEFAULT == null ? channels != null : !CHANNELS_EDEFAULT.equals(channels);
			case NicBenchPackage.OFFLOAD_PROFILE__COALESCING:
				return COALESCING_EDEFAULT == null ? coalescing != null : !COALESCING_EDEFAULT.equals(coalescing);
			case NicBenchPackage.OFFLOAD_PROFILE__PAUSE:
				return PAUSE_EDEFAULT == null ? pause != null : !PAUSE_EDEFAULT.equals(pause);
			case NicBenchPackage.OFFLOAD_PROFILE__PRIVATE_FLAGS:
				return PRIVATE_FLAGS_EDEFAULT == null ? privateFlags != null : !PRIVATE_FLAGS_EDEFAULT.equals(privateFlags);
			case NicBenchPackage.OFFLOAD_PROFILE__CONGESTION_CONTROL:
				return CONGESTION_CONTROL_EDEFAULT == null ? congestionControl != null : !CONGESTION_CONTROL_EDEFAULT.equals(congestionControl);
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
		result.append(" (base: ");
		result.append(base);
		result.append(", policy: ");
		result.append(policy);
		result.append(", mtu: ");
		if (mtuESet) result.append(mtu); else result.append("<unset>");
		result.append(", txQueueLength: ");
		if (txQueueLengthESet) result.append(txQueueLength); else result.append("<unset>");
		result.append(", rings: ");
		result.append(rings);
		result.append(", channels: ");
		result.append(channels);
		result.append(", coalescing: ");
		result.append(coalescing);
		result.append(", pause: ");
		result.append(pause);
		result.append(", privateFlags: ");
		result.append(privateFlags);
		result.append(", congestionControl: ");
		result.append(congestionControl);
		result.append(')');
		return result.toString();
	}

} //OffloadProfileImpl
