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

import org.nicbench.model.Nic;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.NicState;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Nic</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.NicImpl#getName <em>Name</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicImpl#getDriver <em>Driver</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicImpl#getDriverVersion <em>Driver Version</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicImpl#getFirmware <em>Firmware</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicImpl#getBus <em>Bus</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicImpl#getVendorId <em>Vendor Id</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicImpl#getDeviceId <em>Device Id</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicImpl#getProduct <em>Product</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicImpl#getPermanentAddress <em>Permanent Address</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicImpl#getSpeedBitsPerSecond <em>Speed Bits Per Second</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicImpl#getMtu <em>Mtu</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicImpl#isLinkUp <em>Link Up</em>}</li>
 *   <li>{@link org.nicbench.model.impl.NicImpl#getState <em>State</em>}</li>
 * </ul>
 *
 * @generated
 */
public class NicImpl extends EObjectImpl implements Nic {
	/**
	 * The default value of the '{@link #getName() <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getName()
	 * @generated
	 * @ordered
	 */
	protected static final String NAME_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getName() <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getName()
	 * @generated
	 * @ordered
	 */
	protected String name = NAME_EDEFAULT;

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
	 * The default value of the '{@link #getVendorId() <em>Vendor Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVendorId()
	 * @generated
	 * @ordered
	 */
	protected static final String VENDOR_ID_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getVendorId() <em>Vendor Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVendorId()
	 * @generated
	 * @ordered
	 */
	protected String vendorId = VENDOR_ID_EDEFAULT;

	/**
	 * The default value of the '{@link #getDeviceId() <em>Device Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDeviceId()
	 * @generated
	 * @ordered
	 */
	protected static final String DEVICE_ID_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getDeviceId() <em>Device Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDeviceId()
	 * @generated
	 * @ordered
	 */
	protected String deviceId = DEVICE_ID_EDEFAULT;

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
	 * The cached value of the '{@link #getState() <em>State</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getState()
	 * @generated
	 * @ordered
	 */
	protected NicState state;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected NicImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.NIC;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getName() {
		return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setName(String newName) {
		String oldName = name;
		name = newName;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC__NAME, oldName, name));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC__DRIVER, oldDriver, driver));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC__DRIVER_VERSION, oldDriverVersion, driverVersion));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC__FIRMWARE, oldFirmware, firmware));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC__BUS, oldBus, bus));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getVendorId() {
		return vendorId;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setVendorId(String newVendorId) {
		String oldVendorId = vendorId;
		vendorId = newVendorId;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC__VENDOR_ID, oldVendorId, vendorId));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getDeviceId() {
		return deviceId;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDeviceId(String newDeviceId) {
		String oldDeviceId = deviceId;
		deviceId = newDeviceId;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC__DEVICE_ID, oldDeviceId, deviceId));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC__PRODUCT, oldProduct, product));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC__PERMANENT_ADDRESS, oldPermanentAddress, permanentAddress));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC__SPEED_BITS_PER_SECOND, oldSpeedBitsPerSecond, speedBitsPerSecond, !oldSpeedBitsPerSecondESet));
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
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.NIC__SPEED_BITS_PER_SECOND, oldSpeedBitsPerSecond, SPEED_BITS_PER_SECOND_EDEFAULT, oldSpeedBitsPerSecondESet));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC__MTU, oldMtu, mtu, !oldMtuESet));
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
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.NIC__MTU, oldMtu, MTU_EDEFAULT, oldMtuESet));
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC__LINK_UP, oldLinkUp, linkUp, !oldLinkUpESet));
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
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.NIC__LINK_UP, oldLinkUp, LINK_UP_EDEFAULT, oldLinkUpESet));
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
	public NicState getState() {
		return state;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetState(NicState newState, NotificationChain msgs) {
		NicState oldState = state;
		state = newState;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC__STATE, oldState, newState);
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
	public void setState(NicState newState) {
		if (newState != state) {
			NotificationChain msgs = null;
			if (state != null)
				msgs = ((InternalEObject)state).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.NIC__STATE, null, msgs);
			if (newState != null)
				msgs = ((InternalEObject)newState).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.NIC__STATE, null, msgs);
			msgs = basicSetState(newState, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.NIC__STATE, newState, newState));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case NicBenchPackage.NIC__STATE:
				return basicSetState(null, msgs);
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
			case NicBenchPackage.NIC__NAME:
				return getName();
			case NicBenchPackage.NIC__DRIVER:
				return getDriver();
			case NicBenchPackage.NIC__DRIVER_VERSION:
				return getDriverVersion();
			case NicBenchPackage.NIC__FIRMWARE:
				return getFirmware();
			case NicBenchPackage.NIC__BUS:
				return getBus();
			case NicBenchPackage.NIC__VENDOR_ID:
				return getVendorId();
			case NicBenchPackage.NIC__DEVICE_ID:
				return getDeviceId();
			case NicBenchPackage.NIC__PRODUCT:
				return getProduct();
			case NicBenchPackage.NIC__PERMANENT_ADDRESS:
				return getPermanentAddress();
			case NicBenchPackage.NIC__SPEED_BITS_PER_SECOND:
				return getSpeedBitsPerSecond();
			case NicBenchPackage.NIC__MTU:
				return getMtu();
			case NicBenchPackage.NIC__LINK_UP:
				return isLinkUp();
			case NicBenchPackage.NIC__STATE:
				return getState();
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
			case NicBenchPackage.NIC__NAME:
				setName((String)newValue);
				return;
			case NicBenchPackage.NIC__DRIVER:
				setDriver((String)newValue);
				return;
			case NicBenchPackage.NIC__DRIVER_VERSION:
				setDriverVersion((String)newValue);
				return;
			case NicBenchPackage.NIC__FIRMWARE:
				setFirmware((String)newValue);
				return;
			case NicBenchPackage.NIC__BUS:
				setBus((String)newValue);
				return;
			case NicBenchPackage.NIC__VENDOR_ID:
				setVendorId((String)newValue);
				return;
			case NicBenchPackage.NIC__DEVICE_ID:
				setDeviceId((String)newValue);
				return;
			case NicBenchPackage.NIC__PRODUCT:
				setProduct((String)newValue);
				return;
			case NicBenchPackage.NIC__PERMANENT_ADDRESS:
				setPermanentAddress((String)newValue);
				return;
			case NicBenchPackage.NIC__SPEED_BITS_PER_SECOND:
				setSpeedBitsPerSecond((Long)newValue);
				return;
			case NicBenchPackage.NIC__MTU:
				setMtu((Integer)newValue);
				return;
			case NicBenchPackage.NIC__LINK_UP:
				setLinkUp((Boolean)newValue);
				return;
			case NicBenchPackage.NIC__STATE:
				setState((NicState)newValue);
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
			case NicBenchPackage.NIC__NAME:
				setName(NAME_EDEFAULT);
				return;
			case NicBenchPackage.NIC__DRIVER:
				setDriver(DRIVER_EDEFAULT);
				return;
			case NicBenchPackage.NIC__DRIVER_VERSION:
				setDriverVersion(DRIVER_VERSION_EDEFAULT);
				return;
			case NicBenchPackage.NIC__FIRMWARE:
				setFirmware(FIRMWARE_EDEFAULT);
				return;
			case NicBenchPackage.NIC__BUS:
				setBus(BUS_EDEFAULT);
				return;
			case NicBenchPackage.NIC__VENDOR_ID:
				setVendorId(VENDOR_ID_EDEFAULT);
				return;
			case NicBenchPackage.NIC__DEVICE_ID:
				setDeviceId(DEVICE_ID_EDEFAULT);
				return;
			case NicBenchPackage.NIC__PRODUCT:
				setProduct(PRODUCT_EDEFAULT);
				return;
			case NicBenchPackage.NIC__PERMANENT_ADDRESS:
				setPermanentAddress(PERMANENT_ADDRESS_EDEFAULT);
				return;
			case NicBenchPackage.NIC__SPEED_BITS_PER_SECOND:
				unsetSpeedBitsPerSecond();
				return;
			case NicBenchPackage.NIC__MTU:
				unsetMtu();
				return;
			case NicBenchPackage.NIC__LINK_UP:
				unsetLinkUp();
				return;
			case NicBenchPackage.NIC__STATE:
				setState((NicState)null);
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
			case NicBenchPackage.NIC__NAME:
				return NAME_EDEFAULT == null ? name != null : !NAME_EDEFAULT.equals(name);
			case NicBenchPackage.NIC__DRIVER:
				return DRIVER_EDEFAULT == null ? driver != null : !DRIVER_EDEFAULT.equals(driver);
			case NicBenchPackage.NIC__DRIVER_VERSION:
				return DRIVER_VERSION_EDEFAULT == null ? driverVersion != null : !DRIVER_VERSION_EDEFAULT.equals(driverVersion);
			case NicBenchPackage.NIC__FIRMWARE:
				return FIRMWARE_EDEFAULT == null ? firmware != null : !FIRMWARE_EDEFAULT.equals(firmware);
			case NicBenchPackage.NIC__BUS:
				return BUS_EDEFAULT == null ? bus != null : !BUS_EDEFAULT.equals(bus);
			case NicBenchPackage.NIC__VENDOR_ID:
				return VENDOR_ID_EDEFAULT == null ? vendorId != null : !VENDOR_ID_EDEFAULT.equals(vendorId);
			case NicBenchPackage.NIC__DEVICE_ID:
				return DEVICE_ID_EDEFAULT == null ? deviceId != null : !DEVICE_ID_EDEFAULT.equals(deviceId);
			case NicBenchPackage.NIC__PRODUCT:
				return PRODUCT_EDEFAULT == null ? product != null : !PRODUCT_EDEFAULT.equals(product);
			case NicBenchPackage.NIC__PERMANENT_ADDRESS:
				return PERMANENT_ADDRESS_EDEFAULT == null ? permanentAddress != null : !PERMANENT_ADDRESS_EDEFAULT.equals(permanentAddress);
			case NicBenchPackage.NIC__SPEED_BITS_PER_SECOND:
				return isSetSpeedBitsPerSecond();
			case NicBenchPackage.NIC__MTU:
				return isSetMtu();
			case NicBenchPackage.NIC__LINK_UP:
				return isSetLinkUp();
			case NicBenchPackage.NIC__STATE:
				return state != null;
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
		result.append(" (name: ");
		result.append(name);
		result.append(", driver: ");
		result.append(driver);
		result.append(", driverVersion: ");
		result.append(driverVersion);
		result.append(", firmware: ");
		result.append(firmware);
		result.append(", bus: ");
		result.append(bus);
		result.append(", vendorId: ");
		result.append(vendorId);
		result.append(", deviceId: ");
		result.append(deviceId);
		result.append(", product: ");
		result.append(product);
		result.append(", permanentAddress: ");
		result.append(permanentAddress);
		result.append(", speedBitsPerSecond: ");
		if (speedBitsPerSecondESet) result.append(speedBitsPerSecond); else result.append("<unset>");
		result.append(", mtu: ");
		if (mtuESet) result.append(mtu); else result.append("<unset>");
		result.append(", linkUp: ");
		if (linkUpESet) result.append(linkUp); else result.append("<unset>");
		result.append(')');
		return result.toString();
	}

} //NicImpl
