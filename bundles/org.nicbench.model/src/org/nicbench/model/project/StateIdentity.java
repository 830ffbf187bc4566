// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Set;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.NicState;
import org.nicbench.model.Receipt;

/**
 * The name of an object by its content: states and receipts that say the same have the same name, whenever and wherever
 * they were taken. SHA-256 over the set attributes in the order of the model, first 16 hexadecimal digits.
 */
public final class StateIdentity {

	private static final int DIGITS = 16;

	private static final NicBenchPackage MODEL = NicBenchPackage.eINSTANCE;

	private static final Set<EStructuralFeature> NOT_IDENTIFYING = Set.of(MODEL.getNicState_Id(),
			MODEL.getNicState_TakenAt(), MODEL.getNicState_Counters(), MODEL.getNicState_Provenance(),
			MODEL.getNicState_Warnings(), MODEL.getReceipt_Id());

	private StateIdentity() {
	}

	/** @return the identity of a state: all but its id, time, counters, provenance and warnings */
	public static String of(NicState state) {
		return hash(state);
	}

	/** @return the identity of a receipt: all but its id */
	public static String of(Receipt receipt) {
		return hash(receipt);
	}

	private static String hash(EObject object) {
		StringBuilder text = new StringBuilder();
		append(object, text);
		try {
			byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.UTF_8));
			return HexFormat.of().formatHex(digest).substring(0, DIGITS);
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException("every Java platform has SHA-256", e);
		}
	}

	private static void append(EObject object, StringBuilder text) {
		for (EStructuralFeature feature : object.eClass().getEAllStructuralFeatures()) {
			if (NOT_IDENTIFYING.contains(feature) || !object.eIsSet(feature)) {
				continue;
			}
			Object value = object.eGet(feature);
			if (feature instanceof EReference) {
				text.append(feature.getName()).append("{\n");
				for (Object child : feature.isMany() ? (Iterable<?>) value : java.util.List.of(value)) {
					append((EObject) child, text);
					text.append(";\n");
				}
				text.append("}\n");
			} else if (feature instanceof EAttribute) {
				text.append(feature.getName()).append('=').append(value).append('\n');
			}
		}
	}
}
