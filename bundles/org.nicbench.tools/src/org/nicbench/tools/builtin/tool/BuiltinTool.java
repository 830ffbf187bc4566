// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin.tool;

import java.util.Optional;

import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.ToolVersion;
import org.nicbench.model.status.ProblemException;
import org.nicbench.tools.JobRequest;
import org.nicbench.tools.ThroughputTool;
import org.nicbench.tools.ToolHost;
import org.nicbench.tools.ToolListener;
import org.nicbench.tools.ToolOutput;
import org.nicbench.tools.ToolRun;
import org.nicbench.tools.command.Unable;

/** The built-in engine: needs nothing installed, runs inside this process, its sockets belong to the hosts. TCP only. */
public final class BuiltinTool implements ThroughputTool {

	static final String ID = "builtin";

	@Override
	public String id() {
		return ID;
	}

	@Override
	public Optional<ToolVersion> probe(ToolHost host) {
		ToolVersion version = NicBenchFactory.eINSTANCE.createToolVersion();
		version.setName(ID);
		String told = BuiltinTool.class.getPackage().getImplementationVersion();
		version.setVersion(told == null ? "" : told);
		return Optional.of(version);
	}

	@Override
	public String installCommand() {
		return "";
	}

	@Override
	public void check(JobRequest request) throws ProblemException {
		new Unable(ID, request).sctp().udp().rateOfTcp().options();
	}

	@Override
	public ToolRun prepare(JobRequest request, ToolHost client, ToolHost server, ToolOutput output, ToolListener listener)
			throws ProblemException {
		check(request);
		return new BuiltinRun(request, client, server, listener, timeLimitSeconds(request));
	}
}
