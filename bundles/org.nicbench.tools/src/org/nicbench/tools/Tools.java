// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.osgi.util.NLS;
import org.nicbench.model.extension.Extensions;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** All contributed throughput tools. */
public final class Tools {

	/** The extension point. */
	public static final String POINT = "org.nicbench.tools.tool";

	private Tools() {
	}

	/** @return all tools, the built-in engine first */
	public static List<ThroughputTool> all() {
		return Extensions.instances(POINT, "tool", ThroughputTool.class);
	}

	/**
	 * @param id as in a plan
	 * @throws ProblemException USAGE when there is no such tool
	 */
	public static ThroughputTool get(String id) throws ProblemException {
		List<ThroughputTool> tools = all();
		for (ThroughputTool tool : tools) {
			if (tool.id().equals(id)) {
				return tool;
			}
		}
		throw new ProblemException(ProblemKind.USAGE, NLS.bind(Messages.toolUnknown, id), null, NLS.bind(Messages.chooseTool,
				tools.stream().map(ThroughputTool::id).collect(Collectors.joining(", "))));
	}
}
