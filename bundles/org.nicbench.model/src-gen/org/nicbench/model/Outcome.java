/**
 * SPDX-License-Identifier: EPL-2.0
 */
package org.nicbench.model;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.eclipse.emf.common.util.Enumerator;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Outcome</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * What became of a profile as a whole.
 * <!-- end-model-doc -->
 * @see org.nicbench.model.NicBenchPackage#getOutcome()
 * @model
 * @generated
 */
public enum Outcome implements Enumerator {
	/**
	 * The '<em><b>AS ASKED</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #AS_ASKED_VALUE
	 * @generated
	 * @ordered
	 */
	AS_ASKED(0, "AS_ASKED", "as-asked"),

	/**
	 * The '<em><b>PARTLY</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #PARTLY_VALUE
	 * @generated
	 * @ordered
	 */
	PARTLY(1, "PARTLY", "partly"),

	/**
	 * The '<em><b>REFUSED</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #REFUSED_VALUE
	 * @generated
	 * @ordered
	 */
	REFUSED(2, "REFUSED", "refused");

	/**
	 * The '<em><b>AS ASKED</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #AS_ASKED
	 * @model literal="as-asked"
	 * @generated
	 * @ordered
	 */
	public static final int AS_ASKED_VALUE = 0;

	/**
	 * The '<em><b>PARTLY</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #PARTLY
	 * @model literal="partly"
	 * @generated
	 * @ordered
	 */
	public static final int PARTLY_VALUE = 1;

	/**
	 * The '<em><b>REFUSED</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #REFUSED
	 * @model literal="refused"
	 * @generated
	 * @ordered
	 */
	public static final int REFUSED_VALUE = 2;

	/**
	 * An array of all the '<em><b>Outcome</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final Outcome[] VALUES_ARRAY =
		new Outcome[] {
			AS_ASKED,
			PARTLY,
			REFUSED,
		};

	/**
	 * A public read-only list of all the '<em><b>Outcome</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<Outcome> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Outcome</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Outcome get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Outcome result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Outcome</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Outcome getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			Outcome result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Outcome</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Outcome get(int value) {
		switch (value) {
			case AS_ASKED_VALUE: return AS_ASKED;
			case PARTLY_VALUE: return PARTLY;
			case REFUSED_VALUE: return REFUSED;
		}
		return null;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final int value;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String name;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String literal;

	/**
	 * Only this class can construct instances.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private Outcome(int value, String name, String literal) {
		this.value = value;
		this.name = name;
		this.literal = literal;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getValue() {
	  return value;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getName() {
	  return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLiteral() {
	  return literal;
	}

	/**
	 * Returns the literal value of the enumerator, which is its string representation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString() {
		return literal;
	}
	
} //Outcome
