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

import org.nicbench.model.HostFacts;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.ToolVersion;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Host Facts</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.HostFactsImpl#getOperatingSystem <em>Operating System</em>}</li>
 *   <li>{@link org.nicbench.model.impl.HostFactsImpl#getKernel <em>Kernel</em>}</li>
 *   <li>{@link org.nicbench.model.impl.HostFactsImpl#getCpuModel <em>Cpu Model</em>}</li>
 *   <li>{@link org.nicbench.model.impl.HostFactsImpl#getCores <em>Cores</em>}</li>
 *   <li>{@link org.nicbench.model.impl.HostFactsImpl#getMemoryBytes <em>Memory Bytes</em>}</li>
 *   <li>{@link org.nicbench.model.impl.HostFactsImpl#getGovernor <em>Governor</em>}</li>
 *   <li>{@link org.nicbench.model.impl.HostFactsImpl#getCongestionControl <em>Congestion Control</em>}</li>
 *   <li>{@link org.nicbench.model.impl.HostFactsImpl#getBootId <em>Boot Id</em>}</li>
 *   <li>{@link org.nicbench.model.impl.HostFactsImpl#getTools <em>Tools</em>}</li>
 * </ul>
 *
 * @generated
 */
public class HostFactsImpl extends EObjectImpl implements HostFacts {
	/**
	 * The default value of the '{@link #getOperatingSystem() <em>Operating System</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOperatingSystem()
	 * @generated
	 * @ordered
	 */
	protected static final String OPERATING_SYSTEM_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getOperatingSystem() <em>Operating System</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOperatingSystem()
	 * @generated
	 * @ordered
	 */
	protected String operatingSystem = OPERATING_SYSTEM_EDEFAULT;

	/**
	 * The default value of the '{@link #getKernel() <em>Kernel</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKernel()
	 * @generated
	 * @ordered
	 */
	protected static final String KERNEL_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getKernel() <em>Kernel</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKernel()
	 * @generated
	 * @ordered
	 */
	protected String kernel = KERNEL_EDEFAULT;

	/**
	 * The default value of the '{@link #getCpuModel() <em>Cpu Model</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCpuModel()
	 * @generated
	 * @ordered
	 */
	protected static final String CPU_MODEL_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCpuModel() <em>Cpu Model</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCpuModel()
	 * @generated
	 * @ordered
	 */
	protected String cpuModel = CPU_MODEL_EDEFAULT;

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
	 * This is true if the Cores attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean coresESet;

	/**
	 * The default value of the '{@link #getMemoryBytes() <em>Memory Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMemoryBytes()
	 * @generated
	 * @ordered
	 */
	protected static final long MEMORY_BYTES_EDEFAULT = 0L;

	/**
	 * The cached value of the '{@link #getMemoryBytes() <em>Memory Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMemoryBytes()
	 * @generated
	 * @ordered
	 */
	protected long memoryBytes = MEMORY_BYTES_EDEFAULT;

	/**
	 * This is true if the Memory Bytes attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean memoryBytesESet;

	/**
	 * The default value of the '{@link #getGovernor() <em>Governor</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGovernor()
	 * @generated
	 * @ordered
	 */
	protected static final String GOVERNOR_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getGovernor() <em>Governor</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGovernor()
	 * @generated
	 * @ordered
	 */
	protected String governor = GOVERNOR_EDEFAULT;

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
	 * The default value of the '{@link #getBootId() <em>Boot Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBootId()
	 * @generated
	 * @ordered
	 */
	protected static final String BOOT_ID_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getBootId() <em>Boot Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBootId()
	 * @generated
	 * @ordered
	 */
	protected String bootId = BOOT_ID_EDEFAULT;

	/**
	 * The cached value of the '{@link #getTools() <em>Tools</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTools()
	 * @generated
	 * @ordered
	 */
	protected EList<ToolVersion> tools;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected HostFactsImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.HOST_FACTS;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getOperatingSystem() {
		return operatingSystem;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOperatingSystem(String newOperatingSystem) {
		String oldOperatingSystem = operatingSystem;
		operatingSystem = newOperatingSystem;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.HOST_FACTS__OPERATING_SYSTEM, oldOperatingSystem, operatingSystem));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getKernel() {
		return kernel;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setKernel(String newKernel) {
		String oldKernel = kernel;
		kernel = newKernel;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.HOST_FACTS__KERNEL, oldKernel, kernel));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getCpuModel() {
		return cpuModel;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCpuModel(String newCpuModel) {
		String oldCpuModel = cpuModel;
		cpuModel = newCpuModel;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.HOST_FACTS__CPU_MODEL, oldCpuModel, cpuModel));
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
		boolean oldCoresESet = coresESet;
		coresESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.HOST_FACTS__CORES, oldCores, cores, !oldCoresESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetCores() {
		int oldCores = cores;
		boolean oldCoresESet = coresESet;
		cores = CORES_EDEFAULT;
		coresESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.HOST_FACTS__CORES, oldCores, CORES_EDEFAULT, oldCoresESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetCores() {
		return coresESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getMemoryBytes() {
		return memoryBytes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMemoryBytes(long newMemoryBytes) {
		long oldMemoryBytes = memoryBytes;
		memoryBytes = newMemoryBytes;
		boolean oldMemoryBytesESet = memoryBytesESet;
		memoryBytesESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.HOST_FACTS__MEMORY_BYTES, oldMemoryBytes, memoryBytes, !oldMemoryBytesESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetMemoryBytes() {
		long oldMemoryBytes = memoryBytes;
		boolean oldMemoryBytesESet = memoryBytesESet;
		memoryBytes = MEMORY_BYTES_EDEFAULT;
		memoryBytesESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.HOST_FACTS__MEMORY_BYTES, oldMemoryBytes, MEMORY_BYTES_EDEFAULT, oldMemoryBytesESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetMemoryBytes() {
		return memoryBytesESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getGovernor() {
		return governor;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGovernor(String newGovernor) {
		String oldGovernor = governor;
		governor = newGovernor;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.HOST_FACTS__GOVERNOR, oldGovernor, governor));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.HOST_FACTS__CONGESTION_CONTROL, oldCongestionControl, congestionControl));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getBootId() {
		return bootId;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBootId(String newBootId) {
		String oldBootId = bootId;
		bootId = newBootId;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.HOST_FACTS__BOOT_ID, oldBootId, bootId));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ToolVersion> getTools() {
		if (tools == null) {
			tools = new EObjectContainmentEList<ToolVersion>(ToolVersion.class, this, NicBenchPackage.HOST_FACTS__TOOLS);
		}
		return tools;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case NicBenchPackage.HOST_FACTS__TOOLS:
				return ((InternalEList<?>)getTools()).basicRemove(otherEnd, msgs);
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
			case NicBenchPackage.HOST_FACTS__OPERATING_SYSTEM:
				return getOperatingSystem();
			case NicBenchPackage.HOST_FACTS__KERNEL:
				return getKernel();
			case NicBenchPackage.HOST_FACTS__CPU_MODEL:
				return getCpuModel();
			case NicBenchPackage.HOST_FACTS__CORES:
				return getCores();
			case NicBenchPackage.HOST_FACTS__MEMORY_BYTES:
				return getMemoryBytes();
			case NicBenchPackage.HOST_FACTS__GOVERNOR:
				return getGovernor();
			case NicBenchPackage.HOST_FACTS__CONGESTION_CONTROL:
				return getCongestionControl();
			case NicBenchPackage.HOST_FACTS__BOOT_ID:
				return getBootId();
			case NicBenchPackage.HOST_FACTS__TOOLS:
				return getTools();
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
			case NicBenchPackage.HOST_FACTS__OPERATING_SYSTEM:
				setOperatingSystem((String)newValue);
				return;
			case NicBenchPackage.HOST_FACTS__KERNEL:
				setKernel((String)newValue);
				return;
			case NicBenchPackage.HOST_FACTS__CPU_MODEL:
				setCpuModel((String)newValue);
				return;
			case NicBenchPackage.HOST_FACTS__CORES:
				setCores((Integer)newValue);
				return;
			case NicBenchPackage.HOST_FACTS__MEMORY_BYTES:
				setMemoryBytes((Long)newValue);
				return;
			case NicBenchPackage.HOST_FACTS__GOVERNOR:
				setGovernor((String)newValue);
				return;
			case NicBenchPackage.HOST_FACTS__CONGESTION_CONTROL:
				setCongestionControl((String)newValue);
				return;
			case NicBenchPackage.HOST_FACTS__BOOT_ID:
				setBootId((String)newValue);
				return;
			case NicBenchPackage.HOST_FACTS__TOOLS:
				getTools().clear();
				getTools().addAll((Collection<? extends ToolVersion>)newValue);
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
			case NicBenchPackage.HOST_FACTS__OPERATING_SYSTEM:
				setOperatingSystem(OPERATING_SYSTEM_EDEFAULT);
				return;
			case NicBenchPackage.HOST_FACTS__KERNEL:
				setKernel(KERNEL_EDEFAULT);
				return;
			case NicBenchPackage.HOST_FACTS__CPU_MODEL:
				setCpuModel(CPU_MODEL_EDEFAULT);
				return;
			case NicBenchPackage.HOST_FACTS__CORES:
				unsetCores();
				return;
			case NicBenchPackage.HOST_FACTS__MEMORY_BYTES:
				unsetMemoryBytes();
				return;
			case NicBenchPackage.HOST_FACTS__GOVERNOR:
				setGovernor(GOVERNOR_EDEFAULT);
				return;
			case NicBenchPackage.HOST_FACTS__CONGESTION_CONTROL:
				setCongestionControl(CONGESTION_CONTROL_EDEFAULT);
				return;
			case NicBenchPackage.HOST_FACTS__BOOT_ID:
				setBootId(BOOT_ID_EDEFAULT);
				return;
			case NicBenchPackage.HOST_FACTS__TOOLS:
				getTools().clear();
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
			case NicBenchPackage.HOST_FACTS__OPERATING_SYSTEM:
				return OPERATING_SYSTEM_EDEFAULT == null ? operatingSystem != null : !OPERATING_SYSTEM_EDEFAULT.equals(operatingSystem);
			case NicBenchPackage.HOST_FACTS__KERNEL:
				return KERNEL_EDEFAULT == null ? kernel != null : !KERNEL_EDEFAULT.equals(kernel);
			case NicBenchPackage.HOST_FACTS__CPU_MODEL:
				return CPU_MODEL_EDEFAULT == null ? cpuModel != null : !CPU_MODEL_EDEFAULT.equals(cpuModel);
			case NicBenchPackage.HOST_FACTS__CORES:
				return isSetCores();
			case NicBenchPackage.HOST_FACTS__MEMORY_BYTES:
				return isSetMemoryBytes();
			case NicBenchPackage.HOST_FACTS__GOVERNOR:
				return GOVERNOR_EDEFAULT == null ? governor != null : !GOVERNOR_EDEFAULT.equals(governor);
			case NicBenchPackage.HOST_FACTS__CONGESTION_CONTROL:
				return CONGESTION_CONTROL_EDEFAULT == null ? congestionControl != null : !CONGESTION_CONTROL_EDEFAULT.equals(congestionControl);
			case NicBenchPackage.HOST_FACTS__BOOT_ID:
				return BOOT_ID_EDEFAULT == null ? bootId != null : !BOOT_ID_EDEFAULT.equals(bootId);
			case NicBenchPackage.HOST_FACTS__TOOLS:
				return tools != null && !tools.isEmpty();
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
		result.append(" (operatingSystem: ");
		result.append(operatingSystem);
		result.append(", kernel: ");
		result.append(kernel);
		result.append(", cpuModel: ");
		result.append(cpuModel);
		result.append(", cores: ");
		if (coresESet) result.append(cores); else result.append("<unset>");
		result.append(", memoryBytes: ");
		if (memoryBytesESet) result.append(memoryBytes); else result.append("<unset>");
		result.append(", governor: ");
		result.append(governor);
		result.append(", congestionControl: ");
		result.append(congestionControl);
		result.append(", bootId: ");
		result.append(bootId);
		result.append(')');
		return result.toString();
	}

} //HostFactsImpl
