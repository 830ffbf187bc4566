// SPDX-License-Identifier: EPL-2.0
package org.nicbench.features;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

import org.nicbench.features.FeatureCatalogue.Preset;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;

/** The catalogue's JSON text to its records. */
final class CatalogueReader {

	private CatalogueReader() {
	}

	/** @throws IOException when the text is no catalogue; it is part of the product, so that is a broken installation */
	static FeatureCatalogue read(InputStream json) throws IOException {
		try (JsonParser parser = JsonFactory.builder().build().createParser(json)) {
			parser.nextToken();
			if (!(value(parser) instanceof Map<?, ?> root)) {
				throw new IOException("features.json holds no object");
			}
			return new FeatureCatalogue(objects(root, "groups").stream().map(CatalogueReader::group).toList(),
					objects(root, "rules").stream().map(CatalogueReader::rule).toList(),
					Collections.unmodifiableSet(new LinkedHashSet<>(texts(root.get("names")))),
					objects(root, "presets").stream().map(CatalogueReader::preset).toList());
		}
	}

	private static LegacyGroup group(Map<?, ?> object) {
		return new LegacyGroup((String) object.get("short"), (String) object.get("long"), (String) object.get("pattern"));
	}

	private static FeatureRule rule(Map<?, ?> object) {
		List<List<String>> needs = object.get("needs") instanceof List<?> sets
				? sets.stream().map(CatalogueReader::texts).toList()
				: List.of();
		return new FeatureRule((String) object.get("id"), (String) object.get("feature"), needs,
				(String) object.get("excludedBy"));
	}

	private static Preset preset(Map<?, ?> object) {
		return new Preset((String) object.get("id"), texts(object.get("on")), texts(object.get("off")));
	}

	private static List<Map<?, ?>> objects(Map<?, ?> root, String key) {
		List<Map<?, ?>> objects = new ArrayList<>();
		((List<?>) root.get(key)).forEach(object -> objects.add((Map<?, ?>) object));
		return objects;
	}

	private static List<String> texts(Object list) {
		return ((List<?>) list).stream().map(String.class::cast).toList();
	}

	/** Object, array or text at the parser's token. */
	private static Object value(JsonParser parser) throws IOException {
		switch (parser.currentToken()) {
		case START_OBJECT:
			Map<String, Object> object = new LinkedHashMap<>();
			while (parser.nextToken() != JsonToken.END_OBJECT) {
				String key = parser.currentName();
				parser.nextToken();
				object.put(key, value(parser));
			}
			return object;
		case START_ARRAY:
			List<Object> array = new ArrayList<>();
			while (parser.nextToken() != JsonToken.END_ARRAY) {
				array.add(value(parser));
			}
			return array;
		case VALUE_STRING:
			return parser.getText();
		default:
			throw new IOException("features.json: unexpected " + parser.currentToken());
		}
	}
}
