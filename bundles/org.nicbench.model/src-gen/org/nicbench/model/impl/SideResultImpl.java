/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.SideResult;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Side Result</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.SideResultImpl#getBytes <em>Bytes</em>}</li>
 *   <li>{@link org.nicbench.model.impl.SideResultImpl#getBitsPerSecond <em>Bits Per Second</em>}</li>
 *   <li>{@link org.nicbench.model.impl.SideResultImpl#getRetransmits <em>Retransmits</em>}</li>
 * </ul>
 *
 * @generated
 */
public class SideResultImpl extends EObjectImpl implements SideResult {
	/**
	 * The default value of the '{@link #getBytes() <em>Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBytes()
	 * @generated
	 * @ordered
	 */
	protected static final long BYTES_EDEFAULT = 0L;

	/**
	 * The cached value of the '{@link #getBytes() <em>Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBytes()
	 * @generated
	 * @ordered
	 */
	protected long bytes = BYTES_EDEFAULT;

	/**
	 * This is true if the Bytes attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean bytesESet;

	/**
	 * The default value of the '{@link #getBitsPerSecond() <em>Bits Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBitsPerSecond()
	 * @generated
	 * @ordered
	 */
	protected static final double BITS_PER_SECOND_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getBitsPerSecond() <em>Bits Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBitsPerSecond()
	 * @generated
	 * @ordered
	 */
	protected double bitsPerSecond = BITS_PER_SECOND_EDEFAULT;

	/**
	 * This is true if the Bits Per Second attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean bitsPerSecondESet;

	/**
	 * The default value of the '{@link #getRetransmits() <em>Retransmits</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRetransmits()
	 * @generated
	 * @ordered
	 */
	protected static final long RETRANSMITS_EDEFAULT = 0L;

	/**
	 * The cached value of the '{@link #getRetransmits() <em>Retransmits</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRetransmits()
	 * @generated
	 * @ordered
	 */
	protected long retransmits = RETRANSMITS_EDEFAULT;

	/**
	 * This is true if the Retransmits attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean retransmitsESet;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected SideResultImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.SIDE_RESULT;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getBytes() {
		return bytes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBytes(long newBytes) {
		long oldBytes = bytes;
		bytes = newBytes;
		boolean oldBytesESet = bytesESet;
		bytesESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.SIDE_RESULT__BYTES, oldBytes, bytes, !oldBytesESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetBytes() {
		long oldBytes = bytes;
		boolean oldBytesESet = bytesESet;
		bytes = BYTES_EDEFAULT;
		bytesESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.SIDE_RESULT__BYTES, oldBytes, BYTES_EDEFAULT, oldBytesESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetBytes() {
		return bytesESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getBitsPerSecond() {
		return bitsPerSecond;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBitsPerSecond(double newBitsPerSecond) {
		double oldBitsPerSecond = bitsPerSecond;
		bitsPerSecond = newBitsPerSecond;
		boolean oldBitsPerSecondESet = bitsPerSecondESet;
		bitsPerSecondESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.SIDE_RESULT__BITS_PER_SECOND, oldBitsPerSecond, bitsPerSecond, !oldBitsPerSecondESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetBitsPerSecond() {
		double oldBitsPerSecond = bitsPerSecond;
		boolean oldBitsPerSecondESet = bitsPerSecondESet;
		bitsPerSecond = BITS_PER_SECOND_EDEFAULT;
		bitsPerSecondESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.SIDE_RESULT__BITS_PER_SECOND, oldBitsPerSecond, BITS_PER_SECOND_EDEFAULT, oldBitsPerSecondESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetBitsPerSecond() {
		return bitsPerSecondESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getRetransmits() {
		return retransmits;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRetransmits(long newRetransmits) {
		long oldRetransmits = retransmits;
		retransmits = newRetransmits;
		boolean oldRetransmitsESet = retransmitsESet;
		retransmitsESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.SIDE_RESULT__RETRANSMITS, oldRetransmits, retransmits, !oldRetransmitsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetRetransmits() {
		long oldRetransmits = retransmits;
		boolean oldRetransmitsESet = retransmitsESet;
		retransmits = RETRANSMITS_EDEFAULT;
		retransmitsESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.SIDE_RESULT__RETRANSMITS, oldRetransmits, RETRANSMITS_EDEFAULT, oldRetransmitsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetRetransmits() {
		return retransmitsESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case NicBenchPackage.SIDE_RESULT__BYTES:
				return getBytes();
			case NicBenchPackage.SIDE_RESULT__BITS_PER_SECOND:
				return getBitsPerSecond();
			case NicBenchPackage.SIDE_RESULT__RETRANSMITS:
				return getRetransmits();
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
			case NicBenchPackage.SIDE_RESULT__BYTES:
				setBytes((Long)newValue);
				return;
			case NicBenchPackage.SIDE_RESULT__BITS_PER_SECOND:
				setBitsPerSecond((Double)newValue);
				return;
			case NicBenchPackage.SIDE_RESULT__RETRANSMITS:
				setRetransmits((Long)newValue);
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
			case NicBenchPackage.SIDE_RESULT__BYTES:
				unsetBytes();
				return;
			case NicBenchPackage.SIDE_RESULT__BITS_PER_SECOND:
				unsetBitsPerSecond();
				return;
			case NicBenchPackage.SIDE_RESULT__RETRANSMITS:
				unsetRetransmits();
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
			case NicBenchPackage.SIDE_RESULT__BYTES:
				return isSetBytes();
			case NicBenchPackage.SIDE_RESULT__BITS_PER_SECOND:
				return isSetBitsPerSecond();
			case NicBenchPackage.SIDE_RESULT__RETRANSMITS:
				return isSetRetransmits();
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
		result.append(" (bytes: ");
		if (bytesESet) result.append(bytes); else result.append("<unset>");
		result.append(", bitsPerSecond: ");
		if (bitsPerSecondESet) result.append(bitsPerSecond); else result.append("<unset>");
		result.append(", retransmits: ");
		if (retransmitsESet) result.append(retransmits); else result.append("<unset>");
		result.append(')');
		return result.toString();
	}

} //SideResultImpl
