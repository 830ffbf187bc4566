// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import org.eclipse.emf.ecore.EAttribute;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.NicState;
import org.nicbench.model.value.Labels;
import org.nicbench.model.value.Values;

/**
 * Puts together what several commands tell of one NIC at about one moment: driver, rings, counters, features. Two lists of
 * features, or one fact told in two ways, are two states; so is what stands behind a test or a command that changes NICs.
 */
final class StateParts {

	private static final NicBenchPackage MODEL = NicBenchPackage.eINSTANCE;
	private static final Set<EAttribute> LISTS = Set.of(MODEL.getNicState_Features(), MODEL.getNicState_Groups());
	private static final Set<String> ETHTOOL_SHOWS = Set.of("-S", "-T", "-P", "-I");
	private static final Set<String> CHANGING_WORDS = Set.of("set", "add", "del", "delete", "change", "replace", "up", "down", "mtu");
	private static final Set<String> CHANGING_PROGRAMS = Set.of("modprobe", "rmmod", "insmod", "reboot", "nmcli", "ifup", "ifdown",
			"systemctl", "service", "tc", "brctl");

	/** No text tells of more NICs of one machine than that side by side. */
	private static final int MOST_OPEN = 256;

	private final Map<String, List<NicState>> open = new LinkedHashMap<>();

	/** @return whether that command may change what NICs are set to */
	static boolean changes(ShellCommand command) {
		List<String> arguments = command.arguments();
		return switch (command.program()) {
		case "ethtool" -> arguments.stream().filter(argument -> argument.startsWith("-")).anyMatch(StateParts::sets);
		case "ip" -> arguments.stream().anyMatch(CHANGING_WORDS::contains);
		case "ifconfig" -> arguments.size() > 1 && !arguments.get(0).startsWith("-");
		default -> CHANGING_PROGRAMS.contains(command.program());
		};
	}

	private static boolean sets(String option) {
		return option.startsWith("--") ? option.matches("--(?:set|change|config|offload|features|pause|coalesce|reset|negotiate|rxfh).*")
				: option.matches("-[A-Zsrpt]") && !ETHTOOL_SHOWS.contains(option);
	}

	/** What was told so far belongs together; what follows is another moment. */
	void close() {
		open.clear();
	}

	/** What follows of that NIC is another moment. */
	void close(String machine, String nic) {
		open.computeIfAbsent(machine, name -> new ArrayList<>()).removeIf(state -> Objects.equals(state.getNic(), nic));
	}

	/**
	 * @param machine at whose prompt it was told
	 * @return the state told before that now holds this part too, or null when the part is a state of its own
	 */
	NicState join(String machine, NicState part) {
		List<NicState> states = open.computeIfAbsent(machine, name -> new ArrayList<>());
		for (NicState state : states) {
			if (isSameNic(state, part) && agree(state, part)) {
				put(part, state);
				return state;
			}
		}
		states.removeIf(state -> part.getNic() != null && part.getNic().equals(state.getNic()));
		if (part.getNic() != null || part.getBus() != null) {
			states.add(part);
		}
		if (states.size() > MOST_OPEN) {
			states.remove(0);
		}
		return null;
	}

	private static boolean isSameNic(NicState one, NicState other) {
		if (one.getNic() != null && other.getNic() != null) {
			return one.getNic().equals(other.getNic());
		}
		return (one.getNic() != null || other.getNic() != null) && one.getBus() != null && one.getBus().equals(other.getBus());
	}

	private static boolean agree(NicState state, NicState part) {
		if (LISTS.stream().anyMatch(state::eIsSet) && LISTS.stream().anyMatch(part::eIsSet)) {
			return false;
		}
		for (EAttribute fact : part.eClass().getEAllAttributes()) {
			if (!fact.isMany() && part.eIsSet(fact) && state.eIsSet(fact) && !agree(state.eGet(fact), part.eGet(fact))) {
				return false;
			}
		}
		return true;
	}

	private static boolean agree(Object one, Object other) {
		Map<String, ?> known = map(one);
		return known == null ? one.equals(other)
				: map(other).entrySet().stream().allMatch(fact -> known.get(fact.getKey()) == null
						|| known.get(fact.getKey()).equals(fact.getValue()));
	}

	private static Map<String, ?> map(Object value) {
		return value instanceof Labels labels ? labels.asMap() : value instanceof Values values ? values.asMap() : null;
	}

	private static void put(NicState part, NicState state) {
		for (EAttribute fact : part.eClass().getEAllAttributes()) {
			if (!fact.isMany() && part.eIsSet(fact)) {
				state.eSet(fact, together(state.eGet(fact), part.eGet(fact)));
			}
		}
		part.getWarnings().stream().filter(warning -> !state.getWarnings().contains(warning)).toList()
				.forEach(state.getWarnings()::add);
	}

	private static Object together(Object known, Object told) {
		if (known instanceof Labels labels) {
			Map<String, String> all = new LinkedHashMap<>(labels.asMap());
			all.putAll(((Labels) told).asMap());
			return Labels.of(all);
		}
		if (known instanceof Values values) {
			Map<String, Long> all = new LinkedHashMap<>(values.asMap());
			all.putAll(((Values) told).asMap());
			return Values.of(all);
		}
		return told;
	}
}
