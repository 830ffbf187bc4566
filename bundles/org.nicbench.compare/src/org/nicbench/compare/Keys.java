// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.nicbench.model.Host;
import org.nicbench.model.NicState;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Axis;
import org.nicbench.model.Throughput;

/**
 * What a trial can be told apart by: the coordinates of its cell (profile, streams, mtu, ...) and what follows from its
 * run and NIC states. A coordinate of the cell goes before a derived key of the same name.
 */
public final class Keys {

	/** Profile: the usual row. */
	public static final String PROFILE = "profile";
	/** Number of streams: the usual column. */
	public static final String STREAMS = "streams";
	/** Run. */
	public static final String RUN = "run";
	/** Prefix of a key that names one feature: {@code feature:tx-tcp-segmentation} is on or off at the sender. */
	public static final String FEATURE = "feature:";

	/** Keys that every trial has besides the coordinates of its cell. */
	public static final List<String> DERIVED = List.of(RUN, "date", "host", "nic", "driver", "kernel", "mtu", "tool",
			"tool-version", "protocol", "direction");

	private static final int DATE_LENGTH = 10;

	private Keys() {
	}

	/** @return the value of a key for a trial, or null where it is not known */
	static String value(String key, Sample sample) {
		String label = sample.trial().getCell() == null ? null : sample.trial().getCell().get(key);
		if (label != null) {
			return label;
		}
		if (key.startsWith(FEATURE)) {
			NicState state = sample.senderState();
			return state == null || state.getFeatures() == null ? null
					: state.getFeatures().get(key.substring(FEATURE.length()))
							.map(feature -> feature.active() ? "on" : "off").orElse(null);
		}
		return derived(key, sample);
	}

	private static String derived(String key, Sample sample) {
		Throughput result = sample.trial().getResult();
		NicState state = sample.senderState();
		return switch (key) {
		case RUN -> sample.runName();
		case "date" -> date(sample);
		case "host" -> host(sample);
		case "nic" -> sample.trial().getSender() == null ? null : sample.trial().getSender().getNic();
		case "driver" -> state == null ? null : state.getDriver();
		case "kernel" -> kernel(sample, state);
		case "mtu" -> state == null || !state.isSetMtu() ? null : Integer.toString(state.getMtu());
		case "tool" -> result == null ? null : result.getTool();
		case "tool-version" -> result == null ? null : result.getToolVersion();
		case "protocol" -> result == null || !result.isSetProtocol() ? null : result.getProtocol().getLiteral();
		case "direction" -> result == null || !result.isSetDirection() ? null : result.getDirection().getLiteral();
		default -> null;
		};
	}

	private static String date(Sample sample) {
		String started = sample.trial().getStartedAt() != null ? sample.trial().getStartedAt()
				: sample.run().getStartedAt();
		return started == null || started.length() < DATE_LENGTH ? started : started.substring(0, DATE_LENGTH);
	}

	private static String host(Sample sample) {
		if (sample.trial().getSender() != null && sample.trial().getSender().getHost() != null) {
			return sample.trial().getSender().getHost();
		}
		return sample.run().getSender() == null ? null : sample.run().getSender().getName();
	}

	private static String kernel(Sample sample, NicState state) {
		Host sender = sample.run().getSender();
		if (sender != null && sender.getFacts() != null && sender.getFacts().getKernel() != null) {
			return sender.getFacts().getKernel();
		}
		return state == null ? null : state.getKernel();
	}

	/** @return keys of the cells of these trials, in order of first appearance */
	static Set<String> ofCells(List<Sample> samples) {
		Set<String> keys = new LinkedHashSet<>();
		for (Sample sample : samples) {
			if (sample.trial().getCell() != null) {
				keys.addAll(sample.trial().getCell().asMap().keySet());
			}
		}
		return keys;
	}

	/**
	 * The values of a key in the order a reader expects: as the plans name them, numbers ascending otherwise, else as they
	 * appear.
	 */
	static List<String> ordered(String key, List<Sample> samples, Set<String> present) {
		Set<String> values = new LinkedHashSet<>();
		for (Sample sample : samples) {
			for (String planned : planned(key, sample)) {
				if (present.contains(planned)) {
					values.add(planned);
				}
			}
		}
		boolean fromPlan = !values.isEmpty();
		values.addAll(present);
		List<String> ordered = new java.util.ArrayList<>(values);
		if (!fromPlan && ordered.stream().allMatch(value -> value.matches("-?[0-9]+(\\.[0-9]+)?"))) {
			ordered.sort(java.util.Comparator.comparingDouble(Double::parseDouble));
		}
		return ordered;
	}

	private static List<String> planned(String key, Sample sample) {
		if (key.equals(PROFILE)) {
			return sample.run().getProfiles().stream().map(OffloadProfile::getName).toList();
		}
		if (sample.run().getPlan() == null) {
			return List.of();
		}
		return sample.run().getPlan().getAxes().stream().filter(axis -> key.equals(axis.getKey())).map(Axis::getValues)
				.<String>flatMap(List::stream).toList();
	}
}
