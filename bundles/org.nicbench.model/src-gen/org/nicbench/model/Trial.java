/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.common.util.EList;

import org.nicbench.model.value.Labels;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Trial</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * One measurement of one cell; its file is written once, when it ends.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.Trial#getRunId <em>Run Id</em>}</li>
 *   <li>{@link org.nicbench.model.Trial#getSequence <em>Sequence</em>}</li>
 *   <li>{@link org.nicbench.model.Trial#getRound <em>Round</em>}</li>
 *   <li>{@link org.nicbench.model.Trial#getCell <em>Cell</em>}</li>
 *   <li>{@link org.nicbench.model.Trial#getStartedAt <em>Started At</em>}</li>
 *   <li>{@link org.nicbench.model.Trial#getStatus <em>Status</em>}</li>
 *   <li>{@link org.nicbench.model.Trial#getReason <em>Reason</em>}</li>
 *   <li>{@link org.nicbench.model.Trial#getSender <em>Sender</em>}</li>
 *   <li>{@link org.nicbench.model.Trial#getReceiver <em>Receiver</em>}</li>
 *   <li>{@link org.nicbench.model.Trial#getResult <em>Result</em>}</li>
 *   <li>{@link org.nicbench.model.Trial#getWarnings <em>Warnings</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getTrial()
 * @model
 * @generated
 */
public interface Trial extends Document {
	/**
	 * Returns the value of the '<em><b>Run Id</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Run Id</em>' attribute.
	 * @see #setRunId(String)
	 * @see org.nicbench.model.NicBenchPackage#getTrial_RunId()
	 * @model
	 * @generated
	 */
	String getRunId();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Trial#getRunId <em>Run Id</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Run Id</em>' attribute.
	 * @see #getRunId()
	 * @generated
	 */
	void setRunId(String value);

	/**
	 * Returns the value of the '<em><b>Sequence</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * From 1, order of execution.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Sequence</em>' attribute.
	 * @see #setSequence(int)
	 * @see org.nicbench.model.NicBenchPackage#getTrial_Sequence()
	 * @model
	 * @generated
	 */
	int getSequence();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Trial#getSequence <em>Sequence</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Sequence</em>' attribute.
	 * @see #getSequence()
	 * @generated
	 */
	void setSequence(int value);

	/**
	 * Returns the value of the '<em><b>Round</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Repetition this trial belongs to, from 1.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Round</em>' attribute.
	 * @see #setRound(int)
	 * @see org.nicbench.model.NicBenchPackage#getTrial_Round()
	 * @model
	 * @generated
	 */
	int getRound();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Trial#getRound <em>Round</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Round</em>' attribute.
	 * @see #getRound()
	 * @generated
	 */
	void setRound(int value);

	/**
	 * Returns the value of the '<em><b>Cell</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Coordinates: profile=..., streams=... and so on.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Cell</em>' attribute.
	 * @see #setCell(Labels)
	 * @see org.nicbench.model.NicBenchPackage#getTrial_Cell()
	 * @model dataType="org.nicbench.model.Labels"
	 * @generated
	 */
	Labels getCell();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Trial#getCell <em>Cell</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Cell</em>' attribute.
	 * @see #getCell()
	 * @generated
	 */
	void setCell(Labels value);

	/**
	 * Returns the value of the '<em><b>Started At</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Started At</em>' attribute.
	 * @see #setStartedAt(String)
	 * @see org.nicbench.model.NicBenchPackage#getTrial_StartedAt()
	 * @model
	 * @generated
	 */
	String getStartedAt();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Trial#getStartedAt <em>Started At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Started At</em>' attribute.
	 * @see #getStartedAt()
	 * @generated
	 */
	void setStartedAt(String value);

	/**
	 * Returns the value of the '<em><b>Status</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Status}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Status</em>' attribute.
	 * @see org.nicbench.model.Status
	 * @see #setStatus(Status)
	 * @see org.nicbench.model.NicBenchPackage#getTrial_Status()
	 * @model
	 * @generated
	 */
	Status getStatus();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Trial#getStatus <em>Status</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Status</em>' attribute.
	 * @see org.nicbench.model.Status
	 * @see #getStatus()
	 * @generated
	 */
	void setStatus(Status value);

	/**
	 * Returns the value of the '<em><b>Reason</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Why it is not complete, in the words of the tool or the kernel.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Reason</em>' attribute.
	 * @see #setReason(String)
	 * @see org.nicbench.model.NicBenchPackage#getTrial_Reason()
	 * @model
	 * @generated
	 */
	String getReason();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Trial#getReason <em>Reason</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Reason</em>' attribute.
	 * @see #getReason()
	 * @generated
	 */
	void setReason(String value);

	/**
	 * Returns the value of the '<em><b>Sender</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Sender</em>' containment reference.
	 * @see #setSender(End)
	 * @see org.nicbench.model.NicBenchPackage#getTrial_Sender()
	 * @model containment="true"
	 * @generated
	 */
	End getSender();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Trial#getSender <em>Sender</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Sender</em>' containment reference.
	 * @see #getSender()
	 * @generated
	 */
	void setSender(End value);

	/**
	 * Returns the value of the '<em><b>Receiver</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Receiver</em>' containment reference.
	 * @see #setReceiver(End)
	 * @see org.nicbench.model.NicBenchPackage#getTrial_Receiver()
	 * @model containment="true"
	 * @generated
	 */
	End getReceiver();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Trial#getReceiver <em>Receiver</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Receiver</em>' containment reference.
	 * @see #getReceiver()
	 * @generated
	 */
	void setReceiver(End value);

	/**
	 * Returns the value of the '<em><b>Result</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Result</em>' containment reference.
	 * @see #setResult(Throughput)
	 * @see org.nicbench.model.NicBenchPackage#getTrial_Result()
	 * @model containment="true"
	 * @generated
	 */
	Throughput getResult();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Trial#getResult <em>Result</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Result</em>' containment reference.
	 * @see #getResult()
	 * @generated
	 */
	void setResult(Throughput value);

	/**
	 * Returns the value of the '<em><b>Warnings</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.Warning}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Warnings</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getTrial_Warnings()
	 * @model containment="true"
	 * @generated
	 */
	EList<Warning> getWarnings();

} // Trial
