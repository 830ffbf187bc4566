/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;


/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Journal Entry</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What must be put back on a NIC, written before its first change.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.JournalEntry#getNic <em>Nic</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getPhase <em>Phase</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getProfile <em>Profile</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getWrittenAt <em>Written At</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getBootId <em>Boot Id</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getNamespaceId <em>Namespace Id</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getNamespacePath <em>Namespace Path</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getInterfaceIndex <em>Interface Index</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getDriver <em>Driver</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getBus <em>Bus</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getPermanentAddress <em>Permanent Address</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getAddress <em>Address</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getOwnerPid <em>Owner Pid</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getOwnerStartTicks <em>Owner Start Ticks</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getConfirmByEpochSeconds <em>Confirm By Epoch Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#isEphemeral <em>Ephemeral</em>}</li>
 *   <li>{@link org.nicbench.model.JournalEntry#getBefore <em>Before</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getJournalEntry()
 * @model
 * @generated
 */
public interface JournalEntry extends Document {
	/**
	 * Returns the value of the '<em><b>Nic</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Name of the NIC when the entry was written.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Nic</em>' attribute.
	 * @see #setNic(String)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_Nic()
	 * @model
	 * @generated
	 */
	String getNic();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getNic <em>Nic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Nic</em>' attribute.
	 * @see #getNic()
	 * @generated
	 */
	void setNic(String value);

	/**
	 * Returns the value of the '<em><b>Phase</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Phase}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Phase</em>' attribute.
	 * @see org.nicbench.model.Phase
	 * @see #setPhase(Phase)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_Phase()
	 * @model
	 * @generated
	 */
	Phase getPhase();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getPhase <em>Phase</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Phase</em>' attribute.
	 * @see org.nicbench.model.Phase
	 * @see #getPhase()
	 * @generated
	 */
	void setPhase(Phase value);

	/**
	 * Returns the value of the '<em><b>Profile</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Name of the profile that was applied first.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Profile</em>' attribute.
	 * @see #setProfile(String)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_Profile()
	 * @model
	 * @generated
	 */
	String getProfile();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getProfile <em>Profile</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Profile</em>' attribute.
	 * @see #getProfile()
	 * @generated
	 */
	void setProfile(String value);

	/**
	 * Returns the value of the '<em><b>Written At</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * ISO 8601.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Written At</em>' attribute.
	 * @see #setWrittenAt(String)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_WrittenAt()
	 * @model
	 * @generated
	 */
	String getWrittenAt();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getWrittenAt <em>Written At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Written At</em>' attribute.
	 * @see #getWrittenAt()
	 * @generated
	 */
	void setWrittenAt(String value);

	/**
	 * Returns the value of the '<em><b>Boot Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Of the kernel that ran; differs after each start of the machine.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Boot Id</em>' attribute.
	 * @see #setBootId(String)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_BootId()
	 * @model
	 * @generated
	 */
	String getBootId();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getBootId <em>Boot Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Boot Id</em>' attribute.
	 * @see #getBootId()
	 * @generated
	 */
	void setBootId(String value);

	/**
	 * Returns the value of the '<em><b>Namespace Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Device and inode of the network namespace.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Namespace Id</em>' attribute.
	 * @see #setNamespaceId(String)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_NamespaceId()
	 * @model
	 * @generated
	 */
	String getNamespaceId();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getNamespaceId <em>Namespace Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Namespace Id</em>' attribute.
	 * @see #getNamespaceId()
	 * @generated
	 */
	void setNamespaceId(String value);

	/**
	 * Returns the value of the '<em><b>Namespace Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * File by which the namespace can be entered; unset for the one of the process itself.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Namespace Path</em>' attribute.
	 * @see #setNamespacePath(String)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_NamespacePath()
	 * @model
	 * @generated
	 */
	String getNamespacePath();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getNamespacePath <em>Namespace Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Namespace Path</em>' attribute.
	 * @see #getNamespacePath()
	 * @generated
	 */
	void setNamespacePath(String value);

	/**
	 * Returns the value of the '<em><b>Interface Index</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Index of the NIC within its namespace.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Interface Index</em>' attribute.
	 * @see #setInterfaceIndex(int)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_InterfaceIndex()
	 * @model
	 * @generated
	 */
	int getInterfaceIndex();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getInterfaceIndex <em>Interface Index</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Interface Index</em>' attribute.
	 * @see #getInterfaceIndex()
	 * @generated
	 */
	void setInterfaceIndex(int value);

	/**
	 * Returns the value of the '<em><b>Driver</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Driver</em>' attribute.
	 * @see #setDriver(String)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_Driver()
	 * @model
	 * @generated
	 */
	String getDriver();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getDriver <em>Driver</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Driver</em>' attribute.
	 * @see #getDriver()
	 * @generated
	 */
	void setDriver(String value);

	/**
	 * Returns the value of the '<em><b>Bus</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Address on the bus, where the NIC has one.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Bus</em>' attribute.
	 * @see #setBus(String)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_Bus()
	 * @model
	 * @generated
	 */
	String getBus();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getBus <em>Bus</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Bus</em>' attribute.
	 * @see #getBus()
	 * @generated
	 */
	void setBus(String value);

	/**
	 * Returns the value of the '<em><b>Permanent Address</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Address the hardware came with, where it has one.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Permanent Address</em>' attribute.
	 * @see #setPermanentAddress(String)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_PermanentAddress()
	 * @model
	 * @generated
	 */
	String getPermanentAddress();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getPermanentAddress <em>Permanent Address</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Permanent Address</em>' attribute.
	 * @see #getPermanentAddress()
	 * @generated
	 */
	void setPermanentAddress(String value);

	/**
	 * Returns the value of the '<em><b>Address</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Link-layer address in use; identifies a NIC that has neither bus nor permanent address.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Address</em>' attribute.
	 * @see #setAddress(String)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_Address()
	 * @model
	 * @generated
	 */
	String getAddress();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getAddress <em>Address</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Address</em>' attribute.
	 * @see #getAddress()
	 * @generated
	 */
	void setAddress(String value);

	/**
	 * Returns the value of the '<em><b>Owner Pid</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Owner Pid</em>' attribute.
	 * @see #isSetOwnerPid()
	 * @see #unsetOwnerPid()
	 * @see #setOwnerPid(long)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_OwnerPid()
	 * @model unsettable="true"
	 * @generated
	 */
	long getOwnerPid();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getOwnerPid <em>Owner Pid</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Owner Pid</em>' attribute.
	 * @see #isSetOwnerPid()
	 * @see #unsetOwnerPid()
	 * @see #getOwnerPid()
	 * @generated
	 */
	void setOwnerPid(long value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.JournalEntry#getOwnerPid <em>Owner Pid</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetOwnerPid()
	 * @see #getOwnerPid()
	 * @see #setOwnerPid(long)
	 * @generated
	 */
	void unsetOwnerPid();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.JournalEntry#getOwnerPid <em>Owner Pid</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Owner Pid</em>' attribute is set.
	 * @see #unsetOwnerPid()
	 * @see #getOwnerPid()
	 * @see #setOwnerPid(long)
	 * @generated
	 */
	boolean isSetOwnerPid();

	/**
	 * Returns the value of the '<em><b>Owner Start Ticks</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Start of the owner after boot in clock ticks; with the number the identity of a process.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Owner Start Ticks</em>' attribute.
	 * @see #isSetOwnerStartTicks()
	 * @see #unsetOwnerStartTicks()
	 * @see #setOwnerStartTicks(long)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_OwnerStartTicks()
	 * @model unsettable="true"
	 * @generated
	 */
	long getOwnerStartTicks();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getOwnerStartTicks <em>Owner Start Ticks</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Owner Start Ticks</em>' attribute.
	 * @see #isSetOwnerStartTicks()
	 * @see #unsetOwnerStartTicks()
	 * @see #getOwnerStartTicks()
	 * @generated
	 */
	void setOwnerStartTicks(long value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.JournalEntry#getOwnerStartTicks <em>Owner Start Ticks</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetOwnerStartTicks()
	 * @see #getOwnerStartTicks()
	 * @see #setOwnerStartTicks(long)
	 * @generated
	 */
	void unsetOwnerStartTicks();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.JournalEntry#getOwnerStartTicks <em>Owner Start Ticks</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Owner Start Ticks</em>' attribute is set.
	 * @see #unsetOwnerStartTicks()
	 * @see #getOwnerStartTicks()
	 * @see #setOwnerStartTicks(long)
	 * @generated
	 */
	boolean isSetOwnerStartTicks();

	/**
	 * Returns the value of the '<em><b>Confirm By Epoch Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * When nobody confirmed the change by then, it is put back.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Confirm By Epoch Seconds</em>' attribute.
	 * @see #isSetConfirmByEpochSeconds()
	 * @see #unsetConfirmByEpochSeconds()
	 * @see #setConfirmByEpochSeconds(long)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_ConfirmByEpochSeconds()
	 * @model unsettable="true"
	 * @generated
	 */
	long getConfirmByEpochSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getConfirmByEpochSeconds <em>Confirm By Epoch Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Confirm By Epoch Seconds</em>' attribute.
	 * @see #isSetConfirmByEpochSeconds()
	 * @see #unsetConfirmByEpochSeconds()
	 * @see #getConfirmByEpochSeconds()
	 * @generated
	 */
	void setConfirmByEpochSeconds(long value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.JournalEntry#getConfirmByEpochSeconds <em>Confirm By Epoch Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetConfirmByEpochSeconds()
	 * @see #getConfirmByEpochSeconds()
	 * @see #setConfirmByEpochSeconds(long)
	 * @generated
	 */
	void unsetConfirmByEpochSeconds();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.JournalEntry#getConfirmByEpochSeconds <em>Confirm By Epoch Seconds</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Confirm By Epoch Seconds</em>' attribute is set.
	 * @see #unsetConfirmByEpochSeconds()
	 * @see #getConfirmByEpochSeconds()
	 * @see #setConfirmByEpochSeconds(long)
	 * @generated
	 */
	boolean isSetConfirmByEpochSeconds();

	/**
	 * Returns the value of the '<em><b>Ephemeral</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The NIC belongs to a virtual bench of the owner: when it is gone there is nothing to put back.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Ephemeral</em>' attribute.
	 * @see #setEphemeral(boolean)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_Ephemeral()
	 * @model
	 * @generated
	 */
	boolean isEphemeral();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#isEphemeral <em>Ephemeral</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Ephemeral</em>' attribute.
	 * @see #isEphemeral()
	 * @generated
	 */
	void setEphemeral(boolean value);

	/**
	 * Returns the value of the '<em><b>Before</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * State to put back.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Before</em>' containment reference.
	 * @see #setBefore(NicState)
	 * @see org.nicbench.model.NicBenchPackage#getJournalEntry_Before()
	 * @model containment="true"
	 * @generated
	 */
	NicState getBefore();

	/**
	 * Sets the value of the '{@link org.nicbench.model.JournalEntry#getBefore <em>Before</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Before</em>' containment reference.
	 * @see #getBefore()
	 * @generated
	 */
	void setBefore(NicState value);

} // JournalEntry
