// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.nicbench.model.Status;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.model.value.Labels;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;

/**
 * Progress as JSON, one object a line, so that a run can go on in another process:
 * {@code {"event":"trial-finished","sequence":3,"status":"complete","bitsPerSecond":2.1E10}}. Numbers in base units; what is
 * unknown is left out. Readers skip events they do not know.
 */
public final class ProgressJson {

	private static final JsonFactory JSON = new JsonFactory();

	private ProgressJson() {
	}

	/** @return the event as one line without its end */
	public static String write(ProgressEvent event) {
		StringWriter text = new StringWriter();
		try (JsonGenerator json = JSON.createGenerator(text)) {
			json.writeStartObject();
			switch (event) {
			case ProgressEvent.RunStarted e -> {
				json.writeStringField("event", "run-started");
				json.writeStringField("run", e.runId());
				json.writeStringField("folder", e.folder().toString());
				json.writeNumberField("cells", e.cells());
				json.writeNumberField("trials", e.trials());
				json.writeNumberField("estimatedSeconds", e.estimatedSeconds());
			}
			case ProgressEvent.WarmUpStarted e -> {
				json.writeStringField("event", "warm-up-started");
				json.writeNumberField("seconds", e.seconds());
			}
			case ProgressEvent.TrialStarted e -> {
				json.writeStringField("event", "trial-started");
				json.writeNumberField("sequence", e.sequence());
				json.writeNumberField("round", e.round());
				json.writeObjectFieldStart("cell");
				for (Map.Entry<String, String> label : e.cell().asMap().entrySet()) {
					json.writeStringField(label.getKey(), label.getValue());
				}
				json.writeEndObject();
			}
			case ProgressEvent.PhaseStarted e -> {
				json.writeStringField("event", "phase-started");
				json.writeNumberField("sequence", e.sequence());
				json.writeStringField("phase", e.phase().name().toLowerCase(Locale.ROOT));
			}
			case ProgressEvent.Interval e -> {
				json.writeStringField("event", "interval");
				json.writeNumberField("sequence", e.sequence());
				json.writeNumberField("end", e.endSeconds());
				json.writeNumberField("seconds", e.lengthSeconds());
				json.writeNumberField("bitsPerSecond", e.bitsPerSecond());
			}
			case ProgressEvent.TrialFinished e -> {
				json.writeStringField("event", "trial-finished");
				json.writeNumberField("sequence", e.sequence());
				json.writeStringField("status", e.status().getLiteral());
				writeText(json, "reason", e.reason());
				if (e.bitsPerSecond().isPresent()) {
					json.writeNumberField("bitsPerSecond", e.bitsPerSecond().getAsDouble());
				}
			}
			case ProgressEvent.WarningRaised e -> {
				json.writeStringField("event", "warning");
				json.writeNumberField("sequence", e.sequence());
				json.writeStringField("code", e.code());
				writeText(json, "text", e.text());
			}
			case ProgressEvent.RunFinished e -> {
				json.writeStringField("event", "run-finished");
				json.writeStringField("status", e.status().getLiteral());
				json.writeStringField("folder", e.folder().toString());
			}
			case ProgressEvent.RunRefused e -> {
				json.writeStringField("event", "run-refused");
				json.writeStringField("kind", e.kind().name());
				writeText(json, "what", e.what());
				writeText(json, "where", e.where());
				writeText(json, "whatToDo", e.whatToDo());
			}
			}
			json.writeEndObject();
		} catch (IOException e) {
			throw new IllegalStateException("writing to memory does not fail", e);
		}
		return text.toString();
	}

	private static void writeText(JsonGenerator json, String name, String text) throws IOException {
		if (text != null) {
			json.writeStringField(name, text);
		}
	}

	/**
	 * Reads one line.
	 *
	 * @return the event, or nothing for an event of a kind this version does not know
	 * @throws IOException when the line is no JSON object of this protocol
	 */
	public static Optional<ProgressEvent> read(String line) throws IOException {
		Map<String, Object> fields;
		try (JsonParser json = JSON.createParser(line)) {
			if (json.nextToken() != JsonToken.START_OBJECT) {
				throw new IOException("not a JSON object: " + line);
			}
			fields = object(json);
		}
		try {
			return event(new Fields(fields));
		} catch (IllegalArgumentException e) {
			throw new IOException(e.getMessage() + ": " + line, e);
		}
	}

	private static Optional<ProgressEvent> event(Fields fields) {
		return Optional.ofNullable(switch (fields.needText("event")) {
		case "run-started" -> new ProgressEvent.RunStarted(fields.needText("run"), Path.of(fields.needText("folder")),
				fields.integer("cells"), fields.integer("trials"), fields.number("estimatedSeconds"));
		case "warm-up-started" -> new ProgressEvent.WarmUpStarted(fields.number("seconds"));
		case "trial-started" -> new ProgressEvent.TrialStarted(fields.integer("sequence"), fields.integer("round"),
				fields.labels("cell"));
		case "phase-started" -> new ProgressEvent.PhaseStarted(fields.integer("sequence"),
				ProgressEvent.Phase.valueOf(fields.needText("phase").toUpperCase(Locale.ROOT)));
		case "interval" -> new ProgressEvent.Interval(fields.integer("sequence"), fields.number("end"),
				fields.number("seconds"), fields.number("bitsPerSecond"));
		case "trial-finished" -> new ProgressEvent.TrialFinished(fields.integer("sequence"), fields.status(),
				fields.text("reason"), fields.optionalNumber("bitsPerSecond"));
		case "warning" -> new ProgressEvent.WarningRaised(fields.integer("sequence"), fields.needText("code"),
				fields.text("text"));
		case "run-finished" -> new ProgressEvent.RunFinished(fields.status(), Path.of(fields.needText("folder")));
		case "run-refused" -> new ProgressEvent.RunRefused(ProblemKind.valueOf(fields.needText("kind")),
				fields.text("what"), fields.text("where"), fields.text("whatToDo"));
		default -> null;
		});
	}

	private static Map<String, Object> object(JsonParser json) throws IOException {
		Map<String, Object> fields = new LinkedHashMap<>();
		while (json.nextToken() == JsonToken.FIELD_NAME) {
			String name = json.currentName();
			switch (json.nextToken()) {
			case VALUE_STRING -> fields.put(name, json.getText());
			case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> fields.put(name, json.getDoubleValue());
			case START_OBJECT -> fields.put(name, object(json));
			default -> json.skipChildren();
			}
		}
		return fields;
	}

	/** The fields of one object, by type. */
	private record Fields(Map<String, Object> byName) {

		String text(String name) {
			return byName.get(name) instanceof String text ? text : null;
		}

		String needText(String name) {
			return need(name, String.class);
		}

		int integer(String name) {
			return need(name, Double.class).intValue();
		}

		double number(String name) {
			return need(name, Double.class);
		}

		OptionalDouble optionalNumber(String name) {
			return byName.get(name) instanceof Double number ? OptionalDouble.of(number) : OptionalDouble.empty();
		}

		Status status() {
			Status status = Status.get(needText("status"));
			if (status == null) {
				throw new IllegalArgumentException("unknown status");
			}
			return status;
		}

		Labels labels(String name) {
			Map<String, String> labels = new LinkedHashMap<>();
			((Map<?, ?>) need(name, Map.class)).forEach((key, value) -> labels.put(String.valueOf(key), String.valueOf(value)));
			return Labels.of(labels);
		}

		private <T> T need(String name, Class<T> type) {
			Object value = byName.get(name);
			if (!type.isInstance(value)) {
				throw new IllegalArgumentException("no " + name);
			}
			return type.cast(value);
		}
	}
}
