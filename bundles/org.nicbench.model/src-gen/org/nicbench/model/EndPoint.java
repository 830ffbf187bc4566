/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>End Point</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A NIC of a host, as an end of a plan.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.EndPoint#getHost <em>Host</em>}</li>
 *   <li>{@link org.nicbench.model.EndPoint#getNic <em>Nic</em>}</li>
 *   <li>{@link org.nicbench.model.EndPoint#getAddress <em>Address</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getEndPoint()
 * @model
 * @generated
 */
public interface EndPoint extends EObject {
	/**
	 * Returns the value of the '<em><b>Host</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Host</em>' attribute.
	 * @see #setHost(String)
	 * @see org.nicbench.model.NicBenchPackage#getEndPoint_Host()
	 * @model
	 * @generated
	 */
	String getHost();

	/**
	 * Sets the value of the '{@link org.nicbench.model.EndPoint#getHost <em>Host</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Host</em>' attribute.
	 * @see #getHost()
	 * @generated
	 */
	void setHost(String value);

	/**
	 * Returns the value of the '<em><b>Nic</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Nic</em>' attribute.
	 * @see #setNic(String)
	 * @see org.nicbench.model.NicBenchPackage#getEndPoint_Nic()
	 * @model
	 * @generated
	 */
	String getNic();

	/**
	 * Sets the value of the '{@link org.nicbench.model.EndPoint#getNic <em>Nic</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Nic</em>' attribute.
	 * @see #getNic()
	 * @generated
	 */
	void setNic(String value);

	/**
	 * Returns the value of the '<em><b>Address</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Address the traffic goes to or comes from; found by itself when unset.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Address</em>' attribute.
	 * @see #setAddress(String)
	 * @see org.nicbench.model.NicBenchPackage#getEndPoint_Address()
	 * @model
	 * @generated
	 */
	String getAddress();

	/**
	 * Sets the value of the '{@link org.nicbench.model.EndPoint#getAddress <em>Address</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Address</em>' attribute.
	 * @see #getAddress()
	 * @generated
	 */
	void setAddress(String value);

} // EndPoint
