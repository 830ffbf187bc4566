/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

import org.nicbench.model.value.Labels;
import org.nicbench.model.value.Series;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Throughput</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Result of one throughput test.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.Throughput#getTool <em>Tool</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getToolVersion <em>Tool Version</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getCommand <em>Command</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getProtocol <em>Protocol</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getDirection <em>Direction</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getStatus <em>Status</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getSeconds <em>Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getBitsPerSecond <em>Bits Per Second</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getHeadlineFrom <em>Headline From</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getSender <em>Sender</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getReceiver <em>Receiver</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getStreamsAsked <em>Streams Asked</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getStreamsWorked <em>Streams Worked</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getStreams <em>Streams</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getIntervals <em>Intervals</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getUdp <em>Udp</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getCpu <em>Cpu</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getMss <em>Mss</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getWindowBytes <em>Window Bytes</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getBufferBytes <em>Buffer Bytes</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getCongestionControl <em>Congestion Control</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getRttSeconds <em>Rtt Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getStartedAt <em>Started At</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getHost <em>Host</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getMtu <em>Mtu</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getTags <em>Tags</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getState <em>State</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getReverse <em>Reverse</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getErrors <em>Errors</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getWarnings <em>Warnings</em>}</li>
 *   <li>{@link org.nicbench.model.Throughput#getProvenance <em>Provenance</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getThroughput()
 * @model
 * @generated
 */
public interface Throughput extends EObject {
	/**
	 * Returns the value of the '<em><b>Tool</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Tool</em>' attribute.
	 * @see #setTool(String)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Tool()
	 * @model
	 * @generated
	 */
	String getTool();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getTool <em>Tool</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Tool</em>' attribute.
	 * @see #getTool()
	 * @generated
	 */
	void setTool(String value);

	/**
	 * Returns the value of the '<em><b>Tool Version</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Tool Version</em>' attribute.
	 * @see #setToolVersion(String)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_ToolVersion()
	 * @model
	 * @generated
	 */
	String getToolVersion();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getToolVersion <em>Tool Version</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Tool Version</em>' attribute.
	 * @see #getToolVersion()
	 * @generated
	 */
	void setToolVersion(String value);

	/**
	 * Returns the value of the '<em><b>Command</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Command</em>' attribute.
	 * @see #setCommand(String)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Command()
	 * @model
	 * @generated
	 */
	String getCommand();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getCommand <em>Command</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Command</em>' attribute.
	 * @see #getCommand()
	 * @generated
	 */
	void setCommand(String value);

	/**
	 * Returns the value of the '<em><b>Protocol</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Protocol}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Protocol</em>' attribute.
	 * @see org.nicbench.model.Protocol
	 * @see #isSetProtocol()
	 * @see #unsetProtocol()
	 * @see #setProtocol(Protocol)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Protocol()
	 * @model unsettable="true"
	 * @generated
	 */
	Protocol getProtocol();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getProtocol <em>Protocol</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Protocol</em>' attribute.
	 * @see org.nicbench.model.Protocol
	 * @see #isSetProtocol()
	 * @see #unsetProtocol()
	 * @see #getProtocol()
	 * @generated
	 */
	void setProtocol(Protocol value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Throughput#getProtocol <em>Protocol</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetProtocol()
	 * @see #getProtocol()
	 * @see #setProtocol(Protocol)
	 * @generated
	 */
	void unsetProtocol();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Throughput#getProtocol <em>Protocol</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Protocol</em>' attribute is set.
	 * @see #unsetProtocol()
	 * @see #getProtocol()
	 * @see #setProtocol(Protocol)
	 * @generated
	 */
	boolean isSetProtocol();

	/**
	 * Returns the value of the '<em><b>Direction</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Direction}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Direction</em>' attribute.
	 * @see org.nicbench.model.Direction
	 * @see #isSetDirection()
	 * @see #unsetDirection()
	 * @see #setDirection(Direction)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Direction()
	 * @model unsettable="true"
	 * @generated
	 */
	Direction getDirection();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getDirection <em>Direction</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Direction</em>' attribute.
	 * @see org.nicbench.model.Direction
	 * @see #isSetDirection()
	 * @see #unsetDirection()
	 * @see #getDirection()
	 * @generated
	 */
	void setDirection(Direction value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Throughput#getDirection <em>Direction</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetDirection()
	 * @see #getDirection()
	 * @see #setDirection(Direction)
	 * @generated
	 */
	void unsetDirection();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Throughput#getDirection <em>Direction</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Direction</em>' attribute is set.
	 * @see #unsetDirection()
	 * @see #getDirection()
	 * @see #setDirection(Direction)
	 * @generated
	 */
	boolean isSetDirection();

	/**
	 * Returns the value of the '<em><b>Status</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Status}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Status</em>' attribute.
	 * @see org.nicbench.model.Status
	 * @see #isSetStatus()
	 * @see #unsetStatus()
	 * @see #setStatus(Status)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Status()
	 * @model unsettable="true"
	 * @generated
	 */
	Status getStatus();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getStatus <em>Status</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Status</em>' attribute.
	 * @see org.nicbench.model.Status
	 * @see #isSetStatus()
	 * @see #unsetStatus()
	 * @see #getStatus()
	 * @generated
	 */
	void setStatus(Status value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Throughput#getStatus <em>Status</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetStatus()
	 * @see #getStatus()
	 * @see #setStatus(Status)
	 * @generated
	 */
	void unsetStatus();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Throughput#getStatus <em>Status</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Status</em>' attribute is set.
	 * @see #unsetStatus()
	 * @see #getStatus()
	 * @see #setStatus(Status)
	 * @generated
	 */
	boolean isSetStatus();

	/**
	 * Returns the value of the '<em><b>Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Seconds</em>' attribute.
	 * @see #isSetSeconds()
	 * @see #unsetSeconds()
	 * @see #setSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Seconds()
	 * @model unsettable="true"
	 * @generated
	 */
	double getSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getSeconds <em>Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Seconds</em>' attribute.
	 * @see #isSetSeconds()
	 * @see #unsetSeconds()
	 * @see #getSeconds()
	 * @generated
	 */
	void setSeconds(double value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Throughput#getSeconds <em>Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetSeconds()
	 * @see #getSeconds()
	 * @see #setSeconds(double)
	 * @generated
	 */
	void unsetSeconds();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Throughput#getSeconds <em>Seconds</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Seconds</em>' attribute is set.
	 * @see #unsetSeconds()
	 * @see #getSeconds()
	 * @see #setSeconds(double)
	 * @generated
	 */
	boolean isSetSeconds();

	/**
	 * Returns the value of the '<em><b>Bits Per Second</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Headline payload rate.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Bits Per Second</em>' attribute.
	 * @see #isSetBitsPerSecond()
	 * @see #unsetBitsPerSecond()
	 * @see #setBitsPerSecond(double)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_BitsPerSecond()
	 * @model unsettable="true"
	 * @generated
	 */
	double getBitsPerSecond();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getBitsPerSecond <em>Bits Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Bits Per Second</em>' attribute.
	 * @see #isSetBitsPerSecond()
	 * @see #unsetBitsPerSecond()
	 * @see #getBitsPerSecond()
	 * @generated
	 */
	void setBitsPerSecond(double value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Throughput#getBitsPerSecond <em>Bits Per Second</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetBitsPerSecond()
	 * @see #getBitsPerSecond()
	 * @see #setBitsPerSecond(double)
	 * @generated
	 */
	void unsetBitsPerSecond();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Throughput#getBitsPerSecond <em>Bits Per Second</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Bits Per Second</em>' attribute is set.
	 * @see #unsetBitsPerSecond()
	 * @see #getBitsPerSecond()
	 * @see #setBitsPerSecond(double)
	 * @generated
	 */
	boolean isSetBitsPerSecond();

	/**
	 * Returns the value of the '<em><b>Headline From</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Headline}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Headline From</em>' attribute.
	 * @see org.nicbench.model.Headline
	 * @see #isSetHeadlineFrom()
	 * @see #unsetHeadlineFrom()
	 * @see #setHeadlineFrom(Headline)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_HeadlineFrom()
	 * @model unsettable="true"
	 * @generated
	 */
	Headline getHeadlineFrom();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getHeadlineFrom <em>Headline From</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Headline From</em>' attribute.
	 * @see org.nicbench.model.Headline
	 * @see #isSetHeadlineFrom()
	 * @see #unsetHeadlineFrom()
	 * @see #getHeadlineFrom()
	 * @generated
	 */
	void setHeadlineFrom(Headline value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Throughput#getHeadlineFrom <em>Headline From</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetHeadlineFrom()
	 * @see #getHeadlineFrom()
	 * @see #setHeadlineFrom(Headline)
	 * @generated
	 */
	void unsetHeadlineFrom();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Throughput#getHeadlineFrom <em>Headline From</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Headline From</em>' attribute is set.
	 * @see #unsetHeadlineFrom()
	 * @see #getHeadlineFrom()
	 * @see #setHeadlineFrom(Headline)
	 * @generated
	 */
	boolean isSetHeadlineFrom();

	/**
	 * Returns the value of the '<em><b>Sender</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Sender</em>' containment reference.
	 * @see #setSender(SideResult)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Sender()
	 * @model containment="true"
	 * @generated
	 */
	SideResult getSender();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getSender <em>Sender</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Sender</em>' containment reference.
	 * @see #getSender()
	 * @generated
	 */
	void setSender(SideResult value);

	/**
	 * Returns the value of the '<em><b>Receiver</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Receiver</em>' containment reference.
	 * @see #setReceiver(SideResult)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Receiver()
	 * @model containment="true"
	 * @generated
	 */
	SideResult getReceiver();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getReceiver <em>Receiver</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Receiver</em>' containment reference.
	 * @see #getReceiver()
	 * @generated
	 */
	void setReceiver(SideResult value);

	/**
	 * Returns the value of the '<em><b>Streams Asked</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Streams Asked</em>' attribute.
	 * @see #isSetStreamsAsked()
	 * @see #unsetStreamsAsked()
	 * @see #setStreamsAsked(int)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_StreamsAsked()
	 * @model unsettable="true"
	 * @generated
	 */
	int getStreamsAsked();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getStreamsAsked <em>Streams Asked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Streams Asked</em>' attribute.
	 * @see #isSetStreamsAsked()
	 * @see #unsetStreamsAsked()
	 * @see #getStreamsAsked()
	 * @generated
	 */
	void setStreamsAsked(int value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Throughput#getStreamsAsked <em>Streams Asked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetStreamsAsked()
	 * @see #getStreamsAsked()
	 * @see #setStreamsAsked(int)
	 * @generated
	 */
	void unsetStreamsAsked();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Throughput#getStreamsAsked <em>Streams Asked</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Streams Asked</em>' attribute is set.
	 * @see #unsetStreamsAsked()
	 * @see #getStreamsAsked()
	 * @see #setStreamsAsked(int)
	 * @generated
	 */
	boolean isSetStreamsAsked();

	/**
	 * Returns the value of the '<em><b>Streams Worked</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Streams Worked</em>' attribute.
	 * @see #isSetStreamsWorked()
	 * @see #unsetStreamsWorked()
	 * @see #setStreamsWorked(int)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_StreamsWorked()
	 * @model unsettable="true"
	 * @generated
	 */
	int getStreamsWorked();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getStreamsWorked <em>Streams Worked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Streams Worked</em>' attribute.
	 * @see #isSetStreamsWorked()
	 * @see #unsetStreamsWorked()
	 * @see #getStreamsWorked()
	 * @generated
	 */
	void setStreamsWorked(int value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Throughput#getStreamsWorked <em>Streams Worked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetStreamsWorked()
	 * @see #getStreamsWorked()
	 * @see #setStreamsWorked(int)
	 * @generated
	 */
	void unsetStreamsWorked();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Throughput#getStreamsWorked <em>Streams Worked</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Streams Worked</em>' attribute is set.
	 * @see #unsetStreamsWorked()
	 * @see #getStreamsWorked()
	 * @see #setStreamsWorked(int)
	 * @generated
	 */
	boolean isSetStreamsWorked();

	/**
	 * Returns the value of the '<em><b>Streams</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.StreamResult}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Streams</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Streams()
	 * @model containment="true"
	 * @generated
	 */
	EList<StreamResult> getStreams();

	/**
	 * Returns the value of the '<em><b>Intervals</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Columns bytes and bitsPerSecond, sum over streams.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Intervals</em>' attribute.
	 * @see #setIntervals(Series)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Intervals()
	 * @model dataType="org.nicbench.model.Series"
	 * @generated
	 */
	Series getIntervals();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getIntervals <em>Intervals</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Intervals</em>' attribute.
	 * @see #getIntervals()
	 * @generated
	 */
	void setIntervals(Series value);

	/**
	 * Returns the value of the '<em><b>Udp</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Udp</em>' containment reference.
	 * @see #setUdp(UdpResult)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Udp()
	 * @model containment="true"
	 * @generated
	 */
	UdpResult getUdp();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getUdp <em>Udp</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Udp</em>' containment reference.
	 * @see #getUdp()
	 * @generated
	 */
	void setUdp(UdpResult value);

	/**
	 * Returns the value of the '<em><b>Cpu</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.ToolCpu}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Cpu</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Cpu()
	 * @model containment="true"
	 * @generated
	 */
	EList<ToolCpu> getCpu();

	/**
	 * Returns the value of the '<em><b>Mss</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Bytes.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Mss</em>' attribute.
	 * @see #isSetMss()
	 * @see #unsetMss()
	 * @see #setMss(int)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Mss()
	 * @model unsettable="true"
	 * @generated
	 */
	int getMss();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getMss <em>Mss</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Mss</em>' attribute.
	 * @see #isSetMss()
	 * @see #unsetMss()
	 * @see #getMss()
	 * @generated
	 */
	void setMss(int value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Throughput#getMss <em>Mss</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetMss()
	 * @see #getMss()
	 * @see #setMss(int)
	 * @generated
	 */
	void unsetMss();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Throughput#getMss <em>Mss</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Mss</em>' attribute is set.
	 * @see #unsetMss()
	 * @see #getMss()
	 * @see #setMss(int)
	 * @generated
	 */
	boolean isSetMss();

	/**
	 * Returns the value of the '<em><b>Window Bytes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Window Bytes</em>' attribute.
	 * @see #isSetWindowBytes()
	 * @see #unsetWindowBytes()
	 * @see #setWindowBytes(long)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_WindowBytes()
	 * @model unsettable="true"
	 * @generated
	 */
	long getWindowBytes();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getWindowBytes <em>Window Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Window Bytes</em>' attribute.
	 * @see #isSetWindowBytes()
	 * @see #unsetWindowBytes()
	 * @see #getWindowBytes()
	 * @generated
	 */
	void setWindowBytes(long value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Throughput#getWindowBytes <em>Window Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetWindowBytes()
	 * @see #getWindowBytes()
	 * @see #setWindowBytes(long)
	 * @generated
	 */
	void unsetWindowBytes();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Throughput#getWindowBytes <em>Window Bytes</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Window Bytes</em>' attribute is set.
	 * @see #unsetWindowBytes()
	 * @see #getWindowBytes()
	 * @see #setWindowBytes(long)
	 * @generated
	 */
	boolean isSetWindowBytes();

	/**
	 * Returns the value of the '<em><b>Buffer Bytes</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Length of one write or datagram.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Buffer Bytes</em>' attribute.
	 * @see #isSetBufferBytes()
	 * @see #unsetBufferBytes()
	 * @see #setBufferBytes(long)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_BufferBytes()
	 * @model unsettable="true"
	 * @generated
	 */
	long getBufferBytes();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getBufferBytes <em>Buffer Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Buffer Bytes</em>' attribute.
	 * @see #isSetBufferBytes()
	 * @see #unsetBufferBytes()
	 * @see #getBufferBytes()
	 * @generated
	 */
	void setBufferBytes(long value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Throughput#getBufferBytes <em>Buffer Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetBufferBytes()
	 * @see #getBufferBytes()
	 * @see #setBufferBytes(long)
	 * @generated
	 */
	void unsetBufferBytes();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Throughput#getBufferBytes <em>Buffer Bytes</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Buffer Bytes</em>' attribute is set.
	 * @see #unsetBufferBytes()
	 * @see #getBufferBytes()
	 * @see #setBufferBytes(long)
	 * @generated
	 */
	boolean isSetBufferBytes();

	/**
	 * Returns the value of the '<em><b>Congestion Control</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * TCP congestion control of the sender.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Congestion Control</em>' attribute.
	 * @see #setCongestionControl(String)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_CongestionControl()
	 * @model
	 * @generated
	 */
	String getCongestionControl();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getCongestionControl <em>Congestion Control</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Congestion Control</em>' attribute.
	 * @see #getCongestionControl()
	 * @generated
	 */
	void setCongestionControl(String value);

	/**
	 * Returns the value of the '<em><b>Rtt Seconds</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Round-trip time of the connection as the tool tells it.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Rtt Seconds</em>' attribute.
	 * @see #isSetRttSeconds()
	 * @see #unsetRttSeconds()
	 * @see #setRttSeconds(double)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_RttSeconds()
	 * @model unsettable="true"
	 * @generated
	 */
	double getRttSeconds();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getRttSeconds <em>Rtt Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Rtt Seconds</em>' attribute.
	 * @see #isSetRttSeconds()
	 * @see #unsetRttSeconds()
	 * @see #getRttSeconds()
	 * @generated
	 */
	void setRttSeconds(double value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Throughput#getRttSeconds <em>Rtt Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetRttSeconds()
	 * @see #getRttSeconds()
	 * @see #setRttSeconds(double)
	 * @generated
	 */
	void unsetRttSeconds();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Throughput#getRttSeconds <em>Rtt Seconds</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Rtt Seconds</em>' attribute is set.
	 * @see #unsetRttSeconds()
	 * @see #getRttSeconds()
	 * @see #setRttSeconds(double)
	 * @generated
	 */
	boolean isSetRttSeconds();

	/**
	 * Returns the value of the '<em><b>Started At</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * ISO 8601, where the text tells when the test began.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Started At</em>' attribute.
	 * @see #setStartedAt(String)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_StartedAt()
	 * @model
	 * @generated
	 */
	String getStartedAt();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getStartedAt <em>Started At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Started At</em>' attribute.
	 * @see #getStartedAt()
	 * @generated
	 */
	void setStartedAt(String value);

	/**
	 * Returns the value of the '<em><b>Host</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Machine at whose prompt the command was typed.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Host</em>' attribute.
	 * @see #setHost(String)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Host()
	 * @model
	 * @generated
	 */
	String getHost();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getHost <em>Host</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Host</em>' attribute.
	 * @see #getHost()
	 * @generated
	 */
	void setHost(String value);

	/**
	 * Returns the value of the '<em><b>Mtu</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * MTU that a command before the test in the same text set or showed for the NIC of the test.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Mtu</em>' attribute.
	 * @see #isSetMtu()
	 * @see #unsetMtu()
	 * @see #setMtu(int)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Mtu()
	 * @model unsettable="true"
	 * @generated
	 */
	int getMtu();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getMtu <em>Mtu</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Mtu</em>' attribute.
	 * @see #isSetMtu()
	 * @see #unsetMtu()
	 * @see #getMtu()
	 * @generated
	 */
	void setMtu(int value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Throughput#getMtu <em>Mtu</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetMtu()
	 * @see #getMtu()
	 * @see #setMtu(int)
	 * @generated
	 */
	void unsetMtu();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Throughput#getMtu <em>Mtu</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Mtu</em>' attribute is set.
	 * @see #unsetMtu()
	 * @see #getMtu()
	 * @see #setMtu(int)
	 * @generated
	 */
	boolean isSetMtu();

	/**
	 * Returns the value of the '<em><b>Tags</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Keys and values the text itself gives this test: a title, columns of a table of results, metadata of a result file. They become coordinates of the trial on import.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Tags</em>' attribute.
	 * @see #setTags(Labels)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Tags()
	 * @model dataType="org.nicbench.model.Labels"
	 * @generated
	 */
	Labels getTags();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getTags <em>Tags</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Tags</em>' attribute.
	 * @see #getTags()
	 * @generated
	 */
	void setTags(Labels value);

	/**
	 * Returns the value of the '<em><b>State</b></em>' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * State of the NIC of this test, told before it in the same text; not saved with the result.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>State</em>' reference.
	 * @see #setState(NicState)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_State()
	 * @model resolveProxies="false" transient="true"
	 * @generated
	 */
	NicState getState();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getState <em>State</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>State</em>' reference.
	 * @see #getState()
	 * @generated
	 */
	void setState(NicState value);

	/**
	 * Returns the value of the '<em><b>Reverse</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The other way of a bidirectional run.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Reverse</em>' containment reference.
	 * @see #setReverse(Throughput)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Reverse()
	 * @model containment="true"
	 * @generated
	 */
	Throughput getReverse();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getReverse <em>Reverse</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Reverse</em>' containment reference.
	 * @see #getReverse()
	 * @generated
	 */
	void setReverse(Throughput value);

	/**
	 * Returns the value of the '<em><b>Errors</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Errors</em>' attribute list.
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Errors()
	 * @model unique="false"
	 * @generated
	 */
	EList<String> getErrors();

	/**
	 * Returns the value of the '<em><b>Warnings</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Warnings</em>' attribute list.
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Warnings()
	 * @model unique="false"
	 * @generated
	 */
	EList<String> getWarnings();

	/**
	 * Returns the value of the '<em><b>Provenance</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Provenance</em>' containment reference.
	 * @see #setProvenance(Provenance)
	 * @see org.nicbench.model.NicBenchPackage#getThroughput_Provenance()
	 * @model containment="true"
	 * @generated
	 */
	Provenance getProvenance();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Throughput#getProvenance <em>Provenance</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Provenance</em>' containment reference.
	 * @see #getProvenance()
	 * @generated
	 */
	void setProvenance(Provenance value);

} // Throughput
