/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Plan</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * What to measure (file .plan).
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.Plan#getBench <em>Bench</em>}</li>
 *   <li>{@link org.nicbench.model.Plan#getSender <em>Sender</em>}</li>
 *   <li>{@link org.nicbench.model.Plan#getReceiver <em>Receiver</em>}</li>
 *   <li>{@link org.nicbench.model.Plan#getProfiles <em>Profiles</em>}</li>
 *   <li>{@link org.nicbench.model.Plan#getAxes <em>Axes</em>}</li>
 *   <li>{@link org.nicbench.model.Plan#getJobs <em>Jobs</em>}</li>
 *   <li>{@link org.nicbench.model.Plan#getExclusions <em>Exclusions</em>}</li>
 *   <li>{@link org.nicbench.model.Plan#getRepetitions <em>Repetitions</em>}</li>
 *   <li>{@link org.nicbench.model.Plan#getOrder <em>Order</em>}</li>
 *   <li>{@link org.nicbench.model.Plan#getSeed <em>Seed</em>}</li>
 *   <li>{@link org.nicbench.model.Plan#getWarmUpSeconds <em>Warm Up Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.Plan#getOmitSeconds <em>Omit Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.Plan#getPauseSeconds <em>Pause Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.Plan#getTimeLimitSeconds <em>Time Limit Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.Plan#getOnFailure <em>On Failure</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getPlan()
 * @model
 * @generated
 */
public interface Plan extends Document {
	/**
	 * Returns the value of the '<em><b>Bench</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Relative URI of the bench; the hosts below are copied from it when a run is made.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Bench</em>' attribute.
	 * @see #setBench(String)
	 * @see org.nicbench.model.NicBenchPackage#getPlan_Bench()
	 * @model
	 * @generated
	 */
	String getBench();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Plan#getBench <em>Bench</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Bench</em>' attribute.
	 * @see #getBench()
	 * @generated
	 */
	void setBench(String value);

	/**
	 * Returns the value of the '<em><b>Sender</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Sender</em>' containment reference.
	 * @see #setSender(EndPoint)
	 * @see org.nicbench.model.NicBenchPackage#getPlan_Sender()
	 * @model containment="true"
	 * @generated
	 */
	EndPoint getSender();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Plan#getSender <em>Sender</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Sender</em>' containment reference.
	 * @see #getSender()
	 * @generated
	 */
	void setSender(EndPoint value);

	/**
	 * Returns the value of the '<em><b>Receiver</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Receiver</em>' containment reference.
	 * @see #setReceiver(EndPoint)
	 * @see org.nicbench.model.NicBenchPackage#getPlan_Receiver()
	 * @model containment="true"
	 * @generated
	 */
	EndPoint getReceiver();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Plan#getReceiver <em>Receiver</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Receiver</em>' containment reference.
	 * @see #getReceiver()
	 * @generated
	 */
	void setReceiver(EndPoint value);

	/**
	 * Returns the value of the '<em><b>Profiles</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Relative URIs of profiles, in order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Profiles</em>' attribute list.
	 * @see org.nicbench.model.NicBenchPackage#getPlan_Profiles()
	 * @model unique="false"
	 * @generated
	 */
	EList<String> getProfiles();

	/**
	 * Returns the value of the '<em><b>Axes</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.Axis}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Axes</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getPlan_Axes()
	 * @model containment="true"
	 * @generated
	 */
	EList<Axis> getAxes();

	/**
	 * Returns the value of the '<em><b>Jobs</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.Job}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Jobs</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getPlan_Jobs()
	 * @model containment="true"
	 * @generated
	 */
	EList<Job> getJobs();

	/**
	 * Returns the value of the '<em><b>Exclusions</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Exclusions</em>' attribute list.
	 * @see org.nicbench.model.NicBenchPackage#getPlan_Exclusions()
	 * @model unique="false"
	 * @generated
	 */
	EList<String> getExclusions();

	/**
	 * Returns the value of the '<em><b>Repetitions</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Trials of each cell.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Repetitions</em>' attribute.
	 * @see #setRepetitions(int)
	 * @see org.nicbench.model.NicBenchPackage#getPlan_Repetitions()
	 * @model
	 * @generated
	 */
	int getRepetitions();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Plan#getRepetitions <em>Repetitions</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Repetitions</em>' attribute.
	 * @see #getRepetitions()
	 * @generated
	 */
	void setRepetitions(int value);

	/**
	 * Returns the value of the '<em><b>Order</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Order}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Order</em>' attribute.
	 * @see org.nicbench.model.Order
	 * @see #setOrder(Order)
	 * @see org.nicbench.model.NicBenchPackage#getPlan_Order()
	 * @model
	 * @generated
	 */
	Order getOrder();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Plan#getOrder <em>Order</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Order</em>' attribute.
	 * @see org.nicbench.model.Order
	 * @see #getOrder()
	 * @generated
	 */
	void setOrder(Order value);

	/**
	 * Returns the value of the '<em><b>Seed</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Seed of the random order; drawn and recorded when unset.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Seed</em>' attribute.
	 * @see #isSetSeed()
	 * @see #unsetSeed()
	 * @see #setSeed(long)
	 * @see org.nicbench.model.NicBenchPackage#getPlan_Seed()
	 * @model unsettable="true"
	 * @generated
	 */
	long getSeed();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Plan#getSeed <em>Seed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Seed</em>' attribute.
	 * @see #isSetSeed()
	 * @see #unsetSeed()
	 * @see #getSeed()
	 * @generated
	 */
	void setSeed(long value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Plan#getSeed <em>Seed</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetSeed()
	 * @see #getSeed()
	 * @see #setSeed(long)
	 * @generated
	 */
	void unsetSeed();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Plan#getSeed <em>Seed</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Seed</em>' attribute is set.
	 * @see #unsetSeed()
	 * @see #getSeed()
	 * @see #setSeed(long)
	 * @generated
	 */
	boolean isSetSeed();

	/**
	 * Returns the value of the '<em><b>Warm Up Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Unrecorded load before the first trial.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Warm Up Seconds</em>' attribute.
	 * @see #setWarmUpSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getPlan_WarmUpSeconds()
	 * @model
	 * @generated
	 */
	double getWarmUpSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Plan#getWarmUpSeconds <em>Warm Up Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Warm Up Seconds</em>' attribute.
	 * @see #getWarmUpSeconds()
	 * @generated
	 */
	void setWarmUpSeconds(double value);

	/**
	 * Returns the value of the '<em><b>Omit Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Start of each trial left out of its figures.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Omit Seconds</em>' attribute.
	 * @see #setOmitSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getPlan_OmitSeconds()
	 * @model
	 * @generated
	 */
	double getOmitSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Plan#getOmitSeconds <em>Omit Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Omit Seconds</em>' attribute.
	 * @see #getOmitSeconds()
	 * @generated
	 */
	void setOmitSeconds(double value);

	/**
	 * Returns the value of the '<em><b>Pause Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Between trials.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Pause Seconds</em>' attribute.
	 * @see #setPauseSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getPlan_PauseSeconds()
	 * @model
	 * @generated
	 */
	double getPauseSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Plan#getPauseSeconds <em>Pause Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Pause Seconds</em>' attribute.
	 * @see #getPauseSeconds()
	 * @generated
	 */
	void setPauseSeconds(double value);

	/**
	 * Returns the value of the '<em><b>Time Limit Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Time Limit Seconds</em>' attribute.
	 * @see #isSetTimeLimitSeconds()
	 * @see #unsetTimeLimitSeconds()
	 * @see #setTimeLimitSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getPlan_TimeLimitSeconds()
	 * @model unsettable="true"
	 * @generated
	 */
	double getTimeLimitSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Plan#getTimeLimitSeconds <em>Time Limit Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Time Limit Seconds</em>' attribute.
	 * @see #isSetTimeLimitSeconds()
	 * @see #unsetTimeLimitSeconds()
	 * @see #getTimeLimitSeconds()
	 * @generated
	 */
	void setTimeLimitSeconds(double value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Plan#getTimeLimitSeconds <em>Time Limit Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetTimeLimitSeconds()
	 * @see #getTimeLimitSeconds()
	 * @see #setTimeLimitSeconds(double)
	 * @generated
	 */
	void unsetTimeLimitSeconds();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Plan#getTimeLimitSeconds <em>Time Limit Seconds</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Time Limit Seconds</em>' attribute is set.
	 * @see #unsetTimeLimitSeconds()
	 * @see #getTimeLimitSeconds()
	 * @see #setTimeLimitSeconds(double)
	 * @generated
	 */
	boolean isSetTimeLimitSeconds();

	/**
	 * Returns the value of the '<em><b>On Failure</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.OnFailure}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>On Failure</em>' attribute.
	 * @see org.nicbench.model.OnFailure
	 * @see #setOnFailure(OnFailure)
	 * @see org.nicbench.model.NicBenchPackage#getPlan_OnFailure()
	 * @model
	 * @generated
	 */
	OnFailure getOnFailure();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Plan#getOnFailure <em>On Failure</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>On Failure</em>' attribute.
	 * @see org.nicbench.model.OnFailure
	 * @see #getOnFailure()
	 * @generated
	 */
	void setOnFailure(OnFailure value);

} // Plan
