/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.nicbench.model.CpuUse;
import org.nicbench.model.NicBenchPackage;

import org.nicbench.model.value.Series;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Cpu Use</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.CpuUseImpl#getWindowSeconds <em>Window Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.CpuUseImpl#getCores <em>Cores</em>}</li>
 *   <li>{@link org.nicbench.model.impl.CpuUseImpl#getUserSeconds <em>User Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.CpuUseImpl#getNiceSeconds <em>Nice Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.CpuUseImpl#getSystemSeconds <em>System Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.CpuUseImpl#getIdleSeconds <em>Idle Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.CpuUseImpl#getIoWaitSeconds <em>Io Wait Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.CpuUseImpl#getIrqSeconds <em>Irq Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.CpuUseImpl#getSoftIrqSeconds <em>Soft Irq Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.CpuUseImpl#getStealSeconds <em>Steal Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.CpuUseImpl#getBusiestCore <em>Busiest Core</em>}</li>
 *   <li>{@link org.nicbench.model.impl.CpuUseImpl#getBusiestCorePercent <em>Busiest Core Percent</em>}</li>
 *   <li>{@link org.nicbench.model.impl.CpuUseImpl#getPerCore <em>Per Core</em>}</li>
 *   <li>{@link org.nicbench.model.impl.CpuUseImpl#getProcessSeconds <em>Process Seconds</em>}</li>
 * </ul>
 *
 * @generated
 */
public class CpuUseImpl extends EObjectImpl implements CpuUse {
	/**
	 * The default value of the '{@link #getWindowSeconds() <em>Window Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWindowSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double WINDOW_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getWindowSeconds() <em>Window Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWindowSeconds()
	 * @generated
	 * @ordered
	 */
	protected double windowSeconds = WINDOW_SECONDS_EDEFAULT;

	/**
	 * The default value of the '{@link #getCores() <em>Cores</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCores()
	 * @generated
	 * @ordered
	 */
	protected static final int CORES_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getCores() <em>Cores</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCores()
	 * @generated
	 * @ordered
	 */
	protected int cores = CORES_EDEFAULT;

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
	 * The default value of the '{@link #getNiceSeconds() <em>Nice Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNiceSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double NICE_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getNiceSeconds() <em>Nice Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNiceSeconds()
	 * @generated
	 * @ordered
	 */
	protected double niceSeconds = NICE_SECONDS_EDEFAULT;

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
	 * The default value of the '{@link #getIdleSeconds() <em>Idle Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getIdleSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double IDLE_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getIdleSeconds() <em>Idle Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getIdleSeconds()
	 * @generated
	 * @ordered
	 */
	protected double idleSeconds = IDLE_SECONDS_EDEFAULT;

	/**
	 * The default value of the '{@link #getIoWaitSeconds() <em>Io Wait Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getIoWaitSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double IO_WAIT_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getIoWaitSeconds() <em>Io Wait Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getIoWaitSeconds()
	 * @generated
	 * @ordered
	 */
	protected double ioWaitSeconds = IO_WAIT_SECONDS_EDEFAULT;

	/**
	 * The default value of the '{@link #getIrqSeconds() <em>Irq Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getIrqSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double IRQ_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getIrqSeconds() <em>Irq Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getIrqSeconds()
	 * @generated
	 * @ordered
	 */
	protected double irqSeconds = IRQ_SECONDS_EDEFAULT;

	/**
	 * The default value of the '{@link #getSoftIrqSeconds() <em>Soft Irq Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSoftIrqSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double SOFT_IRQ_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getSoftIrqSeconds() <em>Soft Irq Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSoftIrqSeconds()
	 * @generated
	 * @ordered
	 */
	protected double softIrqSeconds = SOFT_IRQ_SECONDS_EDEFAULT;

	/**
	 * The default value of the '{@link #getStealSeconds() <em>Steal Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStealSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double STEAL_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getStealSeconds() <em>Steal Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStealSeconds()
	 * @generated
	 * @ordered
	 */
	protected double stealSeconds = STEAL_SECONDS_EDEFAULT;

	/**
	 * The default value of the '{@link #getBusiestCore() <em>Busiest Core</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBusiestCore()
	 * @generated
	 * @ordered
	 */
	protected static final int BUSIEST_CORE_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getBusiestCore() <em>Busiest Core</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBusiestCore()
	 * @generated
	 * @ordered
	 */
	protected int busiestCore = BUSIEST_CORE_EDEFAULT;

	/**
	 * This is true if the Busiest Core attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean busiestCoreESet;

	/**
	 * The default value of the '{@link #getBusiestCorePercent() <em>Busiest Core Percent</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBusiestCorePercent()
	 * @generated
	 * @ordered
	 */
	protected static final double BUSIEST_CORE_PERCENT_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getBusiestCorePercent() <em>Busiest Core Percent</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBusiestCorePercent()
	 * @generated
	 * @ordered
	 */
	protected double busiestCorePercent = BUSIEST_CORE_PERCENT_EDEFAULT;

	/**
	 * This is true if the Busiest Core Percent attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean busiestCorePercentESet;

	/**
	 * The default value of the '{@link #getPerCore() <em>Per Core</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPerCore()
	 * @generated
	 * @ordered
	 */
	protected static final Series PER_CORE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPerCore() <em>Per Core</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPerCore()
	 * @generated
	 * @ordered
	 */
	protected Series perCore = PER_CORE_EDEFAULT;

	/**
	 * The default value of the '{@link #getProcessSeconds() <em>Process Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProcessSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double PROCESS_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getProcessSeconds() <em>Process Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProcessSeconds()
	 * @generated
	 * @ordered
	 */
	protected double processSeconds = PROCESS_SECONDS_EDEFAULT;

	/**
	 * This is true if the Process Seconds attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean processSecondsESet;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected CpuUseImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.CPU_USE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getWindowSeconds() {
		return windowSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setWindowSeconds(double newWindowSeconds) {
		double oldWindowSeconds = windowSeconds;
		windowSeconds = newWindowSeconds;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.CPU_USE__WINDOW_SECONDS, oldWindowSeconds, windowSeconds));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getCores() {
		return cores;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCores(int newCores) {
		int oldCores = cores;
		cores = newCores;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.CPU_USE__CORES, oldCores, cores));
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
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.CPU_USE__USER_SECONDS, oldUserSeconds, userSeconds));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getNiceSeconds() {
		return niceSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setNiceSeconds(double newNiceSeconds) {
		double oldNiceSeconds = niceSeconds;
		niceSeconds = newNiceSeconds;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.CPU_USE__NICE_SECONDS, oldNiceSeconds, niceSeconds));
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
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.CPU_USE__SYSTEM_SECONDS, oldSystemSeconds, systemSeconds));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getIdleSeconds() {
		return idleSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setIdleSeconds(double newIdleSeconds) {
		double oldIdleSeconds = idleSeconds;
		idleSeconds = newIdleSeconds;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.CPU_USE__IDLE_SECONDS, oldIdleSeconds, idleSeconds));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getIoWaitSeconds() {
		return ioWaitSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setIoWaitSeconds(double newIoWaitSeconds) {
		double oldIoWaitSeconds = ioWaitSeconds;
		ioWaitSeconds = newIoWaitSeconds;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.CPU_USE__IO_WAIT_SECONDS, oldIoWaitSeconds, ioWaitSeconds));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getIrqSeconds() {
		return irqSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setIrqSeconds(double newIrqSeconds) {
		double oldIrqSeconds = irqSeconds;
		irqSeconds = newIrqSeconds;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.CPU_USE__IRQ_SECONDS, oldIrqSeconds, irqSeconds));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getSoftIrqSeconds() {
		return softIrqSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSoftIrqSeconds(double newSoftIrqSeconds) {
		double oldSoftIrqSeconds = softIrqSeconds;
		softIrqSeconds = newSoftIrqSeconds;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.CPU_USE__SOFT_IRQ_SECONDS, oldSoftIrqSeconds, softIrqSeconds));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getStealSeconds() {
		return stealSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStealSeconds(double newStealSeconds) {
		double oldStealSeconds = stealSeconds;
		stealSeconds = newStealSeconds;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.CPU_USE__STEAL_SECONDS, oldStealSeconds, stealSeconds));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getBusiestCore() {
		return busiestCore;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBusiestCore(int newBusiestCore) {
		int oldBusiestCore = busiestCore;
		busiestCore = newBusiestCore;
		boolean oldBusiestCoreESet = busiestCoreESet;
		busiestCoreESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.CPU_USE__BUSIEST_CORE, oldBusiestCore, busiestCore, !oldBusiestCoreESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetBusiestCore() {
		int oldBusiestCore = busiestCore;
		boolean oldBusiestCoreESet = busiestCoreESet;
		busiestCore = BUSIEST_CORE_EDEFAULT;
		busiestCoreESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.CPU_USE__BUSIEST_CORE, oldBusiestCore, BUSIEST_CORE_EDEFAULT, oldBusiestCoreESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetBusiestCore() {
		return busiestCoreESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getBusiestCorePercent() {
		return busiestCorePercent;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBusiestCorePercent(double newBusiestCorePercent) {
		double oldBusiestCorePercent = busiestCorePercent;
		busiestCorePercent = newBusiestCorePercent;
		boolean oldBusiestCorePercentESet = busiestCorePercentESet;
		busiestCorePercentESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.CPU_USE__BUSIEST_CORE_PERCENT, oldBusiestCorePercent, busiestCorePercent, !oldBusiestCorePercentESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetBusiestCorePercent() {
		double oldBusiestCorePercent = busiestCorePercent;
		boolean oldBusiestCorePercentESet = busiestCorePercentESet;
		busiestCorePercent = BUSIEST_CORE_PERCENT_EDEFAULT;
		busiestCorePercentESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.CPU_USE__BUSIEST_CORE_PERCENT, oldBusiestCorePercent, BUSIEST_CORE_PERCENT_EDEFAULT, oldBusiestCorePercentESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetBusiestCorePercent() {
		return busiestCorePercentESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Series getPerCore() {
		return perCore;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPerCore(Series newPerCore) {
		Series oldPerCore = perCore;
		perCore = newPerCore;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.CPU_USE__PER_CORE, oldPerCore, perCore));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getProcessSeconds() {
		return processSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setProcessSeconds(double newProcessSeconds) {
		double oldProcessSeconds = processSeconds;
		processSeconds = newProcessSeconds;
		boolean oldProcessSecondsESet = processSecondsESet;
		processSecondsESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.CPU_USE__PROCESS_SECONDS, oldProcessSeconds, processSeconds, !oldProcessSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetProcessSeconds() {
		double oldProcessSeconds = processSeconds;
		boolean oldProcessSecondsESet = processSecondsESet;
		processSeconds = PROCESS_SECONDS_EDEFAULT;
		processSecondsESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.CPU_USE__PROCESS_SECONDS, oldProcessSeconds, PROCESS_SECONDS_EDEFAULT, oldProcessSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetProcessSeconds() {
		return processSecondsESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case NicBenchPackage.CPU_USE__WINDOW_SECONDS:
				return getWindowSeconds();
			case NicBenchPackage.CPU_USE__CORES:
				return getCores();
			case NicBenchPackage.CPU_USE__USER_SECONDS:
				return getUserSeconds();
			case NicBenchPackage.CPU_USE__NICE_SECONDS:
				return getNiceSeconds();
			case NicBenchPackage.CPU_USE__SYSTEM_SECONDS:
				return getSystemSeconds();
			case NicBenchPackage.CPU_USE__IDLE_SECONDS:
				return getIdleSeconds();
			case NicBenchPackage.CPU_USE__IO_WAIT_SECONDS:
				return getIoWaitSeconds();
			case NicBenchPackage.CPU_USE__IRQ_SECONDS:
				return getIrqSeconds();
			case NicBenchPackage.CPU_USE__SOFT_IRQ_SECONDS:
				return getSoftIrqSeconds();
			case NicBenchPackage.CPU_USE__STEAL_SECONDS:
				return getStealSeconds();
			case NicBenchPackage.CPU_USE__BUSIEST_CORE:
				return getBusiestCore();
			case NicBenchPackage.CPU_USE__BUSIEST_CORE_PERCENT:
				return getBusiestCorePercent();
			case NicBenchPackage.CPU_USE__PER_CORE:
				return getPerCore();
			case NicBenchPackage.CPU_USE__PROCESS_SECONDS:
				return getProcessSeconds();
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
			case NicBenchPackage.CPU_USE__WINDOW_SECONDS:
				setWindowSeconds((Double)newValue);
				return;
			case NicBenchPackage.CPU_USE__CORES:
				setCores((Integer)newValue);
				return;
			case NicBenchPackage.CPU_USE__USER_SECONDS:
				setUserSeconds((Double)newValue);
				return;
			case NicBenchPackage.CPU_USE__NICE_SECONDS:
				setNiceSeconds((Double)newValue);
				return;
			case NicBenchPackage.CPU_USE__SYSTEM_SECONDS:
				setSystemSeconds((Double)newValue);
				return;
			case NicBenchPackage.CPU_USE__IDLE_SECONDS:
				setIdleSeconds((Double)newValue);
				return;
			case NicBenchPackage.CPU_USE__IO_WAIT_SECONDS:
				setIoWaitSeconds((Double)newValue);
				return;
			case NicBenchPackage.CPU_USE__IRQ_SECONDS:
				setIrqSeconds((Double)newValue);
				return;
			case NicBenchPackage.CPU_USE__SOFT_IRQ_SECONDS:
				setSoftIrqSeconds((Double)newValue);
				return;
			case NicBenchPackage.CPU_USE__STEAL_SECONDS:
				setStealSeconds((Double)newValue);
				return;
			case NicBenchPackage.CPU_USE__BUSIEST_CORE:
				setBusiestCore((Integer)newValue);
				return;
			case NicBenchPackage.CPU_USE__BUSIEST_CORE_PERCENT:
				setBusiestCorePercent((Double)newValue);
				return;
			case NicBenchPackage.CPU_USE__PER_CORE:
				setPerCore((Series)newValue);
				return;
			case NicBenchPackage.CPU_USE__PROCESS_SECONDS:
				setProcessSeconds((Double)newValue);
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
			case NicBenchPackage.CPU_USE__WINDOW_SECONDS:
				setWindowSeconds(WINDOW_SECONDS_EDEFAULT);
				return;
			case NicBenchPackage.CPU_USE__CORES:
				setCores(CORES_EDEFAULT);
				return;
			case NicBenchPackage.CPU_USE__USER_SECONDS:
				setUserSeconds(USER_SECONDS_EDEFAULT);
				return;
			case NicBenchPackage.CPU_USE__NICE_SECONDS:
				setNiceSeconds(NICE_SECONDS_EDEFAULT);
				return;
			case NicBenchPackage.CPU_USE__SYSTEM_SECONDS:
				setSystemSeconds(SYSTEM_SECONDS_EDEFAULT);
				return;
			case NicBenchPackage.CPU_USE__IDLE_SECONDS:
				setIdleSeconds(IDLE_SECONDS_EDEFAULT);
				return;
			case NicBenchPackage.CPU_USE__IO_WAIT_SECONDS:
				setIoWaitSeconds(IO_WAIT_SECONDS_EDEFAULT);
				return;
			case NicBenchPackage.CPU_USE__IRQ_SECONDS:
				setIrqSeconds(IRQ_SECONDS_EDEFAULT);
				return;
			case NicBenchPackage.CPU_USE__SOFT_IRQ_SECONDS:
				setSoftIrqSeconds(SOFT_IRQ_SECONDS_EDEFAULT);
				return;
			case NicBenchPackage.CPU_USE__STEAL_SECONDS:
				setStealSeconds(STEAL_SECONDS_EDEFAULT);
				return;
			case NicBenchPackage.CPU_USE__BUSIEST_CORE:
				unsetBusiestCore();
				return;
			case NicBenchPackage.CPU_USE__BUSIEST_CORE_PERCENT:
				unsetBusiestCorePercent();
				return;
			case NicBenchPackage.CPU_USE__PER_CORE:
				setPerCore(PER_CORE_EDEFAULT);
				return;
			case NicBenchPackage.CPU_USE__PROCESS_SECONDS:
				unsetProcessSeconds();
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
			case NicBenchPackage.CPU_USE__WINDOW_SECONDS:
				return windowSeconds != WINDOW_SECONDS_EDEFAULT;
			case NicBenchPackage.CPU_USE__CORES:
				return cores != CORES_EDEFAULT;
			case NicBenchPackage.CPU_USE__USER_SECONDS:
				return userSeconds != USER_SECONDS_EDEFAULT;
			case NicBenchPackage.CPU_USE__NICE_SECONDS:
				return niceSeconds != NICE_SECONDS_EDEFAULT;
			case NicBenchPackage.CPU_USE__SYSTEM_SECONDS:
				return systemSeconds != SYSTEM_SECONDS_EDEFAULT;
			case NicBenchPackage.CPU_USE__IDLE_SECONDS:
				return idleSeconds != IDLE_SECONDS_EDEFAULT;
			case NicBenchPackage.CPU_USE__IO_WAIT_SECONDS:
				return ioWaitSeconds != IO_WAIT_SECONDS_EDEFAULT;
			case NicBenchPackage.CPU_USE__IRQ_SECONDS:
				return irqSeconds != IRQ_SECONDS_EDEFAULT;
			case NicBenchPackage.CPU_USE__SOFT_IRQ_SECONDS:
				return softIrqSeconds != SOFT_IRQ_SECONDS_EDEFAULT;
			case NicBenchPackage.CPU_USE__STEAL_SECONDS:
				return stealSeconds != STEAL_SECONDS_EDEFAULT;
			case NicBenchPackage.CPU_USE__BUSIEST_CORE:
				return isSetBusiestCore();
			case NicBenchPackage.CPU_USE__BUSIEST_CORE_PERCENT:
				return isSetBusiestCorePercent();
			case NicBenchPackage.CPU_USE__PER_CORE:
				return PER_CORE_EDEFAULT == null ? perCore != null : !PER_CORE_EDEFAULT.equals(perCore);
			case NicBenchPackage.CPU_USE__PROCESS_SECONDS:
				return isSetProcessSeconds();
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
		result.append(" (windowSeconds: ");
		result.append(windowSeconds);
		result.append(", cores: ");
		result.append(cores);
		result.append(", userSeconds: ");
		result.append(userSeconds);
		result.append(", niceSeconds: ");
		result.append(niceSeconds);
		result.append(", systemSeconds: ");
		result.append(systemSeconds);
		result.append(", idleSeconds: ");
		result.append(idleSeconds);
		result.append(", ioWaitSeconds: ");
		result.append(ioWaitSeconds);
		result.append(", irqSeconds: ");
		result.append(irqSeconds);
		result.append(", softIrqSeconds: ");
		result.append(softIrqSeconds);
		result.append(", stealSeconds: ");
		result.append(stealSeconds);
		result.append(", busiestCore: ");
		if (busiestCoreESet) result.append(busiestCore); else result.append("<unset>");
		result.append(", busiestCorePercent: ");
		if (busiestCorePercentESet) result.append(busiestCorePercent); else result.append("<unset>");
		result.append(", perCore: ");
		result.append(perCore);
		result.append(", processSeconds: ");
		if (processSecondsESet) result.append(processSeconds); else result.append("<unset>");
		result.append(')');
		return result.toString();
	}

} //CpuUseImpl
