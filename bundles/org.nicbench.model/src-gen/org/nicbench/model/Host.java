/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EObject;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Host</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A machine under test and how it is reached.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.nicbench.model.Host#getName <em>Name</em>}</li>
 *   <li>{@link org.nicbench.model.Host#getAccess <em>Access</em>}</li>
 *   <li>{@link org.nicbench.model.Host#getNamespace <em>Namespace</em>}</li>
 *   <li>{@link org.nicbench.model.Host#getUser <em>User</em>}</li>
 *   <li>{@link org.nicbench.model.Host#getAddress <em>Address</em>}</li>
 *   <li>{@link org.nicbench.model.Host#getPort <em>Port</em>}</li>
 *   <li>{@link org.nicbench.model.Host#getJump <em>Jump</em>}</li>
 *   <li>{@link org.nicbench.model.Host#getIdentity <em>Identity</em>}</li>
 *   <li>{@link org.nicbench.model.Host#getFacts <em>Facts</em>}</li>
 *   <li>{@link org.nicbench.model.Host#getNics <em>Nics</em>}</li>
 * </ul>
 *
 * @see org.nicbench.model.NicBenchPackage#getHost()
 * @model
 * @generated
 */
public interface Host extends EObject {
	/**
	 * Returns the value of the '<em><b>Name</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Name</em>' attribute.
	 * @see #setName(String)
	 * @see org.nicbench.model.NicBenchPackage#getHost_Name()
	 * @model
	 * @generated
	 */
	String getName();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Host#getName <em>Name</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Name</em>' attribute.
	 * @see #getName()
	 * @generated
	 */
	void setName(String value);

	/**
	 * Returns the value of the '<em><b>Access</b></em>' attribute.
	 * The literals are from the enumeration {@link org.nicbench.model.Access}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Access</em>' attribute.
	 * @see org.nicbench.model.Access
	 * @see #setAccess(Access)
	 * @see org.nicbench.model.NicBenchPackage#getHost_Access()
	 * @model
	 * @generated
	 */
	Access getAccess();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Host#getAccess <em>Access</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Access</em>' attribute.
	 * @see org.nicbench.model.Access
	 * @see #getAccess()
	 * @generated
	 */
	void setAccess(Access value);

	/**
	 * Returns the value of the '<em><b>Namespace</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Name below /run/netns, for access NAMESPACE.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Namespace</em>' attribute.
	 * @see #setNamespace(String)
	 * @see org.nicbench.model.NicBenchPackage#getHost_Namespace()
	 * @model
	 * @generated
	 */
	String getNamespace();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Host#getNamespace <em>Namespace</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Namespace</em>' attribute.
	 * @see #getNamespace()
	 * @generated
	 */
	void setNamespace(String value);

	/**
	 * Returns the value of the '<em><b>User</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>User</em>' attribute.
	 * @see #setUser(String)
	 * @see org.nicbench.model.NicBenchPackage#getHost_User()
	 * @model
	 * @generated
	 */
	String getUser();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Host#getUser <em>User</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>User</em>' attribute.
	 * @see #getUser()
	 * @generated
	 */
	void setUser(String value);

	/**
	 * Returns the value of the '<em><b>Address</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Address</em>' attribute.
	 * @see #setAddress(String)
	 * @see org.nicbench.model.NicBenchPackage#getHost_Address()
	 * @model
	 * @generated
	 */
	String getAddress();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Host#getAddress <em>Address</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Address</em>' attribute.
	 * @see #getAddress()
	 * @generated
	 */
	void setAddress(String value);

	/**
	 * Returns the value of the '<em><b>Port</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Port</em>' attribute.
	 * @see #isSetPort()
	 * @see #unsetPort()
	 * @see #setPort(int)
	 * @see org.nicbench.model.NicBenchPackage#getHost_Port()
	 * @model unsettable="true"
	 * @generated
	 */
	int getPort();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Host#getPort <em>Port</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Port</em>' attribute.
	 * @see #isSetPort()
	 * @see #unsetPort()
	 * @see #getPort()
	 * @generated
	 */
	void setPort(int value);

	/**
	 * Unsets the value of the '{@link org.nicbench.model.Host#getPort <em>Port</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isSetPort()
	 * @see #getPort()
	 * @see #setPort(int)
	 * @generated
	 */
	void unsetPort();

	/**
	 * Returns whether the value of the '{@link org.nicbench.model.Host#getPort <em>Port</em>}' attribute is set.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return whether the value of the '<em>Port</em>' attribute is set.
	 * @see #unsetPort()
	 * @see #getPort()
	 * @see #setPort(int)
	 * @generated
	 */
	boolean isSetPort();

	/**
	 * Returns the value of the '<em><b>Jump</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Jump</em>' attribute.
	 * @see #setJump(String)
	 * @see org.nicbench.model.NicBenchPackage#getHost_Jump()
	 * @model
	 * @generated
	 */
	String getJump();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Host#getJump <em>Jump</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Jump</em>' attribute.
	 * @see #getJump()
	 * @generated
	 */
	void setJump(String value);

	/**
	 * Returns the value of the '<em><b>Identity</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Identity</em>' attribute.
	 * @see #setIdentity(String)
	 * @see org.nicbench.model.NicBenchPackage#getHost_Identity()
	 * @model
	 * @generated
	 */
	String getIdentity();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Host#getIdentity <em>Identity</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Identity</em>' attribute.
	 * @see #getIdentity()
	 * @generated
	 */
	void setIdentity(String value);

	/**
	 * Returns the value of the '<em><b>Facts</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Facts</em>' containment reference.
	 * @see #setFacts(HostFacts)
	 * @see org.nicbench.model.NicBenchPackage#getHost_Facts()
	 * @model containment="true"
	 * @generated
	 */
	HostFacts getFacts();

	/**
	 * Sets the value of the '{@link org.nicbench.model.Host#getFacts <em>Facts</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Facts</em>' containment reference.
	 * @see #getFacts()
	 * @generated
	 */
	void setFacts(HostFacts value);

	/**
	 * Returns the value of the '<em><b>Nics</b></em>' containment reference list.
	 * The list contents are of type {@link org.nicbench.model.Nic}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @return the value of the '<em>Nics</em>' containment reference list.
	 * @see org.nicbench.model.NicBenchPackage#getHost_Nics()
	 * @model containment="true"
	 * @generated
	 */
	EList<Nic> getNics();

} // Host
