// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.roundtrip;

import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Assumptions;
import org.nicbench.linux.Capabilities;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.linux.Tap;
import org.nicbench.linux.ethtool.Ethtool;
import org.nicbench.linux.rtnetlink.Rtnetlink;
import org.nicbench.model.NicState;
import org.nicbench.tools.read.Readers;

/**
 * A network namespace of the test's own with a veth pair {@code va}, {@code vb}, a bridge {@code br} over {@code vb} and a tap
 * {@code tp}, in which the real ethtool, ip and ifconfig are run.
 */
final class NicCommands implements AutoCloseable {

	private static final AtomicInteger COUNT = new AtomicInteger();
	private static final String[] FOLDERS = { "/usr/sbin", "/sbin", "/usr/bin", "/bin" };

	private final String name = "nbr" + ProcessHandle.current().pid() + "x" + COUNT.incrementAndGet();
	private final NetworkNamespace namespace;
	final Rtnetlink rtnetlink;
	final Ethtool ethtool;

	/** Skips the test, with the reason, where namespaces cannot be made. */
	NicCommands() throws IOException {
		Assumptions.assumeTrue(Capabilities.current().hasSysAdmin(), "needs the right to make network namespaces");
		namespace = NetworkNamespace.create(name);
		rtnetlink = Rtnetlink.open(namespace);
		ethtool = Ethtool.open(namespace);
		rtnetlink.createVeth("va", "vb");
		rtnetlink.createBridge("br");
		namespace.callIo(() -> {
			Tap.createPersistent("tp");
			return null;
		});
		rtnetlink.setMaster("vb", "br");
		rtnetlink.setMtu("va", 7200);
		rtnetlink.setTxQueueLength("va", 321);
		for (String nic : List.of("lo", "va", "vb", "br")) {
			rtnetlink.setUp(nic);
		}
		awaitUp(List.of("va", "vb", "br"));
	}

	/** The kernel tells the state of a link a moment after its carrier. */
	private void awaitUp(List<String> nics) throws IOException {
		long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
		for (String nic : nics) {
			while (!rtnetlink.link(nic).operationalState().equals("up") && System.nanoTime() < deadline) {
				LockSupport.parkNanos(1_000_000);
			}
		}
	}

	/** @return what the command printed on both streams; skips the test where the program is not installed */
	String run(String... command) throws Exception {
		Optional<String> program = Stream.of(FOLDERS).map(folder -> folder + "/" + command[0]).filter(path -> new File(path).canExecute())
				.findFirst();
		Assumptions.assumeTrue(program.isPresent(), "needs the program " + command[0]);
		String[] words = command.clone();
		words[0] = program.get();
		ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
		builder.environment().put("LC_ALL", "C");
		Process process = namespace.start(builder);
		process.getOutputStream().close();
		String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		process.waitFor();
		return text;
	}

	/** @return the output behind its command, as in a shell session */
	String session(String... command) throws Exception {
		return "$ " + String.join(" ", command) + "\n" + run(command);
	}

	static List<NicState> read(String text) throws Exception {
		List<EObject> objects = Readers.read("session.txt", new StringReader(text)).objects();
		return objects.stream().map(NicState.class::cast).toList();
	}

	@Override
	public void close() throws IOException {
		rtnetlink.delete("va");
		rtnetlink.close();
		ethtool.close();
		namespace.close();
		NetworkNamespace.delete(name);
	}
}
