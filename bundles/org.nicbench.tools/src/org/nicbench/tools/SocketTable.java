// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.nio.channels.DatagramChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;

import org.nicbench.model.Protocol;

/**
 * Ports somebody listens on (TCP state LISTEN, 0A) or has bound (UDP), of both IP versions, as the kernel lists them in
 * {@code /proc/net/tcp} and its siblings (proc(5); net/ipv4/tcp_ipv4.c, {@code get_openreq4} and friends).
 */
public final class SocketTable {

	private static final String LISTEN = "0A";
	private static final int ATTEMPTS = 64;

	private final BitSet ports = new BitSet();

	private SocketTable() {
	}

	/** @return the table of the network namespace of the calling thread */
	public static SocketTable ofThisThread(Protocol protocol) throws IOException {
		SocketTable table = new SocketTable();
		String name = protocol == Protocol.UDP ? "udp" : "tcp";
		for (String file : List.of(name, name + "6")) {
			Path path = Path.of("/proc/thread-self/net", file);
			if (Files.exists(path)) {
				try (Reader text = Files.newBufferedReader(path)) {
					table.parse(text, protocol);
				}
			}
		}
		return table;
	}

	/** Adds the lines of one such file. */
	void parse(Reader text, Protocol protocol) throws IOException {
		BufferedReader lines = new BufferedReader(text);
		for (String line = lines.readLine(); line != null; line = lines.readLine()) {
			String[] fields = line.strip().split("\\s+");
			int colon = fields.length > 3 ? fields[1].lastIndexOf(':') : -1;
			if (colon > 0 && (protocol == Protocol.UDP || fields[3].equals(LISTEN))) {
				ports.set(Integer.parseInt(fields[1].substring(colon + 1), 16));
			}
		}
	}

	static SocketTable of(Reader text, Protocol protocol) throws IOException {
		SocketTable table = new SocketTable();
		table.parse(text, protocol);
		return table;
	}

	/** @return whether somebody listens on that port */
	public boolean listens(int port) {
		return ports.get(port);
	}

	/**
	 * Finds ports that nobody holds in the namespace of the calling thread, by binding them for a moment.
	 *
	 * @param count how many in a row
	 * @return the first of them
	 */
	public static int freePorts(Protocol protocol, int count) throws IOException {
		for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
			int first = bound(protocol, 0);
			if (first + count <= 65536 && allFree(protocol, first + 1, count - 1)) {
				return first;
			}
		}
		throw new BindException("no " + count + " free ports in a row");
	}

	private static boolean allFree(Protocol protocol, int first, int count) throws IOException {
		for (int port = first; port < first + count; port++) {
			try {
				bound(protocol, port);
			} catch (BindException e) {
				return false;
			}
		}
		return true;
	}

	/** Binds TCP always, and UDP too where data runs over it: tools keep their control connection on TCP. */
	private static int bound(Protocol protocol, int port) throws IOException {
		try (ServerSocketChannel server = ServerSocketChannel.open()) {
			server.bind(new InetSocketAddress(port));
			int found = ((InetSocketAddress) server.getLocalAddress()).getPort();
			if (protocol == Protocol.UDP) {
				try (DatagramChannel datagrams = DatagramChannel.open()) {
					datagrams.bind(new InetSocketAddress(found));
				}
			}
			return found;
		}
	}
}
