// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SocketChannel;

/** The client's end of one data connection: opens the socket on its own thread and moves payload there. */
final class DataConnection implements Runnable {
	private final DataStream stream;
	private final Flow flow;
	private final BuiltinRequest request;
	private final SocketInspector inspector;

	DataConnection(DataStream stream, Flow flow, BuiltinRequest request, SocketInspector inspector) {
		this.stream = stream;
		this.flow = flow;
		this.request = request;
		this.inspector = inspector;
	}

	@Override
	public void run() {
		try {
			SocketChannel channel = SocketChannel.open(Sockets.family(request.server().getAddress()));
			if (stream.own(channel)) {
				open(channel);
				stream.markConnected();
				flow.signal();
				flow.transfer(stream);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			stream.close();
		} catch (IOException e) {
			stream.fail(e);
			flow.signal();
		}
	}

	private void open(SocketChannel channel) throws IOException {
		SocketSettings settings = request.sockets();
		DataStream.configure(channel, settings);
		if (settings.maximumSegmentBytes() > 0 || !settings.congestionControl().isEmpty()) {
			// an inspector finds the socket by its local port
			channel.bind(local(request));
			setNativeOptions(channel, settings);
		}
		connect(channel, request);
		// TCP_NODELAY of the greeting stays: every write is large, so it changes nothing
		greet(new ControlLine(channel), request,
				new Greeting(false, request.cookie(), stream.index(), stream.direction()));
	}

	private void setNativeOptions(SocketChannel channel, SocketSettings settings) throws IOException {
		if (settings.maximumSegmentBytes() > 0
				&& !inspector.setMaximumSegment(channel, settings.maximumSegmentBytes())) {
			throw cannotSet("TCP_MAXSEG"); //$NON-NLS-1$
		}
		if (!settings.congestionControl().isEmpty()
				&& !inspector.setCongestionControl(channel, settings.congestionControl())) {
			throw cannotSet("TCP_CONGESTION"); //$NON-NLS-1$
		}
	}

	private static BuiltinException cannotSet(String option) {
		return new BuiltinException(BuiltinException.Kind.UNSUPPORTED_OPTION,
				Messages.bind(Messages.Client_cannotSet, option));
	}

	private static InetSocketAddress local(BuiltinRequest request) {
		return request.localAddress() == null ? null : new InetSocketAddress(request.localAddress(), 0);
	}

	/** Connects within the time limit. */
	static void connect(SocketChannel channel, BuiltinRequest request) throws IOException {
		channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
		if (request.localAddress() != null && channel.getLocalAddress() == null) {
			channel.bind(local(request));
		}
		channel.socket().connect(request.server(), Sockets.millis(request.connectSeconds()));
	}

	/** Says who this is and waits for a welcome. */
	static void greet(ControlLine line, BuiltinRequest request, Greeting greeting) throws IOException {
		InetSocketAddress server = request.server();
		line.setSilenceLimit(request.connectSeconds());
		line.write(greeting.encoded());
		Greeting.Answer answer;
		try {
			answer = Greeting.readAnswer(line.in());
		} catch (EOFException e) {
			answer = null;
		}
		if (answer == null) {
			throw new BuiltinException(BuiltinException.Kind.FOREIGN_PEER,
					Messages.bind(Messages.Client_foreignServer, Messages.address(server)));
		}
		switch (answer.verdict()) {
		case WELCOME:
			return;
		case BUSY:
			throw new BuiltinException(BuiltinException.Kind.BUSY,
					Messages.bind(Messages.Client_busy, Messages.address(server)));
		case WRONG_COOKIE:
			throw new BuiltinException(BuiltinException.Kind.WRONG_COOKIE,
					Messages.bind(Messages.Client_wrongCookie, Messages.address(server)));
		default:
			throw new BuiltinException(BuiltinException.Kind.FOREIGN_PEER,
					Messages.bind(Messages.Client_serverSaid, Messages.address(server), answer.text()));
		}
	}
}
