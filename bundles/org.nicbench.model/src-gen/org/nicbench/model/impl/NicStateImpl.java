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
import org.nicbench.model.NicState;
import org.nicbench.model.Provenance;

import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Labels;
import org.nicbench.model.value.Values;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Nic State</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getId <em>Id</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getNic <em>Nic</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getTakenAt <em>Taken At</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getKernel <em>Kernel</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getDriver <em>Driver</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getDriverVersion <em>Driver Version</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getFirmware <em>Firmware</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getBus <em>Bus</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getMtu <em>Mtu</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getTxQueueLength <em>Tx Queue Length</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#isLinkUp <em>Link Up</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getSpeedBitsPerSecond <em>Speed Bits Per Second</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getDuplex <em>Duplex</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getFeatures <em>Features</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getGroups <em>Groups</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getRings <em>Rings</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getChannels <em>Channels</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getCoalescing <em>Coalescing</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getPause <em>Pause</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getPrivateFlags <em>Private Flags</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getCounters <em>Counters</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getProduct <em>Product</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getLink <em>Link</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getTimestamping <em>Timestamping</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getProvenance <em>Provenance</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicStateImpl#getWarnings <em>Warnings</em>}</li>
 * </ul>
 *
 * @generated
 */
public class NicStateImpl extends EObjectImpl implements NicState {
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
	 * The default value of the '{@link #getTakenAt() <em>Taken At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTakenAt()
	 * @generated
	 * @ordered
	 */
	protected static final String TAKEN_AT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getTakenAt() <em>Taken At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTakenAt()
	 * @generated
	 * @ordered
	 */
	protected String takenAt = TAKEN_AT_EDEFAULT;

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
	 * The default value of the '{@link #getDriverVersion() <em>Driver Version</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDriverVersion()
	 * @generated
	 * @ordered
	 */
	protected static final String DRIVER_VERSION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getDriverVersion() <em>Driver Version</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDriverVersion()
	 * @generated
	 * @ordered
	 */
	protected String driverVersion = DRIVER_VERSION_EDEFAULT;

	/**
	 * The default value of the '{@link #getFirmware() <em>Firmware</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFirmware()
	 * @generated
	 * @ordered
	 */
	protected static final String FIRMWARE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getFirmware() <em>Firmware</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFirmware()
	 * @generated
	 * @ordered
	 */
	protected String firmware = FIRMWARE_EDEFAULT;

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
	 * The default value of the '{@link #isLinkUp() <em>Link Up</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isLinkUp()
	 * @generated
	 * @ordered
	 */
	protected static final boolean LINK_UP_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isLinkUp() <em>Link Up</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isLinkUp()
	 * @generated
	 * @ordered
	 */
	protected boolean linkUp = LINK_UP_EDEFAULT;

	/**
	 * This is true if the Link Up attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean linkUpESet;

	/**
	 * The default value of the '{@link #getSpeedBitsPerSecond() <em>Speed Bits Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSpeedBitsPerSecond()
	 * @generated
	 * @ordered
	 */
	protected static final long SPEED_BITS_PER_SECOND_EDEFAULT = 0L;

	/**
	 * The cached value of the '{@link #getSpeedBitsPerSecond() <em>Speed Bits Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSpeedBitsPerSecond()
	 * @generated
	 * @ordered
	 */
	protected long speedBitsPerSecond = SPEED_BITS_PER_SECOND_EDEFAULT;

	/**
	 * This is true if the Speed Bits Per Second attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean speedBitsPerSecondESet;

	/**
	 * The default value of the '{@link #getDuplex() <em>Duplex</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDuplex()
	 * @generated
	 * @ordered
	 */
	protected static final String DUPLEX_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getDuplex() <em>Duplex</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDuplex()
	 * @generated
	 * @ordered
	 */
	protected String duplex = DUPLEX_EDEFAULT;

	/**
	 * The default value of the '{@link #getFeatures() <em>Features</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFeatures()
	 * @generated
	 * @ordered
	 */
	protected static final FeatureTable FEATURES_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getFeatures() <em>Features</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFeatures()
	 * @generated
	 * @ordered
	 */
	protected FeatureTable features = FEATURES_EDEFAULT;

	/**
	 * The default value of the '{@link #getGroups() <em>Groups</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGroups()
	 * @generated
	 * @ordered
	 */
	protected static final Labels GROUPS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getGroups() <em>Groups</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGroups()
	 * @generated
	 * @ordered
	 */
	protected Labels groups = GROUPS_EDEFAULT;

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
	 * The default value of the '{@link #getProduct() <em>Product</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProduct()
	 * @generated
	 * @ordered
	 */
	protected static final String PRODUCT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getProduct() <em>Product</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProduct()
	 * @generated
	 * @ordered
	 */
	protected String product = PRODUCT_EDEFAULT;

	/**
	 * The default value of the '{@link #getLink() <em>Link</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLink()
	 * @generated
	 * @ordered
	 */
	protected static final Labels LINK_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getLink() <em>Link</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLink()
	 * @generated
	 * @ordered
	 */
	protected Labels link = LINK_EDEFAULT;

	/**
	 * The default value of the '{@link #getTimestamping() <em>Timestamping</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTimestamping()
	 * @generated
	 * @ordered
	 */
	protected static final Labels TIMESTAMPING_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getTimestamping() <em>Timestamping</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTimestamping()
	 * @generated
	 * @ordered
	 */
	protected Labels timestamping = TIMESTAMPING_EDEFAULT;

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
	 * The cached value of the '{@link #getWarnings() <em>Warnings</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWarnings()
	 * @generated
	 * @ordered
	 */
	protected EList<String> warnings;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected NicStateImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.NIC_STATE;
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__ID, oldId, id));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__NIC, oldNic, nic));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getTakenAt() {
		return takenAt;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTakenAt(String newTakenAt) {
		String oldTakenAt = takenAt;
		takenAt = newTakenAt;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__TAKEN_AT, oldTakenAt, takenAt));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__KERNEL, oldKernel, kernel));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__DRIVER, oldDriver, driver));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getDriverVersion() {
		return driverVersion;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDriverVersion(String newDriverVersion) {
		String oldDriverVersion = driverVersion;
		driverVersion = newDriverVersion;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__DRIVER_VERSION, oldDriverVersion, driverVersion));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getFirmware() {
		return firmware;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFirmware(String newFirmware) {
		String oldFirmware = firmware;
		firmware = newFirmware;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__FIRMWARE, oldFirmware, firmware));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__BUS, oldBus, bus));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__MTU, oldMtu, mtu, !oldMtuESet));
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
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.NIC_STATE__MTU, oldMtu, MTU_EDEFAULT, oldMtuESet));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__TX_QUEUE_LENGTH, oldTxQueueLength, txQueueLength, !oldTxQueueLengthESet));
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
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.NIC_STATE__TX_QUEUE_LENGTH, oldTxQueueLength, TX_QUEUE_LENGTH_EDEFAULT, oldTxQueueLengthESet));
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
	public boolean isLinkUp() {
		return linkUp;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLinkUp(boolean newLinkUp) {
		boolean oldLinkUp = linkUp;
		linkUp = newLinkUp;
		boolean oldLinkUpESet = linkUpESet;
		linkUpESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__LINK_UP, oldLinkUp, linkUp, !oldLinkUpESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetLinkUp() {
		boolean oldLinkUp = linkUp;
		boolean oldLinkUpESet = linkUpESet;
		linkUp = LINK_UP_EDEFAULT;
		linkUpESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.NIC_STATE__LINK_UP, oldLinkUp, LINK_UP_EDEFAULT, oldLinkUpESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetLinkUp() {
		return linkUpESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getSpeedBitsPerSecond() {
		return speedBitsPerSecond;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSpeedBitsPerSecond(long newSpeedBitsPerSecond) {
		long oldSpeedBitsPerSecond = speedBitsPerSecond;
		speedBitsPerSecond = newSpeedBitsPerSecond;
		boolean oldSpeedBitsPerSecondESet = speedBitsPerSecondESet;
		speedBitsPerSecondESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__SPEED_BITS_PER_SECOND, oldSpeedBitsPerSecond, speedBitsPerSecond, !oldSpeedBitsPerSecondESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetSpeedBitsPerSecond() {
		long oldSpeedBitsPerSecond = speedBitsPerSecond;
		boolean oldSpeedBitsPerSecondESet = speedBitsPerSecondESet;
		speedBitsPerSecond = SPEED_BITS_PER_SECOND_EDEFAULT;
		speedBitsPerSecondESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.NIC_STATE__SPEED_BITS_PER_SECOND, oldSpeedBitsPerSecond, SPEED_BITS_PER_SECOND_EDEFAULT, oldSpeedBitsPerSecondESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetSpeedBitsPerSecond() {
		return speedBitsPerSecondESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getDuplex() {
		return duplex;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDuplex(String newDuplex) {
		String oldDuplex = duplex;
		duplex = newDuplex;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__DUPLEX, oldDuplex, duplex));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public FeatureTable getFeatures() {
		return features;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFeatures(FeatureTable newFeatures) {
		FeatureTable oldFeatures = features;
		features = newFeatures;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__FEATURES, oldFeatures, features));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Labels getGroups() {
		return groups;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGroups(Labels newGroups) {
		Labels oldGroups = groups;
		groups = newGroups;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__GROUPS, oldGroups, groups));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__RINGS, oldRings, rings));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__CHANNELS, oldChannels, channels));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__COALESCING, oldCoalescing, coalescing));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__PAUSE, oldPause, pause));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__PRIVATE_FLAGS, oldPrivateFlags, privateFlags));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__COUNTERS, oldCounters, counters));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getProduct() {
		return product;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setProduct(String newProduct) {
		String oldProduct = product;
		product = newProduct;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__PRODUCT, oldProduct, product));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Labels getLink() {
		return link;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLink(Labels newLink) {
		Labels oldLink = link;
		link = newLink;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__LINK, oldLink, link));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Labels getTimestamping() {
		return timestamping;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTimestamping(Labels newTimestamping) {
		Labels oldTimestamping = timestamping;
		timestamping = newTimestamping;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__TIMESTAMPING, oldTimestamping, timestamping));
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__PROVENANCE, oldProvenance, newProvenance);
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
				msgs = ((InternalEObject)provenance).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.NIC_STATE__PROVENANCE, null, msgs);
			if (newProvenance != null)
				msgs = ((InternalEObject)newProvenance).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.NIC_STATE__PROVENANCE, null, msgs);
			msgs = basicSetProvenance(newProvenance, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC_STATE__PROVENANCE, newProvenance, newProvenance));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<String> getWarnings() {
		if (warnings == null) {
			warnings = new EDataTypeEList<String>(String.class, this, NicBenchPackage.NIC_STATE__WARNINGS);
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
			case NicBenchPackage.NIC_STATE__PROVENANCE:
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
			case NicBenchPackage.NIC_STATE__ID:
				return getId();
			case NicBenchPackage.NIC_STATE__NIC:
				return getNic();
			case NicBenchPackage.NIC_STATE__TAKEN_AT:
				return getTakenAt();
			case NicBenchPackage.NIC_STATE__KERNEL:
				return getKernel();
			case NicBenchPackage.NIC_STATE__DRIVER:
				return getDriver();
			case NicBenchPackage.NIC_STATE__DRIVER_VERSION:
				return getDriverVersion();
			case NicBenchPackage.NIC_STATE__FIRMWARE:
				return getFirmware();
			case NicBenchPackage.NIC_STATE__BUS:
				return getBus();
			case NicBenchPackage.NIC_STATE__MTU:
				return getMtu();
			case NicBenchPackage.NIC_STATE__TX_QUEUE_LENGTH:
				return getTxQueueLength();
			case NicBenchPackage.NIC_STATE__LINK_UP:
				return isLinkUp();
			case NicBenchPackage.NIC_STATE__SPEED_BITS_PER_SECOND:
				return getSpeedBitsPerSecond();
			case NicBenchPackage.NIC_STATE__DUPLEX:
				return getDuplex();
			case NicBenchPackage.NIC_STATE__FEATURES:
				return getFeatures();
			case NicBenchPackage.NIC_STATE__GROUPS:
				return getGroups();
			case NicBenchPackage.NIC_STATE__RINGS:
				return getRings();
			case NicBenchPackage.NIC_STATE__CHANNELS:
				return getChannels();
			case NicBenchPackage.NIC_STATE__COALESCING:
				return getCoalescing();
			case NicBenchPackage.NIC_STATE__PAUSE:
				return getPause();
			case NicBenchPackage.NIC_STATE__PRIVATE_FLAGS:
				return getPrivateFlags();
			case NicBenchPackage.NIC_STATE__COUNTERS:
				return getCounters();
			case NicBenchPackage.NIC_STATE__PRODUCT:
				return getProduct();
			case NicBenchPackage.NIC_STATE__LINK:
				return getLink();
			case NicBenchPackage.NIC_STATE__TIMESTAMPING:
				return getTimestamping();
			case NicBenchPackage.NIC_STATE__PROVENANCE:
				return getProvenance();
			case NicBenchPackage.NIC_STATE__WARNINGS:
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
			case NicBenchPackage.NIC_STATE__ID:
				setId((String)newValue);
				return;
			case NicBenchPackage.NIC_STATE__NIC:
				setNic((String)newValue);
				return;
			case NicBenchPackage.NIC_STATE__TAKEN_AT:
				setTakenAt((String)newValue);
				return;
			case NicBenchPackage.NIC_STATE__KERNEL:
				setKernel((String)newValue);
				return;
			case NicBenchPackage.NIC_STATE__DRIVER:
				setDriver((String)newValue);
				return;
			case NicBenchPackage.NIC_STATE__DRIVER_VERSION:
				setDriverVersion((String)newValue);
				return;
			case NicBenchPackage.NIC_STATE__FIRMWARE:
				setFirmware((String)newValue);
				return;
			case NicBenchPackage.NIC_STATE__BUS:
				setBus((String)newValue);
				return;
			case NicBenchPackage.NIC_STATE__MTU:
				setMtu((Integer)newValue);
				return;
			case NicBenchPackage.NIC_STATE__TX_QUEUE_LENGTH:
				setTxQueueLength((Integer)newValue);
				return;
			case NicBenchPackage.NIC_STATE__LINK_UP:
				setLinkUp((Boolean)newValue);
				return;
			case NicBenchPackage.NIC_STATE__SPEED_BITS_PER_SECOND:
				setSpeedBitsPerSecond((Long)newValue);
				return;
			case NicBenchPackage.NIC_STATE__DUPLEX:
				setDuplex((String)newValue);
				return;
			case NicBenchPackage.NIC_STATE__FEATURES:
				setFeatures((FeatureTable)newValue);
				return;
			case NicBenchPackage.NIC_STATE__GROUPS:
				setGroups((Labels)newValue);
				return;
			case NicBenchPackage.NIC_STATE__RINGS:
				setRings((Values)newValue);
				return;
			case NicBenchPackage.NIC_STATE__CHANNELS:
				setChannels((Values)newValue);
				return;
			case NicBenchPackage.NIC_STATE__COALESCING:
				setCoalescing((Values)newValue);
				return;
			case NicBenchPackage.NIC_STATE__PAUSE:
				setPause((Values)newValue);
				return;
			case NicBenchPackage.NIC_STATE__PRIVATE_FLAGS:
				setPrivateFlags((Values)newValue);
				return;
			case NicBenchPackage.NIC_STATE__COUNTERS:
				setCounters((Values)newValue);
				return;
			case NicBenchPackage.NIC_STATE__PRODUCT:
				setProduct((String)newValue);
				return;
			case NicBenchPackage.NIC_STATE__LINK:
				setLink((Labels)newValue);
				return;
			case NicBenchPackage.NIC_STATE__TIMESTAMPING:
				setTimestamping((Labels)newValue);
				return;
			case NicBenchPackage.NIC_STATE__PROVENANCE:
				setProvenance((Provenance)newValue);
				return;
			case NicBenchPackage.NIC_STATE__WARNINGS:
				getWarnings().clear();
				getWarnings().addAll((Collection<? extends String>)newValue);
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
			case NicBenchPackage.NIC_STATE__ID:
				setId(ID_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__NIC:
				setNic(NIC_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__TAKEN_AT:
				setTakenAt(TAKEN_AT_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__KERNEL:
				setKernel(KERNEL_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__DRIVER:
				setDriver(DRIVER_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__DRIVER_VERSION:
				setDriverVersion(DRIVER_VERSION_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__FIRMWARE:
				setFirmware(FIRMWARE_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__BUS:
				setBus(BUS_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__MTU:
				unsetMtu();
				return;
			case NicBenchPackage.NIC_STATE__TX_QUEUE_LENGTH:
				unsetTxQueueLength();
				return;
			case NicBenchPackage.NIC_STATE__LINK_UP:
				unsetLinkUp();
				return;
			case NicBenchPackage.NIC_STATE__SPEED_BITS_PER_SECOND:
				unsetSpeedBitsPerSecond();
				return;
			case NicBenchPackage.NIC_STATE__DUPLEX:
				setDuplex(DUPLEX_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__FEATURES:
				setFeatures(FEATURES_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__GROUPS:
				setGroups(GROUPS_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__RINGS:
				setRings(RINGS_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__CHANNELS:
				setChannels(CHANNELS_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__COALESCING:
				setCoalescing(COALESCING_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__PAUSE:
				setPause(PAUSE_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__PRIVATE_FLAGS:
				setPrivateFlags(PRIVATE_FLAGS_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__COUNTERS:
				setCounters(COUNTERS_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__PRODUCT:
				setProduct(PRODUCT_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__LINK:
				setLink(LINK_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__TIMESTAMPING:
				setTimestamping(TIMESTAMPING_EDEFAULT);
				return;
			case NicBenchPackage.NIC_STATE__PROVENANCE:
				setProvenance((Provenance)null);
				return;
			case NicBenchPackage.NIC_STATE__WARNINGS:
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
			case NicBenchPackage.NIC_STATE__ID:
				return ID_EDEFAULT == null ? id != null : !ID_EDEFAULT.equals(id);
			case NicBenchPackage.NIC_STATE__NIC:
				return NIC_EDEFAULT == null ? nic != null : !NIC_EDEFAULT.equals(nic);
			case NicBenchPackage.NIC_STATE__TAKEN_AT:
				return TAKEN_AT_EDEFAULT == null ? takenAt != null : !TAKEN_AT_EDEFAULT.equals(takenAt);
			case NicBenchPackage.NIC_STATE__KERNEL:
				return KERNEL_EDEFAULT == null ? kernel != null : !KERNEL_EDEFAULT.equals(kernel);
			case NicBenchPackage.NIC_STATE__DRIVER:
				return DRIVER_EDEFAULT == null ? driver != null : !DRIVER_EDEFAULT.equals(driver);
			case NicBenchPackage.NIC_STATE__DRIVER_VERSION:
				return DRIVER_VERSION_EDEFAULT == null ? driverVersion != null : !DRIVER_VERSION_EDEFAULT.equals(driverVersion);
			case NicBenchPackage.NIC_STATE__FIRMWARE:
				return FIRMWARE_EDEFAULT == null ? firmware != null : !FIRMWARE_EDEFAULT.equals(firmware);
			case NicBenchPackage.NIC_STATE__BUS:
				return BUS_EDEFAULT == null ? bus != null : !BUS_EDEFAULT.equals(bus);
			case NicBenchPackage.NIC_STATE__MTU:
				return isSetMtu();
			case NicBenchPackage.NIC_STATE__TX_QUEUE_LENGTH:
				return isSetTxQueueLength();
			case NicBenchPackage.NIC_STATE__LINK_UP:
				return isSetLinkUp();
			case NicBenchPackage.NIC_STATE__SPEED_BITS_PER_SECOND:
				return isSetSpeedBitsPerSecond();
			case NicBenchPackage.NIC_STATE__DUPLEX:
				return DUPLEX_EDEFAULT == null ? duplex != null : !DUPLEX_EDEFAULT.equals(duplex);
			case NicBenchPackage.NIC_STATE__FEATURES:
				return FEATURES_EDEFAULT == null ? features != null : !FEATURES_EDEFAULT.equals(features);
			case NicBenchPackage.NIC_STATE__GROUPS:
				return GROUPS_EDEFAULT == null ? groups != null : !GROUPS_EDEFAULT.equals(groups);
			case NicBenchPackage.NIC_STATE__RINGS:
				return RINGS_EDEFAULT == null ? rings != null : !RINGS_EDEFAULT.equals(rings);
			case NicBenchPackage.NIC_STATE__CHANNELS:
				return CHANNELS_EDEFAULT == null ? channels != null : !CHANNELS_EDEFAULT.equals(channels);
			case NicBenchPackage.NIC_STATE__COALESCING:
				return COALESCING_EDEFAULT == null ? coalescing != null : !COALESCING_EDEFAULT.equals(coalescing);
			case NicBenchPackage.NIC_STATE__PAUSE:
				return PAUSE_EDEFAULT == null ? pause != null : !PAUSE_EDEFAULT.equals(pause);
			case NicBenchPackage.NIC_STATE__PRIVATE_FLAGS:
				return PRIVATE_FLAGS_EDEFAULT == null ? privateFlags != null : !PRIVATE_FLAGS_EDEFAULT.equals(privateFlags);
			case NicBenchPackage.NIC_STATE__COUNTERS:
				return COUNTERS_EDEFAULT == null ? counters != null : !COUNTERS_EDEFAULT.equals(counters);
			case NicBenchPackage.NIC_STATE__PRODUCT:
				return PRODUCT_EDEFAULT == null ? product != null : !PRODUCT_EDEFAULT.equals(product);
			case NicBenchPackage.NIC_STATE__LINK:
				return LINK_EDEFAULT == null ? link != null : !LINK_EDEFAULT.equals(link);
			case NicBenchPackage.NIC_STATE__TIMESTAMPING:
				return TIMESTAMPING_EDEFAULT == null ? timestamping != null : !TIMESTAMPING_EDEFAULT.equals(timestamping);
			case NicBenchPackage.NIC_STATE__PROVENANCE:
				return provenance != null;
			case NicBenchPackage.NIC_STATE__WARNINGS:
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
		result.append(" (id: ");
		result.append(id);
		result.append(", nic: ");
		result.append(nic);
		result.append(", takenAt: ");
		result.append(takenAt);
		result.append(", kernel: ");
		result.append(kernel);
		result.append(", driver: ");
		result.append(driver);
		result.append(", driverVersion: ");
		result.append(driverVersion);
		result.append(", firmware: ");
		result.append(firmware);
		result.append(", bus: ");
		result.append(bus);
		result.append(", mtu: ");
		if (mtuESet) result.append(mtu); else result.append("<unset>");
		result.append(", txQueueLength: ");
		if (txQueueLengthESet) result.append(txQueueLength); else result.append("<unset>");
		result.append(", linkUp: ");
		if (linkUpESet) result.append(linkUp); else result.append("<unset>");
		result.append(", speedBitsPerSecond: ");
		if (speedBitsPerSecondESet) result.append(speedBitsPerSecond); else result.append("<unset>");
		result.append(", duplex: ");
		result.append(duplex);
		result.append(", features: ");
		result.append(features);
		result.append(", groups: ");
		result.append(groups);
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
		result.append(", counters: ");
		result.append(counters);
		result.append(", product: ");
		result.append(product);
		result.append(", link: ");
		result.append(link);
		result.append(", timestamping: ");
		result.append(timestamping);
		result.append(", warnings: ");
		result.append(warnings);
		result.append(')');
		return result.toString();
	}

} //NicStateImpl
