// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.value;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Samples over intervals, immutable: one start, the end of every interval and one or more named columns of the same
 * length. Times are seconds since the start of the measured window. A sample that a source did not give is NaN and
 * written as {@code -}. Text form: {@code start=0.0;end=1.0,2.0;bytes=125,250}.
 */
public final class Series {

	private final double start;
	private final double[] ends;
	private final Map<String, double[]> columns;

	private Series(double start, double[] ends, Map<String, double[]> columns) {
		this.start = start;
		this.ends = ends;
		this.columns = columns;
	}

	/**
	 * @param start   seconds at which the first interval begins
	 * @param ends    seconds at which each interval ends, ascending
	 * @param columns samples by name, each as long as {@code ends}; in order
	 * @throws IllegalArgumentException when a column has another length
	 */
	public static Series of(double start, double[] ends, Map<String, double[]> columns) {
		Map<String, double[]> copy = new LinkedHashMap<>();
		columns.forEach((name, samples) -> {
			if (samples.length != ends.length) {
				throw new IllegalArgumentException(
						"column " + name + " has " + samples.length + " samples for " + ends.length + " intervals");
			}
			copy.put(name, samples.clone());
		});
		return new Series(start, ends.clone(), Collections.unmodifiableMap(copy));
	}

	/**
	 * Reads the text form.
	 *
	 * @throws IllegalArgumentException when it is malformed or columns differ in length
	 */
	public static Series valueOf(String text) {
		double start = 0;
		double[] ends = new double[0];
		Map<String, double[]> columns = new LinkedHashMap<>();
		for (String part : text.strip().split(";")) {
			int equals = part.indexOf('=');
			if (equals < 0) {
				throw new IllegalArgumentException("not name=samples: \"" + part + "\"");
			}
			String name = TextForm.decode(part.substring(0, equals));
			double[] samples = samples(part.substring(equals + 1));
			switch (name) {
			case "start" -> start = samples.length == 1 ? samples[0] : Double.NaN;
			case "end" -> ends = samples;
			default -> columns.put(name, samples);
			}
		}
		return of(start, ends, columns);
	}

	private static double[] samples(String text) {
		if (text.isEmpty()) {
			return new double[0];
		}
		String[] tokens = text.split(",");
		double[] samples = new double[tokens.length];
		for (int i = 0; i < tokens.length; i++) {
			samples[i] = tokens[i].equals("-") ? Double.NaN : Double.parseDouble(tokens[i]);
		}
		return samples;
	}

	/** @return number of intervals */
	public int size() {
		return ends.length;
	}

	/** @return seconds at which interval {@code index} begins */
	public double start(int index) {
		return index == 0 ? start : ends[index - 1];
	}

	/** @return seconds at which interval {@code index} ends */
	public double end(int index) {
		return ends[index];
	}

	/** @return names of the columns, in order */
	public Iterable<String> names() {
		return columns.keySet();
	}

	/** @return whether there is a column of that name */
	public boolean has(String name) {
		return columns.containsKey(name);
	}

	/** @return the sample, NaN when the source did not give it or there is no such column */
	public double at(String name, int index) {
		double[] samples = columns.get(name);
		return samples == null ? Double.NaN : samples[index];
	}

	/** @return a copy of the samples of a column, or an empty array */
	public double[] column(String name) {
		double[] samples = columns.get(name);
		return samples == null ? new double[0] : samples.clone();
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof Series series && series.toString().equals(toString());
	}

	@Override
	public int hashCode() {
		return Arrays.hashCode(ends);
	}

	@Override
	public String toString() {
		StringBuilder text = new StringBuilder("start=").append(number(start)).append(";end=");
		append(text, ends);
		columns.forEach((name, samples) -> append(text.append(';').append(TextForm.encode(name)).append('='), samples));
		return text.toString();
	}

	private static void append(StringBuilder text, double[] samples) {
		for (int i = 0; i < samples.length; i++) {
			text.append(i == 0 ? "" : ",").append(number(samples[i]));
		}
	}

	private static String number(double value) {
		if (Double.isNaN(value)) {
			return "-";
		}
		return value == Math.rint(value) && Math.abs(value) < 1e15 ? Long.toString((long) value) : Double.toString(value);
	}
}
