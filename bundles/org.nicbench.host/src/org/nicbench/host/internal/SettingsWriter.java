// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

import org.nicbench.linux.ErrnoException;
import org.nicbench.linux.ethtool.Channels;
import org.nicbench.linux.ethtool.Coalescing;
import org.nicbench.linux.ethtool.Ethtool;
import org.nicbench.linux.ethtool.Pause;
import org.nicbench.linux.ethtool.Rings;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.linux.rtnetlink.Rtnetlink;

/** Sets one kind of setting of a NIC at a time; only what is named changes. What came of it must be read. */
final class SettingsWriter {

	private static final long CARRIER_NANOSECONDS = TimeUnit.SECONDS.toNanos(10);
	private static final long POLL_NANOSECONDS = TimeUnit.MILLISECONDS.toNanos(20);

	private final Ethtool ethtool;
	private final Rtnetlink rtnetlink;

	SettingsWriter(Ethtool ethtool, Rtnetlink rtnetlink) {
		this.ethtool = ethtool;
		this.rtnetlink = rtnetlink;
	}

	void mtu(String nic, int bytes) throws ErrnoException {
		rtnetlink.setMtu(nic, bytes);
	}

	void txQueueLength(String nic, int packets) throws ErrnoException {
		rtnetlink.setTxQueueLength(nic, packets);
	}

	/** One ETHTOOL_SFEATURES call. */
	void features(String nic, Map<String, Boolean> wishes) throws IOException {
		if (!wishes.isEmpty()) {
			ethtool.setFeatures(nic, wishes);
		}
	}

	void privateFlags(String nic, Map<String, Long> flags) throws IOException {
		Map<String, Boolean> wishes = new LinkedHashMap<>();
		flags.forEach((name, value) -> wishes.put(name, value != 0));
		ethtool.setPrivateFlags(nic, wishes);
	}

	void channels(String nic, Map<String, Long> values) throws IOException {
		Channels now = ethtool.channels(nic).orElseThrow(() -> unsupported("channels", nic));
		ethtool.setChannels(nic, now.withCounts(value(values, "rx", now.rx()), value(values, "tx", now.tx()),
				value(values, "other", now.other()), value(values, "combined", now.combined())));
	}

	void rings(String nic, Map<String, Long> values) throws IOException {
		Rings now = ethtool.rings(nic).orElseThrow(() -> unsupported("rings", nic));
		ethtool.setRings(nic, now.withSizes(value(values, "rx", now.rx()), value(values, "rx-mini", now.rxMini()),
				value(values, "rx-jumbo", now.rxJumbo()), value(values, "tx", now.tx())));
	}

	void coalescing(String nic, Map<String, Long> values) throws IOException {
		Coalescing now = ethtool.coalescing(nic).orElseThrow(() -> unsupported("coalescing", nic));
		ethtool.setCoalescing(nic, now.with(values));
	}

	void pause(String nic, Map<String, Long> values) throws IOException {
		Pause now = ethtool.pause(nic).orElseThrow(() -> unsupported("pause", nic));
		ethtool.setPause(nic, new Pause(value(values, "autoneg", now.autonegotiate() ? 1 : 0) != 0,
				value(values, "rx", now.rx() ? 1 : 0) != 0, value(values, "tx", now.tx() ? 1 : 0) != 0));
	}

	/**
	 * Waits until a NIC that had its carrier has it again: drivers take the link down to change rings or channels.
	 *
	 * @return whether it came back within 10 s
	 */
	boolean awaitCarrier(String nic) throws ErrnoException {
		long end = System.nanoTime() + CARRIER_NANOSECONDS;
		while (true) {
			Link link = rtnetlink.link(nic);
			if (!link.isUp() || link.carrier()) {
				return true;
			}
			if (System.nanoTime() - end > 0) {
				return false;
			}
			LockSupport.parkNanos(POLL_NANOSECONDS);
		}
	}

	private static int value(Map<String, Long> values, String name, int otherwise) {
		Long value = values.get(name);
		return value == null ? otherwise : value.intValue();
	}

	private static ErrnoException unsupported(String what, String nic) {
		return new ErrnoException(org.nicbench.linux.Errno.EOPNOTSUPP, what, nic);
	}
}
