/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.nicbench.model.CpuSource;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.Side;
import org.nicbench.model.ToolCpu;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Tool Cpu</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.ToolCpuImpl#getSide <em>Side</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ToolCpuImpl#getPercentOfOneCore <em>Percent Of One Core</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ToolCpuImpl#getSource <em>Source</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ToolCpuImpl extends EObjectImpl implements ToolCpu {
	/**
	 * The default value of the '{@link #getSide() <em>Side</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSide()
	 * @generated
	 * @ordered
	 */
	protected static final Side SIDE_EDEFAULT = Side.SENDER;

	/**
	 * The cached value of the '{@link #getSide() <em>Side</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSide()
	 * @generated
	 * @ordered
	 */
	protected Side side = SIDE_EDEFAULT;

	/**
	 * The default value of the '{@link #getPercentOfOneCore() <em>Percent Of One Core</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPercentOfOneCore()
	 * @generated
	 * @ordered
	 */
	protected static final double PERCENT_OF_ONE_CORE_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getPercentOfOneCore() <em>Percent Of One Core</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPercentOfOneCore()
	 * @generated
	 * @ordered
	 */
	protected double percentOfOneCore = PERCENT_OF_ONE_CORE_EDEFAULT;

	/**
	 * This is true if the Percent Of One Core attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean percentOfOneCoreESet;

	/**
	 * The default value of the '{@link #getSource() <em>Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSource()
	 * @generated
	 * @ordered
	 */
	protected static final CpuSource SOURCE_EDEFAULT = CpuSource.TOOL;

	/**
	 * The cached value of the '{@link #getSource() <em>Source</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSource()
	 * @generated
	 * @ordered
	 */
	protected CpuSource source = SOURCE_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ToolCpuImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.TOOL_CPU;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Side getSide() {
		return side;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSide(Side newSide) {
		Side oldSide = side;
		side = newSide == null ? SIDE_EDEFAULT : newSide;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TOOL_CPU__SIDE, oldSide, side));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getPercentOfOneCore() {
		return percentOfOneCore;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPercentOfOneCore(double newPercentOfOneCore) {
		double oldPercentOfOneCore = percentOfOneCore;
		percentOfOneCore = newPercentOfOneCore;
		boolean oldPercentOfOneCoreESet = percentOfOneCoreESet;
		percentOfOneCoreESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TOOL_CPU__PERCENT_OF_ONE_CORE, oldPercentOfOneCore, percentOfOneCore, !oldPercentOfOneCoreESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetPercentOfOneCore() {
		double oldPercentOfOneCore = percentOfOneCore;
		boolean oldPercentOfOneCoreESet = percentOfOneCoreESet;
		percentOfOneCore = PERCENT_OF_ONE_CORE_EDEFAULT;
		percentOfOneCoreESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.TOOL_CPU__PERCENT_OF_ONE_CORE, oldPercentOfOneCore, PERCENT_OF_ONE_CORE_EDEFAULT, oldPercentOfOneCoreESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetPercentOfOneCore() {
		return percentOfOneCoreESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public CpuSource getSource() {
		return source;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSource(CpuSource newSource) {
		CpuSource oldSource = source;
		source = newSource == null ? SOURCE_EDEFAULT : newSource;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.TOOL_CPU__SOURCE, oldSource, source));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case NicBenchPackage.TOOL_CPU__SIDE:
				return getSide();
			case NicBenchPackage.TOOL_CPU__PERCENT_OF_ONE_CORE:
				return getPercentOfOneCore();
			case NicBenchPackage.TOOL_CPU__SOURCE:
				return getSource();
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
			case NicBenchPackage.TOOL_CPU__SIDE:
				setSide((Side)newValue);
				return;
			case NicBenchPackage.TOOL_CPU__PERCENT_OF_ONE_CORE:
				setPercentOfOneCore((Double)newValue);
				return;
			case NicBenchPackage.TOOL_CPU__SOURCE:
				setSource((CpuSource)newValue);
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
			case NicBenchPackage.TOOL_CPU__SIDE:
				setSide(SIDE_EDEFAULT);
				return;
			case NicBenchPackage.TOOL_CPU__PERCENT_OF_ONE_CORE:
				unsetPercentOfOneCore();
				return;
			case NicBenchPackage.TOOL_CPU__SOURCE:
				setSource(SOURCE_EDEFAULT);
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
			case NicBenchPackage.TOOL_CPU__SIDE:
				return side != SIDE_EDEFAULT;
			case NicBenchPackage.TOOL_CPU__PERCENT_OF_ONE_CORE:
				return isSetPercentOfOneCore();
			case NicBenchPackage.TOOL_CPU__SOURCE:
				return source != SOURCE_EDEFAULT;
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
		result.append(" (side: ");
		result.append(side);
		result.append(", percentOfOneCore: ");
		if (percentOfOneCoreESet) result.append(percentOfOneCore); else result.append("<unset>");
		result.append(", source: ");
		result.append(source);
		result.append(')');
		return result.toString();
	}

} //ToolCpuImpl
