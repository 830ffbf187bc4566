// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.value;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All features of a NIC in the order of their source, immutable: the names and, for each of the four facts, a bit set of
 * values and one of what is known. Text form: one token a feature, its name and four characters for active, wanted,
 * changeable, fixed ({@code 1}, {@code 0}, {@code -} unknown): {@code tx-checksum-ipv4:1110 rx-lro:0001}.
 */
public final class FeatureTable {

	private static final int FACTS = 4;

	private final String[] names;
	private final BitSet[] values = new BitSet[FACTS];
	private final BitSet[] known = new BitSet[FACTS];

	private FeatureTable(List<Feature> features) {
		names = new String[features.size()];
		for (int fact = 0; fact < FACTS; fact++) {
			values[fact] = new BitSet(names.length);
			known[fact] = new BitSet(names.length);
		}
		for (int i = 0; i < names.length; i++) {
			Feature feature = features.get(i);
			names[i] = feature.name();
			set(i, 0, feature.active());
			set(i, 1, feature.wanted());
			set(i, 2, feature.changeable());
			set(i, 3, feature.fixed());
		}
	}

	private void set(int index, int fact, Boolean value) {
		known[fact].set(index, value != null);
		values[fact].set(index, Boolean.TRUE.equals(value));
	}

	/** @return a table of these features, in this order */
	public static FeatureTable of(List<Feature> features) {
		return new FeatureTable(features);
	}

	/**
	 * Reads the text form.
	 *
	 * @throws IllegalArgumentException when a token is not a name and four facts
	 */
	public static FeatureTable valueOf(String text) {
		return new FeatureTable(Arrays.stream(text.strip().split("\\s+")).filter(token -> !token.isEmpty())
				.map(FeatureTable::feature).toList());
	}

	private static Feature feature(String token) {
		int colon = token.lastIndexOf(':');
		if (colon < 0 || token.length() != colon + 1 + FACTS || token.charAt(colon + 1) == '-') {
			throw new IllegalArgumentException("not name:facts: \"" + token + "\"");
		}
		return new Feature(TextForm.decode(token.substring(0, colon)), fact(token, colon + 1), fact(token, colon + 2),
				fact(token, colon + 3), fact(token, colon + 4));
	}

	private static Boolean fact(String token, int at) {
		return switch (token.charAt(at)) {
		case '1' -> Boolean.TRUE;
		case '0' -> Boolean.FALSE;
		case '-' -> null;
		default -> throw new IllegalArgumentException("unknown fact in \"" + token + "\"");
		};
	}

	/** @return number of features */
	public int size() {
		return names.length;
	}

	/** @return the feature at that place */
	public Feature get(int index) {
		return new Feature(names[index], values[0].get(index), fact(1, index), fact(2, index), fact(3, index));
	}

	private Boolean fact(int fact, int index) {
		return known[fact].get(index) ? (Boolean) values[fact].get(index) : null;
	}

	/** @return the feature of that kernel name */
	public Optional<Feature> get(String name) {
		for (int i = 0; i < names.length; i++) {
			if (names[i].equals(name)) {
				return Optional.of(get(i));
			}
		}
		return Optional.empty();
	}

	/** @return unmodifiable view of all features, in order */
	public List<Feature> asList() {
		return new AbstractList<>() {
			@Override
			public Feature get(int index) {
				return FeatureTable.this.get(index);
			}

			@Override
			public int size() {
				return names.length;
			}
		};
	}

	/** @return the features by name */
	public Map<String, Feature> byName() {
		Map<String, Feature> map = new HashMap<>();
		asList().forEach(feature -> map.put(feature.name(), feature));
		return map;
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof FeatureTable table && Arrays.equals(table.names, names)
				&& Arrays.equals(table.values, values) && Arrays.equals(table.known, known);
	}

	@Override
	public int hashCode() {
		return Arrays.hashCode(names) * 31 + Arrays.hashCode(values);
	}

	@Override
	public String toString() {
		StringBuilder text = new StringBuilder(names.length * 32);
		for (int i = 0; i < names.length; i++) {
			text.append(i == 0 ? "" : " ").append(TextForm.encode(names[i])).append(':');
			for (int fact = 0; fact < FACTS; fact++) {
				text.append(!known[fact].get(i) ? '-' : values[fact].get(i) ? '1' : '0');
			}
		}
		return text.toString();
	}
}
