/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.ecore.EObject;

import org.nicbench.model.value.Labels;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Provenance</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * Where imported data came from.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.Provenance#getFile <em>File</em>}</li>
 *   <li>{@link org.nicbench.model.Provenance#getLine <em>Line</em>}</li>
 *   <li>{@link org.nicbench.model.Provenance#getSha256 <em>Sha256</em>}</li>
 *   <li>{@link org.nicbench.model.Provenance#getImportedAt <em>Imported At</em>}</li>
 *   <li>{@link org.nicbench.model.Provenance#getExcerpt <em>Excerpt</em>}</li>
 *   <li>{@link org.nicbench.model.Provenance#getRawFile <em>Raw File</em>}</li>
 *   <li>{@link org.nicbench.model.Provenance#getToldByUser <em>Told By User</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getProvenance()
 * @model
 * @generated
 */
public interface Provenance extends EObject {
	/**
	 * Returns the value of the '<em><b>File</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>File</em>' attribute.
	 * @see #setFile(String)
	 * @see org.nicbench.model.NicBenchPackage#getProvenance_File()
	 * @model
	 * @generated
	 */
	String getFile();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Provenance#getFile <em>File</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>File</em>' attribute.
	 * @see #getFile()
	 * @generated
	 */
	void setFile(String value);

	/**
	 * Returns the value of the '<em><b>Line</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * First line, counted from 1.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Line</em>' attribute.
	 * @see #isSetLine()
	 * @see #unsetLine()
	 * @see #setLine(int)
	 * @see org.nicbench.model.NicBenchPackage#getProvenance_Line()
	 * @model unsettable="true"
	 * @generated
	 */
	int getLine();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Provenance#getLine <em>Line</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Line</em>' attribute.
	 * @see #isSetLine()
	 * @see #unsetLine()
	 * @see #getLine()
	 * @generated
	 */
	void setLine(int value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Provenance#getLine <em>Line</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetLine()
	 * @see #getLine()
	 * @see #setLine(int)
	 * @generated
	 */
	void unsetLine();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Provenance#getLine <em>Line</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Line</em>' attribute is set.
	 * @see #unsetLine()
	 * @see #getLine()
	 * @see #setLine(int)
	 * @generated
	 */
	boolean isSetLine();

	/**
	 * Returns the value of the '<em><b>Sha256</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Sha256</em>' attribute.
	 * @see #setSha256(String)
	 * @see org.nicbench.model.NicBenchPackage#getProvenance_Sha256()
	 * @model
	 * @generated
	 */
	String getSha256();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Provenance#getSha256 <em>Sha256</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Sha256</em>' attribute.
	 * @see #getSha256()
	 * @generated
	 */
	void setSha256(String value);

	/**
	 * Returns the value of the '<em><b>Imported At</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * ISO 8601.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Imported At</em>' attribute.
	 * @see #setImportedAt(String)
	 * @see org.nicbench.model.NicBenchPackage#getProvenance_ImportedAt()
	 * @model
	 * @generated
	 */
	String getImportedAt();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Provenance#getImportedAt <em>Imported At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Imported At</em>' attribute.
	 * @see #getImportedAt()
	 * @generated
	 */
	void setImportedAt(String value);

	/**
	 * Returns the value of the '<em><b>Excerpt</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Start of the first line it came from.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Excerpt</em>' attribute.
	 * @see #setExcerpt(String)
	 * @see org.nicbench.model.NicBenchPackage#getProvenance_Excerpt()
	 * @model
	 * @generated
	 */
	String getExcerpt();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Provenance#getExcerpt <em>Excerpt</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Excerpt</em>' attribute.
	 * @see #getExcerpt()
	 * @generated
	 */
	void setExcerpt(String value);

	/**
	 * Returns the value of the '<em><b>Raw File</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Relative URI of the gzipped whole text: from the folder of a run for its trials and states, else from the file that holds this.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Raw File</em>' attribute.
	 * @see #setRawFile(String)
	 * @see org.nicbench.model.NicBenchPackage#getProvenance_RawFile()
	 * @model
	 * @generated
	 */
	String getRawFile();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Provenance#getRawFile <em>Raw File</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Raw File</em>' attribute.
	 * @see #getRawFile()
	 * @generated
	 */
	void setRawFile(String value);

	/**
	 * Returns the value of the '<em><b>Told By User</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * What the user added because the text does not say it.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Told By User</em>' attribute.
	 * @see #setToldByUser(Labels)
	 * @see org.nicbench.model.NicBenchPackage#getProvenance_ToldByUser()
	 * @model dataType="org.nicbench.model.Labels"
	 * @generated
	 */
	Labels getToldByUser();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Provenance#getToldByUser <em>Told By User</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Told By User</em>' attribute.
	 * @see #getToldByUser()
	 * @generated
	 */
	void setToldByUser(Labels value);

} // Provenance
