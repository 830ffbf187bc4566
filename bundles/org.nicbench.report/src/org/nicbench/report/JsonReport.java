// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import java.io.IOException;
import java.io.OutputStream;

import org.nicbench.report.json.ComparisonJson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;

/** The main comparison as JSON. */
public final class JsonReport implements ReportWriter {

	@Override
	public String format() {
		return "json";
	}

	@Override
	public String label() {
		return "JSON";
	}

	@Override
	public void write(Report report, OutputStream out) throws IOException {
		JsonFactory factory = new JsonFactory();
		factory.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
		try (JsonGenerator json = factory.createGenerator(out)) {
			json.useDefaultPrettyPrinter();
			ComparisonJson.write(report.main(), json);
			json.writeRaw('\n');
		}
	}
}
