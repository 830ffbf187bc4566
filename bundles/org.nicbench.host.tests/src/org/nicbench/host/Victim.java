// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import java.util.List;
import java.util.Random;

import org.nicbench.features.Presets;
import org.nicbench.model.Access;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.status.ProblemException;

/**
 * A process that changes a NIC, to be killed or looked at by a test. Says on its standard output what it does:
 * {@code A} before it applies, {@code H} while it holds, {@code R} before it restores, {@code I} when idle again.
 */
public final class Victim {

	private static final int[] MTUS = { 1500, 9000, 2000 };

	private Victim() {
	}

	/** @param arguments namespace, NIC, what to do, seed */
	public static void main(String[] arguments) throws Exception {
		org.nicbench.model.Host described = NicBenchFactory.eINSTANCE.createHost();
		described.setName("victim");
		described.setAccess(Access.NAMESPACE);
		described.setNamespace(arguments[0]);
		String nic = arguments[1];
		try (Host host = HostProvider.open(described)) {
			switch (arguments[2]) {
			case "loop" -> loop(host, nic, new Random(Long.parseLong(arguments[3])));
			case "hold" -> hold(host, nic);
			case "confirm" -> confirm(host, nic, Integer.parseInt(arguments[3]));
			case "recover" -> Recovery.finishLeftovers(null).forEach(report -> say(report.result() + " " + report.differences()));
			case "restore" -> Recovery.restoreAll(null, null).forEach(report -> say(report.result() + " " + report.differences()));
			default -> throw new IllegalArgumentException(arguments[2]);
			}
		} catch (ProblemException e) {
			say(e.kind() + " " + e.getMessage());
		}
	}

	private static void loop(Host host, String nic, Random random) throws Exception {
		List<String> presets = Presets.ids();
		while (true) {
			OffloadProfile profile = Presets.create(presets.get(random.nextInt(presets.size())));
			profile.setMtu(MTUS[random.nextInt(MTUS.length)]);
			profile.setTxQueueLength(100 + random.nextInt(900));
			say("A");
			Applied applied = host.apply(profile, nic, ApplyOptions.PLAIN, null);
			say("H");
			Thread.sleep(5 + random.nextInt(20));
			say("R");
			applied.restore(null);
			say("I");
		}
	}

	private static void hold(Host host, String nic) throws Exception {
		Applied applied = host.apply(Presets.create("all-off"), nic, ApplyOptions.PLAIN, null);
		say("H");
		while (System.in.read() >= 0) {
			// until the test closes the pipe
		}
		say(applied.restore(null).result().name());
	}

	private static void confirm(Host host, String nic, int seconds) throws Exception {
		Applied applied = host.apply(Presets.create("all-off"), nic, ApplyOptions.PLAIN.withConfirm(seconds), null);
		say("H");
		say(applied.awaitConfirmation(null) ? "confirmed" : "reverted");
	}

	private static synchronized void say(String line) {
		System.out.println(line);
		System.out.flush();
	}
}
