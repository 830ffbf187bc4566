// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;

/** The figures that SciPy gives for the 24 pairs of samples in two_samples.csv; its first line names the version. */
class TwoSamplesTest {

	private static final double TOLERANCE = 1e-6;

	private record Truth(double[] x, double[] y, double[] figures) {
		double at(String name) {
			return figures[NAMES.indexOf(name)];
		}
	}

	private static final List<String> NAMES = List.of("u", "p", "difference", "low", "high", "coverage", "ratio",
			"ratioLow", "ratioHigh", "quartile", "medianLow", "medianHigh");

	private static List<Truth> truths() throws IOException {
		List<Truth> truths = new ArrayList<>();
		try (BufferedReader lines = new BufferedReader(new InputStreamReader(
				TwoSamplesTest.class.getResourceAsStream("two_samples.csv"), StandardCharsets.UTF_8))) {
			lines.readLine();
			assertEquals("x;y;" + String.join(";", NAMES), lines.readLine());
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				String[] parts = line.split(";");
				truths.add(new Truth(numbers(parts[0]), numbers(parts[1]),
						numbers(String.join(",", Arrays.asList(parts).subList(2, parts.length)))));
			}
		}
		assertEquals(24, truths.size());
		return truths;
	}

	private static double[] numbers(String text) {
		return Arrays.stream(text.split(",")).map(number -> number.replace("nan", "NaN").replace("inf", "Infinity"))
				.mapToDouble(Double::parseDouble).toArray();
	}

	@Test
	void mannWhitney() throws IOException {
		for (Truth truth : truths()) {
			MannWhitney test = MannWhitney.of(truth.x(), truth.y());
			assertEquals(truth.at("u"), test.u(), TOLERANCE);
			assertEquals(truth.at("p"), test.pValue(), TOLERANCE);
		}
	}

	@Test
	void hodgesLehmann() throws IOException {
		int intervals = 0;
		for (Truth truth : truths()) {
			HodgesLehmann difference = HodgesLehmann.difference(truth.x(), truth.y(), 0.95);
			HodgesLehmann ratio = HodgesLehmann.ratio(truth.x(), truth.y(), 0.95);
			assertEquals(truth.at("difference"), difference.estimate(), TOLERANCE);
			assertEquals(truth.at("ratio"), ratio.estimate(), TOLERANCE);
			if (!Double.isNaN(truth.at("low"))) {
				intervals++;
				assertEquals(truth.at("low"), difference.interval().low(), TOLERANCE);
				assertEquals(truth.at("high"), difference.interval().high(), TOLERANCE);
				assertEquals(truth.at("coverage"), difference.interval().coverage(), TOLERANCE);
				assertEquals(truth.at("ratioLow"), ratio.interval().low(), TOLERANCE);
				assertEquals(truth.at("ratioHigh"), ratio.interval().high(), TOLERANCE);
			}
		}
		assertEquals(20, intervals);
	}

	@Test
	void quantilesAndIntervalOfTheMedian() throws IOException {
		for (Truth truth : truths()) {
			Quantiles quantiles = Quantiles.of(truth.x());
			assertEquals(truth.at("quartile"), quantiles.quantile(0.25), TOLERANCE);
			Interval interval = quantiles.medianInterval(0.95);
			boolean exists = !Double.isNaN(truth.at("medianLow")) && !Double.isNaN(truth.at("medianHigh"));
			assertEquals(exists ? Interval.Method.ORDER_STATISTICS : Interval.Method.LOWEST_TO_HIGHEST, interval.method());
			if (exists) {
				assertEquals(truth.at("medianLow"), interval.low(), TOLERANCE);
				assertEquals(truth.at("medianHigh"), interval.high(), TOLERANCE);
			}
		}
	}
}
