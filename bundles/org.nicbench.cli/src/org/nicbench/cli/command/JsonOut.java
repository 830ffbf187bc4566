// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.nicbench.cli.Messages;
import org.nicbench.host.Journal;
import org.nicbench.host.RestoreReport;
import org.nicbench.model.NicState;
import org.nicbench.model.Trial;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.report.json.ModelJson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;

/** Answers of commands as JSON on a stream, in the shapes of the command line's contract. */
record JsonOut(PrintStream out) {

	/** Writes something with a generator. */
	private interface Body {
		void write(JsonGenerator json) throws IOException, ProblemException;
	}

	void object(EObject object) throws ProblemException {
		write(json -> ModelJson.write(object, json));
	}

	void list(List<? extends EObject> objects) throws ProblemException {
		write(json -> {
			json.writeStartArray();
			for (EObject object : objects) {
				ModelJson.write(object, json);
			}
			json.writeEndArray();
		});
	}

	void features(NicState state) throws ProblemException {
		write(json -> ModelJson.featuresOf(state, json));
	}

	/** The run with its trials, each as its file holds it. */
	void run(RunFolder folder) throws ProblemException {
		write(json -> {
			json.writeStartObject();
			json.writeStringField("folder", folder.path().toString());
			json.writeStringField("id", folder.run().getId());
			json.writeStringField("status", folder.run().getStatus().getLiteral());
			json.writeArrayFieldStart("trials");
			for (Trial trial : folder.trials()) {
				ModelJson.write(trial, json);
			}
			json.writeEndArray();
			json.writeEndObject();
		});
	}

	void restored(List<RestoreReport> reports) throws ProblemException {
		write(json -> {
			json.writeStartArray();
			for (RestoreReport report : reports) {
				json.writeStartObject();
				json.writeStringField("nic", report.nic());
				json.writeStringField("result", report.result().toString().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
				json.writeBooleanField("restored", report.restored());
				strings("differences", report.differences(), json);
				json.writeEndObject();
			}
			json.writeEndArray();
		});
	}

	void journal(List<Journal.Item> items) throws ProblemException {
		write(json -> {
			json.writeStartArray();
			for (Journal.Item item : items) {
				json.writeStartObject();
				json.writeStringField("file", item.file().toString());
				json.writeStringField("state", item.state().toString().toLowerCase(java.util.Locale.ROOT));
				json.writeStringField("problem", item.problem());
				json.writeFieldName("entry");
				if (item.entry() == null) {
					json.writeNull();
				} else {
					ModelJson.write(item.entry(), json);
				}
				json.writeEndObject();
			}
			json.writeEndArray();
		});
	}

	void doctor(Map<String, String> facts, Map<String, String> tools, List<? extends EObject> nics, List<String> missing)
			throws ProblemException {
		write(json -> {
			json.writeStartObject();
			json.writeFieldName("facts");
			ModelJson.map(facts, json);
			json.writeFieldName("tools");
			ModelJson.map(tools, json);
			json.writeArrayFieldStart("nics");
			for (EObject nic : nics) {
				ModelJson.write(nic, json);
			}
			json.writeEndArray();
			strings("install", missing, json);
			json.writeEndObject();
		});
	}

	private static void strings(String name, List<String> texts, JsonGenerator json) throws IOException {
		json.writeArrayFieldStart(name);
		for (String text : texts) {
			json.writeString(text);
		}
		json.writeEndArray();
	}

	private void write(Body body) throws ProblemException {
		JsonFactory factory = new JsonFactory();
		factory.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
		try (JsonGenerator json = factory.createGenerator(out)) {
			json.useDefaultPrettyPrinter();
			body.write(json);
			json.writeRaw('\n');
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.UNWRITABLE, Messages.bind(Messages.cannotPrint, e.getMessage()), null, null, e);
		}
	}
}
