// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf3;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;

/** The sums of one element of {@code intervals}. Versions before 3.11 print both ways under the same key {@code sum}. */
final class IntervalJson {

	private int sums;

	/** Reads the sum the parser stands on. */
	void sum(JsonParser parser, boolean backward, Iperf3Test test) throws IOException {
		double start = Double.NaN;
		double end = Double.NaN;
		double bytes = Double.NaN;
		double rate = Double.NaN;
		boolean omitted = false;
		while (parser.nextToken() == JsonToken.FIELD_NAME) {
			String name = parser.currentName();
			JsonToken value = parser.nextToken();
			if (value == JsonToken.VALUE_NUMBER_FLOAT || value == JsonToken.VALUE_NUMBER_INT) {
				switch (name) {
				case "start" -> start = finite(parser);
				case "end" -> end = finite(parser);
				case "bytes" -> bytes = finite(parser);
				case "bits_per_second" -> rate = finite(parser);
				default -> {
					// not kept
				}
				}
			} else if (name.equals("omitted")) {
				omitted = value == JsonToken.VALUE_TRUE;
			} else {
				parser.skipChildren();
			}
		}
		boolean second = sums++ > 0;
		boolean other = backward || second && test.bidirectional;
		if (!omitted && !Double.isNaN(start + end + bytes)) {
			(other ? test.backward : test.forward).intervals.setSum(start, end, bytes, rate);
		}
	}

	private static double finite(JsonParser parser) throws IOException {
		double value = parser.getDoubleValue();
		return Double.isFinite(value) ? value : Double.NaN;
	}
}
