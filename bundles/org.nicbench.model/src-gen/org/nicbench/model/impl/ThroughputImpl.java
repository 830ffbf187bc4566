/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.eclipse.emf.ecore.util.EDataTypeEList;
import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.nicbench.model.Direction;
import org.nicbench.model.Headline;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.NicState;
import org.nicbench.model.Protocol;
import org.nicbench.model.Provenance;
import org.nicbench.model.SideResult;
import org.nicbench.model.Status;
import org.nicbench.model.StreamResult;
import org.nicbench.model.Throughput;
import org.nicbench.model.ToolCpu;
import org.nicbench.model.UdpResult;

import org.nicbench.model.value.Labels;
import org.nicbench.model.value.Series;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Throughput</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getTool <em>Tool</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getToolVersion <em>Tool Version</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getCommand <em>Command</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getProtocol <em>Protocol</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getDirection <em>Direction</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getStatus <em>Status</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getSeconds <em>Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getBitsPerSecond <em>Bits Per Second</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getHeadlineFrom <em>Headline From</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getSender <em>Sender</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getReceiver <em>Receiver</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getStreamsAsked <em>Streams Asked</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getStreamsWorked <em>Streams Worked</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getStreams <em>Streams</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getIntervals <em>Intervals</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getUdp <em>Udp</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getCpu <em>Cpu</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getMss <em>Mss</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getWindowBytes <em>Window Bytes</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getBufferBytes <em>Buffer Bytes</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getCongestionControl <em>Congestion Control</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getRttSeconds <em>Rtt Seconds</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getStartedAt <em>Started At</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getHost <em>Host</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getMtu <em>Mtu</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getTags <em>Tags</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getState <em>State</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getReverse <em>Reverse</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getErrors <em>Errors</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getWarnings <em>Warnings</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ThroughputImpl#getProvenance <em>Provenance</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ThroughputImpl extends EObjectImpl implements Throughput {
	/**
	 * The default value of the '{@link #getTool() <em>Tool</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTool()
	 * @generated
	 * @ordered
	 */
	protected static final String TOOL_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getTool() <em>Tool</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTool()
	 * @generated
	 * @ordered
	 */
	protected String tool = TOOL_EDEFAULT;

	/**
	 * The default value of the '{@link #getToolVersion() <em>Tool Version</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getToolVersion()
	 * @generated
	 * @ordered
	 */
	protected static final String TOOL_VERSION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getToolVersion() <em>Tool Version</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getToolVersion()
	 * @generated
	 * @ordered
	 */
	protected String toolVersion = TOOL_VERSION_EDEFAULT;

	/**
	 * The default value of the '{@link #getCommand() <em>Command</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCommand()
	 * @generated
	 * @ordered
	 */
	protected static final String COMMAND_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCommand() <em>Command</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCommand()
	 * @generated
	 * @ordered
	 */
	protected String command = COMMAND_EDEFAULT;

	/**
	 * The default value of the '{@link #getProtocol() <em>Protocol</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProtocol()
	 * @generated
	 * @ordered
	 */
	protected static final Protocol PROTOCOL_EDEFAULT = Protocol.TCP;

	/**
	 * The cached value of the '{@link #getProtocol() <em>Protocol</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProtocol()
	 * @generated
	 * @ordered
	 */
	protected Protocol protocol = PROTOCOL_EDEFAULT;

	/**
	 * This is true if the Protocol attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean protocolESet;

	/**
	 * The default value of the '{@link #getDirection() <em>Direction</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDirection()
	 * @generated
	 * @ordered
	 */
	protected static final Direction DIRECTION_EDEFAULT = Direction.FORWARD;

	/**
	 * The cached value of the '{@link #getDirection() <em>Direction</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDirection()
	 * @generated
	 * @ordered
	 */
	protected Direction direction = DIRECTION_EDEFAULT;

	/**
	 * This is true if the Direction attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean directionESet;

	/**
	 * The default value of the '{@link #getStatus() <em>Status</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStatus()
	 * @generated
	 * @ordered
	 */
	protected static final Status STATUS_EDEFAULT = Status.COMPLETE;

	/**
	 * The cached value of the '{@link #getStatus() <em>Status</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStatus()
	 * @generated
	 * @ordered
	 */
	protected Status status = STATUS_EDEFAULT;

	/**
	 * This is true if the Status attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean statusESet;

	/**
	 * The default value of the '{@link #getSeconds() <em>Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getSeconds() <em>Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSeconds()
	 * @generated
	 * @ordered
	 */
	protected double seconds = SECONDS_EDEFAULT;

	/**
	 * This is true if the Seconds attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean secondsESet;

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
	 * The default value of the '{@link #getHeadlineFrom() <em>Headline From</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHeadlineFrom()
	 * @generated
	 * @ordered
	 */
	protected static final Headline HEADLINE_FROM_EDEFAULT = Headline.RECEIVER;

	/**
	 * The cached value of the '{@link #getHeadlineFrom() <em>Headline From</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHeadlineFrom()
	 * @generated
	 * @ordered
	 */
	protected Headline headlineFrom = HEADLINE_FROM_EDEFAULT;

	/**
	 * This is true if the Headline From attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean headlineFromESet;

	/**
	 * The cached value of the '{@link #getSender() <em>Sender</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSender()
	 * @generated
	 * @ordered
	 */
	protected SideResult sender;

	/**
	 * The cached value of the '{@link #getReceiver() <em>Receiver</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReceiver()
	 * @generated
	 * @ordered
	 */
	protected SideResult receiver;

	/**
	 * The default value of the '{@link #getStreamsAsked() <em>Streams Asked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStreamsAsked()
	 * @generated
	 * @ordered
	 */
	protected static final int STREAMS_ASKED_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getStreamsAsked() <em>Streams Asked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStreamsAsked()
	 * @generated
	 * @ordered
	 */
	protected int streamsAsked = STREAMS_ASKED_EDEFAULT;

	/**
	 * This is true if the Streams Asked attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean streamsAskedESet;

	/**
	 * The default value of the '{@link #getStreamsWorked() <em>Streams Worked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStreamsWorked()
	 * @generated
	 * @ordered
	 */
	protected static final int STREAMS_WORKED_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getStreamsWorked() <em>Streams Worked</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStreamsWorked()
	 * @generated
	 * @ordered
	 */
	protected int streamsWorked = STREAMS_WORKED_EDEFAULT;

	/**
	 * This is true if the Streams Worked attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean streamsWorkedESet;

	/**
	 * The cached value of the '{@link #getStreams() <em>Streams</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStreams()
	 * @generated
	 * @ordered
	 */
	protected EList<StreamResult> streams;

	/**
	 * The default value of the '{@link #getIntervals() <em>Intervals</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getIntervals()
	 * @generated
	 * @ordered
	 */
	protected static final Series INTERVALS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getIntervals() <em>Intervals</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getIntervals()
	 * @generated
	 * @ordered
	 */
	protected Series intervals = INTERVALS_EDEFAULT;

	/**
	 * The cached value of the '{@link #getUdp() <em>Udp</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getUdp()
	 * @generated
	 * @ordered
	 */
	protected UdpResult udp;

	/**
	 * The cached value of the '{@link #getCpu() <em>Cpu</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCpu()
	 * @generated
	 * @ordered
	 */
	protected EList<ToolCpu> cpu;

	/**
	 * The default value of the '{@link #getMss() <em>Mss</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMss()
	 * @generated
	 * @ordered
	 */
	protected static final int MSS_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getMss() <em>Mss</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMss()
	 * @generated
	 * @ordered
	 */
	protected int mss = MSS_EDEFAULT;

	/**
	 * This is true if the Mss attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean mssESet;

	/**
	 * The default value of the '{@link #getWindowBytes() <em>Window Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWindowBytes()
	 * @generated
	 * @ordered
	 */
	protected static final long WINDOW_BYTES_EDEFAULT = 0L;

	/**
	 * The cached value of the '{@link #getWindowBytes() <em>Window Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWindowBytes()
	 * @generated
	 * @ordered
	 */
	protected long windowBytes = WINDOW_BYTES_EDEFAULT;

	/**
	 * This is true if the Window Bytes attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean windowBytesESet;

	/**
	 * The default value of the '{@link #getBufferBytes() <em>Buffer Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBufferBytes()
	 * @generated
	 * @ordered
	 */
	protected static final long BUFFER_BYTES_EDEFAULT = 0L;

	/**
	 * The cached value of the '{@link #getBufferBytes() <em>Buffer Bytes</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBufferBytes()
	 * @generated
	 * @ordered
	 */
	protected long bufferBytes = BUFFER_BYTES_EDEFAULT;

	/**
	 * This is true if the Buffer Bytes attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean bufferBytesESet;

	/**
	 * The default value of the '{@link #getCongestionControl() <em>Congestion Control</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCongestionControl()
	 * @generated
	 * @ordered
	 */
	protected static final String CONGESTION_CONTROL_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getCongestionControl() <em>Congestion Control</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCongestionControl()
	 * @generated
	 * @ordered
	 */
	protected String congestionControl = CONGESTION_CONTROL_EDEFAULT;

	/**
	 * The default value of the '{@link #getRttSeconds() <em>Rtt Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRttSeconds()
	 * @generated
	 * @ordered
	 */
	protected static final double RTT_SECONDS_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getRttSeconds() <em>Rtt Seconds</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRttSeconds()
	 * @generated
	 * @ordered
	 */
	protected double rttSeconds = RTT_SECONDS_EDEFAULT;

	/**
	 * This is true if the Rtt Seconds attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean rttSecondsESet;

	/**
	 * The default value of the '{@link #getStartedAt() <em>Started At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStartedAt()
	 * @generated
	 * @ordered
	 */
	protected static final String STARTED_AT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getStartedAt() <em>Started At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStartedAt()
	 * @generated
	 * @ordered
	 */
	protected String startedAt = STARTED_AT_EDEFAULT;

	/**
	 * The default value of the '{@link #getHost() <em>Host</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHost()
	 * @generated
	 * @ordered
	 */
	protected static final String HOST_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getHost() <em>Host</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getHost()
	 * @generated
	 * @ordered
	 */
	protected String host = HOST_EDEFAULT;

	/**
	 * The default value of the '{@link #getMtu() <em>Mtu</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMtu()
	 * @generated
	 * @ordered
	 */
	protected static final int MTU_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getMtu() <em>Mtu</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMtu()
	 * @generated
	 * @ordered
	 */
	protected int mtu = MTU_EDEFAULT;

	/**
	 * This is true if the Mtu attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean mtuESet;

	/**
	 * The default value of the '{@link #getTags() <em>Tags</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTags()
	 * @generated
	 * @ordered
	 */
	protected static final Labels TAGS_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getTags() <em>Tags</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTags()
	 * @generated
	 * @ordered
	 */
	protected Labels tags = TAGS_EDEFAULT;

	/**
	 * The cached value of the '{@link #getState() <em>State</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getState()
	 * @generated
	 * @ordered
	 */
	protected NicState state;

	/**
	 * The cached value of the '{@link #getReverse() <em>Reverse</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReverse()
	 * @generated
	 * @ordered
	 */
	protected Throughput reverse;

	/**
	 * The cached value of the '{@link #getErrors() <em>Errors</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getErrors()
	 * @generated
	 * @ordered
	 */
	protected EList<String> errors;

	/**
	 * The cached value of the '{@link #getWarnings() <em>Warnings</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getWarnings()
	 * @generated
	 * @ordered
	 */
	protected EList<String> warnings;

	/**
	 * The cached value of the '{@link #getProvenance() <em>Provenance</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProvenance()
	 * @generated
	 * @ordered
	 */
	protected Provenance provenance;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ThroughputImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.THROUGHPUT;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getTool() {
		return tool;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTool(String newTool) {
		String oldTool = tool;
		tool = newTool;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__TOOL, oldTool, tool));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getToolVersion() {
		return toolVersion;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setToolVersion(String newToolVersion) {
		String oldToolVersion = toolVersion;
		toolVersion = newToolVersion;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__TOOL_VERSION, oldToolVersion, toolVersion));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getCommand() {
		return command;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCommand(String newCommand) {
		String oldCommand = command;
		command = newCommand;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__COMMAND, oldCommand, command));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Protocol getProtocol() {
		return protocol;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setProtocol(Protocol newProtocol) {
		Protocol oldProtocol = protocol;
		protocol = newProtocol == null ? PROTOCOL_EDEFAULT : newProtocol;
		boolean oldProtocolESet = protocolESet;
		protocolESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__PROTOCOL, oldProtocol, protocol, !oldProtocolESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetProtocol() {
		Protocol oldProtocol = protocol;
		boolean oldProtocolESet = protocolESet;
		protocol = PROTOCOL_EDEFAULT;
		protocolESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.THROUGHPUT__PROTOCOL, oldProtocol, PROTOCOL_EDEFAULT, oldProtocolESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetProtocol() {
		return protocolESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Direction getDirection() {
		return direction;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setDirection(Direction newDirection) {
		Direction oldDirection = direction;
		direction = newDirection == null ? DIRECTION_EDEFAULT : newDirection;
		boolean oldDirectionESet = directionESet;
		directionESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__DIRECTION, oldDirection, direction, !oldDirectionESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetDirection() {
		Direction oldDirection = direction;
		boolean oldDirectionESet = directionESet;
		direction = DIRECTION_EDEFAULT;
		directionESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.THROUGHPUT__DIRECTION, oldDirection, DIRECTION_EDEFAULT, oldDirectionESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetDirection() {
		return directionESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Status getStatus() {
		return status;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStatus(Status newStatus) {
		Status oldStatus = status;
		status = newStatus == null ? STATUS_EDEFAULT : newStatus;
		boolean oldStatusESet = statusESet;
		statusESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__STATUS, oldStatus, status, !oldStatusESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetStatus() {
		Status oldStatus = status;
		boolean oldStatusESet = statusESet;
		status = STATUS_EDEFAULT;
		statusESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.THROUGHPUT__STATUS, oldStatus, STATUS_EDEFAULT, oldStatusESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetStatus() {
		return statusESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getSeconds() {
		return seconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSeconds(double newSeconds) {
		double oldSeconds = seconds;
		seconds = newSeconds;
		boolean oldSecondsESet = secondsESet;
		secondsESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__SECONDS, oldSeconds, seconds, !oldSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetSeconds() {
		double oldSeconds = seconds;
		boolean oldSecondsESet = secondsESet;
		seconds = SECONDS_EDEFAULT;
		secondsESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.THROUGHPUT__SECONDS, oldSeconds, SECONDS_EDEFAULT, oldSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetSeconds() {
		return secondsESet;
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
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__BITS_PER_SECOND, oldBitsPerSecond, bitsPerSecond, !oldBitsPerSecondESet));
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
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.THROUGHPUT__BITS_PER_SECOND, oldBitsPerSecond, BITS_PER_SECOND_EDEFAULT, oldBitsPerSecondESet));
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
	public Headline getHeadlineFrom() {
		return headlineFrom;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setHeadlineFrom(Headline newHeadlineFrom) {
		Headline oldHeadlineFrom = headlineFrom;
		headlineFrom = newHeadlineFrom == null ? HEADLINE_FROM_EDEFAULT : newHeadlineFrom;
		boolean oldHeadlineFromESet = headlineFromESet;
		headlineFromESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__HEADLINE_FROM, oldHeadlineFrom, headlineFrom, !oldHeadlineFromESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetHeadlineFrom() {
		Headline oldHeadlineFrom = headlineFrom;
		boolean oldHeadlineFromESet = headlineFromESet;
		headlineFrom = HEADLINE_FROM_EDEFAULT;
		headlineFromESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.THROUGHPUT__HEADLINE_FROM, oldHeadlineFrom, HEADLINE_FROM_EDEFAULT, oldHeadlineFromESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetHeadlineFrom() {
		return headlineFromESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public SideResult getSender() {
		return sender;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetSender(SideResult newSender, NotificationChain msgs) {
		SideResult oldSender = sender;
		sender = newSender;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__SENDER, oldSender, newSender);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSender(SideResult newSender) {
		if (newSender != sender) {
			NotificationChain msgs = null;
			if (sender != null)
				msgs = ((InternalEObject)sender).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.THROUGHPUT__SENDER, null, msgs);
			if (newSender != null)
				msgs = ((InternalEObject)newSender).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.THROUGHPUT__SENDER, null, msgs);
			msgs = basicSetSender(newSender, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__SENDER, newSender, newSender));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public SideResult getReceiver() {
		return receiver;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetReceiver(SideResult newReceiver, NotificationChain msgs) {
		SideResult oldReceiver = receiver;
		receiver = newReceiver;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__RECEIVER, oldReceiver, newReceiver);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setReceiver(SideResult newReceiver) {
		if (newReceiver != receiver) {
			NotificationChain msgs = null;
			if (receiver != null)
				msgs = ((InternalEObject)receiver).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.THROUGHPUT__RECEIVER, null, msgs);
			if (newReceiver != null)
				msgs = ((InternalEObject)newReceiver).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.THROUGHPUT__RECEIVER, null, msgs);
			msgs = basicSetReceiver(newReceiver, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__RECEIVER, newReceiver, newReceiver));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getStreamsAsked() {
		return streamsAsked;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStreamsAsked(int newStreamsAsked) {
		int oldStreamsAsked = streamsAsked;
		streamsAsked = newStreamsAsked;
		boolean oldStreamsAskedESet = streamsAskedESet;
		streamsAskedESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__STREAMS_ASKED, oldStreamsAsked, streamsAsked, !oldStreamsAskedESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetStreamsAsked() {
		int oldStreamsAsked = streamsAsked;
		boolean oldStreamsAskedESet = streamsAskedESet;
		streamsAsked = STREAMS_ASKED_EDEFAULT;
		streamsAskedESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.THROUGHPUT__STREAMS_ASKED, oldStreamsAsked, STREAMS_ASKED_EDEFAULT, oldStreamsAskedESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetStreamsAsked() {
		return streamsAskedESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getStreamsWorked() {
		return streamsWorked;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStreamsWorked(int newStreamsWorked) {
		int oldStreamsWorked = streamsWorked;
		streamsWorked = newStreamsWorked;
		boolean oldStreamsWorkedESet = streamsWorkedESet;
		streamsWorkedESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__STREAMS_WORKED, oldStreamsWorked, streamsWorked, !oldStreamsWorkedESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetStreamsWorked() {
		int oldStreamsWorked = streamsWorked;
		boolean oldStreamsWorkedESet = streamsWorkedESet;
		streamsWorked = STREAMS_WORKED_EDEFAULT;
		streamsWorkedESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.THROUGHPUT__STREAMS_WORKED, oldStreamsWorked, STREAMS_WORKED_EDEFAULT, oldStreamsWorkedESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetStreamsWorked() {
		return streamsWorkedESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<StreamResult> getStreams() {
		if (streams == null) {
			streams = new EObjectContainmentEList<StreamResult>(StreamResult.class, this, NicBenchPackage.THROUGHPUT__STREAMS);
		}
		return streams;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Series getIntervals() {
		return intervals;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setIntervals(Series newIntervals) {
		Series oldIntervals = intervals;
		intervals = newIntervals;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__INTERVALS, oldIntervals, intervals));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public UdpResult getUdp() {
		return udp;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetUdp(UdpResult newUdp, NotificationChain msgs) {
		UdpResult oldUdp = udp;
		udp = newUdp;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__UDP, oldUdp, newUdp);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setUdp(UdpResult newUdp) {
		if (newUdp != udp) {
			NotificationChain msgs = null;
			if (udp != null)
				msgs = ((InternalEObject)udp).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.THROUGHPUT__UDP, null, msgs);
			if (newUdp != null)
				msgs = ((InternalEObject)newUdp).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.THROUGHPUT__UDP, null, msgs);
			msgs = basicSetUdp(newUdp, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__UDP, newUdp, newUdp));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ToolCpu> getCpu() {
		if (cpu == null) {
			cpu = new EObjectContainmentEList<ToolCpu>(ToolCpu.class, this, NicBenchPackage.THROUGHPUT__CPU);
		}
		return cpu;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getMss() {
		return mss;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMss(int newMss) {
		int oldMss = mss;
		mss = newMss;
		boolean oldMssESet = mssESet;
		mssESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__MSS, oldMss, mss, !oldMssESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetMss() {
		int oldMss = mss;
		boolean oldMssESet = mssESet;
		mss = MSS_EDEFAULT;
		mssESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.THROUGHPUT__MSS, oldMss, MSS_EDEFAULT, oldMssESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetMss() {
		return mssESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getWindowBytes() {
		return windowBytes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setWindowBytes(long newWindowBytes) {
		long oldWindowBytes = windowBytes;
		windowBytes = newWindowBytes;
		boolean oldWindowBytesESet = windowBytesESet;
		windowBytesESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__WINDOW_BYTES, oldWindowBytes, windowBytes, !oldWindowBytesESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetWindowBytes() {
		long oldWindowBytes = windowBytes;
		boolean oldWindowBytesESet = windowBytesESet;
		windowBytes = WINDOW_BYTES_EDEFAULT;
		windowBytesESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.THROUGHPUT__WINDOW_BYTES, oldWindowBytes, WINDOW_BYTES_EDEFAULT, oldWindowBytesESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetWindowBytes() {
		return windowBytesESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public long getBufferBytes() {
		return bufferBytes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBufferBytes(long newBufferBytes) {
		long oldBufferBytes = bufferBytes;
		bufferBytes = newBufferBytes;
		boolean oldBufferBytesESet = bufferBytesESet;
		bufferBytesESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__BUFFER_BYTES, oldBufferBytes, bufferBytes, !oldBufferBytesESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetBufferBytes() {
		long oldBufferBytes = bufferBytes;
		boolean oldBufferBytesESet = bufferBytesESet;
		bufferBytes = BUFFER_BYTES_EDEFAULT;
		bufferBytesESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.THROUGHPUT__BUFFER_BYTES, oldBufferBytes, BUFFER_BYTES_EDEFAULT, oldBufferBytesESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetBufferBytes() {
		return bufferBytesESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getCongestionControl() {
		return congestionControl;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCongestionControl(String newCongestionControl) {
		String oldCongestionControl = congestionControl;
		congestionControl = newCongestionControl;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__CONGESTION_CONTROL, oldCongestionControl, congestionControl));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getRttSeconds() {
		return rttSeconds;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRttSeconds(double newRttSeconds) {
		double oldRttSeconds = rttSeconds;
		rttSeconds = newRttSeconds;
		boolean oldRttSecondsESet = rttSecondsESet;
		rttSecondsESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__RTT_SECONDS, oldRttSeconds, rttSeconds, !oldRttSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetRttSeconds() {
		double oldRttSeconds = rttSeconds;
		boolean oldRttSecondsESet = rttSecondsESet;
		rttSeconds = RTT_SECONDS_EDEFAULT;
		rttSecondsESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.THROUGHPUT__RTT_SECONDS, oldRttSeconds, RTT_SECONDS_EDEFAULT, oldRttSecondsESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetRttSeconds() {
		return rttSecondsESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getStartedAt() {
		return startedAt;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStartedAt(String newStartedAt) {
		String oldStartedAt = startedAt;
		startedAt = newStartedAt;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__STARTED_AT, oldStartedAt, startedAt));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getHost() {
		return host;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setHost(String newHost) {
		String oldHost = host;
		host = newHost;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__HOST, oldHost, host));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getMtu() {
		return mtu;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMtu(int newMtu) {
		int oldMtu = mtu;
		mtu = newMtu;
		boolean oldMtuESet = mtuESet;
		mtuESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__MTU, oldMtu, mtu, !oldMtuESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetMtu() {
		int oldMtu = mtu;
		boolean oldMtuESet = mtuESet;
		mtu = MTU_EDEFAULT;
		mtuESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.THROUGHPUT__MTU, oldMtu, MTU_EDEFAULT, oldMtuESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetMtu() {
		return mtuESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Labels getTags() {
		return tags;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTags(Labels newTags) {
		Labels oldTags = tags;
		tags = newTags;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__TAGS, oldTags, tags));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NicState getState() {
		return state;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setState(NicState newState) {
		NicState oldState = state;
		state = newState;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__STATE, oldState, state));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Throughput getReverse() {
		return reverse;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetReverse(Throughput newReverse, NotificationChain msgs) {
		Throughput oldReverse = reverse;
		reverse = newReverse;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__REVERSE, oldReverse, newReverse);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setReverse(Throughput newReverse) {
		if (newReverse != reverse) {
			NotificationChain msgs = null;
			if (reverse != null)
				msgs = ((InternalEObject)reverse).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.THROUGHPUT__REVERSE, null, msgs);
			if (newReverse != null)
				msgs = ((InternalEObject)newReverse).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.THROUGHPUT__REVERSE, null, msgs);
			msgs = basicSetReverse(newReverse, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__REVERSE, newReverse, newReverse));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<String> getErrors() {
		if (errors == null) {
			errors = new EDataTypeEList<String>(String.class, this, NicBenchPackage.THROUGHPUT__ERRORS);
		}
		return errors;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<String> getWarnings() {
		if (warnings == null) {
			warnings = new EDataTypeEList<String>(String.class, this, NicBenchPackage.THROUGHPUT__WARNINGS);
		}
		return warnings;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Provenance getProvenance() {
		return provenance;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetProvenance(Provenance newProvenance, NotificationChain msgs) {
		Provenance oldProvenance = provenance;
		provenance = newProvenance;
		if (eNotificationRequired()) {
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__PROVENANCE, oldProvenance, newProvenance);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setProvenance(Provenance newProvenance) {
		if (newProvenance != provenance) {
			NotificationChain msgs = null;
			if (provenance != null)
				msgs = ((InternalEObject)provenance).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.THROUGHPUT__PROVENANCE, null, msgs);
			if (newProvenance != null)
				msgs = ((InternalEObject)newProvenance).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - NicBenchPackage.THROUGHPUT__PROVENANCE, null, msgs);
			msgs = basicSetProvenance(newProvenance, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.THROUGHPUT__PROVENANCE, newProvenance, newProvenance));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs) {
		switch (featureID) {
			case NicBenchPackage.THROUGHPUT__SENDER:
				return basicSetSender(null, msgs);
			case NicBenchPackage.THROUGHPUT__RECEIVER:
				return basicSetReceiver(null, msgs);
			case NicBenchPackage.THROUGHPUT__STREAMS:
				return ((InternalEList<?>)getStreams()).basicRemove(otherEnd, msgs);
			case NicBenchPackage.THROUGHPUT__UDP:
				return basicSetUdp(null, msgs);
			case NicBenchPackage.THROUGHPUT__CPU:
				return ((InternalEList<?>)getCpu()).basicRemove(otherEnd, msgs);
			case NicBenchPackage.THROUGHPUT__REVERSE:
				return basicSetReverse(null, msgs);
			case NicBenchPackage.THROUGHPUT__PROVENANCE:
				return basicSetProvenance(null, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case NicBenchPackage.THROUGHPUT__TOOL:
				return getTool();
			case NicBenchPackage.THROUGHPUT__TOOL_VERSION:
				return getToolVersion();
			case NicBenchPackage.THROUGHPUT__COMMAND:
				return getCommand();
			case NicBenchPackage.THROUGHPUT__PROTOCOL:
				return getProtocol();
			case NicBenchPackage.THROUGHPUT__DIRECTION:
				return getDirection();
			case NicBenchPackage.THROUGHPUT__STATUS:
				return getStatus();
			case NicBenchPackage.THROUGHPUT__SECONDS:
				return getSeconds();
			case NicBenchPackage.THROUGHPUT__BITS_PER_SECOND:
				return getBitsPerSecond();
			case NicBenchPackage.THROUGHPUT__HEADLINE_FROM:
				return getHeadlineFrom();
			case NicBenchPackage.THROUGHPUT__SENDER:
				return getSender();
			case NicBenchPackage.THROUGHPUT__RECEIVER:
				return getReceiver();
			case NicBenchPackage.THROUGHPUT__STREAMS_ASKED:
				return getStreamsAsked();
			case NicBenchPackage.THROUGHPUT__STREAMS_WORKED:
				return getStreamsWorked();
			case NicBenchPackage.THROUGHPUT__STREAMS:
				return getStreams();
			case NicBenchPackage.THROUGHPUT__INTERVALS:
				return getIntervals();
			case NicBenchPackage.THROUGHPUT__UDP:
				return getUdp();
			case NicBenchPackage.THROUGHPUT__CPU:
				return getCpu();
			case NicBenchPackage.THROUGHPUT__MSS:
				return getMss();
			case NicBenchPackage.THROUGHPUT__WINDOW_BYTES:
				return getWindowBytes();
			case NicBenchPackage.THROUGHPUT__BUFFER_BYTES:
				return getBufferBytes();
			case NicBenchPackage.THROUGHPUT__CONGESTION_CONTROL:
				return getCongestionControl();
			case NicBenchPackage.THROUGHPUT__RTT_SECONDS:
				return getRttSeconds();
			case NicBenchPackage.THROUGHPUT__STARTED_AT:
				return getStartedAt();
			case NicBenchPackage.THROUGHPUT__HOST:
				return getHost();
			case NicBenchPackage.THROUGHPUT__MTU:
				return getMtu();
			case NicBenchPackage.THROUGHPUT__TAGS:
				return getTags();
			case NicBenchPackage.THROUGHPUT__STATE:
				return getState();
			case NicBenchPackage.THROUGHPUT__REVERSE:
				return getReverse();
			case NicBenchPackage.THROUGHPUT__ERRORS:
				return getErrors();
			case NicBenchPackage.THROUGHPUT__WARNINGS:
				return getWarnings();
			case NicBenchPackage.THROUGHPUT__PROVENANCE:
				return getProvenance();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue) {
		switch (featureID) {
			case NicBenchPackage.THROUGHPUT__TOOL:
				setTool((String)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__TOOL_VERSION:
				setToolVersion((String)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__COMMAND:
				setCommand((String)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__PROTOCOL:
				setProtocol((Protocol)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__DIRECTION:
				setDirection((Direction)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__STATUS:
				setStatus((Status)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__SECONDS:
				setSeconds((Double)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__BITS_PER_SECOND:
				setBitsPerSecond((Double)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__HEADLINE_FROM:
				setHeadlineFrom((Headline)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__SENDER:
				setSender((SideResult)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__RECEIVER:
				setReceiver((SideResult)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__STREAMS_ASKED:
				setStreamsAsked((Integer)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__STREAMS_WORKED:
				setStreamsWorked((Integer)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__STREAMS:
				getStreams().clear();
				getStreams().addAll((Collection<? extends StreamResult>)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__INTERVALS:
				setIntervals((Series)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__UDP:
				setUdp((UdpResult)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__CPU:
				getCpu().clear();
				getCpu().addAll((Collection<? extends ToolCpu>)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__MSS:
				setMss((Integer)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__WINDOW_BYTES:
				setWindowBytes((Long)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__BUFFER_BYTES:
				setBufferBytes((Long)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__CONGESTION_CONTROL:
				setCongestionControl((String)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__RTT_SECONDS:
				setRttSeconds((Double)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__STARTED_AT:
				setStartedAt((String)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__HOST:
				setHost((String)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__MTU:
				setMtu((Integer)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__TAGS:
				setTags((Labels)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__STATE:
				setState((NicState)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__REVERSE:
				setReverse((Throughput)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__ERRORS:
				getErrors().clear();
				getErrors().addAll((Collection<? extends String>)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__WARNINGS:
				getWarnings().clear();
				getWarnings().addAll((Collection<? extends String>)newValue);
				return;
			case NicBenchPackage.THROUGHPUT__PROVENANCE:
				setProvenance((Provenance)newValue);
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
			case NicBenchPackage.THROUGHPUT__TOOL:
				setTool(TOOL_EDEFAULT);
				return;
			case NicBenchPackage.THROUGHPUT__TOOL_VERSION:
				setToolVersion(TOOL_VERSION_EDEFAULT);
				return;
			case NicBenchPackage.THROUGHPUT__COMMAND:
				setCommand(COMMAND_EDEFAULT);
				return;
			case NicBenchPackage.THROUGHPUT__PROTOCOL:
				unsetProtocol();
				return;
			case NicBenchPackage.THROUGHPUT__DIRECTION:
				unsetDirection();
				return;
			case NicBenchPackage.THROUGHPUT__STATUS:
				unsetStatus();
				return;
			case NicBenchPackage.THROUGHPUT__SECONDS:
				unsetSeconds();
				return;
			case NicBenchPackage.THROUGHPUT__BITS_PER_SECOND:
				unsetBitsPerSecond();
				return;
			case NicBenchPackage.THROUGHPUT__HEADLINE_FROM:
				unsetHeadlineFrom();
				return;
			case NicBenchPackage.THROUGHPUT__SENDER:
				setSender((SideResult)null);
				return;
			case NicBenchPackage.THROUGHPUT__RECEIVER:
				setReceiver((SideResult)null);
				return;
			case NicBenchPackage.THROUGHPUT__STREAMS_ASKED:
				unsetStreamsAsked();
				return;
			case NicBenchPackage.THROUGHPUT__STREAMS_WORKED:
				unsetStreamsWorked();
				return;
			case NicBenchPackage.THROUGHPUT__STREAMS:
				getStreams().clear();
				return;
			case NicBenchPackage.THROUGHPUT__INTERVALS:
				setIntervals(INTERVALS_EDEFAULT);
				return;
			case NicBenchPackage.THROUGHPUT__UDP:
				setUdp((UdpResult)null);
				return;
			case NicBenchPackage.THROUGHPUT__CPU:
				getCpu().clear();
				return;
			case NicBenchPackage.THROUGHPUT__MSS:
				unsetMss();
				return;
			case NicBenchPackage.THROUGHPUT__WINDOW_BYTES:
				unsetWindowBytes();
				return;
			case NicBenchPackage.THROUGHPUT__BUFFER_BYTES:
				unsetBufferBytes();
				return;
			case NicBenchPackage.THROUGHPUT__CONGESTION_CONTROL:
				setCongestionControl(CONGESTION_CONTROL_EDEFAULT);
				return;
			case NicBenchPackage.THROUGHPUT__RTT_SECONDS:
				unsetRttSeconds();
				return;
			case NicBenchPackage.THROUGHPUT__STARTED_AT:
				setStartedAt(STARTED_AT_EDEFAULT);
				return;
			case NicBenchPackage.THROUGHPUT__HOST:
				setHost(HOST_EDEFAULT);
				return;
			case NicBenchPackage.THROUGHPUT__MTU:
				unsetMtu();
				return;
			case NicBenchPackage.THROUGHPUT__TAGS:
				setTags(TAGS_EDEFAULT);
				return;
			case NicBenchPackage.THROUGHPUT__STATE:
				setState((NicState)null);
				return;
			case NicBenchPackage.THROUGHPUT__REVERSE:
				setReverse((Throughput)null);
				return;
			case NicBenchPackage.THROUGHPUT__ERRORS:
				getErrors().clear();
				return;
			case NicBenchPackage.THROUGHPUT__WARNINGS:
				getWarnings().clear();
				return;
			case NicBenchPackage.THROUGHPUT__PROVENANCE:
				setProvenance((Provenance)null);
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
			case NicBenchPackage.THROUGHPUT__TOOL:
				return TOOL_EDEFAULT == null ? tool != null : !TOOL_EDEFAULT.equals(tool);
			case NicBenchPackage.THROUGHPUT__TOOL_VERSION:
				return TOOL_VERSION_EDEFAULT == null ? toolVersion != null : !TOOL_VERSION_EDEFAULT.equals(toolVersion);
			case NicBenchPackage.THROUGHPUT__COMMAND:
				return COMMAND_EDEFAULT == null ? command != null : !COMMAND_EDEFAULT.equals(command);
			case NicBenchPackage.THROUGHPUT__PROTOCOL:
				return isSetProtocol();
			case NicBenchPackage.THROUGHPUT__DIRECTION:
				return isSetDirection();
			case NicBenchPackage.THROUGHPUT__STATUS:
				return isSetStatus();
			case NicBenchPackage.THROUGHPUT__SECONDS:
				return isSetSeconds();
			case NicBenchPackage.THROUGHPUT__BITS_PER_SECOND:
				return isSetBitsPerSecond();
			case NicBenchPackage.THROUGHPUT__HEADLINE_FROM:
				return isSetHeadlineFrom();
			case NicBenchPackage.THROUGHPUT__SENDER:
				return sender != null;
			case NicBenchPackage.THROUGHPUT__RECEIVER:
				return receiver != null;
			case NicBenchPackage.THROUGHPUT__STREAMS_ASKED:
				return isSetStreamsAsked();
			case NicBenchPackage.THROUGHPUT__STREAMS_WORKED:
				return isSetStreamsWorked();
			case NicBenchPackage.THROUGHPUT__STREAMS:
				return streams != null && !streams.isEmpty();
			case NicBenchPackage.THROUGHPUT__INTERVALS:
				return INTERVALS_EDEFAULT == null ? intervals != null : !INTERVALS_EDEFAULT.equals(intervals);
			case NicBenchPackage.THROUGHPUT__UDP:
				return udp != null;
			case NicBenchPackage.THROUGHPUT__CPU:
				return cpu != null && !cpu.isEmpty();
			case NicBenchPackage.THROUGHPUT__MSS:
				return isSetMss();
			case NicBenchPackage.THROUGHPUT__WINDOW_BYTES:
				return isSetWindowBytes();
			case NicBenchPackage.THROUGHPUT__BUFFER_BYTES:
				return isSetBufferBytes();
			case NicBenchPackage.THROUGHPUT__CONGESTION_CONTROL:
				return CONGESTION_CONTROL_EDEFAULT == null ? congestionControl != null : !CONGESTION_CONTROL_EDEFAULT.equals(congestionControl);
			case NicBenchPackage.THROUGHPUT__RTT_SECONDS:
				return isSetRttSeconds();
			case NicBenchPackage.THROUGHPUT__STARTED_AT:
				return STARTED_AT_EDEFAULT == null ? startedAt != null : !STARTED_AT_EDEFAULT.equals(startedAt);
			case NicBenchPackage.THROUGHPUT__HOST:
				return HOST_EDEFAULT == null ? host != null : !HOST_EDEFAULT.equals(host);
			case NicBenchPackage.THROUGHPUT__MTU:
				return isSetMtu();
			case NicBenchPackage.THROUGHPUT__TAGS:
				return TAGS_EDEFAULT == null ? tags != null : !TAGS_EDEFAULT.equals(tags);
			case NicBenchPackage.THROUGHPUT__STATE:
				return state != null;
			case NicBenchPackage.THROUGHPUT__REVERSE:
				return reverse != null;
			case NicBenchPackage.THROUGHPUT__ERRORS:
				return errors != null && !errors.isEmpty();
			case NicBenchPackage.THROUGHPUT__WARNINGS:
				return warnings != null && !warnings.isEmpty();
			case NicBenchPackage.THROUGHPUT__PROVENANCE:
				return provenance != null;
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
		result.append(" (tool: ");
		result.append(tool);
		result.append(", toolVersion: ");
		result.append(toolVersion);
		result.append(", command: ");
		result.append(command);
		result.append(", protocol: ");
		if (protocolESet) result.append(protocol); else result.append("<unset>");
		result.append(", direction: ");
		if (directionESet) result.append(direction); else result.append("<unset>");
		result.append(", status: ");
		if (statusESet) result.append(status); else result.append("<unset>");
		result.append(", seconds: ");
		if (secondsESet) result.append(seconds); else result.append("<unset>");
		result.append(", bitsPerSecond: ");
		if (bitsPerSecondESet) result.append(bitsPerSecond); else result.append("<unset>");
		result.append(", headlineFrom: ");
		if (headlineFromESet) result.append(headlineFrom); else result.append("<unset>");
		result.append(", streamsAsked: ");
		if (streamsAskedESet) result.append(streamsAsked); else result.append("<unset>");
		result.append(", streamsWorked: ");
		if (streamsWorkedESet) result.append(streamsWorked); else result.append("<unset>");
		result.append(", intervals: ");
		result.append(intervals);
		result.append(", mss: ");
		if (mssESet) result.append(mss); else result.append("<unset>");
		result.append(", windowBytes: ");
		if (windowBytesESet) result.append(windowBytes); else result.append("<unset>");
		result.append(", bufferBytes: ");
		if (bufferBytesESet) result.append(bufferBytes); else result.append("<unset>");
		result.append(", congestionControl: ");
		result.append(congestionControl);
		result.append(", rttSeconds: ");
		if (rttSecondsESet) result.append(rttSeconds); else result.append("<unset>");
		result.append(", startedAt: ");
		result.append(startedAt);
		result.append(", host: ");
		result.append(host);
		result.append(", mtu: ");
		if (mtuESet) result.append(mtu); else result.append("<unset>");
		result.append(", tags: ");
		result.append(tags);
		result.append(", errors: ");
		result.append(errors);
		result.append(", warnings: ");
		result.append(warnings);
		result.append(')');
		return result.toString();
	}

} //ThroughputImpl
