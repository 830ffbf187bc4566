// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.command;

import org.eclipse.osgi.util.NLS;
import org.nicbench.model.Direction;
import org.nicbench.model.Protocol;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.tools.JobRequest;

/** What a tool cannot do: each method refuses one kind of request. */
public final class Unable {

	private final String tool;
	private final JobRequest request;

	/** @param tool id of the tool, for the message */
	public Unable(String tool, JobRequest request) {
		this.tool = tool;
		this.request = request;
	}

	private void refuseIf(boolean asked, String feature) throws ProblemException {
		if (asked) {
			throw new ProblemException(ProblemKind.USAGE, NLS.bind(Messages.cannotDo, tool, feature), null, Messages.chooseOtherTool);
		}
	}

	/** @throws ProblemException USAGE, as all methods here */
	public Unable bothWays() throws ProblemException {
		refuseIf(request.direction() == Direction.BIDIRECTIONAL, Messages.featureBothWays);
		return this;
	}

	public Unable udp() throws ProblemException {
		refuseIf(request.protocol() == Protocol.UDP, Messages.featureUdp);
		return this;
	}

	public Unable sctp() throws ProblemException {
		refuseIf(request.protocol() == Protocol.SCTP, Messages.featureOtherProtocol);
		return this;
	}

	public Unable omit() throws ProblemException {
		refuseIf(request.omitSeconds() > 0, Messages.featureOmit);
		return this;
	}

	public Unable congestionControl() throws ProblemException {
		refuseIf(request.congestionControl().isPresent(), Messages.featureCongestionControl);
		return this;
	}

	public Unable bytes() throws ProblemException {
		refuseIf(request.bytes().isPresent(), Messages.featureBytes);
		return this;
	}

	/** For a tool that has no options beyond those of every request. */
	public Unable options() throws ProblemException {
		for (String option : request.options().asMap().keySet()) {
			refuseIf(true, NLS.bind(Messages.featureOption, option));
		}
		return this;
	}

	public Unable rateOfTcp() throws ProblemException {
		refuseIf(request.protocol() == Protocol.TCP && request.targetBitsPerSecond().isPresent(), Messages.featureRate);
		return this;
	}
}
