/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model.impl;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.nicbench.model.JournalEntry;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.NicState;
import org.nicbench.model.Phase;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Journal Entry</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getNic <em>Nic</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getPhase <em>Phase</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getProfile <em>Profile</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getWrittenAt <em>Written At</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getBootId <em>Boot Id</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getNamespaceId <em>Namespace Id</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getNamespacePath <em>Namespace Path</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getInterfaceIndex <em>Interface Index</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getDriver <em>Driver</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getBus <em>Bus</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getPermanentAddress <em>Permanent Address</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getAddress <em>Address</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getOwnerPid <em>Owner Pid</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getOwnerStartTicks <em>Owner Start Ticks</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getConfirmByEpochSeconds <em>Confirm By Epoch Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#isEphemeral <em>Ephemeral</em>}</li>
 *   <li>{@link org.nicbench.model.impl.JournalEntryImpl#getBefore <em>Before</em>}</li>
 * </ul>
 *
 * @generated
 */
public class JournalEntryImpl extends DocumentImpl implements JournalEntry {
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
	 * The default value of the '{@link #getPhase() <em>Phase</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPhase()
	 * @generated
	 * @ordered
	 */
	protected static final Phase PHASE_EDEFAULT = Phase.ACTIVE;

	/**
	 * The cached value of the '{@link #getPhase() <em>Phase</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPhase()
	 * @generated
	 * @ordered
	 */
	protected Phase phase = PHASE_EDEFAULT;

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
	 * The default value of the '{@link #getWrittenAt() <em>Written At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWrittenAt()
	 * @generated
	 * @ordered
	 */
	protected static final String WRITTEN_AT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getWrittenAt() <em>Written At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWrittenAt()
	 * @generated
	 * @ordered
	 */
	protected String writtenAt = WRITTEN_AT_EDEFAULT;

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
	 * The default value of the '{@link #getNamespaceId() <em>Namespace Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNamespaceId()
	 * @generated
	 * @ordered
	 */
	protected static final String NAMESPACE_ID_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getNamespaceId() <em>Namespace Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNamespaceId()
	 * @generated
	 * @ordered
	 */
	protected String namespaceId = NAMESPACE_ID_EDEFAULT;

	/**
	 * The default value of the '{@link #getNamespacePath() <em>Namespace Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNamespacePath()
	 * @generated
	 * @ordered
	 */
	protected static final String NAMESPACE_PATH_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getNamespacePath() <em>Namespace Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getNamespacePath()
	 * @generated
	 * @ordered
	 */
	protected String namespacePath = NAMESPACE_PATH_EDEFAULT;

	/**
	 * The default value of the '{@link #getInterfaceIndex() <em>Interface Index</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInterfaceIndex()
	 * @generated
	 * @ordered
	 */
	protected static final int INTERFACE_INDEX_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getInterfaceIndex() <em>Interface Index</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInterfaceIndex()
	 * @generated
	 * @ordered
	 */
	protected int interfaceIndex = INTERFACE_INDEX_EDEFAULT;

	/**
	 * The default value of the '{@link #getDriver() <em>Driver</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDriver()
	 * @generated
	 * @ordered
	 */
	protected static final String DRIVER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getDriver() <em>Driver</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDriver()
	 * @generated
	 * @ordered
	 */
	protected String driver = DRIVER_EDEFAULT;

	/**
	 * The default value of the '{@link #getBus() <em>Bus</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBus()
	 * @generated
	 * @ordered
	 */
	protected static final String BUS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getBus() <em>Bus</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBus()
	 * @generated
	 * @ordered
	 */
	protected String bus = BUS_EDEFAULT;

	/**
	 * The default value of the '{@link #getPermanentAddress() <em>Permanent Address</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPermanentAddress()
	 * @generated
	 * @ordered
	 */
	protected static final String PERMANENT_ADDRESS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPermanentAddress() <em>Permanent Address</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPermanentAddress()
	 * @generated
	 * @ordered
	 */
	protected String permanentAddress = PERMANENT_ADDRESS_EDEFAULT;

	/**
	 * The default value of the '{@link #getAddress() <em>Address</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAddress()
	 * @generated
	 * @ordered
	 */
	protected static final String ADDRESS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getAddress() <em>Address</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAddress()
	 * @generated
	 * @ordered
	 */
	protected String address = ADDRESS_EDEFAULT;

	/**
	 * The default value of the '{@link #getOwnerPid() <em>Owner Pid</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOwnerPid()
	 * @generated
	 * @ordered
	 */
	protected static final long OWNER_PID_EDEFAULT = 0L;

	/**
	 * The cached value of the '{@link #getOwnerPid() <em>Owner Pid</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOwnerPid()
	 * @generated
	 * @ordered
	 */
	protected long ownerPid = OWNER_PID_EDEFAULT;

	/**
	 * This is true if the Owner Pid attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean ownerPidESet;

	/**
	 * The default value of the '{@link #getOwnerStartTicks() <em>Owner Start Ticks</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOwnerStartTicks()
	 * @generated
	 * @ordered
	 */
	protected static final long OWNER_START_TICKS_EDEFAULT = 0L;

	/**
	 * The cached value of the '{@link #getOwnerStartTicks() <em>Owner Start Ticks</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOwnerStartTicks()
	 * @generated
	 * @ordered
	 */
	protected long ownerStartTicks = OWNER_START_TICKS_EDEFAULT;

	/**
	 * This is true if the Owner Start Ticks attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean ownerStartTicksESet;

	/**
	 * The default value of the '{@link #getConfirmByEpochSeconds() <em>Confirm By Epoch Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConfirmByEpochSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final long CONFIRM_BY_EPOCH_SECONDS_EDEFAULT = 0L;

	/**
	 * The cached value of the '{@link #getConfirmByEpochSeconds() <em>Confirm By Epoch Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConfirmByEpochSeconds()
	 * @generated
	 * @ordered
	 */
	protected long confirmByEpochSeconds = CONFIRM_BY_EPOCH_SECONDS_EDEFAULT;

	/**
	 * This is true if the Confirm By Epoch Seconds attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean confirmByEpochSecondsESet;

	/**
	 * The default value of the '{@link #isEphemeral() <em>Ephemeral</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isEphemeral()
	 * @generated
	 * @ordered
	 */
	protected static final boolean EPHEMERAL_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isEphemeral() <em>Ephemeral</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isEphemeral()
	 * @generated
	 * @ordered
	 */
	protected boolean ephemeral = EPHEMERAL_EDEFAULT;

	/**
	 * The cached value of the '{@link #getBefore() <em>Before</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBefore()
	 * @generated
	 * @ordered
	 */
	protected NicState before;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected JournalEntryImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.JOURNAL_ENTRY;
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__NIC, oldNic, nic));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Phase getPhase() {
		return phase;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPhase(Phase newPhase) {
		Phase oldPhase = phase;
		phase = newPhase == null ? PHASE_EDEFAULT : newPhase;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__PHASE, oldPhase, phase));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__PROFILE, oldProfile, profile));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getWrittenAt() {
		return writtenAt;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setWrittenAt(String newWrittenAt) {
		String oldWrittenAt = writtenAt;
		writtenAt = newWrittenAt;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__WRITTEN_AT, oldWrittenAt, writtenAt));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__BOOT_ID, oldBootId, bootId));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getNamespaceId() {
		return namespaceId;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setNamespaceId(String newNamespaceId) {
		String oldNamespaceId = namespaceId;
		namespaceId = newNamespaceId;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__NAMESPACE_ID, oldNamespaceId, namespaceId));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getNamespacePath() {
		return namespacePath;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setNamespacePath(String newNamespacePath) {
		String oldNamespacePath = namespacePath;
		namespacePath = newNamespacePath;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__NAMESPACE_PATH, oldNamespacePath, namespacePath));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getInterfaceIndex() {
		return interfaceIndex;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setInterfaceIndex(int newInterfaceIndex) {
		int oldInterfaceIndex = interfaceIndex;
		interfaceIndex = newInterfaceIndex;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__INTERFACE_INDEX, oldInterfaceIndex, interfaceIndex));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getDriver() {
		return driver;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDriver(String newDriver) {
		String oldDriver = driver;
		driver = newDriver;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__DRIVER, oldDriver, driver));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getBus() {
		return bus;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBus(String newBus) {
		String oldBus = bus;
		bus = newBus;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__BUS, oldBus, bus));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getPermanentAddress() {
		return permanentAddress;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPermanentAddress(String newPermanentAddress) {
		String oldPermanentAddress = permanentAddress;
		permanentAddress = newPermanentAddress;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__PERMANENT_ADDRESS, oldPermanentAddress, permanentAddress));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getAddress() {
		return address;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAddress(String newAddress) {
		String oldAddress = address;
		address = newAddress;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__ADDRESS, oldAddress, address));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getOwnerPid() {
		return ownerPid;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOwnerPid(long newOwnerPid) {
		long oldOwnerPid = ownerPid;
		ownerPid = newOwnerPid;
		boolean oldOwnerPidESet = ownerPidESet;
		ownerPidESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__OWNER_PID, oldOwnerPid, ownerPid, !oldOwnerPidESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetOwnerPid() {
		long oldOwnerPid = ownerPid;
		boolean oldOwnerPidESet = ownerPidESet;
		ownerPid = OWNER_PID_EDEFAULT;
		ownerPidESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.JOURNAL_ENTRY__OWNER_PID, oldOwnerPid, OWNER_PID_EDEFAULT, oldOwnerPidESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetOwnerPid() {
		return ownerPidESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getOwnerStartTicks() {
		return ownerStartTicks;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOwnerStartTicks(long newOwnerStartTicks) {
		long oldOwnerStartTicks = ownerStartTicks;
		ownerStartTicks = newOwnerStartTicks;
		boolean oldOwnerStartTicksESet = ownerStartTicksESet;
		ownerStartTicksESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__OWNER_START_TICKS, oldOwnerStartTicks, ownerStartTicks, !oldOwnerStartTicksESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetOwnerStartTicks() {
		long oldOwnerStartTicks = ownerStartTicks;
		boolean oldOwnerStartTicksESet = ownerStartTicksESet;
		ownerStartTicks = OWNER_START_TICKS_EDEFAULT;
		ownerStartTicksESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.JOURNAL_ENTRY__OWNER_START_TICKS, oldOwnerStartTicks, OWNER_START_TICKS_EDEFAULT, oldOwnerStartTicksESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetOwnerStartTicks() {
		return ownerStartTicksESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getConfirmByEpochSeconds() {
		return confirmByEpochSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setConfirmByEpochSeconds(long newConfirmByEpochSeconds) {
		long oldConfirmByEpochSeconds = confirmByEpochSeconds;
		confirmByEpochSeconds = newConfirmByEpochSeconds;
		boolean oldConfirmByEpochSecondsESet = confirmByEpochSecondsESet;
		confirmByEpochSecondsESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__CONFIRM_BY_EPOCH_SECONDS, oldConfirmByEpochSeconds, confirmByEpochSeconds, !oldConfirmByEpochSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetConfirmByEpochSeconds() {
		long oldConfirmByEpochSeconds = confirmByEpochSeconds;
		boolean oldConfirmByEpochSecondsESet = confirmByEpochSecondsESet;
		confirmByEpochSeconds = CONFIRM_BY_EPOCH_SECONDS_EDEFAULT;
		confirmByEpochSecondsESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.JOURNAL_ENTRY__CONFIRM_BY_EPOCH_SECONDS, oldConfirmByEpochSeconds, CONFIRM_BY_EPOCH_SECONDS_EDEFAULT, oldConfirmByEpochSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetConfirmByEpochSeconds() {
		return confirmByEpochSecondsESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isEphemeral() {
		return ephemeral;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setEphemeral(boolean newEphemeral) {
		boolean oldEphemeral = ephemeral;
		ephemeral = newEphemeral;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__EPHEMERAL, oldEphemeral, ephemeral));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NicState getBefore() {
		return before;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetBefore(NicState newBefore, NotificationChain msgs) {
		NicState oldBefore = before;
		before = newBefore;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__BEFORE, oldBefore, newBefore);
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
	public void setBefore(NicState newBefore) {
		if (newBefore != before) {
			NotificationChain msgs = null;
			if (before != null)
				msgs = ((InternalEObject)before).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.JOURNAL_ENTRY__BEFORE, null, msgs);
			if (newBefore != null)
				msgs = ((InternalEObject)newBefore).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.JOURNAL_ENTRY__BEFORE, null, msgs);
			msgs = basicSetBefore(newBefore, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.JOURNAL_ENTRY__BEFORE, newBefore, newBefore));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case NicBenchPackage.JOURNAL_ENTRY__BEFORE:
				return basicSetBefore(null, msgs);
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
			case NicBenchPackage.JOURNAL_ENTRY__NIC:
				return getNic();
			case NicBenchPackage.JOURNAL_ENTRY__PHASE:
				return getPhase();
			case NicBenchPackage.JOURNAL_ENTRY__PROFILE:
				return getProfile();
			case NicBenchPackage.JOURNAL_ENTRY__WRITTEN_AT:
				return getWrittenAt();
			case NicBenchPackage.JOURNAL_ENTRY__BOOT_ID:
				return getBootId();
			case NicBenchPackage.JOURNAL_ENTRY__NAMESPACE_ID:
				return getNamespaceId();
			case NicBenchPackage.JOURNAL_ENTRY__NAMESPACE_PATH:
				return getNamespacePath();
			case NicBenchPackage.JOURNAL_ENTRY__INTERFACE_INDEX:
				return getInterfaceIndex();
			case NicBenchPackage.JOURNAL_ENTRY__DRIVER:
				return getDriver();
			case NicBenchPackage.JOURNAL_ENTRY__BUS:
				return getBus();
			case NicBenchPackage.JOURNAL_ENTRY__PERMANENT_ADDRESS:
				return getPermanentAddress();
			case NicBenchPackage.JOURNAL_ENTRY__ADDRESS:
				return getAddress();
			case NicBenchPackage.JOURNAL_ENTRY__OWNER_PID:
				return getOwnerPid();
			case NicBenchPackage.JOURNAL_ENTRY__OWNER_START_TICKS:
				return getOwnerStartTicks();
			case NicBenchPackage.JOURNAL_ENTRY__CONFIRM_BY_EPOCH_SECONDS:
				return getConfirmByEpochSeconds();
			case NicBenchPackage.JOURNAL_ENTRY__EPHEMERAL:
				return isEphemeral();
			case NicBenchPackage.JOURNAL_ENTRY__BEFORE:
				return getBefore();
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
			case NicBenchPackage.JOURNAL_ENTRY__NIC:
				setNic((String)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__PHASE:
				setPhase((Phase)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__PROFILE:
				setProfile((String)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__WRITTEN_AT:
				setWrittenAt((String)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__BOOT_ID:
				setBootId((String)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__NAMESPACE_ID:
				setNamespaceId((String)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__NAMESPACE_PATH:
				setNamespacePath((String)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__INTERFACE_INDEX:
				setInterfaceIndex((Integer)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__DRIVER:
				setDriver((String)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__BUS:
				setBus((String)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__PERMANENT_ADDRESS:
				setPermanentAddress((String)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__ADDRESS:
				setAddress((String)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__OWNER_PID:
				setOwnerPid((Long)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__OWNER_START_TICKS:
				setOwnerStartTicks((Long)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__CONFIRM_BY_EPOCH_SECONDS:
				setConfirmByEpochSeconds((Long)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__EPHEMERAL:
				setEphemeral((Boolean)newValue);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__BEFORE:
				setBefore((NicState)newValue);
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
			case NicBenchPackage.JOURNAL_ENTRY__NIC:
				setNic(NIC_EDEFAULT);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__PHASE:
				setPhase(PHASE_EDEFAULT);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__PROFILE:
				setProfile(PROFILE_EDEFAULT);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__WRITTEN_AT:
				setWrittenAt(WRITTEN_AT_EDEFAULT);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__BOOT_ID:
				setBootId(BOOT_ID_EDEFAULT);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__NAMESPACE_ID:
				setNamespaceId(NAMESPACE_ID_EDEFAULT);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__NAMESPACE_PATH:
				setNamespacePath(NAMESPACE_PATH_EDEFAULT);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__INTERFACE_INDEX:
				setInterfaceIndex(INTERFACE_INDEX_EDEFAULT);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__DRIVER:
				setDriver(DRIVER_EDEFAULT);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__BUS:
				setBus(BUS_EDEFAULT);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__PERMANENT_ADDRESS:
				setPermanentAddress(PERMANENT_ADDRESS_EDEFAULT);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__ADDRESS:
				setAddress(ADDRESS_EDEFAULT);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__OWNER_PID:
				unsetOwnerPid();
				return;
			case NicBenchPackage.JOURNAL_ENTRY__OWNER_START_TICKS:
				unsetOwnerStartTicks();
				return;
			case NicBenchPackage.JOURNAL_ENTRY__CONFIRM_BY_EPOCH_SECONDS:
				unsetConfirmByEpochSeconds();
				return;
			case NicBenchPackage.JOURNAL_ENTRY__EPHEMERAL:
				setEphemeral(EPHEMERAL_EDEFAULT);
				return;
			case NicBenchPackage.JOURNAL_ENTRY__BEFORE:
				setBefore((NicState)null);
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
			case NicBenchPackage.JOURNAL_ENTRY__NIC:
				return NIC_EDEFAULT == null ? nic != null : !NIC_EDEFAULT.equals(nic);
			case NicBenchPackage.JOURNAL_ENTRY__PHASE:
				return phase != PHASE_EDEFAULT;
			case NicBenchPackage.JOURNAL_ENTRY__PROFILE:
				return PROFILE_EDEFAULT == null ? profile != null : !PROFILE_EDEFAULT.equals(profile);
			case NicBenchPackage.JOURNAL_ENTRY__WRITTEN_AT:
				return WRITTEN_AT_EDEFAULT == null ? writtenAt != null : !WRITTEN_AT_EDEFAULT.equals(writtenAt);
			case NicBenchPackage.JOURNAL_ENTRY__BOOT_ID:
				return BOOT_ID_EDEFAULT == null ? bootId != null : !BOOT_ID_EDEFAULT.equals(bootId);
			case NicBenchPackage.JOURNAL_ENTRY__NAMESPACE_ID:
				return NAMESPACE_ID_EDEFAULT == null ? namespaceId != null : !NAMESPACE_ID_EDEFAULT.equals(namespaceId);
			case NicBenchPackage.JOURNAL_ENTRY__NAMESPACE_PATH:
				return NAMESPACE_PATH_EDEFAULT == null ? namespacePath != null : !NAMESPACE_PATH_EDEFAULT.equals(namespacePath);
			case NicBenchPackage.JOURNAL_ENTRY__INTERFACE_INDEX:
				return interfaceIndex != INTERFACE_INDEX_EDEFAULT;
			case NicBenchPackage.JOURNAL_ENTRY__DRIVER:
				return DRIVER_EDEFAULT == null ? driver != null : !DRIVER_EDEFAULT.equals(driver);
			case NicBenchPackage.JOURNAL_ENTRY__BUS:
				return BUS_EDEFAULT == null ? bus != null : !BUS_EDEFAULT.equals(bus);
			case NicBenchPackage.JOURNAL_ENTRY__PERMANENT_ADDRESS:
				return PERMANENT_ADDRESS_EDEFAULT == null ? permanentAddress != null : !PERMANENT_ADDRESS_EDEFAULT.equals(permanentAddress);
			case NicBenchPackage.JOURNAL_ENTRY__ADDRESS:
				return ADDRESS_EDEFAULT == null ? address != null : !ADDRESS_EDEFAULT.equals(address);
			case NicBenchPackage.JOURNAL_ENTRY__OWNER_PID:
				return isSetOwnerPid();
			case NicBenchPackage.JOURNAL_ENTRY__OWNER_START_TICKS:
				return isSetOwnerStartTicks();
			case NicBenchPackage.JOURNAL_ENTRY__CONFIRM_BY_EPOCH_SECONDS:
				return isSetConfirmByEpochSeconds();
			case NicBenchPackage.JOURNAL_ENTRY__EPHEMERAL:
				return ephemeral != EPHEMERAL_EDEFAULT;
			case NicBenchPackage.JOURNAL_ENTRY__BEFORE:
				return before != null;
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
		result.append(" (nic: ");
		result.append(nic);
		result.append(", phase: ");
		result.append(phase);
		result.append(", profile: ");
		result.append(profile);
		result.append(", writtenAt: ");
		result.append(writtenAt);
		result.append(", bootId: ");
		result.append(bootId);
		result.append(", namespaceId: ");
		result.append(namespaceId);
		result.append(", namespacePath: ");
		result.append(namespacePath);
		result.append(", interfaceIndex: ");
		result.append(interfaceIndex);
		result.append(", driver: ");
		result.append(driver);
		result.append(", bus: ");
		result.append(bus);
		result.append(", permanentAddress: ");
		result.append(permanentAddress);
		result.append(", address: ");
		result.append(address);
		result.append(", ownerPid: ");
		if (ownerPidESet) result.append(ownerPid); else result.append("<unset>");
		result.append(", ownerStartTicks: ");
		if (ownerStartTicksESet) result.append(ownerStartTicks); else result.append("<unset>");
		result.append(", confirmByEpochSeconds: ");
		if (confirmByEpochSecondsESet) result.append(confirmByEpochSeconds); else result.append("<unset>");
		result.append(", ephemeral: ");
		result.append(ephemeral);
		result.append(')');
		return result.toString();
	}

} //JournalEntryImpl
