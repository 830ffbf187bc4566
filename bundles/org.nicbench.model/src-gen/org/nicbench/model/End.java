/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.ecore.EObject;

import org.nicbench.model.value.Values;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>End</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What was done and measured on one end of a trial.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.End#getHost <em>Host</em>}</li>
 *   <li>{@link org.nicbench.model.End#getNic <em>Nic</em>}</li>
 *   <li>{@link org.nicbench.model.End#getBefore <em>Before</em>}</li>
 *   <li>{@link org.nicbench.model.End#getDuring <em>During</em>}</li>
 *   <li>{@link org.nicbench.model.End#getAfter <em>After</em>}</li>
 *   <li>{@link org.nicbench.model.End#getReceipt <em>Receipt</em>}</li>
 *   <li>{@link org.nicbench.model.End#isRestored <em>Restored</em>}</li>
 *   <li>{@link org.nicbench.model.End#getCpu <em>Cpu</em>}</li>
 *   <li>{@link org.nicbench.model.End#getCounters <em>Counters</em>}</li>
 *   <li>{@link org.nicbench.model.End#getProtocol <em>Protocol</em>}</li>
 *   <li>{@link org.nicbench.model.End#getCommand <em>Command</em>}</li>
 *   <li>{@link org.nicbench.model.End#getExitCode <em>Exit Code</em>}</li>
 *   <li>{@link org.nicbench.model.End#getToolVersion <em>Tool Version</em>}</li>
 *   <li>{@link org.nicbench.model.End#getOutputFile <em>Output File</em>}</li>
 *   <li>{@link org.nicbench.model.End#getOutputSha256 <em>Output Sha256</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getEnd()
 * @model
 * @generated
 */
public interface End extends EObject {
	/**
	 * Returns the value of the '<em><b>Host</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Host</em>' attribute.
	 * @see #setHost(String)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_Host()
	 * @model
	 * @generated
	 */
	String getHost();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#getHost <em>Host</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Host</em>' attribute.
	 * @see #getHost()
	 * @generated
	 */
	void setHost(String value);

	/**
	 * Returns the value of the '<em><b>Nic</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Nic</em>' attribute.
	 * @see #setNic(String)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_Nic()
	 * @model
	 * @generated
	 */
	String getNic();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#getNic <em>Nic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Nic</em>' attribute.
	 * @see #getNic()
	 * @generated
	 */
	void setNic(String value);

	/**
	 * Returns the value of the '<em><b>Before</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Id of the state before the profile.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Before</em>' attribute.
	 * @see #setBefore(String)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_Before()
	 * @model
	 * @generated
	 */
	String getBefore();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#getBefore <em>Before</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Before</em>' attribute.
	 * @see #getBefore()
	 * @generated
	 */
	void setBefore(String value);

	/**
	 * Returns the value of the '<em><b>During</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Id of the state under the profile.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>During</em>' attribute.
	 * @see #setDuring(String)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_During()
	 * @model
	 * @generated
	 */
	String getDuring();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#getDuring <em>During</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>During</em>' attribute.
	 * @see #getDuring()
	 * @generated
	 */
	void setDuring(String value);

	/**
	 * Returns the value of the '<em><b>After</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Id of the state after the restore.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>After</em>' attribute.
	 * @see #setAfter(String)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_After()
	 * @model
	 * @generated
	 */
	String getAfter();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#getAfter <em>After</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>After</em>' attribute.
	 * @see #getAfter()
	 * @generated
	 */
	void setAfter(String value);

	/**
	 * Returns the value of the '<em><b>Receipt</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Id of the receipt.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Receipt</em>' attribute.
	 * @see #setReceipt(String)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_Receipt()
	 * @model
	 * @generated
	 */
	String getReceipt();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#getReceipt <em>Receipt</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Receipt</em>' attribute.
	 * @see #getReceipt()
	 * @generated
	 */
	void setReceipt(String value);

	/**
	 * Returns the value of the '<em><b>Restored</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Restored</em>' attribute.
	 * @see #isSetRestored()
	 * @see #unsetRestored()
	 * @see #setRestored(boolean)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_Restored()
	 * @model unsettable="true"
	 * @generated
	 */
	boolean isRestored();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#isRestored <em>Restored</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Restored</em>' attribute.
	 * @see #isSetRestored()
	 * @see #unsetRestored()
	 * @see #isRestored()
	 * @generated
	 */
	void setRestored(boolean value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.End#isRestored <em>Restored</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetRestored()
	 * @see #isRestored()
	 * @see #setRestored(boolean)
	 * @generated
	 */
	void unsetRestored();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.End#isRestored <em>Restored</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Restored</em>' attribute is set.
	 * @see #unsetRestored()
	 * @see #isRestored()
	 * @see #setRestored(boolean)
	 * @generated
	 */
	boolean isSetRestored();

	/**
	 * Returns the value of the '<em><b>Cpu</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Cpu</em>' containment reference.
	 * @see #setCpu(CpuUse)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_Cpu()
	 * @model containment="true"
	 * @generated
	 */
	CpuUse getCpu();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#getCpu <em>Cpu</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cpu</em>' containment reference.
	 * @see #getCpu()
	 * @generated
	 */
	void setCpu(CpuUse value);

	/**
	 * Returns the value of the '<em><b>Counters</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What the NIC counters grew by in the measured window.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Counters</em>' attribute.
	 * @see #setCounters(Values)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_Counters()
	 * @model dataType="org.nicbench.model.Values"
	 * @generated
	 */
	Values getCounters();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#getCounters <em>Counters</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Counters</em>' attribute.
	 * @see #getCounters()
	 * @generated
	 */
	void setCounters(Values value);

	/**
	 * Returns the value of the '<em><b>Protocol</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What the TCP counters of the namespace grew by in the measured window.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Protocol</em>' attribute.
	 * @see #setProtocol(Values)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_Protocol()
	 * @model dataType="org.nicbench.model.Values"
	 * @generated
	 */
	Values getProtocol();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#getProtocol <em>Protocol</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Protocol</em>' attribute.
	 * @see #getProtocol()
	 * @generated
	 */
	void setProtocol(Values value);

	/**
	 * Returns the value of the '<em><b>Command</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Command</em>' attribute.
	 * @see #setCommand(String)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_Command()
	 * @model
	 * @generated
	 */
	String getCommand();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#getCommand <em>Command</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Command</em>' attribute.
	 * @see #getCommand()
	 * @generated
	 */
	void setCommand(String value);

	/**
	 * Returns the value of the '<em><b>Exit Code</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Exit Code</em>' attribute.
	 * @see #isSetExitCode()
	 * @see #unsetExitCode()
	 * @see #setExitCode(int)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_ExitCode()
	 * @model unsettable="true"
	 * @generated
	 */
	int getExitCode();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#getExitCode <em>Exit Code</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Exit Code</em>' attribute.
	 * @see #isSetExitCode()
	 * @see #unsetExitCode()
	 * @see #getExitCode()
	 * @generated
	 */
	void setExitCode(int value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.End#getExitCode <em>Exit Code</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetExitCode()
	 * @see #getExitCode()
	 * @see #setExitCode(int)
	 * @generated
	 */
	void unsetExitCode();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.End#getExitCode <em>Exit Code</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Exit Code</em>' attribute is set.
	 * @see #unsetExitCode()
	 * @see #getExitCode()
	 * @see #setExitCode(int)
	 * @generated
	 */
	boolean isSetExitCode();

	/**
	 * Returns the value of the '<em><b>Tool Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Tool Version</em>' attribute.
	 * @see #setToolVersion(String)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_ToolVersion()
	 * @model
	 * @generated
	 */
	String getToolVersion();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#getToolVersion <em>Tool Version</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Tool Version</em>' attribute.
	 * @see #getToolVersion()
	 * @generated
	 */
	void setToolVersion(String value);

	/**
	 * Returns the value of the '<em><b>Output File</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Relative path of the gzipped raw output.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Output File</em>' attribute.
	 * @see #setOutputFile(String)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_OutputFile()
	 * @model
	 * @generated
	 */
	String getOutputFile();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#getOutputFile <em>Output File</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Output File</em>' attribute.
	 * @see #getOutputFile()
	 * @generated
	 */
	void setOutputFile(String value);

	/**
	 * Returns the value of the '<em><b>Output Sha256</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Of the gzip file.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Output Sha256</em>' attribute.
	 * @see #setOutputSha256(String)
	 * @see org.nicbench.model.NicBenchPackage#getEnd_OutputSha256()
	 * @model
	 * @generated
	 */
	String getOutputSha256();

	/**
	 * Sets the value of the '{@link org.nicbench.model.End#getOutputSha256 <em>Output Sha256</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Output Sha256</em>' attribute.
	 * @see #getOutputSha256()
	 * @generated
	 */
	void setOutputSha256(String value);

} // End
