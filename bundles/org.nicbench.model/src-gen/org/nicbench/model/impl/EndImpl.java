/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model.impl;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.nicbench.model.CpuUse;
import org.nicbench.model.End;
import org.nicbench.model.NicBenchPackage;

import org.nicbench.model.value.Values;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>End</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.EndImpl#getHost <em>Host</em>}</li>
 *   <li>{@link org.nicbench.model.impl.EndImpl#getNic <em>Nic</em>}</li>
 *   <li>{@link org.nicbench.model.impl.EndImpl#getBefore <em>Before</em>}</li>
 *   <li>{@link org.nicbench.model.impl.EndImpl#getDuring <em>During</em>}</li>
 *   <li>{@link org.nicbench.model.impl.EndImpl#getAfter <em>After</em>}</li>
 *   <li>{@link org.nicbench.model.impl.EndImpl#getReceipt <em>Receipt</em>}</li>
 *   <li>{@link org.nicbench.model.impl.EndImpl#isRestored <em>Restored</em>}</li>
 *   <li>{@link org.nicbench.model.impl.EndImpl#getCpu <em>Cpu</em>}</li>
 *   <li>{@link org.nicbench.model.impl.EndImpl#getCounters <em>Counters</em>}</li>
 *   <li>{@link org.nicbench.model.impl.EndImpl#getProtocol <em>Protocol</em>}</li>
 *   <li>{@link org.nicbench.model.impl.EndImpl#getCommand <em>Command</em>}</li>
 *   <li>{@link org.nicbench.model.impl.EndImpl#getExitCode <em>Exit Code</em>}</li>
 *   <li>{@link org.nicbench.model.impl.EndImpl#getToolVersion <em>Tool Version</em>}</li>
 *   <li>{@link org.nicbench.model.impl.EndImpl#getOutputFile <em>Output File</em>}</li>
 *   <li>{@link org.nicbench.model.impl.EndImpl#getOutputSha256 <em>Output Sha256</em>}</li>
 * </ul>
 *
 * @generated
 */
public class EndImpl extends EObjectImpl implements End {
	/**
	 * The default value of the '{@link #getHost() <em>Host</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHost()
	 * @generated
	 * @ordered
	 */
	protected static final String HOST_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getHost() <em>Host</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHost()
	 * @generated
	 * @ordered
	 */
	protected String host = HOST_EDEFAULT;

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
	 * The default value of the '{@link #getDuring() <em>During</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDuring()
	 * @generated
	 * @ordered
	 */
	protected static final String DURING_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getDuring() <em>During</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDuring()
	 * @generated
	 * @ordered
	 */
	protected String during = DURING_EDEFAULT;

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
	 * The default value of the '{@link #getReceipt() <em>Receipt</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReceipt()
	 * @generated
	 * @ordered
	 */
	protected static final String RECEIPT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getReceipt() <em>Receipt</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReceipt()
	 * @generated
	 * @ordered
	 */
	protected String receipt = RECEIPT_EDEFAULT;

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
	 * The cached value of the '{@link #getCpu() <em>Cpu</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCpu()
	 * @generated
	 * @ordered
	 */
	protected CpuUse cpu;

	/**
	 * The default value of the '{@link #getCounters() <em>Counters</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCounters()
	 * @generated
	 * @ordered
	 */
	protected static final Values COUNTERS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCounters() <em>Counters</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCounters()
	 * @generated
	 * @ordered
	 */
	protected Values counters = COUNTERS_EDEFAULT;

	/**
	 * The default value of the '{@link #getProtocol() <em>Protocol</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProtocol()
	 * @generated
	 * @ordered
	 */
	protected static final Values PROTOCOL_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getProtocol() <em>Protocol</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProtocol()
	 * @generated
	 * @ordered
	 */
	protected Values protocol = PROTOCOL_EDEFAULT;

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
	 * The default value of the '{@link #getExitCode() <em>Exit Code</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExitCode()
	 * @generated
	 * @ordered
	 */
	protected static final int EXIT_CODE_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getExitCode() <em>Exit Code</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExitCode()
	 * @generated
	 * @ordered
	 */
	protected int exitCode = EXIT_CODE_EDEFAULT;

	/**
	 * This is true if the Exit Code attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean exitCodeESet;

	/**
	 * The default value of the '{@link #getToolVersion() <em>Tool Version</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getToolVersion()
	 * @generated
	 * @ordered
	 */
	protected static final String TOOL_VERSION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getToolVersion() <em>Tool Version</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getToolVersion()
	 * @generated
	 * @ordered
	 */
	protected String toolVersion = TOOL_VERSION_EDEFAULT;

	/**
	 * The default value of the '{@link #getOutputFile() <em>Output File</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOutputFile()
	 * @generated
	 * @ordered
	 */
	protected static final String OUTPUT_FILE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getOutputFile() <em>Output File</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOutputFile()
	 * @generated
	 * @ordered
	 */
	protected String outputFile = OUTPUT_FILE_EDEFAULT;

	/**
	 * The default value of the '{@link #getOutputSha256() <em>Output Sha256</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOutputSha256()
	 * @generated
	 * @ordered
	 */
	protected static final String OUTPUT_SHA256_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getOutputSha256() <em>Output Sha256</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOutputSha256()
	 * @generated
	 * @ordered
	 */
	protected String outputSha256 = OUTPUT_SHA256_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected EndImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.END;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getHost() {
		return host;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setHost(String newHost) {
		String oldHost = host;
		host = newHost;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__HOST, oldHost, host));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__NIC, oldNic, nic));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__BEFORE, oldBefore, before));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getDuring() {
		return during;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDuring(String newDuring) {
		String oldDuring = during;
		during = newDuring;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__DURING, oldDuring, during));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__AFTER, oldAfter, after));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getReceipt() {
		return receipt;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setReceipt(String newReceipt) {
		String oldReceipt = receipt;
		receipt = newReceipt;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__RECEIPT, oldReceipt, receipt));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__RESTORED, oldRestored, restored, !oldRestoredESet));
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
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.END__RESTORED, oldRestored, RESTORED_EDEFAULT, oldRestoredESet));
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
	public CpuUse getCpu() {
		return cpu;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetCpu(CpuUse newCpu, NotificationChain msgs) {
		CpuUse oldCpu = cpu;
		cpu = newCpu;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__CPU, oldCpu, newCpu);
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
	public void setCpu(CpuUse newCpu) {
		if (newCpu != cpu) {
			NotificationChain msgs = null;
			if (cpu != null)
				msgs = ((InternalEObject)cpu).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.END__CPU, null, msgs);
			if (newCpu != null)
				msgs = ((InternalEObject)newCpu).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.END__CPU, null, msgs);
			msgs = basicSetCpu(newCpu, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__CPU, newCpu, newCpu));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Values getCounters() {
		return counters;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCounters(Values newCounters) {
		Values oldCounters = counters;
		counters = newCounters;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__COUNTERS, oldCounters, counters));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Values getProtocol() {
		return protocol;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setProtocol(Values newProtocol) {
		Values oldProtocol = protocol;
		protocol = newProtocol;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__PROTOCOL, oldProtocol, protocol));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__COMMAND, oldCommand, command));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getExitCode() {
		return exitCode;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setExitCode(int newExitCode) {
		int oldExitCode = exitCode;
		exitCode = newExitCode;
		boolean oldExitCodeESet = exitCodeESet;
		exitCodeESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__EXIT_CODE, oldExitCode, exitCode, !oldExitCodeESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetExitCode() {
		int oldExitCode = exitCode;
		boolean oldExitCodeESet = exitCodeESet;
		exitCode = EXIT_CODE_EDEFAULT;
		exitCodeESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.END__EXIT_CODE, oldExitCode, EXIT_CODE_EDEFAULT, oldExitCodeESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetExitCode() {
		return exitCodeESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getToolVersion() {
		return toolVersion;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setToolVersion(String newToolVersion) {
		String oldToolVersion = toolVersion;
		toolVersion = newToolVersion;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__TOOL_VERSION, oldToolVersion, toolVersion));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getOutputFile() {
		return outputFile;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOutputFile(String newOutputFile) {
		String oldOutputFile = outputFile;
		outputFile = newOutputFile;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__OUTPUT_FILE, oldOutputFile, outputFile));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getOutputSha256() {
		return outputSha256;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOutputSha256(String newOutputSha256) {
		String oldOutputSha256 = outputSha256;
		outputSha256 = newOutputSha256;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.END__OUTPUT_SHA256, oldOutputSha256, outputSha256));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case NicBenchPackage.END__CPU:
				return basicSetCpu(null, msgs);
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
			case NicBenchPackage.END__HOST:
				return getHost();
			case NicBenchPackage.END__NIC:
				return getNic();
			case NicBenchPackage.END__BEFORE:
				return getBefore();
			case NicBenchPackage.END__DURING:
				return getDuring();
			case NicBenchPackage.END__AFTER:
				return getAfter();
			case NicBenchPackage.END__RECEIPT:
				return getReceipt();
			case NicBenchPackage.END__RESTORED:
				return isRestored();
			case NicBenchPackage.END__CPU:
				return getCpu();
			case NicBenchPackage.END__COUNTERS:
				return getCounters();
			case NicBenchPackage.END__PROTOCOL:
				return getProtocol();
			case NicBenchPackage.END__COMMAND:
				return getCommand();
			case NicBenchPackage.END__EXIT_CODE:
				return getExitCode();
			case NicBenchPackage.END__TOOL_VERSION:
				return getToolVersion();
			case NicBenchPackage.END__OUTPUT_FILE:
				return getOutputFile();
			case NicBenchPackage.END__OUTPUT_SHA256:
				return getOutputSha256();
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
			case NicBenchPackage.END__HOST:
				setHost((String)newValue);
				return;
			case NicBenchPackage.END__NIC:
				setNic((String)newValue);
				return;
			case NicBenchPackage.END__BEFORE:
				setBefore((String)newValue);
				return;
			case NicBenchPackage.END__DURING:
				setDuring((String)newValue);
				return;
			case NicBenchPackage.END__AFTER:
				setAfter((String)newValue);
				return;
			case NicBenchPackage.END__RECEIPT:
				setReceipt((String)newValue);
				return;
			case NicBenchPackage.END__RESTORED:
				setRestored((Boolean)newValue);
				return;
			case NicBenchPackage.END__CPU:
				setCpu((CpuUse)newValue);
				return;
			case NicBenchPackage.END__COUNTERS:
				setCounters((Values)newValue);
				return;
			case NicBenchPackage.END__PROTOCOL:
				setProtocol((Values)newValue);
				return;
			case NicBenchPackage.END__COMMAND:
				setCommand((String)newValue);
				return;
			case NicBenchPackage.END__EXIT_CODE:
				setExitCode((Integer)newValue);
				return;
			case NicBenchPackage.END__TOOL_VERSION:
				setToolVersion((String)newValue);
				return;
			case NicBenchPackage.END__OUTPUT_FILE:
				setOutputFile((String)newValue);
				return;
			case NicBenchPackage.END__OUTPUT_SHA256:
				setOutputSha256((String)newValue);
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
			case NicBenchPackage.END__HOST:
				setHost(HOST_EDEFAULT);
				return;
			case NicBenchPackage.END__NIC:
				setNic(NIC_EDEFAULT);
				return;
			case NicBenchPackage.END__BEFORE:
				setBefore(BEFORE_EDEFAULT);
				return;
			case NicBenchPackage.END__DURING:
				setDuring(DURING_EDEFAULT);
				return;
			case NicBenchPackage.END__AFTER:
				setAfter(AFTER_EDEFAULT);
				return;
			case NicBenchPackage.END__RECEIPT:
				setReceipt(RECEIPT_EDEFAULT);
				return;
			case NicBenchPackage.END__RESTORED:
				unsetRestored();
				return;
			case NicBenchPackage.END__CPU:
				setCpu((CpuUse)null);
				return;
			case NicBenchPackage.END__COUNTERS:
				setCounters(COUNTERS_EDEFAULT);
				return;
			case NicBenchPackage.END__PROTOCOL:
				setProtocol(PROTOCOL_EDEFAULT);
				return;
			case NicBenchPackage.END__COMMAND:
				setCommand(COMMAND_EDEFAULT);
				return;
			case NicBenchPackage.END__EXIT_CODE:
				unsetExitCode();
				return;
			case NicBenchPackage.END__TOOL_VERSION:
				setToolVersion(TOOL_VERSION_EDEFAULT);
				return;
			case NicBenchPackage.END__OUTPUT_FILE:
				setOutputFile(OUTPUT_FILE_EDEFAULT);
				return;
			case NicBenchPackage.END__OUTPUT_SHA256:
				setOutputSha256(OUTPUT_SHA256_EDEFAULT);
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
			case NicBenchPackage.END__HOST:
				return HOST_EDEFAULT == null ? host != null : !HOST_EDEFAULT.equals(host);
			case NicBenchPackage.END__NIC:
				return NIC_EDEFAULT == null ? nic != null : !NIC_EDEFAULT.equals(nic);
			case NicBenchPackage.END__BEFORE:
				return BEFORE_EDEFAULT == null ? before != null : !BEFORE_EDEFAULT.equals(before);
			case NicBenchPackage.END__DURING:
				return DURING_EDEFAULT == null ? during != null : !DURING_EDEFAULT.equals(during);
			case NicBenchPackage.END__AFTER:
				return AFTER_EDEFAULT == null ? after != null : !AFTER_EDEFAULT.equals(after);
			case NicBenchPackage.END__RECEIPT:
				return RECEIPT_EDEFAULT == null ? receipt != null : !RECEIPT_EDEFAULT.equals(receipt);
			case NicBenchPackage.END__RESTORED:
				return isSetRestored();
			case NicBenchPackage.END__CPU:
				return cpu != null;
			case NicBenchPackage.END__COUNTERS:
				return COUNTERS_EDEFAULT == null ? counters != null : !COUNTERS_EDEFAULT.equals(counters);
			case NicBenchPackage.END__PROTOCOL:
				return PROTOCOL_EDEFAULT == null ? protocol != null : !PROTOCOL_EDEFAULT.equals(protocol);
			case NicBenchPackage.END__COMMAND:
				return COMMAND_EDEFAULT == null ? command != null : !COMMAND_EDEFAULT.equals(command);
			case NicBenchPackage.END__EXIT_CODE:
				return isSetExitCode();
			case NicBenchPackage.END__TOOL_VERSION:
				return TOOL_VERSION_EDEFAULT == null ? toolVersion != null : !TOOL_VERSION_EDEFAULT.equals(toolVersion);
			case NicBenchPackage.END__OUTPUT_FILE:
				return OUTPUT_FILE_EDEFAULT == null ? outputFile != null : !OUTPUT_FILE_EDEFAULT.equals(outputFile);
			case NicBenchPackage.END__OUTPUT_SHA256:
				return OUTPUT_SHA256_EDEFAULT == null ? outputSha256 != null : !OUTPUT_SHA256_EDEFAULT.equals(outputSha256);
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
		result.append(" (host: ");
		result.append(host);
		result.append(", nic: ");
		result.append(nic);
		result.append(", before: ");
		result.append(before);
		result.append(", during: ");
		result.append(during);
		result.append(", after: ");
		result.append(after);
		result.append(", receipt: ");
		result.append(receipt);
		result.append(", restored: ");
		if (restoredESet) result.append(restored); else result.append("<unset>");
		result.append(", counters: ");
		result.append(counters);
		result.append(", protocol: ");
		result.append(protocol);
		result.append(", command: ");
		result.append(command);
		result.append(", exitCode: ");
		if (exitCodeESet) result.append(exitCode); else result.append("<unset>");
		result.append(", toolVersion: ");
		result.append(toolVersion);
		result.append(", outputFile: ");
		result.append(outputFile);
		result.append(", outputSha256: ");
		result.append(outputSha256);
		result.append(')');
		return result.toString();
	}

} //EndImpl
