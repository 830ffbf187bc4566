// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

import java.util.ArrayList;
import java.util.List;

/** Puts the two sides of every stream together and names what went wrong. */
final class ResultAssembly {
	private final BuiltinRequest request;
	private final Flow flow;
	private final ServerVoice server;

	ResultAssembly(BuiltinRequest request, Flow flow, ServerVoice server) {
		this.request = request;
		this.flow = flow;
		this.server = server;
	}

	BuiltinResult result(List<StreamSide> client, boolean cancelled) {
		List<StreamSide> peer = server.sides();
		List<StreamReport> reports = new ArrayList<>();
		List<String> errors = new ArrayList<>();
		for (int i = 0; i < client.size(); i++) {
			DataStream stream = flow.streams().get(i);
			StreamSide sender = stream.isSending() ? client.get(i) : peer.get(i);
			StreamSide receiver = stream.isSending() ? peer.get(i) : client.get(i);
			reports.add(new StreamReport(stream.index(), stream.direction(), sender, receiver));
			addErrors(errors, stream, client.get(i), peer.get(i));
		}
		if (cancelled) {
			return new BuiltinResult(BuiltinResult.Outcome.CANCELLED, reports, List.of());
		}
		if (!server.hasResult()) {
			errors.add(Messages.bind(Messages.Client_noResult, server.error()));
		}
		return new BuiltinResult(
				errors.isEmpty() ? BuiltinResult.Outcome.COMPLETED : BuiltinResult.Outcome.PARTIAL, reports, errors);
	}

	private void addErrors(List<String> errors, DataStream stream, StreamSide mine, StreamSide peer) {
		for (StreamSide side : List.of(mine, peer)) {
			if (side.error() != null) {
				errors.add(Messages.bind(Messages.Client_streamFailed,
						new Object[] { stream.index(), stream.direction(), side.error() }));
			}
		}
		boolean early = server.hasResult() && !flow.hasByteLimit() && mine.seconds() < request.seconds();
		if (early && !stream.isSending() && mine.error() == null) {
			errors.add(Messages.bind(Messages.Client_streamEnded, stream.index(), stream.direction()));
		}
	}
}
