// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.io.EOFException;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** What the server says while and after the traffic flows, kept for the result. */
final class ServerVoice {
	private final BuiltinRequest request;
	private final Flow flow;
	private final BuiltinListener listener;
	private final IntervalLog log;
	private final CountDownLatch ended = new CountDownLatch(1);
	private volatile List<StreamSide> sides;
	private volatile String error;

	ServerVoice(BuiltinRequest request, Flow flow, BuiltinListener listener) {
		this.request = request;
		this.flow = flow;
		this.listener = listener;
		log = new IntervalLog(flow.streams().size());
	}

	/** Reads the control line to the result or the line's end. */
	void listen(ControlLine line) {
		try {
			while (sides == null) {
				hear(line.read());
			}
		} catch (EOFException e) {
			error = Messages.bind(Messages.Client_serverLeft, Messages.address(request.server()));
		} catch (SocketTimeoutException e) {
			error = Messages.bind(Messages.Client_serverSilent, Messages.address(request.server()));
		} catch (IOException | IllegalArgumentException e) {
			error = Failures.connecting(request.server(), e).getMessage();
		} finally {
			ended.countDown();
			flow.endEarly();
		}
	}

	private void hear(Frame frame) throws IOException {
		switch (frame.type()) {
		case INTERVAL:
			interval(frame.interval());
			break;
		case FINISHED:
			flow.peerFinished();
			break;
		case RESULT:
			sides = checked(frame.result(log));
			break;
		case REFUSED:
			throw new IOException(frame.text());
		case BEAT:
			break;
		default:
			throw new IOException(Messages.Frame_unknown);
		}
	}

	private void interval(Frame.Interval interval) {
		log.add(interval.endSeconds(), interval.bytes());
		if (request.direction() != Direction.REVERSE) {
			long[] received = Arrays.copyOf(interval.bytes(), request.streams());
			listener.interval(Direction.FORWARD, interval.endSeconds(), interval.lengthSeconds(), received);
		}
	}

	private List<StreamSide> checked(List<StreamSide> all) throws IOException {
		if (all.size() != flow.streams().size()) {
			throw new IOException(Messages.Frame_unknown);
		}
		return all;
	}

	void awaitResult(double seconds) throws InterruptedException {
		if (!ended.await(Math.round(seconds * 1000), TimeUnit.MILLISECONDS) && error == null) {
			error = Messages.bind(Messages.Client_serverSilent, Messages.address(request.server()));
		}
	}

	boolean hasResult() {
		return sides != null;
	}

	/** @return why the result did not come, or null */
	String error() {
		return error;
	}

	/** @return the server's side of all streams; from its intervals when its result did not come */
	List<StreamSide> sides() {
		List<StreamSide> known = sides;
		if (known != null) {
			return known;
		}
		List<StreamSide> soFar = new ArrayList<>();
		for (int i = 0; i < flow.streams().size(); i++) {
			IntervalSeries series = log.series(i);
			soFar.add(new StreamSide(log.lastEndSeconds(), series.totalBytes(), series.totalBytes(), series, null,
					null));
		}
		return soFar;
	}
}
