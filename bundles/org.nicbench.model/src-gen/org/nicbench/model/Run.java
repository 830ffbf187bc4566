/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Run</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * An executed or imported plan (run.xmi in a .run folder).
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.Run#getId <em>Id</em>}</li>
 *   <li>{@link org.nicbench.model.Run#getStartedAt <em>Started At</em>}</li>
 *   <li>{@link org.nicbench.model.Run#getFinishedAt <em>Finished At</em>}</li>
 *   <li>{@link org.nicbench.model.Run#getStatus <em>Status</em>}</li>
 *   <li>{@link org.nicbench.model.Run#getProducer <em>Producer</em>}</li>
 *   <li>{@link org.nicbench.model.Run#getPlan <em>Plan</em>}</li>
 *   <li>{@link org.nicbench.model.Run#getProfiles <em>Profiles</em>}</li>
 *   <li>{@link org.nicbench.model.Run#getSender <em>Sender</em>}</li>
 *   <li>{@link org.nicbench.model.Run#getReceiver <em>Receiver</em>}</li>
 *   <li>{@link org.nicbench.model.Run#getStates <em>States</em>}</li>
 *   <li>{@link org.nicbench.model.Run#getReceipts <em>Receipts</em>}</li>
 *   <li>{@link org.nicbench.model.Run#getWarnings <em>Warnings</em>}</li>
 *   <li>{@link org.nicbench.model.Run#getProvenance <em>Provenance</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getRun()
 * @model
 * @generated
 */
public interface Run extends Document {
	/**
	 * Returns the value of the '<em><b>Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Time-ordered, unique across machines.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Id</em>' attribute.
	 * @see #setId(String)
	 * @see org.nicbench.model.NicBenchPackage#getRun_Id()
	 * @model
	 * @generated
	 */
	String getId();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Run#getId <em>Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Id</em>' attribute.
	 * @see #getId()
	 * @generated
	 */
	void setId(String value);

	/**
	 * Returns the value of the '<em><b>Started At</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Started At</em>' attribute.
	 * @see #setStartedAt(String)
	 * @see org.nicbench.model.NicBenchPackage#getRun_StartedAt()
	 * @model
	 * @generated
	 */
	String getStartedAt();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Run#getStartedAt <em>Started At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Started At</em>' attribute.
	 * @see #getStartedAt()
	 * @generated
	 */
	void setStartedAt(String value);

	/**
	 * Returns the value of the '<em><b>Finished At</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Finished At</em>' attribute.
	 * @see #setFinishedAt(String)
	 * @see org.nicbench.model.NicBenchPackage#getRun_FinishedAt()
	 * @model
	 * @generated
	 */
	String getFinishedAt();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Run#getFinishedAt <em>Finished At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Finished At</em>' attribute.
	 * @see #getFinishedAt()
	 * @generated
	 */
	void setFinishedAt(String value);

	/**
	 * Returns the value of the '<em><b>Status</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Status}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Status</em>' attribute.
	 * @see org.nicbench.model.Status
	 * @see #setStatus(Status)
	 * @see org.nicbench.model.NicBenchPackage#getRun_Status()
	 * @model
	 * @generated
	 */
	Status getStatus();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Run#getStatus <em>Status</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Status</em>' attribute.
	 * @see org.nicbench.model.Status
	 * @see #getStatus()
	 * @generated
	 */
	void setStatus(Status value);

	/**
	 * Returns the value of the '<em><b>Producer</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Product and version that wrote it.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Producer</em>' attribute.
	 * @see #setProducer(String)
	 * @see org.nicbench.model.NicBenchPackage#getRun_Producer()
	 * @model
	 * @generated
	 */
	String getProducer();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Run#getProducer <em>Producer</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Producer</em>' attribute.
	 * @see #getProducer()
	 * @generated
	 */
	void setProducer(String value);

	/**
	 * Returns the value of the '<em><b>Plan</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Own copy.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Plan</em>' containment reference.
	 * @see #setPlan(Plan)
	 * @see org.nicbench.model.NicBenchPackage#getRun_Plan()
	 * @model containment="true"
	 * @generated
	 */
	Plan getPlan();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Run#getPlan <em>Plan</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Plan</em>' containment reference.
	 * @see #getPlan()
	 * @generated
	 */
	void setPlan(Plan value);

	/**
	 * Returns the value of the '<em><b>Profiles</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.OffloadProfile}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Own copies.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Profiles</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getRun_Profiles()
	 * @model containment="true"
	 * @generated
	 */
	EList<OffloadProfile> getProfiles();

	/**
	 * Returns the value of the '<em><b>Sender</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Facts of the sending host.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Sender</em>' containment reference.
	 * @see #setSender(Host)
	 * @see org.nicbench.model.NicBenchPackage#getRun_Sender()
	 * @model containment="true"
	 * @generated
	 */
	Host getSender();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Run#getSender <em>Sender</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Sender</em>' containment reference.
	 * @see #getSender()
	 * @generated
	 */
	void setSender(Host value);

	/**
	 * Returns the value of the '<em><b>Receiver</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Facts of the receiving host.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Receiver</em>' containment reference.
	 * @see #setReceiver(Host)
	 * @see org.nicbench.model.NicBenchPackage#getRun_Receiver()
	 * @model containment="true"
	 * @generated
	 */
	Host getReceiver();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Run#getReceiver <em>Receiver</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Receiver</em>' containment reference.
	 * @see #getReceiver()
	 * @generated
	 */
	void setReceiver(Host value);

	/**
	 * Returns the value of the '<em><b>States</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.NicState}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Each distinct state once, referred to by id.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>States</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getRun_States()
	 * @model containment="true"
	 * @generated
	 */
	EList<NicState> getStates();

	/**
	 * Returns the value of the '<em><b>Receipts</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.Receipt}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Each distinct receipt once, referred to by id.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Receipts</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getRun_Receipts()
	 * @model containment="true"
	 * @generated
	 */
	EList<Receipt> getReceipts();

	/**
	 * Returns the value of the '<em><b>Warnings</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.Warning}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Warnings</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getRun_Warnings()
	 * @model containment="true"
	 * @generated
	 */
	EList<Warning> getWarnings();

	/**
	 * Returns the value of the '<em><b>Provenance</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Provenance</em>' containment reference.
	 * @see #setProvenance(Provenance)
	 * @see org.nicbench.model.NicBenchPackage#getRun_Provenance()
	 * @model containment="true"
	 * @generated
	 */
	Provenance getProvenance();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Run#getProvenance <em>Provenance</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Provenance</em>' containment reference.
	 * @see #getProvenance()
	 * @generated
	 */
	void setProvenance(Provenance value);

} // Run
