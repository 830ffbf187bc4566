/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model.impl;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EPackage;

import org.eclipse.emf.ecore.impl.EFactoryImpl;

import org.eclipse.emf.ecore.plugin.EcorePlugin;

import org.nicbench.model.*;

import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Labels;
import org.nicbench.model.value.Series;
import org.nicbench.model.value.Values;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model <b>Factory</b>.
 * <!-- end-user-doc -->
 * @generated
 */
public class NicBenchFactoryImpl extends EFactoryImpl implements NicBenchFactory {
	/**
	 * Creates the default factory implementation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static NicBenchFactory init() {
		try {
			NicBenchFactory theNicBenchFactory = (NicBenchFactory)EPackage.Registry.INSTANCE.getEFactory(NicBenchPackage.eNS_URI);
			if (theNicBenchFactory != null) {
				return theNicBenchFactory;
			}
		}
		catch (Exception exception) {
			EcorePlugin.INSTANCE.log(exception);
		}
		return new NicBenchFactoryImpl();
	}

	/**
	 * Creates an instance of the factory.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NicBenchFactoryImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EObject create(EClass eClass) {
		switch (eClass.getClassifierID()) {
			case NicBenchPackage.KEY_VALUE: return createKeyValue();
			case NicBenchPackage.TOOL_VERSION: return createToolVersion();
			case NicBenchPackage.BENCH: return createBench();
			case NicBenchPackage.HOST: return createHost();
			case NicBenchPackage.HOST_FACTS: return createHostFacts();
			case NicBenchPackage.NIC: return createNic();
			case NicBenchPackage.NIC_STATE: return createNicState();
			case NicBenchPackage.PROVENANCE: return createProvenance();
			case NicBenchPackage.OFFLOAD_PROFILE: return createOffloadProfile();
			case NicBenchPackage.FEATURE_SETTING: return createFeatureSetting();
			case NicBenchPackage.PLAN: return createPlan();
			case NicBenchPackage.END_POINT: return createEndPoint();
			case NicBenchPackage.AXIS: return createAxis();
			case NicBenchPackage.JOB: return createJob();
			case NicBenchPackage.RUN: return createRun();
			case NicBenchPackage.TRIAL: return createTrial();
			case NicBenchPackage.WARNING: return createWarning();
			case NicBenchPackage.END: return createEnd();
			case NicBenchPackage.RECEIPT: return createReceipt();
			case NicBenchPackage.RECEIPT_LINE: return createReceiptLine();
			case NicBenchPackage.THROUGHPUT: return createThroughput();
			case NicBenchPackage.SIDE_RESULT: return createSideResult();
			case NicBenchPackage.STREAM_RESULT: return createStreamResult();
			case NicBenchPackage.UDP_RESULT: return createUdpResult();
			case NicBenchPackage.TOOL_CPU: return createToolCpu();
			case NicBenchPackage.TIME_USE: return createTimeUse();
			case NicBenchPackage.CPU_USE: return createCpuUse();
			case NicBenchPackage.COMPARISON: return createComparison();
			case NicBenchPackage.JOURNAL_ENTRY: return createJournalEntry();
			default:
				throw new IllegalArgumentException("The class '" + eClass.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object createFromString(EDataType eDataType, String initialValue) {
		switch (eDataType.getClassifierID()) {
			case NicBenchPackage.ACCESS:
				return createAccessFromString(eDataType, initialValue);
			case NicBenchPackage.SWITCH:
				return createSwitchFromString(eDataType, initialValue);
			case NicBenchPackage.POLICY:
				return createPolicyFromString(eDataType, initialValue);
			case NicBenchPackage.ORDER:
				return createOrderFromString(eDataType, initialValue);
			case NicBenchPackage.ON_FAILURE:
				return createOnFailureFromString(eDataType, initialValue);
			case NicBenchPackage.STATUS:
				return createStatusFromString(eDataType, initialValue);
			case NicBenchPackage.DIRECTION:
				return createDirectionFromString(eDataType, initialValue);
			case NicBenchPackage.PROTOCOL:
				return createProtocolFromString(eDataType, initialValue);
			case NicBenchPackage.SIDE:
				return createSideFromString(eDataType, initialValue);
			case NicBenchPackage.HEADLINE:
				return createHeadlineFromString(eDataType, initialValue);
			case NicBenchPackage.OUTCOME:
				return createOutcomeFromString(eDataType, initialValue);
			case NicBenchPackage.FEATURE_RESULT:
				return createFeatureResultFromString(eDataType, initialValue);
			case NicBenchPackage.CPU_SOURCE:
				return createCpuSourceFromString(eDataType, initialValue);
			case NicBenchPackage.ADJUSTMENT:
				return createAdjustmentFromString(eDataType, initialValue);
			case NicBenchPackage.PHASE:
				return createPhaseFromString(eDataType, initialValue);
			case NicBenchPackage.FEATURE_TABLE:
				return createFeatureTableFromString(eDataType, initialValue);
			case NicBenchPackage.VALUES:
				return createValuesFromString(eDataType, initialValue);
			case NicBenchPackage.LABELS:
				return createLabelsFromString(eDataType, initialValue);
			case NicBenchPackage.SERIES:
				return createSeriesFromString(eDataType, initialValue);
			default:
				throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String convertToString(EDataType eDataType, Object instanceValue) {
		switch (eDataType.getClassifierID()) {
			case NicBenchPackage.ACCESS:
				return convertAccessToString(eDataType, instanceValue);
			case NicBenchPackage.SWITCH:
				return convertSwitchToString(eDataType, instanceValue);
			case NicBenchPackage.POLICY:
				return convertPolicyToString(eDataType, instanceValue);
			case NicBenchPackage.ORDER:
				return convertOrderToString(eDataType, instanceValue);
			case NicBenchPackage.ON_FAILURE:
				return convertOnFailureToString(eDataType, instanceValue);
			case NicBenchPackage.STATUS:
				return convertStatusToString(eDataType, instanceValue);
			case NicBenchPackage.DIRECTION:
				return convertDirectionToString(eDataType, instanceValue);
			case NicBenchPackage.PROTOCOL:
				return convertProtocolToString(eDataType, instanceValue);
			case NicBenchPackage.SIDE:
				return convertSideToString(eDataType, instanceValue);
			case NicBenchPackage.HEADLINE:
				return convertHeadlineToString(eDataType, instanceValue);
			case NicBenchPackage.OUTCOME:
				return convertOutcomeToString(eDataType, instanceValue);
			case NicBenchPackage.FEATURE_RESULT:
				return convertFeatureResultToString(eDataType, instanceValue);
			case NicBenchPackage.CPU_SOURCE:
				return convertCpuSourceToString(eDataType, instanceValue);
			case NicBenchPackage.ADJUSTMENT:
				return convertAdjustmentToString(eDataType, instanceValue);
			case NicBenchPackage.PHASE:
				return convertPhaseToString(eDataType, instanceValue);
			case NicBenchPackage.FEATURE_TABLE:
				return convertFeatureTableToString(eDataType, instanceValue);
			case NicBenchPackage.VALUES:
				return convertValuesToString(eDataType, instanceValue);
			case NicBenchPackage.LABELS:
				return convertLabelsToString(eDataType, instanceValue);
			case NicBenchPackage.SERIES:
				return convertSeriesToString(eDataType, instanceValue);
			default:
				throw new IllegalArgumentException("The datatype '" + eDataType.getName() + "' is not a valid classifier");
		}
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public KeyValue createKeyValue() {
		KeyValueImpl keyValue = new KeyValueImpl();
		return keyValue;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ToolVersion createToolVersion() {
		ToolVersionImpl toolVersion = new ToolVersionImpl();
		return toolVersion;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Bench createBench() {
		BenchImpl bench = new BenchImpl();
		return bench;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Host createHost() {
		HostImpl host = new HostImpl();
		return host;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public HostFacts createHostFacts() {
		HostFactsImpl hostFacts = new HostFactsImpl();
		return hostFacts;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Nic createNic() {
		NicImpl nic = new NicImpl();
		return nic;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NicState createNicState() {
		NicStateImpl nicState = new NicStateImpl();
		return nicState;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Provenance createProvenance() {
		ProvenanceImpl provenance = new ProvenanceImpl();
		return provenance;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public OffloadProfile createOffloadProfile() {
		OffloadProfileImpl offloadProfile = new OffloadProfileImpl();
		return offloadProfile;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public FeatureSetting createFeatureSetting() {
		FeatureSettingImpl featureSetting = new FeatureSettingImpl();
		return featureSetting;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Plan createPlan() {
		PlanImpl plan = new PlanImpl();
		return plan;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EndPoint createEndPoint() {
		EndPointImpl endPoint = new EndPointImpl();
		return endPoint;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Axis createAxis() {
		AxisImpl axis = new AxisImpl();
		return axis;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Job createJob() {
		JobImpl job = new JobImpl();
		return job;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Run createRun() {
		RunImpl run = new RunImpl();
		return run;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Trial createTrial() {
		TrialImpl trial = new TrialImpl();
		return trial;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Warning createWarning() {
		WarningImpl warning = new WarningImpl();
		return warning;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public End createEnd() {
		EndImpl end = new EndImpl();
		return end;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Receipt createReceipt() {
		ReceiptImpl receipt = new ReceiptImpl();
		return receipt;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ReceiptLine createReceiptLine() {
		ReceiptLineImpl receiptLine = new ReceiptLineImpl();
		return receiptLine;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Throughput createThroughput() {
		ThroughputImpl throughput = new ThroughputImpl();
		return throughput;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public SideResult createSideResult() {
		SideResultImpl sideResult = new SideResultImpl();
		return sideResult;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public StreamResult createStreamResult() {
		StreamResultImpl streamResult = new StreamResultImpl();
		return streamResult;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public UdpResult createUdpResult() {
		UdpResultImpl udpResult = new UdpResultImpl();
		return udpResult;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public ToolCpu createToolCpu() {
		ToolCpuImpl toolCpu = new ToolCpuImpl();
		return toolCpu;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public TimeUse createTimeUse() {
		TimeUseImpl timeUse = new TimeUseImpl();
		return timeUse;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public CpuUse createCpuUse() {
		CpuUseImpl cpuUse = new CpuUseImpl();
		return cpuUse;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Comparison createComparison() {
		ComparisonImpl comparison = new ComparisonImpl();
		return comparison;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public JournalEntry createJournalEntry() {
		JournalEntryImpl journalEntry = new JournalEntryImpl();
		return journalEntry;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Access createAccessFromString(EDataType eDataType, String initialValue) {
		Access result = Access.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertAccessToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Switch createSwitchFromString(EDataType eDataType, String initialValue) {
		Switch result = Switch.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertSwitchToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Policy createPolicyFromString(EDataType eDataType, String initialValue) {
		Policy result = Policy.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertPolicyToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Order createOrderFromString(EDataType eDataType, String initialValue) {
		Order result = Order.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertOrderToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public OnFailure createOnFailureFromString(EDataType eDataType, String initialValue) {
		OnFailure result = OnFailure.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertOnFailureToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Status createStatusFromString(EDataType eDataType, String initialValue) {
		Status result = Status.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertStatusToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Direction createDirectionFromString(EDataType eDataType, String initialValue) {
		Direction result = Direction.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertDirectionToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Protocol createProtocolFromString(EDataType eDataType, String initialValue) {
		Protocol result = Protocol.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertProtocolToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Side createSideFromString(EDataType eDataType, String initialValue) {
		Side result = Side.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertSideToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Headline createHeadlineFromString(EDataType eDataType, String initialValue) {
		Headline result = Headline.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertHeadlineToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Outcome createOutcomeFromString(EDataType eDataType, String initialValue) {
		Outcome result = Outcome.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertOutcomeToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public FeatureResult createFeatureResultFromString(EDataType eDataType, String initialValue) {
		FeatureResult result = FeatureResult.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertFeatureResultToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public CpuSource createCpuSourceFromString(EDataType eDataType, String initialValue) {
		CpuSource result = CpuSource.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertCpuSourceToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Adjustment createAdjustmentFromString(EDataType eDataType, String initialValue) {
		Adjustment result = Adjustment.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertAdjustmentToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Phase createPhaseFromString(EDataType eDataType, String initialValue) {
		Phase result = Phase.get(initialValue);
		if (result == null) throw new IllegalArgumentException("The value '" + initialValue + "' is not a valid enumerator of '" + eDataType.getName() + "'");
		return result;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertPhaseToString(EDataType eDataType, Object instanceValue) {
		return instanceValue == null ? null : instanceValue.toString();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public FeatureTable createFeatureTableFromString(EDataType eDataType, String initialValue) {
		return (FeatureTable)super.createFromString(eDataType, initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertFeatureTableToString(EDataType eDataType, Object instanceValue) {
		return super.convertToString(eDataType, instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Values createValuesFromString(EDataType eDataType, String initialValue) {
		return (Values)super.createFromString(eDataType, initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertValuesToString(EDataType eDataType, Object instanceValue) {
		return super.convertToString(eDataType, instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Labels createLabelsFromString(EDataType eDataType, String initialValue) {
		return (Labels)super.createFromString(eDataType, initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertLabelsToString(EDataType eDataType, Object instanceValue) {
		return super.convertToString(eDataType, instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public Series createSeriesFromString(EDataType eDataType, String initialValue) {
		return (Series)super.createFromString(eDataType, initialValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public String convertSeriesToString(EDataType eDataType, Object instanceValue) {
		return super.convertToString(eDataType, instanceValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NicBenchPackage getNicBenchPackage() {
		return (NicBenchPackage)getEPackage();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @deprecated
	 * @generated
	 */
	@Deprecated
	public static NicBenchPackage getPackage() {
		return NicBenchPackage.eINSTANCE;
	}

} //NicBenchFactoryImpl
