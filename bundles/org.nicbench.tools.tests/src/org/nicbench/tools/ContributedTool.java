// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import java.util.Optional;

import org.nicbench.model.ToolVersion;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** A tool that is there and can do nothing. */
public final class ContributedTool implements ThroughputTool {

	@Override
	public String id() {
		return "example";
	}

	@Override
	public Optional<ToolVersion> probe(ToolHost host) {
		return Optional.empty();
	}

	@Override
	public String installCommand() {
		return "";
	}

	@Override
	public void check(JobRequest request) throws ProblemException {
		throw new ProblemException(ProblemKind.USAGE, "cannot do anything", null, null);
	}

	@Override
	public ToolRun prepare(JobRequest request, ToolHost client, ToolHost server, ToolOutput output, ToolListener listener)
			throws ProblemException {
		check(request);
		return null;
	}
}
