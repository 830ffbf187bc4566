// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report.json;

import java.io.IOException;
import java.util.List;

import org.nicbench.compare.Caution;
import org.nicbench.compare.Cell;
import org.nicbench.compare.ComparisonResult;
import org.nicbench.compare.Coordinate;
import org.nicbench.compare.Difference;
import org.nicbench.compare.Point;
import org.nicbench.compare.statistics.Interval;

import com.fasterxml.jackson.core.JsonGenerator;

/**
 * A comparison as JSON for programs; figures in the base unit that it names, unknown is null. {@code relativeToBaseline},
 * {@code differenceLow} and {@code differenceHigh} are fractions (-0.5: half the baseline). {@code confidence} is the
 * level that the interval of the median can claim, at most what was asked; {@code coverage} is what it really has. Verdicts
 * rest on {@code adjustedP}. Stateless.
 */
public final class ComparisonJson {

	private ComparisonJson() {
	}

	/** Writes the comparison as one object. */
	public static void write(ComparisonResult result, JsonGenerator json) throws IOException {
		json.writeStartObject();
		json.writeStringField("metric", result.metric().id());
		json.writeStringField("unit", result.metric().unit().symbol());
		json.writeBooleanField("higherIsBetter", result.metric().higherIsBetter());
		json.writeStringField("baseline", result.baseline().map(Coordinate::label).orElse(null));
		json.writeNumberField("marginPercent", result.query().marginPercent());
		json.writeNumberField("confidence", result.query().confidence());
		json.writeStringField("adjustment", result.query().adjustment().getLiteral());
		labels("tables", result.tables(), json);
		labels("rows", result.rows(), json);
		labels("columns", result.columns(), json);
		json.writeArrayFieldStart("cells");
		for (Cell cell : result.cells()) {
			cell(cell, result, json);
		}
		json.writeEndArray();
		json.writeArrayFieldStart("differs");
		for (Difference difference : result.differs()) {
			json.writeString(difference.label());
		}
		json.writeEndArray();
		json.writeArrayFieldStart("differences");
		for (Difference difference : result.differs()) {
			difference(difference, json);
		}
		json.writeEndArray();
		json.writeArrayFieldStart("warnings");
		for (Caution warning : result.warnings()) {
			json.writeString(warning.text());
		}
		json.writeEndArray();
		json.writeArrayFieldStart("warningCodes");
		for (Caution warning : result.warnings()) {
			json.writeString(warning.name());
		}
		json.writeEndArray();
		json.writeArrayFieldStart("notes");
		for (String note : result.notes()) {
			json.writeString(note);
		}
		json.writeEndArray();
		json.writeEndObject();
	}

	private static void labels(String name, List<Coordinate> coordinates, JsonGenerator json) throws IOException {
		json.writeArrayFieldStart(name);
		for (Coordinate coordinate : coordinates) {
			json.writeString(coordinate.label());
		}
		json.writeEndArray();
	}

	private static void cell(Cell cell, ComparisonResult result, JsonGenerator json) throws IOException {
		json.writeStartObject();
		json.writeStringField("table", cell.table().label());
		json.writeStringField("row", cell.row().label());
		json.writeStringField("column", cell.column().label());
		json.writeNumberField("n", cell.n());
		number("median", cell.median(), json);
		number("low", low(cell.interval()), json);
		number("high", high(cell.interval()), json);
		number("confidence", cell.interval() == null ? null : Double.valueOf(cell.interval().level(result.query().confidence())),
				json);
		number("coverage", cell.interval() == null ? null : Double.valueOf(cell.interval().coverage()), json);
		json.writeStringField("method", cell.interval() == null ? null : cell.interval().method().word());
		number("min", cell.min(), json);
		number("max", cell.max(), json);
		number("mean", cell.mean(), json);
		number("relativeToBaseline", cell.relativeToBaseline(), json);
		number("differenceLow", low(cell.difference()), json);
		number("differenceHigh", high(cell.difference()), json);
		number("p", cell.pValue(), json);
		number("adjustedP", cell.adjustedP(), json);
		json.writeStringField("verdict", cell.verdict() == null ? null : cell.verdict().word());
		json.writeFieldName("moreTrialsNeeded");
		if (cell.moreTrialsNeeded() == null) {
			json.writeNull();
		} else {
			json.writeNumber(cell.moreTrialsNeeded());
		}
		json.writeBooleanField("confounded", cell.confounded());
		json.writeArrayFieldStart("values");
		for (Point point : cell.points()) {
			ModelJson.number(point.value(), json);
		}
		json.writeEndArray();
		json.writeEndObject();
	}

	private static void difference(Difference difference, JsonGenerator json) throws IOException {
		json.writeStartObject();
		json.writeStringField("kind", difference.kind().word());
		json.writeStringField("name", difference.name());
		json.writeArrayFieldStart("ends");
		for (String end : difference.ends().stream().sorted().map(side -> side.getLiteral()).toList()) {
			json.writeString(end);
		}
		json.writeEndArray();
		json.writeFieldName("values");
		ModelJson.map(difference.values(), json);
		json.writeEndObject();
	}

	private static Double low(Interval interval) {
		return interval == null ? null : Double.valueOf(interval.low());
	}

	private static Double high(Interval interval) {
		return interval == null ? null : Double.valueOf(interval.high());
	}

	private static void number(String name, Double number, JsonGenerator json) throws IOException {
		json.writeFieldName(name);
		ModelJson.number(number, json);
	}
}
