/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;
import org.eclipse.emf.ecore.impl.EObjectImpl;

import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.Provenance;

import org.nicbench.model.value.Labels;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Provenance</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.impl.ProvenanceImpl#getFile <em>File</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ProvenanceImpl#getLine <em>Line</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ProvenanceImpl#getSha256 <em>Sha256</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ProvenanceImpl#getImportedAt <em>Imported At</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ProvenanceImpl#getExcerpt <em>Excerpt</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ProvenanceImpl#getRawFile <em>Raw File</em>}</li>
 *   <li>{@link org.nicbench.model.impl.ProvenanceImpl#getToldByUser <em>Told By User</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ProvenanceImpl extends EObjectImpl implements Provenance {
	/**
	 * The default value of the '{@link #getFile() <em>File</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFile()
	 * @generated
	 * @ordered
	 */
	protected static final String FILE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getFile() <em>File</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getFile()
	 * @generated
	 * @ordered
	 */
	protected String file = FILE_EDEFAULT;

	/**
	 * The default value of the '{@link #getLine() <em>Line</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLine()
	 * @generated
	 * @ordered
	 */
	protected static final int LINE_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getLine() <em>Line</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLine()
	 * @generated
	 * @ordered
	 */
	protected int line = LINE_EDEFAULT;

	/**
	 * This is true if the Line attribute has been set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 * @ordered
	 */
	protected boolean lineESet;

	/**
	 * The default value of the '{@link #getSha256() <em>Sha256</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSha256()
	 * @generated
	 * @ordered
	 */
	protected static final String SHA256_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getSha256() <em>Sha256</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getSha256()
	 * @generated
	 * @ordered
	 */
	protected String sha256 = SHA256_EDEFAULT;

	/**
	 * The default value of the '{@link #getImportedAt() <em>Imported At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getImportedAt()
	 * @generated
	 * @ordered
	 */
	protected static final String IMPORTED_AT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getImportedAt() <em>Imported At</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getImportedAt()
	 * @generated
	 * @ordered
	 */
	protected String importedAt = IMPORTED_AT_EDEFAULT;

	/**
	 * The default value of the '{@link #getExcerpt() <em>Excerpt</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExcerpt()
	 * @generated
	 * @ordered
	 */
	protected static final String EXCERPT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getExcerpt() <em>Excerpt</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExcerpt()
	 * @generated
	 * @ordered
	 */
	protected String excerpt = EXCERPT_EDEFAULT;

	/**
	 * The default value of the '{@link #getRawFile() <em>Raw File</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRawFile()
	 * @generated
	 * @ordered
	 */
	protected static final String RAW_FILE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getRawFile() <em>Raw File</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getRawFile()
	 * @generated
	 * @ordered
	 */
	protected String rawFile = RAW_FILE_EDEFAULT;

	/**
	 * The default value of the '{@link #getToldByUser() <em>Told By User</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getToldByUser()
	 * @generated
	 * @ordered
	 */
	protected static final Labels TOLD_BY_USER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getToldByUser() <em>Told By User</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getToldByUser()
	 * @generated
	 * @ordered
	 */
	protected Labels toldByUser = TOLD_BY_USER_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ProvenanceImpl() {
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass() {
		return NicBenchPackage.Literals.PROVENANCE;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getFile() {
		return file;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setFile(String newFile) {
		String oldFile = file;
		file = newFile;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PROVENANCE__FILE, oldFile, file));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getLine() {
		return line;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLine(int newLine) {
		int oldLine = line;
		line = newLine;
		boolean oldLineESet = lineESet;
		lineESet = true;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PROVENANCE__LINE, oldLine, line, !oldLineESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void unsetLine() {
		int oldLine = line;
		boolean oldLineESet = lineESet;
		line = LINE_EDEFAULT;
		lineESet = false;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.UNSET, NicBenchPackage.PROVENANCE__LINE, oldLine, LINE_EDEFAULT, oldLineESet));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isSetLine() {
		return lineESet;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getSha256() {
		return sha256;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setSha256(String newSha256) {
		String oldSha256 = sha256;
		sha256 = newSha256;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PROVENANCE__SHA256, oldSha256, sha256));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getImportedAt() {
		return importedAt;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setImportedAt(String newImportedAt) {
		String oldImportedAt = importedAt;
		importedAt = newImportedAt;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PROVENANCE__IMPORTED_AT, oldImportedAt, importedAt));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getExcerpt() {
		return excerpt;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setExcerpt(String newExcerpt) {
		String oldExcerpt = excerpt;
		excerpt = newExcerpt;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PROVENANCE__EXCERPT, oldExcerpt, excerpt));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getRawFile() {
		return rawFile;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setRawFile(String newRawFile) {
		String oldRawFile = rawFile;
		rawFile = newRawFile;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PROVENANCE__RAW_FILE, oldRawFile, rawFile));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Labels getToldByUser() {
		return toldByUser;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setToldByUser(Labels newToldByUser) {
		Labels oldToldByUser = toldByUser;
		toldByUser = newToldByUser;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, NicBenchPackage.PROVENANCE__TOLD_BY_USER, oldToldByUser, toldByUser));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType) {
		switch (featureID) {
			case NicBenchPackage.PROVENANCE__FILE:
				return getFile();
			case NicBenchPackage.PROVENANCE__LINE:
				return getLine();
			case NicBenchPackage.PROVENANCE__SHA256:
				return getSha256();
			case NicBenchPackage.PROVENANCE__IMPORTED_AT:
				return getImportedAt();
			case NicBenchPackage.PROVENANCE__EXCERPT:
				return getExcerpt();
			case NicBenchPackage.PROVENANCE__RAW_FILE:
				return getRawFile();
			case NicBenchPackage.PROVENANCE__TOLD_BY_USER:
				return getToldByUser();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue) {
		switch (featureID) {
			case NicBenchPackage.PROVENANCE__FILE:
				setFile((String)newValue);
				return;
			case NicBenchPackage.PROVENANCE__LINE:
				setLine((Integer)newValue);
				return;
			case NicBenchPackage.PROVENANCE__SHA256:
				setSha256((String)newValue);
				return;
			case NicBenchPackage.PROVENANCE__IMPORTED_AT:
				setImportedAt((String)newValue);
				return;
			case NicBenchPackage.PROVENANCE__EXCERPT:
				setExcerpt((String)newValue);
				return;
			case NicBenchPackage.PROVENANCE__RAW_FILE:
				setRawFile((String)newValue);
				return;
			case NicBenchPackage.PROVENANCE__TOLD_BY_USER:
				setToldByUser((Labels)newValue);
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
			case NicBenchPackage.PROVENANCE__FILE:
				setFile(FILE_EDEFAULT);
				return;
			case NicBenchPackage.PROVENANCE__LINE:
				unsetLine();
				return;
			case NicBenchPackage.PROVENANCE__SHA256:
				setSha256(SHA256_EDEFAULT);
				return;
			case NicBenchPackage.PROVENANCE__IMPORTED_AT:
				setImportedAt(IMPORTED_AT_EDEFAULT);
				return;
			case NicBenchPackage.PROVENANCE__EXCERPT:
				setExcerpt(EXCERPT_EDEFAULT);
				return;
			case NicBenchPackage.PROVENANCE__RAW_FILE:
				setRawFile(RAW_FILE_EDEFAULT);
				return;
			case NicBenchPackage.PROVENANCE__TOLD_BY_USER:
				setToldByUser(TOLD_BY_USER_EDEFAULT);
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
			case NicBenchPackage.PROVENANCE__FILE:
				return FILE_EDEFAULT == null ? file != null : !FILE_EDEFAULT.equals(file);
			case NicBenchPackage.PROVENANCE__LINE:
				return isSetLine();
			case NicBenchPackage.PROVENANCE__SHA256:
				return SHA256_EDEFAULT == null ? sha256 != null : !SHA256_EDEFAULT.equals(sha256);
			case NicBenchPackage.PROVENANCE__IMPORTED_AT:
				return IMPORTED_AT_EDEFAULT == null ? importedAt != null : !IMPORTED_AT_EDEFAULT.equals(importedAt);
			case NicBenchPackage.PROVENANCE__EXCERPT:
				return EXCERPT_EDEFAULT == null ? excerpt != null : !EXCERPT_EDEFAULT.equals(excerpt);
			case NicBenchPackage.PROVENANCE__RAW_FILE:
				return RAW_FILE_EDEFAULT == null ? rawFile != null : !RAW_FILE_EDEFAULT.equals(rawFile);
			case NicBenchPackage.PROVENANCE__TOLD_BY_USER:
				return TOLD_BY_USER_EDEFAULT == null ? toldByUser != null : !TOLD_BY_USER_EDEFAULT.equals(toldByUser);
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
		result.append(" (file: ");
		result.append(file);
		result.append(", line: ");
		if (lineESet) result.append(line); else result.append("<unset>");
		result.append(", sha256: ");
		result.append(sha256);
		result.append(", importedAt: ");
		result.append(importedAt);
		result.append(", excerpt: ");
		result.append(excerpt);
		result.append(", rawFile: ");
		result.append(rawFile);
		result.append(", toldByUser: ");
		result.append(toldByUser);
		result.append(')');
		return result.toString();
	}

} //ProvenanceImpl
