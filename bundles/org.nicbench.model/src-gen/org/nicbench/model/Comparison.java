/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Comparison</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * How runs are put side by side (file .comparison).
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.Comparison#getRuns <em>Runs</em>}</li>
 *   <li>{@link org.nicbench.model.Comparison#getTables <em>Tables</em>}</li>
 *   <li>{@link org.nicbench.model.Comparison#getRows <em>Rows</em>}</li>
 *   <li>{@link org.nicbench.model.Comparison#getColumns <em>Columns</em>}</li>
 *   <li>{@link org.nicbench.model.Comparison#getFilter <em>Filter</em>}</li>
 *   <li>{@link org.nicbench.model.Comparison#getBaseline <em>Baseline</em>}</li>
 *   <li>{@link org.nicbench.model.Comparison#getMetrics <em>Metrics</em>}</li>
 *   <li>{@link org.nicbench.model.Comparison#getMarginPercent <em>Margin Percent</em>}</li>
 *   <li>{@link org.nicbench.model.Comparison#getConfidence <em>Confidence</em>}</li>
 *   <li>{@link org.nicbench.model.Comparison#getAdjustment <em>Adjustment</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getComparison()
 * @model
 * @generated
 */
public interface Comparison extends Document {
	/**
	 * Returns the value of the '<em><b>Runs</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Relative URIs of run folders.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Runs</em>' attribute list.
	 * @see org.nicbench.model.NicBenchPackage#getComparison_Runs()
	 * @model unique="false"
	 * @generated
	 */
	EList<String> getRuns();

	/**
	 * Returns the value of the '<em><b>Tables</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Keys.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Tables</em>' attribute list.
	 * @see org.nicbench.model.NicBenchPackage#getComparison_Tables()
	 * @model unique="false"
	 * @generated
	 */
	EList<String> getTables();

	/**
	 * Returns the value of the '<em><b>Rows</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Rows</em>' attribute list.
	 * @see org.nicbench.model.NicBenchPackage#getComparison_Rows()
	 * @model unique="false"
	 * @generated
	 */
	EList<String> getRows();

	/**
	 * Returns the value of the '<em><b>Columns</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Columns</em>' attribute list.
	 * @see org.nicbench.model.NicBenchPackage#getComparison_Columns()
	 * @model unique="false"
	 * @generated
	 */
	EList<String> getColumns();

	/**
	 * Returns the value of the '<em><b>Filter</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Filter</em>' attribute.
	 * @see #setFilter(String)
	 * @see org.nicbench.model.NicBenchPackage#getComparison_Filter()
	 * @model
	 * @generated
	 */
	String getFilter();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Comparison#getFilter <em>Filter</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Filter</em>' attribute.
	 * @see #getFilter()
	 * @generated
	 */
	void setFilter(String value);

	/**
	 * Returns the value of the '<em><b>Baseline</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Value of the row key that others are compared with.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Baseline</em>' attribute.
	 * @see #setBaseline(String)
	 * @see org.nicbench.model.NicBenchPackage#getComparison_Baseline()
	 * @model
	 * @generated
	 */
	String getBaseline();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Comparison#getBaseline <em>Baseline</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Baseline</em>' attribute.
	 * @see #getBaseline()
	 * @generated
	 */
	void setBaseline(String value);

	/**
	 * Returns the value of the '<em><b>Metrics</b></em>' attribute list.
	 * The list contents are of type {@link java.lang.String}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Metrics</em>' attribute list.
	 * @see org.nicbench.model.NicBenchPackage#getComparison_Metrics()
	 * @model unique="false"
	 * @generated
	 */
	EList<String> getMetrics();

	/**
	 * Returns the value of the '<em><b>Margin Percent</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Margin Percent</em>' attribute.
	 * @see #setMarginPercent(double)
	 * @see org.nicbench.model.NicBenchPackage#getComparison_MarginPercent()
	 * @model
	 * @generated
	 */
	double getMarginPercent();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Comparison#getMarginPercent <em>Margin Percent</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Margin Percent</em>' attribute.
	 * @see #getMarginPercent()
	 * @generated
	 */
	void setMarginPercent(double value);

	/**
	 * Returns the value of the '<em><b>Confidence</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Confidence</em>' attribute.
	 * @see #setConfidence(double)
	 * @see org.nicbench.model.NicBenchPackage#getComparison_Confidence()
	 * @model
	 * @generated
	 */
	double getConfidence();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Comparison#getConfidence <em>Confidence</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Confidence</em>' attribute.
	 * @see #getConfidence()
	 * @generated
	 */
	void setConfidence(double value);

	/**
	 * Returns the value of the '<em><b>Adjustment</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Adjustment}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Adjustment</em>' attribute.
	 * @see org.nicbench.model.Adjustment
	 * @see #setAdjustment(Adjustment)
	 * @see org.nicbench.model.NicBenchPackage#getComparison_Adjustment()
	 * @model
	 * @generated
	 */
	Adjustment getAdjustment();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Comparison#getAdjustment <em>Adjustment</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Adjustment</em>' attribute.
	 * @see org.nicbench.model.Adjustment
	 * @see #getAdjustment()
	 * @generated
	 */
	void setAdjustment(Adjustment value);

} // Comparison
