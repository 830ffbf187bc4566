/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.UdpResult;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Udp Result</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.UdpResultImpl#getPackets <em>Packets</em>}</li>
 *   <li>{@link org.nicbench.model.impl.UdpResultImpl#getLost <em>Lost</em>}</li>
 *   <li>{@link org.nicbench.model.impl.UdpResultImpl#getLostPercent <em>Lost Percent</em>}</li>
 *   <li>{@link org.nicbench.model.impl.UdpResultImpl#getJitterSeconds <em>Jitter Seconds</em>}</li>
 * </ul>
 *
 * @generated
 */
public class UdpResultImpl extends EObjectImpl implements UdpResult {
	/**
	 * The default value of the '{@link #getPackets() <em>Packets</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPackets()
	 * @generated
	 * @ordered
	 */
	protected static final long PACKETS_EDEFAULT = 0L;

	/**
	 * The cached value of the '{@link #getPackets() <em>Packets</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPackets()
	 * @generated
	 * @ordered
	 */
	protected long packets = PACKETS_EDEFAULT;

	/**
	 * This is true if the Packets attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean packetsESet;

	/**
	 * The default value of the '{@link #getLost() <em>Lost</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLost()
	 * @generated
	 * @ordered
	 */
	protected static final long LOST_EDEFAULT = 0L;

	/**
	 * The cached value of the '{@link #getLost() <em>Lost</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLost()
	 * @generated
	 * @ordered
	 */
	protected long lost = LOST_EDEFAULT;

	/**
	 * This is true if the Lost attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean lostESet;

	/**
	 * The default value of the '{@link #getLostPercent() <em>Lost Percent</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLostPercent()
	 * @generated
	 * @ordered
	 */
	protected static final double LOST_PERCENT_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getLostPercent() <em>Lost Percent</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLostPercent()
	 * @generated
	 * @ordered
	 */
	protected double lostPercent = LOST_PERCENT_EDEFAULT;

	/**
	 * This is true if the Lost Percent attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean lostPercentESet;

	/**
	 * The default value of the '{@link #getJitterSeconds() <em>Jitter Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getJitterSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double JITTER_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getJitterSeconds() <em>Jitter Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getJitterSeconds()
	 * @generated
	 * @ordered
	 */
	protected double jitterSeconds = JITTER_SECONDS_EDEFAULT;

	/**
	 * This is true if the Jitter Seconds attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean jitterSecondsESet;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected UdpResultImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.UDP_RESULT;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getPackets() {
		return packets;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPackets(long newPackets) {
		long oldPackets = packets;
		packets = newPackets;
		boolean oldPacketsESet = packetsESet;
		packetsESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.UDP_RESULT__PACKETS, oldPackets, packets, !oldPacketsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetPackets() {
		long oldPackets = packets;
		boolean oldPacketsESet = packetsESet;
		packets = PACKETS_EDEFAULT;
		packetsESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.UDP_RESULT__PACKETS, oldPackets, PACKETS_EDEFAULT, oldPacketsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetPackets() {
		return packetsESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getLost() {
		return lost;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLost(long newLost) {
		long oldLost = lost;
		lost = newLost;
		boolean oldLostESet = lostESet;
		lostESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.UDP_RESULT__LOST, oldLost, lost, !oldLostESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetLost() {
		long oldLost = lost;
		boolean oldLostESet = lostESet;
		lost = LOST_EDEFAULT;
		lostESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.UDP_RESULT__LOST, oldLost, LOST_EDEFAULT, oldLostESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetLost() {
		return lostESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getLostPercent() {
		return lostPercent;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLostPercent(double newLostPercent) {
		double oldLostPercent = lostPercent;
		lostPercent = newLostPercent;
		boolean oldLostPercentESet = lostPercentESet;
		lostPercentESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.UDP_RESULT__LOST_PERCENT, oldLostPercent, lostPercent, !oldLostPercentESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetLostPercent() {
		double oldLostPercent = lostPercent;
		boolean oldLostPercentESet = lostPercentESet;
		lostPercent = LOST_PERCENT_EDEFAULT;
		lostPercentESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.UDP_RESULT__LOST_PERCENT, oldLostPercent, LOST_PERCENT_EDEFAULT, oldLostPercentESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetLostPercent() {
		return lostPercentESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getJitterSeconds() {
		return jitterSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setJitterSeconds(double newJitterSeconds) {
		double oldJitterSeconds = jitterSeconds;
		jitterSeconds = newJitterSeconds;
		boolean oldJitterSecondsESet = jitterSecondsESet;
		jitterSecondsESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.UDP_RESULT__JITTER_SECONDS, oldJitterSeconds, jitterSeconds, !oldJitterSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetJitterSeconds() {
		double oldJitterSeconds = jitterSeconds;
		boolean oldJitterSecondsESet = jitterSecondsESet;
		jitterSeconds = JITTER_SECONDS_EDEFAULT;
		jitterSecondsESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.UDP_RESULT__JITTER_SECONDS, oldJitterSeconds, JITTER_SECONDS_EDEFAULT, oldJitterSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetJitterSeconds() {
		return jitterSecondsESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case NicBenchPackage.UDP_RESULT__PACKETS:
				return getPackets();
			case NicBenchPackage.UDP_RESULT__LOST:
				return getLost();
			case NicBenchPackage.UDP_RESULT__LOST_PERCENT:
				return getLostPercent();
			case NicBenchPackage.UDP_RESULT__JITTER_SECONDS:
				return getJitterSeconds();
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
			case NicBenchPackage.UDP_RESULT__PACKETS:
				setPackets((Long)newValue);
				return;
			case NicBenchPackage.UDP_RESULT__LOST:
				setLost((Long)newValue);
				return;
			case NicBenchPackage.UDP_RESULT__LOST_PERCENT:
				setLostPercent((Double)newValue);
				return;
			case NicBenchPackage.UDP_RESULT__JITTER_SECONDS:
				setJitterSeconds((Double)newValue);
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
			case NicBenchPackage.UDP_RESULT__PACKETS:
				unsetPackets();
				return;
			case NicBenchPackage.UDP_RESULT__LOST:
				unsetLost();
				return;
			case NicBenchPackage.UDP_RESULT__LOST_PERCENT:
				unsetLostPercent();
				return;
			case NicBenchPackage.UDP_RESULT__JITTER_SECONDS:
				unsetJitterSeconds();
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
			case NicBenchPackage.UDP_RESULT__PACKETS:
				return isSetPackets();
			case NicBenchPackage.UDP_RESULT__LOST:
				return isSetLost();
			case NicBenchPackage.UDP_RESULT__LOST_PERCENT:
				return isSetLostPercent();
			case NicBenchPackage.UDP_RESULT__JITTER_SECONDS:
				return isSetJitterSeconds();
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
		result.append(" (packets: ");
		if (packetsESet) result.append(packets); else result.append("<unset>");
		result.append(", lost: ");
		if (lostESet) result.append(lost); else result.append("<unset>");
		result.append(", lostPercent: ");
		if (lostPercentESet) result.append(lostPercent); else result.append("<unset>");
		result.append(", jitterSeconds: ");
		if (jitterSecondsESet) result.append(jitterSeconds); else result.append("<unset>");
		result.append(')');
		return result.toString();
	}

} //UdpResultImpl
