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

import org.eclipse.emf.ecore.util.EDataTypeEList;

import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.Provenance;
import org.nicbench.model.TimeUse;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Time Use</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.TimeUseImpl#getRealSeconds <em>Real Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TimeUseImpl#getUserSeconds <em>User Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TimeUseImpl#getSystemSeconds <em>System Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TimeUseImpl#getMaximumResidentBytes <em>Maximum Resident Bytes</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TimeUseImpl#getCommand <em>Command</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TimeUseImpl#getWarnings <em>Warnings</em>}</li>
 *   <li>{@link org.nicbench.model.impl.TimeUseImpl#getProvenance <em>Provenance</em>}</li>
 * </ul>
 *
 * @generated
 */
public class TimeUseImpl extends EObjectImpl implements TimeUse {
	/**
	 * The default value of the '{@link #getRealSeconds() <em>Real Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRealSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double REAL_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getRealSeconds() <em>Real Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRealSeconds()
	 * @generated
	 * @ordered
	 */
	protected double realSeconds = REAL_SECONDS_EDEFAULT;

	/**
	 * This is true if the Real Seconds attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean realSecondsESet;

	/**
	 * The default value of the '{@link #getUserSeconds() <em>User Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUserSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double USER_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getUserSeconds() <em>User Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUserSeconds()
	 * @generated
	 * @ordered
	 */
	protected double userSeconds = USER_SECONDS_EDEFAULT;

	/**
	 * This is true if the User Seconds attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean userSecondsESet;

	/**
	 * The default value of the '{@link #getSystemSeconds() <em>System Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSystemSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double SYSTEM_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getSystemSeconds() <em>System Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSystemSeconds()
	 * @generated
	 * @ordered
	 */
	protected double systemSeconds = SYSTEM_SECONDS_EDEFAULT;

	/**
	 * This is true if the System Seconds attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean systemSecondsESet;

	/**
	 * The default value of the '{@link #getMaximumResidentBytes() <em>Maximum Resident Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaximumResidentBytes()
	 * @generated
	 * @ordered
	 */
	protected static final long MAXIMUM_RESIDENT_BYTES_EDEFAULT = 0L;

	/**
	 * The cached value of the '{@link #getMaximumResidentBytes() <em>Maximum Resident Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMaximumResidentBytes()
	 * @generated
	 * @ordered
	 */
	protected long maximumResidentBytes = MAXIMUM_RESIDENT_BYTES_EDEFAULT;

	/**
	 * This is true if the Maximum Resident Bytes attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean maximumResidentBytesESet;

	/**
	 * The default value of the '{@link #getCommand() <em>Command</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCommand()
	 * @generated
	 * @ordered
	 */
	protected static final String COMMAND_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCommand() <em>Command</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCommand()
	 * @generated
	 * @ordered
	 */
	protected String command = COMMAND_EDEFAULT;

	/**
	 * The cached value of the '{@link #getWarnings() <em>Warnings</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWarnings()
	 * @generated
	 * @ordered
	 */
	protected EList<String> warnings;

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
	protected TimeUseImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.TIME_USE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getRealSeconds() {
		return realSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRealSeconds(double newRealSeconds) {
		double oldRealSeconds = realSeconds;
		realSeconds = newRealSeconds;
		boolean oldRealSecondsESet = realSecondsESet;
		realSecondsESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TIME_USE__REAL_SECONDS, oldRealSeconds, realSeconds, !oldRealSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetRealSeconds() {
		double oldRealSeconds = realSeconds;
		boolean oldRealSecondsESet = realSecondsESet;
		realSeconds = REAL_SECONDS_EDEFAULT;
		realSecondsESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.TIME_USE__REAL_SECONDS, oldRealSeconds, REAL_SECONDS_EDEFAULT, oldRealSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetRealSeconds() {
		return realSecondsESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getUserSeconds() {
		return userSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setUserSeconds(double newUserSeconds) {
		double oldUserSeconds = userSeconds;
		userSeconds = newUserSeconds;
		boolean oldUserSecondsESet = userSecondsESet;
		userSecondsESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TIME_USE__USER_SECONDS, oldUserSeconds, userSeconds, !oldUserSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetUserSeconds() {
		double oldUserSeconds = userSeconds;
		boolean oldUserSecondsESet = userSecondsESet;
		userSeconds = USER_SECONDS_EDEFAULT;
		userSecondsESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.TIME_USE__USER_SECONDS, oldUserSeconds, USER_SECONDS_EDEFAULT, oldUserSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetUserSeconds() {
		return userSecondsESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getSystemSeconds() {
		return systemSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSystemSeconds(double newSystemSeconds) {
		double oldSystemSeconds = systemSeconds;
		systemSeconds = newSystemSeconds;
		boolean oldSystemSecondsESet = systemSecondsESet;
		systemSecondsESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TIME_USE__SYSTEM_SECONDS, oldSystemSeconds, systemSeconds, !oldSystemSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetSystemSeconds() {
		double oldSystemSeconds = systemSeconds;
		boolean oldSystemSecondsESet = systemSecondsESet;
		systemSeconds = SYSTEM_SECONDS_EDEFAULT;
		systemSecondsESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.TIME_USE__SYSTEM_SECONDS, oldSystemSeconds, SYSTEM_SECONDS_EDEFAULT, oldSystemSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetSystemSeconds() {
		return systemSecondsESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getMaximumResidentBytes() {
		return maximumResidentBytes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMaximumResidentBytes(long newMaximumResidentBytes) {
		long oldMaximumResidentBytes = maximumResidentBytes;
		maximumResidentBytes = newMaximumResidentBytes;
		boolean oldMaximumResidentBytesESet = maximumResidentBytesESet;
		maximumResidentBytesESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TIME_USE__MAXIMUM_RESIDENT_BYTES, oldMaximumResidentBytes, maximumResidentBytes, !oldMaximumResidentBytesESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetMaximumResidentBytes() {
		long oldMaximumResidentBytes = maximumResidentBytes;
		boolean oldMaximumResidentBytesESet = maximumResidentBytesESet;
		maximumResidentBytes = MAXIMUM_RESIDENT_BYTES_EDEFAULT;
		maximumResidentBytesESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.TIME_USE__MAXIMUM_RESIDENT_BYTES, oldMaximumResidentBytes, MAXIMUM_RESIDENT_BYTES_EDEFAULT, oldMaximumResidentBytesESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetMaximumResidentBytes() {
		return maximumResidentBytesESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getCommand() {
		return command;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCommand(String newCommand) {
		String oldCommand = command;
		command = newCommand;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TIME_USE__COMMAND, oldCommand, command));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<String> getWarnings() {
		if (warnings == null) {
			warnings = new EDataTypeEList<String>(String.class, this, NicBenchPackage.TIME_USE__WARNINGS);
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.TIME_USE__PROVENANCE, oldProvenance, newProvenance);
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
				msgs = ((InternalEObject)provenance).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.TIME_USE__PROVENANCE, null, msgs);
			if (newProvenance != null)
				msgs = ((InternalEObject)newProvenance).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.TIME_USE__PROVENANCE, null, msgs);
			msgs = basicSetProvenance(newProvenance, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TIME_USE__PROVENANCE, newProvenance, newProvenance));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case NicBenchPackage.TIME_USE__PROVENANCE:
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
			case NicBenchPackage.TIME_USE__REAL_SECONDS:
				return getRealSeconds();
			case NicBenchPackage.TIME_USE__USER_SECONDS:
				return getUserSeconds();
			case NicBenchPackage.TIME_USE__SYSTEM_SECONDS:
				return getSystemSeconds();
			case NicBenchPackage.TIME_USE__MAXIMUM_RESIDENT_BYTES:
				return getMaximumResidentBytes();
			case NicBenchPackage.TIME_USE__COMMAND:
				return getCommand();
			case NicBenchPackage.TIME_USE__WARNINGS:
				return getWarnings();
			case NicBenchPackage.TIME_USE__PROVENANCE:
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
			case NicBenchPackage.TIME_USE__REAL_SECONDS:
				setRealSeconds((Double)newValue);
				return;
			case NicBenchPackage.TIME_USE__USER_SECONDS:
				setUserSeconds((Double)newValue);
				return;
			case NicBenchPackage.TIME_USE__SYSTEM_SECONDS:
				setSystemSeconds((Double)newValue);
				return;
			case NicBenchPackage.TIME_USE__MAXIMUM_RESIDENT_BYTES:
				setMaximumResidentBytes((Long)newValue);
				return;
			case NicBenchPackage.TIME_USE__COMMAND:
				setCommand((String)newValue);
				return;
			case NicBenchPackage.TIME_USE__WARNINGS:
				getWarnings().clear();
				getWarnings().addAll((Collection<? extends String>)newValue);
				return;
			case NicBenchPackage.TIME_USE__PROVENANCE:
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
			case NicBenchPackage.TIME_USE__REAL_SECONDS:
				unsetRealSeconds();
				return;
			case NicBenchPackage.TIME_USE__USER_SECONDS:
				unsetUserSeconds();
				return;
			case NicBenchPackage.TIME_USE__SYSTEM_SECONDS:
				unsetSystemSeconds();
				return;
			case NicBenchPackage.TIME_USE__MAXIMUM_RESIDENT_BYTES:
				unsetMaximumResidentBytes();
				return;
			case NicBenchPackage.TIME_USE__COMMAND:
				setCommand(COMMAND_EDEFAULT);
				return;
			case NicBenchPackage.TIME_USE__WARNINGS:
				getWarnings().clear();
				return;
			case NicBenchPackage.TIME_USE__PROVENANCE:
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
			case NicBenchPackage.TIME_USE__REAL_SECONDS:
				return isSetRealSeconds();
			case NicBenchPackage.TIME_USE__USER_SECONDS:
				return isSetUserSeconds();
			case NicBenchPackage.TIME_USE__SYSTEM_SECONDS:
				return isSetSystemSeconds();
			case NicBenchPackage.TIME_USE__MAXIMUM_RESIDENT_BYTES:
				return isSetMaximumResidentBytes();
			case NicBenchPackage.TIME_USE__COMMAND:
				return COMMAND_EDEFAULT == null ? command != null : !COMMAND_EDEFAULT.equals(command);
			case NicBenchPackage.TIME_USE__WARNINGS:
				return warnings != null && !warnings.isEmpty();
			case NicBenchPackage.TIME_USE__PROVENANCE:
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
		result.append(" (realSeconds: ");
		if (realSecondsESet) result.append(realSeconds); else result.append("<unset>");
		result.append(", userSeconds: ");
		if (userSecondsESet) result.append(userSeconds); else result.append("<unset>");
		result.append(", systemSeconds: ");
		if (systemSecondsESet) result.append(systemSeconds); else result.append("<unset>");
		result.append(", maximumResidentBytes: ");
		if (maximumResidentBytesESet) result.append(maximumResidentBytes); else result.append("<unset>");
		result.append(", command: ");
		result.append(command);
		result.append(", warnings: ");
		result.append(warnings);
		result.append(')');
		return result.toString();
	}

} //TimeUseImpl
