// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.emf.common.util.Enumerator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.nicbench.features.LegacyGroups;
import org.nicbench.model.NicState;
import org.nicbench.model.Throughput;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Labels;
import org.nicbench.model.value.Series;
import org.nicbench.model.value.Values;

import com.fasterxml.jackson.databind.JsonNode;

/** Compares results with the truth file beside a sample: only the facts it names are looked at. */
final class Truth {

	private static final double TOLERANCE = 0.005;
	private static final Set<String> OPERATORS = Set.of("contains", "count", "near", "tolerance", "oneOf");

	private Truth() {
	}

	/** @return what does not hold, or null */
	static String differ(JsonNode truth, List<EObject> results) {
		Map<String, Integer> taken = new HashMap<>();
		for (JsonNode item : truth.path("items")) {
			String kind = item.get("kind").asText();
			List<EObject> alike = results.stream().filter(result -> kind(result).equals(kind)).toList();
			int place = taken.merge(kind, 1, Integer::sum) - 1;
			if (place >= alike.size()) {
				return "missing " + item;
			}
			String problem = differ(item, alike.get(place), kind + "#" + place);
			if (problem != null) {
				return problem;
			}
		}
		if (!truth.path("extra").asBoolean(false) && results.size() > truth.path("items").size()) {
			return "too many: " + results.size();
		}
		for (JsonNode some : truth.path("some")) {
			if (results.stream().allMatch(result -> differ(some, result, "") != null)) {
				return "no result meets " + some;
			}
		}
		return null;
	}

	private static String kind(EObject result) {
		return result instanceof Throughput ? "throughput" : result instanceof NicState ? "nic-state" : "time";
	}

	private static String differ(JsonNode item, EObject result, String path) {
		for (Map.Entry<String, JsonNode> fact : item.properties()) {
			String name = fact.getKey();
			Object actual = name.equals("kind") ? kind(result) : value(result, name);
			String problem = differ(fact.getValue(), actual, path + "." + name);
			if (problem != null) {
				return problem;
			}
		}
		return null;
	}

	private static Object value(EObject object, String name) {
		if (object instanceof NicState state && name.equals("groups")) {
			return LegacyGroups.of(state);
		}
		EStructuralFeature feature = object.eClass().getEStructuralFeature(name);
		if (feature == null || feature.isUnsettable() && !object.eIsSet(feature)) {
			return null;
		}
		Object value = object.eGet(feature);
		if (value instanceof FeatureTable features) {
			Map<String, Object> byName = new LinkedHashMap<>();
			for (Feature each : features.asList()) {
				Map<String, Object> facts = new HashMap<>();
				facts.put("active", each.active());
				facts.put("wanted", each.wanted());
				facts.put("fixed", each.fixed());
				byName.put(each.name(), facts);
			}
			return byName;
		}
		if (value instanceof Values values) {
			return values.asMap();
		}
		if (value instanceof Labels labels) {
			return labels.asMap();
		}
		return value instanceof Series series ? new ArrayList<>(java.util.Collections.nCopies(series.size(), "interval")) : value;
	}

	private static String differ(JsonNode expected, Object actual, String path) {
		boolean same;
		if (expected.isNull()) {
			same = actual == null;
		} else if (expected.isNumber()) {
			same = close(expected.asDouble(), actual, TOLERANCE);
		} else if (expected.isTextual()) {
			same = expected.asText().equals(actual instanceof Enumerator literal ? literal.getLiteral() : actual);
		} else if (expected.isBoolean()) {
			same = Boolean.valueOf(expected.asBoolean()).equals(actual);
		} else if (expected.isArray()) {
			same = holdsAll(expected, actual, path);
		} else if (OPERATORS.contains(expected.fieldNames().next())) {
			same = meets(expected, actual, path);
		} else if (actual instanceof EObject object) {
			return differ(expected, object, path);
		} else if (actual instanceof Map<?, ?> map) {
			for (Map.Entry<String, JsonNode> field : expected.properties()) {
				String problem = differ(field.getValue(), map.get(field.getKey()), path + "." + field.getKey());
				if (problem != null) {
					return problem;
				}
			}
			same = true;
		} else {
			same = false;
		}
		return same ? null : path + ": expected " + expected + ", got " + actual;
	}

	private static boolean close(double expected, Object actual, double tolerance) {
		return actual instanceof Number number && Math.abs(number.doubleValue() - expected) <= Math.abs(expected) * tolerance + 1e-12;
	}

	private static boolean holdsAll(JsonNode expected, Object actual, String path) {
		List<?> elements = actual instanceof List<?> list ? list : List.of();
		for (JsonNode element : expected) {
			if (elements.stream().allMatch(each -> differ(element, each, path) != null)) {
				return false;
			}
		}
		return true;
	}

	private static boolean meets(JsonNode expected, Object actual, String path) {
		if (expected.has("contains")) {
			String needle = expected.get("contains").asText().toLowerCase(java.util.Locale.ROOT);
			List<?> texts = actual instanceof List<?> list ? list : actual == null ? List.of() : List.of(actual);
			return texts.stream().anyMatch(text -> text.toString().toLowerCase(java.util.Locale.ROOT).contains(needle));
		}
		if (expected.has("count")) {
			return actual instanceof List<?> list && list.size() == expected.get("count").asInt();
		}
		if (expected.has("near")) {
			return close(expected.get("near").asDouble(), actual, expected.path("tolerance").asDouble(TOLERANCE));
		}
		for (JsonNode one : expected.get("oneOf")) {
			if (differ(one, actual, path) == null) {
				return true;
			}
		}
		return false;
	}
}
