// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report.json;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import org.eclipse.emf.common.util.Enumerator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.nicbench.features.LegacyGroups;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.NicState;
import org.nicbench.model.Provenance;
import org.nicbench.model.Receipt;
import org.nicbench.model.ReceiptLine;
import org.nicbench.model.Throughput;
import org.nicbench.model.TimeUse;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Labels;
import org.nicbench.model.value.Series;
import org.nicbench.model.value.Values;

import com.fasterxml.jackson.core.JsonGenerator;

/**
 * Model objects as JSON: the names are the model's, every attribute is there, what is not known is null and never zero. A
 * result of a reader begins with its kind. Stateless.
 */
public final class ModelJson {

	private static final NicBenchPackage MODEL = NicBenchPackage.eINSTANCE;

	/** Below this a double tells every integer apart. */
	private static final double LARGEST_EXACT = 1e15;

	/** Names of the command line's contract that are not the model's. */
	private static final Map<EStructuralFeature, String> NAMES = Map.of(MODEL.getNicState_Coalescing(), "coalesce",
			MODEL.getNicState_Counters(), "statistics");

	/** Compact attributes that are lists in JSON: without a value they are empty. */
	private static final Set<EStructuralFeature> LISTS = Set.of(MODEL.getNicState_Features(),
			MODEL.getThroughput_Intervals());

	private ModelJson() {
	}

	/** Writes the object and all it contains. */
	public static void write(EObject object, JsonGenerator json) throws IOException {
		if (object instanceof Receipt receipt) {
			receipt(receipt, json);
			return;
		}
		json.writeStartObject();
		String kind = kind(object);
		if (kind != null) {
			json.writeStringField("kind", kind);
		}
		for (EStructuralFeature feature : object.eClass().getEAllStructuralFeatures()) {
			Object value = isUnasked(feature, object) ? null : object.eGet(feature);
			if (value instanceof Provenance provenance) {
				provenance(provenance, json);
			} else if (feature == MODEL.getNicState_Groups()) {
				json.writeFieldName(feature.getName());
				map(LegacyGroups.of((NicState) object), json);
			} else if (feature == MODEL.getThroughput_State()) {
				told((NicState) value, json);
			} else if (feature.getEType() != MODEL.getProvenance() && feature != MODEL.getNicState_Link()) {
				json.writeFieldName(NAMES.getOrDefault(feature, feature.getName()));
				if (value == null && LISTS.contains(feature)) {
					json.writeStartArray();
					json.writeEndArray();
				} else {
					value(feature.isUnsettable() && !object.eIsSet(feature) ? null : value, json);
				}
			}
		}
		if (object instanceof NicState state) {
			driverAndLink(state, json);
		}
		json.writeEndObject();
	}

	/** A side effect was not asked for; its line holds an empty text there. */
	private static boolean isUnasked(EStructuralFeature feature, EObject line) {
		return feature == MODEL.getReceiptLine_Asked() && "".equals(line.eGet(feature));
	}

	private static void driverAndLink(NicState state, JsonGenerator json) throws IOException {
		Map<String, Object> driver = new LinkedHashMap<>();
		driver.put("driver", state.getDriver());
		driver.put("version", state.getDriverVersion());
		driver.put("firmware", state.getFirmware());
		driver.put("bus", state.getBus());
		part("driverInfo", driver, json);
		Map<String, Object> link = new LinkedHashMap<>();
		link.put("up", state.isSetLinkUp() ? state.isLinkUp() : null);
		link.put("speedBitsPerSecond", state.isSetSpeedBitsPerSecond() ? state.getSpeedBitsPerSecond() : null);
		link.put("duplex", state.getDuplex());
		if (state.getLink() != null) {
			link.putAll(state.getLink().asMap());
		}
		part("link", link, json);
	}

	/** The state a test ran under stands in the list itself; here its NIC and where it was told. */
	private static void told(NicState state, JsonGenerator json) throws IOException {
		json.writeFieldName("state");
		if (state == null) {
			json.writeNull();
			return;
		}
		json.writeStartObject();
		json.writeStringField("nic", state.getNic());
		if (state.getProvenance() != null) {
			provenance(state.getProvenance(), json);
		}
		json.writeFieldName("groups");
		map(LegacyGroups.of(state), json);
		json.writeEndObject();
	}

	/** An object, or null where none of its facts is known. */
	private static void part(String name, Map<String, Object> facts, JsonGenerator json) throws IOException {
		json.writeFieldName(name);
		map(facts.values().stream().allMatch(Objects::isNull) ? null : facts, json);
	}

	private static String kind(EObject object) {
		if (object.eContainer() instanceof Throughput) {
			return null;
		}
		return object instanceof Throughput ? "throughput" : object instanceof NicState ? "nic-state"
				: object instanceof TimeUse ? "time" : null;
	}

	private static void provenance(Provenance provenance, JsonGenerator json) throws IOException {
		json.writeStringField("file", provenance.getFile());
		json.writeFieldName("line");
		value(provenance.isSetLine() ? provenance.getLine() : null, json);
		if (provenance.getToldByUser() != null && !provenance.getToldByUser().isEmpty()) {
			json.writeFieldName("toldByUser");
			map(provenance.getToldByUser().asMap(), json);
		}
	}

	/** The receipt of the command line's contract. */
	private static void receipt(Receipt receipt, JsonGenerator json) throws IOException {
		json.writeStartObject();
		json.writeStringField("nic", receipt.getNic());
		json.writeStringField("profile", receipt.getProfile());
		json.writeNumberField("asked", receipt.getAsked());
		json.writeStringField("outcome", receipt.getOutcome().getLiteral());
		json.writeArrayFieldStart("features");
		for (ReceiptLine line : receipt.getLines()) {
			write(line, json);
		}
		json.writeEndArray();
		json.writeBooleanField("restored", receipt.isRestored());
		json.writeArrayFieldStart("warnings");
		for (EObject warning : receipt.getWarnings()) {
			write(warning, json);
		}
		json.writeEndArray();
		json.writeEndObject();
	}

	private static void value(Object value, JsonGenerator json) throws IOException {
		switch (value) {
		case null -> json.writeNull();
		case String text -> json.writeString(text);
		case Boolean truth -> json.writeBoolean(truth);
		case Integer number -> json.writeNumber(number);
		case Long number -> json.writeNumber(number);
		case Double number -> number(number, json);
		case Enumerator literal -> json.writeString(literal.getLiteral());
		case EObject object -> write(object, json);
		case FeatureTable features -> features(features, json);
		case Values values -> map(values.asMap(), json);
		case Labels labels -> map(labels.asMap(), json);
		case Series series -> series(series, json);
		case List<?> list -> {
			json.writeStartArray();
			for (Object element : list) {
				value(element, json);
			}
			json.writeEndArray();
		}
		default -> throw new IllegalArgumentException("no JSON for " + value.getClass());
		}
	}

	/** Writes a number, or null for one that JSON cannot hold. */
	static void number(Double number, JsonGenerator json) throws IOException {
		if (number == null || number.isNaN() || number.isInfinite()) {
			json.writeNull();
		} else {
			json.writeNumber(number);
		}
	}

	/** Writes a map of texts, numbers or facts as an object, or null. */
	public static void map(Map<String, ?> map, JsonGenerator json) throws IOException {
		if (map == null) {
			json.writeNull();
			return;
		}
		json.writeStartObject();
		for (Map.Entry<String, ?> entry : map.entrySet()) {
			json.writeFieldName(entry.getKey());
			value(entry.getValue(), json);
		}
		json.writeEndObject();
	}

	private static void features(FeatureTable features, JsonGenerator json) throws IOException {
		json.writeStartArray();
		for (Feature feature : features.asList()) {
			feature(feature, null, json);
		}
		json.writeEndArray();
	}

	/** @param group short name of its legacy group; left out when null */
	static void feature(Feature feature, String group, JsonGenerator json) throws IOException {
		json.writeStartObject();
		json.writeStringField("name", feature.name());
		json.writeBooleanField("active", feature.active());
		json.writeFieldName("wanted");
		value(feature.wanted(), json);
		json.writeFieldName("changeable");
		value(feature.changeable(), json);
		json.writeFieldName("fixed");
		value(feature.fixed(), json);
		if (group != null) {
			json.writeStringField("group", group.isEmpty() ? null : group);
		}
		json.writeEndObject();
	}

	/** Writes features with their groups and the groups' values: the answer of {@code features}. */
	public static void featuresOf(NicState state, JsonGenerator json) throws IOException {
		json.writeStartObject();
		json.writeStringField("nic", state.getNic());
		json.writeStringField("driver", state.getDriver());
		json.writeFieldName("mtu");
		value(state.isSetMtu() ? state.getMtu() : null, json);
		json.writeArrayFieldStart("features");
		for (Feature feature : state.getFeatures().asList()) {
			feature(feature, LegacyGroups.groupOf(feature.name()).orElse(""), json);
		}
		json.writeEndArray();
		json.writeFieldName("groups");
		map(LegacyGroups.of(state), json);
		json.writeEndObject();
	}

	private static void series(Series series, JsonGenerator json) throws IOException {
		json.writeStartArray();
		for (int i = 0; i < series.size(); i++) {
			json.writeStartObject();
			json.writeNumberField("start", series.start(i));
			json.writeNumberField("end", series.end(i));
			for (String name : series.names()) {
				json.writeFieldName(name);
				double sample = series.at(name, i);
				if (!name.equals("bitsPerSecond") && sample == Math.rint(sample) && Math.abs(sample) < LARGEST_EXACT) {
					json.writeNumber((long) sample);
				} else {
					number(sample, json);
				}
			}
			json.writeEndObject();
		}
		json.writeEndArray();
	}
}
