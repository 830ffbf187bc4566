// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.value;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Ordered map from a key to a text, immutable: the coordinates of a cell, the options of a job. Text form:
 * {@code profile=all%20on streams=1}.
 */
public final class Labels {

	/** No labels. */
	public static final Labels NONE = new Labels(Map.of());

	private final Map<String, String> byKey;

	private Labels(Map<String, String> byKey) {
		this.byKey = byKey;
	}

	/** @return the labels in the order of the given map */
	public static Labels of(Map<String, String> labels) {
		return new Labels(Collections.unmodifiableMap(new LinkedHashMap<>(labels)));
	}

	/**
	 * Reads the text form.
	 *
	 * @throws IllegalArgumentException when a token has no equals sign or a broken escape
	 */
	public static Labels valueOf(String text) {
		Map<String, String> labels = new LinkedHashMap<>();
		for (String token : text.strip().split("\\s+")) {
			if (token.isEmpty()) {
				continue;
			}
			int equals = token.indexOf('=');
			if (equals < 0) {
				throw new IllegalArgumentException("not key=text: \"" + token + "\"");
			}
			labels.put(TextForm.decode(token.substring(0, equals)), TextForm.decode(token.substring(equals + 1)));
		}
		return new Labels(Collections.unmodifiableMap(labels));
	}

	/** @return the text of that key, or null */
	public String get(String key) {
		return byKey.get(key);
	}

	/** @return these labels with one added or replaced */
	public Labels with(String key, String text) {
		Map<String, String> labels = new LinkedHashMap<>(byKey);
		labels.put(key, text);
		return new Labels(Collections.unmodifiableMap(labels));
	}

	/** @return unmodifiable view in order */
	public Map<String, String> asMap() {
		return byKey;
	}

	public boolean isEmpty() {
		return byKey.isEmpty();
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof Labels labels && labels.byKey.equals(byKey);
	}

	@Override
	public int hashCode() {
		return byKey.hashCode();
	}

	@Override
	public String toString() {
		StringBuilder text = new StringBuilder();
		byKey.forEach((key, value) -> text.append(text.isEmpty() ? "" : " ").append(TextForm.encode(key)).append('=')
				.append(TextForm.encode(value)));
		return text.toString();
	}
}
