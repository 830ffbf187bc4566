/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EDataTypeEList;

import org.nicbench.model.Adjustment;
import org.nicbench.model.Comparison;
import org.nicbench.model.NicBenchPackage;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Comparison</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.ComparisonImpl#getRuns <em>Runs</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ComparisonImpl#getTables <em>Tables</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ComparisonImpl#getRows <em>Rows</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ComparisonImpl#getColumns <em>Columns</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ComparisonImpl#getFilter <em>Filter</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ComparisonImpl#getBaseline <em>Baseline</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ComparisonImpl#getMetrics <em>Metrics</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ComparisonImpl#getMarginPercent <em>Margin Percent</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ComparisonImpl#getConfidence <em>Confidence</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ComparisonImpl#getAdjustment <em>Adjustment</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ComparisonImpl extends DocumentImpl implements Comparison {
	/**
	 * The cached value of the '{@link #getRuns() <em>Runs</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRuns()
	 * @generated
	 * @ordered
	 */
	protected EList<String> runs;

	/**
	 * The cached value of the '{@link #getTables() <em>Tables</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTables()
	 * @generated
	 * @ordered
	 */
	protected EList<String> tables;

	/**
	 * The cached value of the '{@link #getRows() <em>Rows</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRows()
	 * @generated
	 * @ordered
	 */
	protected EList<String> rows;

	/**
	 * The cached value of the '{@link #getColumns() <em>Columns</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getColumns()
	 * @generated
	 * @ordered
	 */
	protected EList<String> columns;

	/**
	 * The default value of the '{@link #getFilter() <em>Filter</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFilter()
	 * @generated
	 * @ordered
	 */
	protected static final String FILTER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getFilter() <em>Filter</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFilter()
	 * @generated
	 * @ordered
	 */
	protected String filter = FILTER_EDEFAULT;

	/**
	 * The default value of the '{@link #getBaseline() <em>Baseline</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBaseline()
	 * @generated
	 * @ordered
	 */
	protected static final String BASELINE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getBaseline() <em>Baseline</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getBaseline()
	 * @generated
	 * @ordered
	 */
	protected String baseline = BASELINE_EDEFAULT;

	/**
	 * The cached value of the '{@link #getMetrics() <em>Metrics</em>}' attribute list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMetrics()
	 * @generated
	 * @ordered
	 */
	protected EList<String> metrics;

	/**
	 * The default value of the '{@link #getMarginPercent() <em>Margin Percent</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMarginPercent()
	 * @generated
	 * @ordered
	 */
	protected static final double MARGIN_PERCENT_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getMarginPercent() <em>Margin Percent</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMarginPercent()
	 * @generated
	 * @ordered
	 */
	protected double marginPercent = MARGIN_PERCENT_EDEFAULT;

	/**
	 * The default value of the '{@link #getConfidence() <em>Confidence</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConfidence()
	 * @generated
	 * @ordered
	 */
	protected static final double CONFIDENCE_EDEFAULT = 0.0;

	/**
	 * The cached value of the '{@link #getConfidence() <em>Confidence</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConfidence()
	 * @generated
	 * @ordered
	 */
	protected double confidence = CONFIDENCE_EDEFAULT;

	/**
	 * The default value of the '{@link #getAdjustment() <em>Adjustment</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAdjustment()
	 * @generated
	 * @ordered
	 */
	protected static final Adjustment ADJUSTMENT_EDEFAULT = Adjustment.HOLM;

	/**
	 * The cached value of the '{@link #getAdjustment() <em>Adjustment</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAdjustment()
	 * @generated
	 * @ordered
	 */
	protected Adjustment adjustment = ADJUSTMENT_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ComparisonImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.COMPARISON;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<String> getRuns() {
		if (runs == null) {
			runs = new EDataTypeEList<String>(String.class, this, NicBenchPackage.COMPARISON__RUNS);
		}
		return runs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<String> getTables() {
		if (tables == null) {
			tables = new EDataTypeEList<String>(String.class, this, NicBenchPackage.COMPARISON__TABLES);
		}
		return tables;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<String> getRows() {
		if (rows == null) {
			rows = new EDataTypeEList<String>(String.class, this, NicBenchPackage.COMPARISON__ROWS);
		}
		return rows;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<String> getColumns() {
		if (columns == null) {
			columns = new EDataTypeEList<String>(String.class, this, NicBenchPackage.COMPARISON__COLUMNS);
		}
		return columns;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getFilter() {
		return filter;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFilter(String newFilter) {
		String oldFilter = filter;
		filter = newFilter;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.COMPARISON__FILTER, oldFilter, filter));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getBaseline() {
		return baseline;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setBaseline(String newBaseline) {
		String oldBaseline = baseline;
		baseline = newBaseline;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.COMPARISON__BASELINE, oldBaseline, baseline));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<String> getMetrics() {
		if (metrics == null) {
			metrics = new EDataTypeEList<String>(String.class, this, NicBenchPackage.COMPARISON__METRICS);
		}
		return metrics;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getMarginPercent() {
		return marginPercent;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setMarginPercent(double newMarginPercent) {
		double oldMarginPercent = marginPercent;
		marginPercent = newMarginPercent;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.COMPARISON__MARGIN_PERCENT, oldMarginPercent, marginPercent));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public double getConfidence() {
		return confidence;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setConfidence(double newConfidence) {
		double oldConfidence = confidence;
		confidence = newConfidence;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.COMPARISON__CONFIDENCE, oldConfidence, confidence));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Adjustment getAdjustment() {
		return adjustment;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setAdjustment(Adjustment newAdjustment) {
		Adjustment oldAdjustment = adjustment;
		adjustment = newAdjustment == null ? ADJUSTMENT_EDEFAULT : newAdjustment;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.COMPARISON__ADJUSTMENT, oldAdjustment, adjustment));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case NicBenchPackage.COMPARISON__RUNS:
				return getRuns();
			case NicBenchPackage.COMPARISON__TABLES:
				return getTables();
			case NicBenchPackage.COMPARISON__ROWS:
				return getRows();
			case NicBenchPackage.COMPARISON__COLUMNS:
				return getColumns();
			case NicBenchPackage.COMPARISON__FILTER:
				return getFilter();
			case NicBenchPackage.COMPARISON__BASELINE:
				return getBaseline();
			case NicBenchPackage.COMPARISON__METRICS:
				return getMetrics();
			case NicBenchPackage.COMPARISON__MARGIN_PERCENT:
				return getMarginPercent();
			case NicBenchPackage.COMPARISON__CONFIDENCE:
				return getConfidence();
			case NicBenchPackage.COMPARISON__ADJUSTMENT:
				return getAdjustment();
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
			case NicBenchPackage.COMPARISON__RUNS:
				getRuns().clear();
				getRuns().addAll((Collection<? extends String>)newValue);
				return;
			case NicBenchPackage.COMPARISON__TABLES:
				getTables().clear();
				getTables().addAll((Collection<? extends String>)newValue);
				return;
			case NicBenchPackage.COMPARISON__ROWS:
				getRows().clear();
				getRows().addAll((Collection<? extends String>)newValue);
				return;
			case NicBenchPackage.COMPARISON__COLUMNS:
				getColumns().clear();
				getColumns().addAll((Collection<? extends String>)newValue);
				return;
			case NicBenchPackage.COMPARISON__FILTER:
				setFilter((String)newValue);
				return;
			case NicBenchPackage.COMPARISON__BASELINE:
				setBaseline((String)newValue);
				return;
			case NicBenchPackage.COMPARISON__METRICS:
				getMetrics().clear();
				getMetrics().addAll((Collection<? extends String>)newValue);
				return;
			case NicBenchPackage.COMPARISON__MARGIN_PERCENT:
				setMarginPercent((Double)newValue);
				return;
			case NicBenchPackage.COMPARISON__CONFIDENCE:
				setConfidence((Double)newValue);
				return;
			case NicBenchPackage.COMPARISON__ADJUSTMENT:
				setAdjustment((Adjustment)newValue);
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
			case NicBenchPackage.COMPARISON__RUNS:
				getRuns().clear();
				return;
			case NicBenchPackage.COMPARISON__TABLES:
				getTables().clear();
				return;
			case NicBenchPackage.COMPARISON__ROWS:
				getRows().clear();
				return;
			case NicBenchPackage.COMPARISON__COLUMNS:
				getColumns().clear();
				return;
			case NicBenchPackage.COMPARISON__FILTER:
				setFilter(FILTER_EDEFAULT);
				return;
			case NicBenchPackage.COMPARISON__BASELINE:
				setBaseline(BASELINE_EDEFAULT);
				return;
			case NicBenchPackage.COMPARISON__METRICS:
				getMetrics().clear();
				return;
			case NicBenchPackage.COMPARISON__MARGIN_PERCENT:
				setMarginPercent(MARGIN_PERCENT_EDEFAULT);
				return;
			case NicBenchPackage.COMPARISON__CONFIDENCE:
				setConfidence(CONFIDENCE_EDEFAULT);
				return;
			case NicBenchPackage.COMPARISON__ADJUSTMENT:
				setAdjustment(ADJUSTMENT_EDEFAULT);
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
			case NicBenchPackage.COMPARISON__RUNS:
				return runs != null && !runs.isEmpty();
			case NicBenchPackage.COMPARISON__TABLES:
				return tables != null && !tables.isEmpty();
			case NicBenchPackage.COMPARISON__ROWS:
				return rows != null && !rows.isEmpty();
			case NicBenchPackage.COMPARISON__COLUMNS:
				return columns != null && !columns.isEmpty();
			case NicBenchPackage.COMPARISON__FILTER:
				return FILTER_EDEFAULT == null ? filter != null : !FILTER_EDEFAULT.equals(filter);
			case NicBenchPackage.COMPARISON__BASELINE:
				return BASELINE_EDEFAULT == null ? baseline != null : !BASELINE_EDEFAULT.equals(baseline);
			case NicBenchPackage.COMPARISON__METRICS:
				return metrics != null && !metrics.isEmpty();
			case NicBenchPackage.COMPARISON__MARGIN_PERCENT:
				return marginPercent != MARGIN_PERCENT_EDEFAULT;
			case NicBenchPackage.COMPARISON__CONFIDENCE:
				return confidence != CONFIDENCE_EDEFAULT;
			case NicBenchPackage.COMPARISON__ADJUSTMENT:
				return adjustment != ADJUSTMENT_EDEFAULT;
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
		result.append(" (runs: ");
		result.append(runs);
		result.append(", tables: ");
		result.append(tables);
		result.append(", rows: ");
		result.append(rows);
		result.append(", columns: ");
		result.append(columns);
		result.append(", filter: ");
		result.append(filter);
		result.append(", baseline: ");
		result.append(baseline);
		result.append(", metrics: ");
		result.append(metrics);
		result.append(", marginPercent: ");
		result.append(marginPercent);
		result.append(", confidence: ");
		result.append(confidence);
		result.append(", adjustment: ");
		result.append(adjustment);
		result.append(')');
		return result.toString();
	}

} //ComparisonImpl
