// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A table, row or column of a comparison: the values its keys take. Immutable.
 *
 * @param label  the values, joined by a comma and a blank; empty where there is no key
 * @param values value by key, in the order of the query
 */
public record Coordinate(String label, Map<String, String> values) {

	/** Place of the only table, row or column where the query names no key. */
	public static final Coordinate ALL = new Coordinate("", Map.of());

	/** Copies the map, keeping its order. */
	public Coordinate {
		values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
	}

	/** @return the coordinate of these values */
	public static Coordinate of(Map<String, String> values) {
		return new Coordinate(String.join(", ", values.values()), values);
	}
}
