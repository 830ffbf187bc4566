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
 * A representation of the literals of the enumeration '<em><b>Feature Result</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * What became of one feature of a profile.
 * <!-- end-model-doc -->
 * @see org.nicbench.model.NicBenchPackage#getFeatureResult()
 * @model
 * @generated
 */
public enum FeatureResult implements Enumerator {
	/**
	 * The '<em><b>APPLIED</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #APPLIED_VALUE
	 * @generated
	 * @ordered
	 */
	APPLIED(0, "APPLIED", "applied"),

	/**
	 * The '<em><b>ALREADY</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #ALREADY_VALUE
	 * @generated
	 * @ordered
	 */
	ALREADY(1, "ALREADY", "already"),

	/**
	 * The '<em><b>UNSUPPORTED</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #UNSUPPORTED_VALUE
	 * @generated
	 * @ordered
	 */
	UNSUPPORTED(2, "UNSUPPORTED", "unsupported"),

	/**
	 * The '<em><b>FIXED</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #FIXED_VALUE
	 * @generated
	 * @ordered
	 */
	FIXED(3, "FIXED", "fixed"),

	/**
	 * The '<em><b>BLOCKED</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #BLOCKED_VALUE
	 * @generated
	 * @ordered
	 */
	BLOCKED(4, "BLOCKED", "blocked"),

	/**
	 * The '<em><b>SIDE EFFECT</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #SIDE_EFFECT_VALUE
	 * @generated
	 * @ordered
	 */
	SIDE_EFFECT(5, "SIDE_EFFECT", "side-effect");

	/**
	 * The '<em><b>APPLIED</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #APPLIED
	 * @model literal="applied"
	 * @generated
	 * @ordered
	 */
	public static final int APPLIED_VALUE = 0;

	/**
	 * The '<em><b>ALREADY</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #ALREADY
	 * @model literal="already"
	 * @generated
	 * @ordered
	 */
	public static final int ALREADY_VALUE = 1;

	/**
	 * The '<em><b>UNSUPPORTED</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #UNSUPPORTED
	 * @model literal="unsupported"
	 * @generated
	 * @ordered
	 */
	public static final int UNSUPPORTED_VALUE = 2;

	/**
	 * The '<em><b>FIXED</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #FIXED
	 * @model literal="fixed"
	 * @generated
	 * @ordered
	 */
	public static final int FIXED_VALUE = 3;

	/**
	 * The '<em><b>BLOCKED</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #BLOCKED
	 * @model literal="blocked"
	 * @generated
	 * @ordered
	 */
	public static final int BLOCKED_VALUE = 4;

	/**
	 * The '<em><b>SIDE EFFECT</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #SIDE_EFFECT
	 * @model literal="side-effect"
	 * @generated
	 * @ordered
	 */
	public static final int SIDE_EFFECT_VALUE = 5;

	/**
	 * An array of all the '<em><b>Feature Result</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final FeatureResult[] VALUES_ARRAY =
		new FeatureResult[] {
			APPLIED,
			ALREADY,
			UNSUPPORTED,
			FIXED,
			BLOCKED,
			SIDE_EFFECT,
		};

	/**
	 * A public read-only list of all the '<em><b>Feature Result</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<FeatureResult> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Feature Result</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static FeatureResult get(String literal) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			FeatureResult result = VALUES_ARRAY[i];
			if (result.toString().equals(literal)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Feature Result</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static FeatureResult getByName(String name) {
		for (int i = 0; i < VALUES_ARRAY.length; ++i) {
			FeatureResult result = VALUES_ARRAY[i];
			if (result.getName().equals(name)) {
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Feature Result</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static FeatureResult get(int value) {
		switch (value) {
			case APPLIED_VALUE: return APPLIED;
			case ALREADY_VALUE: return ALREADY;
			case UNSUPPORTED_VALUE: return UNSUPPORTED;
			case FIXED_VALUE: return FIXED;
			case BLOCKED_VALUE: return BLOCKED;
			case SIDE_EFFECT_VALUE: return SIDE_EFFECT;
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
	private FeatureResult(int value, String name, String literal) {
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
	
} //FeatureResult
