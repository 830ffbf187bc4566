// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

import org.nicbench.model.Side;

/**
 * Something that was effectively different between a row and the baseline: read from the NIC while the trials ran, not
 * from what a profile asked for. Immutable.
 *
 * @param kind   sort of setting; more than one sort in one comparison confounds it
 * @param name   name within the sort (kernel name of a feature, name of a ring ...); empty where the sort is one thing
 * @param ends   ends at which it differs; empty where it belongs to no end
 * @param values value by row label, the baseline first; several values of one row are joined by a slash
 */
public record Difference(Kind kind, String name, Set<Side> ends, Map<String, String> values) {

	/** Sort of setting. */
	public enum Kind {
		/** An active bit of {@code dev->features}. */
		FEATURE("feature"),
		/** Maximum transmission unit, bytes. */
		MTU("mtu"),
		/** Ring size. */
		RINGS("ring"),
		/** Channel count. */
		CHANNELS("channel"),
		/** Interrupt coalescing. */
		COALESCING("coalescing"),
		/** Pause frames. */
		PAUSE("pause"),
		/** A private flag of the driver. */
		PRIVATE_FLAG("private flag"),
		/** Length of the transmit queue, packets. */
		TX_QUEUE_LENGTH("tx queue length"),
		/** Link speed and duplex. */
		LINK("link"),
		/** Driver of the NIC. */
		DRIVER("driver"),
		/** Version of the driver. */
		DRIVER_VERSION("driver version"),
		/** Firmware of the NIC. */
		FIRMWARE("firmware"),
		/** Kernel release. */
		KERNEL("kernel"),
		/** Processor model. */
		CPU_MODEL("cpu model"),
		/** Frequency governor. */
		GOVERNOR("governor"),
		/** TCP congestion control. */
		CONGESTION_CONTROL("congestion control"),
		/** Throughput tool. */
		TOOL("tool"),
		/** Its version. */
		TOOL_VERSION("tool version"),
		/** Another coordinate of the cell, for example streams or mss. */
		SETTING("setting");

		private final String word;

		Kind(String word) {
			this.word = word;
		}

		/** @return the word that stands in text and JSON */
		public String word() {
			return word;
		}
	}

	/** Copies the collections, keeping their order. */
	public Difference {
		ends = Set.copyOf(ends);
		values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
	}

	/** @return for example {@code feature tx-tcp-segmentation}, {@code mtu}, or the name alone of another setting */
	public String label() {
		if (kind == Kind.SETTING) {
			return name;
		}
		return name.isEmpty() ? kind.word() : kind.word() + " " + name;
	}
}
