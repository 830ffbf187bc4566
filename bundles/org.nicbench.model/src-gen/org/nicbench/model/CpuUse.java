/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.ecore.EObject;

import org.nicbench.model.value.Series;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Cpu Use</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Processor use of a host over the measured window, from /proc/stat.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.CpuUse#getWindowSeconds <em>Window Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.CpuUse#getCores <em>Cores</em>}</li>
 *   <li>{@link org.nicbench.model.CpuUse#getUserSeconds <em>User Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.CpuUse#getNiceSeconds <em>Nice Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.CpuUse#getSystemSeconds <em>System Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.CpuUse#getIdleSeconds <em>Idle Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.CpuUse#getIoWaitSeconds <em>Io Wait Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.CpuUse#getIrqSeconds <em>Irq Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.CpuUse#getSoftIrqSeconds <em>Soft Irq Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.CpuUse#getStealSeconds <em>Steal Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.CpuUse#getBusiestCore <em>Busiest Core</em>}</li>
 *   <li>{@link org.nicbench.model.CpuUse#getBusiestCorePercent <em>Busiest Core Percent</em>}</li>
 *   <li>{@link org.nicbench.model.CpuUse#getPerCore <em>Per Core</em>}</li>
 *   <li>{@link org.nicbench.model.CpuUse#getProcessSeconds <em>Process Seconds</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getCpuUse()
 * @model
 * @generated
 */
public interface CpuUse extends EObject {
	/**
	 * Returns the value of the '<em><b>Window Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Window Seconds</em>' attribute.
	 * @see #setWindowSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getCpuUse_WindowSeconds()
	 * @model
	 * @generated
	 */
	double getWindowSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.CpuUse#getWindowSeconds <em>Window Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Window Seconds</em>' attribute.
	 * @see #getWindowSeconds()
	 * @generated
	 */
	void setWindowSeconds(double value);

	/**
	 * Returns the value of the '<em><b>Cores</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Cores</em>' attribute.
	 * @see #setCores(int)
	 * @see org.nicbench.model.NicBenchPackage#getCpuUse_Cores()
	 * @model
	 * @generated
	 */
	int getCores();

	/**
	 * Sets the value of the '{@link org.nicbench.model.CpuUse#getCores <em>Cores</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cores</em>' attribute.
	 * @see #getCores()
	 * @generated
	 */
	void setCores(int value);

	/**
	 * Returns the value of the '<em><b>User Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>User Seconds</em>' attribute.
	 * @see #setUserSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getCpuUse_UserSeconds()
	 * @model
	 * @generated
	 */
	double getUserSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.CpuUse#getUserSeconds <em>User Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>User Seconds</em>' attribute.
	 * @see #getUserSeconds()
	 * @generated
	 */
	void setUserSeconds(double value);

	/**
	 * Returns the value of the '<em><b>Nice Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Nice Seconds</em>' attribute.
	 * @see #setNiceSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getCpuUse_NiceSeconds()
	 * @model
	 * @generated
	 */
	double getNiceSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.CpuUse#getNiceSeconds <em>Nice Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Nice Seconds</em>' attribute.
	 * @see #getNiceSeconds()
	 * @generated
	 */
	void setNiceSeconds(double value);

	/**
	 * Returns the value of the '<em><b>System Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>System Seconds</em>' attribute.
	 * @see #setSystemSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getCpuUse_SystemSeconds()
	 * @model
	 * @generated
	 */
	double getSystemSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.CpuUse#getSystemSeconds <em>System Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>System Seconds</em>' attribute.
	 * @see #getSystemSeconds()
	 * @generated
	 */
	void setSystemSeconds(double value);

	/**
	 * Returns the value of the '<em><b>Idle Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Idle Seconds</em>' attribute.
	 * @see #setIdleSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getCpuUse_IdleSeconds()
	 * @model
	 * @generated
	 */
	double getIdleSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.CpuUse#getIdleSeconds <em>Idle Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Idle Seconds</em>' attribute.
	 * @see #getIdleSeconds()
	 * @generated
	 */
	void setIdleSeconds(double value);

	/**
	 * Returns the value of the '<em><b>Io Wait Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Io Wait Seconds</em>' attribute.
	 * @see #setIoWaitSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getCpuUse_IoWaitSeconds()
	 * @model
	 * @generated
	 */
	double getIoWaitSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.CpuUse#getIoWaitSeconds <em>Io Wait Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Io Wait Seconds</em>' attribute.
	 * @see #getIoWaitSeconds()
	 * @generated
	 */
	void setIoWaitSeconds(double value);

	/**
	 * Returns the value of the '<em><b>Irq Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Irq Seconds</em>' attribute.
	 * @see #setIrqSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getCpuUse_IrqSeconds()
	 * @model
	 * @generated
	 */
	double getIrqSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.CpuUse#getIrqSeconds <em>Irq Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Irq Seconds</em>' attribute.
	 * @see #getIrqSeconds()
	 * @generated
	 */
	void setIrqSeconds(double value);

	/**
	 * Returns the value of the '<em><b>Soft Irq Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Soft Irq Seconds</em>' attribute.
	 * @see #setSoftIrqSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getCpuUse_SoftIrqSeconds()
	 * @model
	 * @generated
	 */
	double getSoftIrqSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.CpuUse#getSoftIrqSeconds <em>Soft Irq Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Soft Irq Seconds</em>' attribute.
	 * @see #getSoftIrqSeconds()
	 * @generated
	 */
	void setSoftIrqSeconds(double value);

	/**
	 * Returns the value of the '<em><b>Steal Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Steal Seconds</em>' attribute.
	 * @see #setStealSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getCpuUse_StealSeconds()
	 * @model
	 * @generated
	 */
	double getStealSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.CpuUse#getStealSeconds <em>Steal Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Steal Seconds</em>' attribute.
	 * @see #getStealSeconds()
	 * @generated
	 */
	void setStealSeconds(double value);

	/**
	 * Returns the value of the '<em><b>Busiest Core</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Busiest Core</em>' attribute.
	 * @see #isSetBusiestCore()
	 * @see #unsetBusiestCore()
	 * @see #setBusiestCore(int)
	 * @see org.nicbench.model.NicBenchPackage#getCpuUse_BusiestCore()
	 * @model unsettable="true"
	 * @generated
	 */
	int getBusiestCore();

	/**
	 * Sets the value of the '{@link org.nicbench.model.CpuUse#getBusiestCore <em>Busiest Core</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Busiest Core</em>' attribute.
	 * @see #isSetBusiestCore()
	 * @see #unsetBusiestCore()
	 * @see #getBusiestCore()
	 * @generated
	 */
	void setBusiestCore(int value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.CpuUse#getBusiestCore <em>Busiest Core</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetBusiestCore()
	 * @see #getBusiestCore()
	 * @see #setBusiestCore(int)
	 * @generated
	 */
	void unsetBusiestCore();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.CpuUse#getBusiestCore <em>Busiest Core</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Busiest Core</em>' attribute is set.
	 * @see #unsetBusiestCore()
	 * @see #getBusiestCore()
	 * @see #setBusiestCore(int)
	 * @generated
	 */
	boolean isSetBusiestCore();

	/**
	 * Returns the value of the '<em><b>Busiest Core Percent</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Busiest Core Percent</em>' attribute.
	 * @see #isSetBusiestCorePercent()
	 * @see #unsetBusiestCorePercent()
	 * @see #setBusiestCorePercent(double)
	 * @see org.nicbench.model.NicBenchPackage#getCpuUse_BusiestCorePercent()
	 * @model unsettable="true"
	 * @generated
	 */
	double getBusiestCorePercent();

	/**
	 * Sets the value of the '{@link org.nicbench.model.CpuUse#getBusiestCorePercent <em>Busiest Core Percent</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Busiest Core Percent</em>' attribute.
	 * @see #isSetBusiestCorePercent()
	 * @see #unsetBusiestCorePercent()
	 * @see #getBusiestCorePercent()
	 * @generated
	 */
	void setBusiestCorePercent(double value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.CpuUse#getBusiestCorePercent <em>Busiest Core Percent</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetBusiestCorePercent()
	 * @see #getBusiestCorePercent()
	 * @see #setBusiestCorePercent(double)
	 * @generated
	 */
	void unsetBusiestCorePercent();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.CpuUse#getBusiestCorePercent <em>Busiest Core Percent</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Busiest Core Percent</em>' attribute is set.
	 * @see #unsetBusiestCorePercent()
	 * @see #getBusiestCorePercent()
	 * @see #setBusiestCorePercent(double)
	 * @generated
	 */
	boolean isSetBusiestCorePercent();

	/**
	 * Returns the value of the '<em><b>Per Core</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * One row a core (end = core number), columns by kind, seconds.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Per Core</em>' attribute.
	 * @see #setPerCore(Series)
	 * @see org.nicbench.model.NicBenchPackage#getCpuUse_PerCore()
	 * @model dataType="org.nicbench.model.Series"
	 * @generated
	 */
	Series getPerCore();

	/**
	 * Sets the value of the '{@link org.nicbench.model.CpuUse#getPerCore <em>Per Core</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Per Core</em>' attribute.
	 * @see #getPerCore()
	 * @generated
	 */
	void setPerCore(Series value);

	/**
	 * Returns the value of the '<em><b>Process Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Processor time of the tool itself.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Process Seconds</em>' attribute.
	 * @see #isSetProcessSeconds()
	 * @see #unsetProcessSeconds()
	 * @see #setProcessSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getCpuUse_ProcessSeconds()
	 * @model unsettable="true"
	 * @generated
	 */
	double getProcessSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.CpuUse#getProcessSeconds <em>Process Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Process Seconds</em>' attribute.
	 * @see #isSetProcessSeconds()
	 * @see #unsetProcessSeconds()
	 * @see #getProcessSeconds()
	 * @generated
	 */
	void setProcessSeconds(double value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.CpuUse#getProcessSeconds <em>Process Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetProcessSeconds()
	 * @see #getProcessSeconds()
	 * @see #setProcessSeconds(double)
	 * @generated
	 */
	void unsetProcessSeconds();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.CpuUse#getProcessSeconds <em>Process Seconds</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Process Seconds</em>' attribute is set.
	 * @see #unsetProcessSeconds()
	 * @see #getProcessSeconds()
	 * @see #setProcessSeconds(double)
	 * @generated
	 */
	boolean isSetProcessSeconds();

} // CpuUse
