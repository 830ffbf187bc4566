// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.value;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Ordered map from a name to a 64-bit integer, immutable. Text form: {@code rx=256 rx-max=1024}, names percent-encoded
 * where they hold a separator.
 */
public final class Values {

	/** No values. */
	public static final Values NONE = new Values(Map.of());

	private final Map<String, Long> byName;

	private Values(Map<String, Long> byName) {
		this.byName = byName;
	}

	/** @return the values in the order of the given map */
	public static Values of(Map<String, ? extends Number> values) {
		Map<String, Long> copy = new LinkedHashMap<>();
		values.forEach((name, value) -> copy.put(name, value.longValue()));
		return new Values(Collections.unmodifiableMap(copy));
	}

	/**
	 * Reads the text form.
	 *
	 * @throws IllegalArgumentException when a token is not {@code name=integer}
	 */
	public static Values valueOf(String text) {
		Map<String, Long> values = new LinkedHashMap<>();
		for (String token : text.strip().split("\\s+")) {
			if (token.isEmpty()) {
				continue;
			}
			int equals = token.indexOf('=');
			if (equals < 0) {
				throw new IllegalArgumentException("not name=number: \"" + token + "\"");
			}
			values.put(TextForm.decode(token.substring(0, equals)), Long.valueOf(token.substring(equals + 1)));
		}
		return new Values(Collections.unmodifiableMap(values));
	}

	/** @return the value of that name, or nothing when it is not known (which is not zero) */
	public OptionalLong get(String name) {
		Long value = byName.get(name);
		return value == null ? OptionalLong.empty() : OptionalLong.of(value);
	}

	/** @return unmodifiable view in order */
	public Map<String, Long> asMap() {
		return byName;
	}

	public boolean isEmpty() {
		return byName.isEmpty();
	}

	/**
	 * What counters grew by since an earlier reading; names that either reading lacks are left out.
	 *
	 * @param earlier reading of the same source taken before this one
	 */
	public Values since(Values earlier) {
		Map<String, Long> grown = new LinkedHashMap<>();
		byName.forEach((name, value) -> earlier.get(name).ifPresent(before -> grown.put(name, value - before)));
		return new Values(Collections.unmodifiableMap(grown));
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof Values values && values.byName.equals(byName);
	}

	@Override
	public int hashCode() {
		return byName.hashCode();
	}

	@Override
	public String toString() {
		StringBuilder text = new StringBuilder();
		byName.forEach((name, value) -> text.append(text.isEmpty() ? "" : " ").append(TextForm.encode(name)).append('=')
				.append(value.longValue()));
		return text.toString();
	}
}
