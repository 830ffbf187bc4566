// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.nicbench.linux.ethtool.Channels;
import org.nicbench.linux.ethtool.Ethtool;
import org.nicbench.linux.ethtool.FeatureBits;
import org.nicbench.linux.ethtool.LinkSettings;
import org.nicbench.linux.ethtool.Pause;
import org.nicbench.linux.ethtool.Rings;
import org.nicbench.linux.proc.Machine;
import org.nicbench.linux.rtnetlink.Link;
import org.nicbench.linux.rtnetlink.Rtnetlink;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Values;

/** The state of a NIC from what ethtool and rtnetlink calls tell. What a driver does not tell stays unset. */
final class StateReader {

	private static final String MAX = "-max";

	private final Ethtool ethtool;
	private final Rtnetlink rtnetlink;

	StateReader(Ethtool ethtool, Rtnetlink rtnetlink) {
		this.ethtool = ethtool;
		this.rtnetlink = rtnetlink;
	}

	/** With driver, link settings and statistics. */
	NicState read(String nic) throws IOException {
		NicState state = readSettings(nic);
		ethtool.driverInfo(nic).ifPresent(info -> {
			state.setDriver(textOrUnset(info.driver()));
			state.setDriverVersion(textOrUnset(info.version()));
			state.setFirmware(textOrUnset(info.firmwareVersion()));
			state.setBus(textOrUnset(info.bus()));
		});
		ethtool.linkSettings(nic).ifPresent(settings -> link(state, settings));
		ethtool.statistics(nic).ifPresent(statistics -> state.setCounters(Values.of(statistics)));
		return state;
	}

	/** Only what can be set, for verifying: a few cheap calls. */
	NicState readSettings(String nic) throws IOException {
		NicState state = NicBenchFactory.eINSTANCE.createNicState();
		Link link = rtnetlink.link(nic);
		state.setNic(nic);
		state.setTakenAt(Instant.now().truncatedTo(ChronoUnit.MILLIS).toString());
		state.setKernel(Machine.kernelRelease());
		state.setMtu(link.mtu());
		state.setTxQueueLength(link.txQueueLength());
		state.setLinkUp(link.isUp() && link.carrier());
		state.setFeatures(table(ethtool.features(nic)));
		ethtool.rings(nic).ifPresent(rings -> state.setRings(values(rings)));
		ethtool.channels(nic).ifPresent(channels -> state.setChannels(values(channels)));
		ethtool.coalescing(nic).ifPresent(coalescing -> state.setCoalescing(Values.of(coalescing.values())));
		ethtool.pause(nic).ifPresent(pause -> state.setPause(values(pause)));
		ethtool.privateFlags(nic).ifPresent(flags -> state.setPrivateFlags(flags(flags)));
		return state;
	}

	/** The kernel's bits, slots without a name left out. */
	static FeatureTable table(FeatureBits bits) {
		BitSet available = bits.available();
		BitSet neverChanged = bits.neverChanged();
		BitSet active = bits.active();
		BitSet requested = bits.requested();
		List<Feature> features = new ArrayList<>();
		for (int bit = 0; bit < bits.names().size(); bit++) {
			String name = bits.names().get(bit);
			if (!name.isEmpty()) {
				boolean changeable = available.get(bit) && !neverChanged.get(bit);
				features.add(new Feature(name, active.get(bit), requested.get(bit), changeable, !changeable));
			}
		}
		return FeatureTable.of(features);
	}

	private static void link(NicState state, LinkSettings settings) {
		settings.bitsPerSecond().ifPresent(state::setSpeedBitsPerSecond);
		state.setDuplex(settings.duplex());
	}

	private static Values values(Rings rings) {
		Map<String, Long> values = new LinkedHashMap<>();
		put(values, "rx", rings.rx(), rings.rxMax());
		put(values, "rx-mini", rings.rxMini(), rings.rxMiniMax());
		put(values, "rx-jumbo", rings.rxJumbo(), rings.rxJumboMax());
		put(values, "tx", rings.tx(), rings.txMax());
		return Values.of(values);
	}

	private static Values values(Channels channels) {
		Map<String, Long> values = new LinkedHashMap<>();
		put(values, "rx", channels.rx(), channels.rxMax());
		put(values, "tx", channels.tx(), channels.txMax());
		put(values, "other", channels.other(), channels.otherMax());
		put(values, "combined", channels.combined(), channels.combinedMax());
		return Values.of(values);
	}

	/** A kind that the NIC does not have (greatest number 0) is left out. */
	private static void put(Map<String, Long> values, String name, int now, int max) {
		if (max != 0 || now != 0) {
			values.put(name, (long) now);
			values.put(name + MAX, (long) max);
		}
	}

	private static Values values(Pause pause) {
		Map<String, Long> values = new LinkedHashMap<>();
		values.put("autoneg", pause.autonegotiate() ? 1L : 0L);
		values.put("rx", pause.rx() ? 1L : 0L);
		values.put("tx", pause.tx() ? 1L : 0L);
		return Values.of(values);
	}

	private static Values flags(Map<String, Boolean> flags) {
		Map<String, Long> values = new LinkedHashMap<>();
		flags.forEach((name, on) -> values.put(name, on ? 1L : 0L));
		return Values.of(values);
	}

	private static String textOrUnset(String text) {
		return text.isEmpty() ? null : text;
	}
}
