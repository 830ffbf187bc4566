/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.common.util.EList;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Bench</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * The machines of a lab and their NICs (file .bench).
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.Bench#getHosts <em>Hosts</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getBench()
 * @model
 * @generated
 */
public interface Bench extends Document {
	/**
	 * Returns the value of the '<em><b>Hosts</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.Host}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Hosts</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getBench_Hosts()
	 * @model containment="true"
	 * @generated
	 */
	EList<Host> getHosts();

} // Bench
