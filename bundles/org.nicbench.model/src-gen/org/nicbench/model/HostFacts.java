/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Host Facts</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What was found on a host.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.HostFacts#getOperatingSystem <em>Operating System</em>}</li>
 *   <li>{@link org.nicbench.model.HostFacts#getKernel <em>Kernel</em>}</li>
 *   <li>{@link org.nicbench.model.HostFacts#getCpuModel <em>Cpu Model</em>}</li>
 *   <li>{@link org.nicbench.model.HostFacts#getCores <em>Cores</em>}</li>
 *   <li>{@link org.nicbench.model.HostFacts#getMemoryBytes <em>Memory Bytes</em>}</li>
 *   <li>{@link org.nicbench.model.HostFacts#getGovernor <em>Governor</em>}</li>
 *   <li>{@link org.nicbench.model.HostFacts#getCongestionControl <em>Congestion Control</em>}</li>
 *   <li>{@link org.nicbench.model.HostFacts#getBootId <em>Boot Id</em>}</li>
 *   <li>{@link org.nicbench.model.HostFacts#getTools <em>Tools</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getHostFacts()
 * @model
 * @generated
 */
public interface HostFacts extends EObject {
	/**
	 * Returns the value of the '<em><b>Operating System</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Operating System</em>' attribute.
	 * @see #setOperatingSystem(String)
	 * @see org.nicbench.model.NicBenchPackage#getHostFacts_OperatingSystem()
	 * @model
	 * @generated
	 */
	String getOperatingSystem();

	/**
	 * Sets the value of the '{@link org.nicbench.model.HostFacts#getOperatingSystem <em>Operating System</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Operating System</em>' attribute.
	 * @see #getOperatingSystem()
	 * @generated
	 */
	void setOperatingSystem(String value);

	/**
	 * Returns the value of the '<em><b>Kernel</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Release, as uname -r.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kernel</em>' attribute.
	 * @see #setKernel(String)
	 * @see org.nicbench.model.NicBenchPackage#getHostFacts_Kernel()
	 * @model
	 * @generated
	 */
	String getKernel();

	/**
	 * Sets the value of the '{@link org.nicbench.model.HostFacts#getKernel <em>Kernel</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Kernel</em>' attribute.
	 * @see #getKernel()
	 * @generated
	 */
	void setKernel(String value);

	/**
	 * Returns the value of the '<em><b>Cpu Model</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Cpu Model</em>' attribute.
	 * @see #setCpuModel(String)
	 * @see org.nicbench.model.NicBenchPackage#getHostFacts_CpuModel()
	 * @model
	 * @generated
	 */
	String getCpuModel();

	/**
	 * Sets the value of the '{@link org.nicbench.model.HostFacts#getCpuModel <em>Cpu Model</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cpu Model</em>' attribute.
	 * @see #getCpuModel()
	 * @generated
	 */
	void setCpuModel(String value);

	/**
	 * Returns the value of the '<em><b>Cores</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Logical processors online.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Cores</em>' attribute.
	 * @see #isSetCores()
	 * @see #unsetCores()
	 * @see #setCores(int)
	 * @see org.nicbench.model.NicBenchPackage#getHostFacts_Cores()
	 * @model unsettable="true"
	 * @generated
	 */
	int getCores();

	/**
	 * Sets the value of the '{@link org.nicbench.model.HostFacts#getCores <em>Cores</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cores</em>' attribute.
	 * @see #isSetCores()
	 * @see #unsetCores()
	 * @see #getCores()
	 * @generated
	 */
	void setCores(int value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.HostFacts#getCores <em>Cores</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetCores()
	 * @see #getCores()
	 * @see #setCores(int)
	 * @generated
	 */
	void unsetCores();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.HostFacts#getCores <em>Cores</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Cores</em>' attribute is set.
	 * @see #unsetCores()
	 * @see #getCores()
	 * @see #setCores(int)
	 * @generated
	 */
	boolean isSetCores();

	/**
	 * Returns the value of the '<em><b>Memory Bytes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Memory Bytes</em>' attribute.
	 * @see #isSetMemoryBytes()
	 * @see #unsetMemoryBytes()
	 * @see #setMemoryBytes(long)
	 * @see org.nicbench.model.NicBenchPackage#getHostFacts_MemoryBytes()
	 * @model unsettable="true"
	 * @generated
	 */
	long getMemoryBytes();

	/**
	 * Sets the value of the '{@link org.nicbench.model.HostFacts#getMemoryBytes <em>Memory Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Memory Bytes</em>' attribute.
	 * @see #isSetMemoryBytes()
	 * @see #unsetMemoryBytes()
	 * @see #getMemoryBytes()
	 * @generated
	 */
	void setMemoryBytes(long value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.HostFacts#getMemoryBytes <em>Memory Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetMemoryBytes()
	 * @see #getMemoryBytes()
	 * @see #setMemoryBytes(long)
	 * @generated
	 */
	void unsetMemoryBytes();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.HostFacts#getMemoryBytes <em>Memory Bytes</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Memory Bytes</em>' attribute is set.
	 * @see #unsetMemoryBytes()
	 * @see #getMemoryBytes()
	 * @see #setMemoryBytes(long)
	 * @generated
	 */
	boolean isSetMemoryBytes();

	/**
	 * Returns the value of the '<em><b>Governor</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Governor</em>' attribute.
	 * @see #setGovernor(String)
	 * @see org.nicbench.model.NicBenchPackage#getHostFacts_Governor()
	 * @model
	 * @generated
	 */
	String getGovernor();

	/**
	 * Sets the value of the '{@link org.nicbench.model.HostFacts#getGovernor <em>Governor</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Governor</em>' attribute.
	 * @see #getGovernor()
	 * @generated
	 */
	void setGovernor(String value);

	/**
	 * Returns the value of the '<em><b>Congestion Control</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Default TCP congestion control.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Congestion Control</em>' attribute.
	 * @see #setCongestionControl(String)
	 * @see org.nicbench.model.NicBenchPackage#getHostFacts_CongestionControl()
	 * @model
	 * @generated
	 */
	String getCongestionControl();

	/**
	 * Sets the value of the '{@link org.nicbench.model.HostFacts#getCongestionControl <em>Congestion Control</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Congestion Control</em>' attribute.
	 * @see #getCongestionControl()
	 * @generated
	 */
	void setCongestionControl(String value);

	/**
	 * Returns the value of the '<em><b>Boot Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Boot Id</em>' attribute.
	 * @see #setBootId(String)
	 * @see org.nicbench.model.NicBenchPackage#getHostFacts_BootId()
	 * @model
	 * @generated
	 */
	String getBootId();

	/**
	 * Sets the value of the '{@link org.nicbench.model.HostFacts#getBootId <em>Boot Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Boot Id</em>' attribute.
	 * @see #getBootId()
	 * @generated
	 */
	void setBootId(String value);

	/**
	 * Returns the value of the '<em><b>Tools</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.ToolVersion}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Tools</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getHostFacts_Tools()
	 * @model containment="true"
	 * @generated
	 */
	EList<ToolVersion> getTools();

} // HostFacts
