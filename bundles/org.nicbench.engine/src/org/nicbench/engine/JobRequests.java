// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.io.IOException;

import org.nicbench.model.Protocol;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.nicbench.tools.JobRequest;
import org.nicbench.tools.ThroughputTool;

/** What a tool is asked for in a cell of a plan. */
final class JobRequests {

	private static final double SHORTEST_INTERVAL_SECONDS = 0.1;
	private static final double LONGEST_INTERVAL_SECONDS = 1;
	private static final int INTERVALS_OF_A_SHORT_WINDOW = 10;
	/** Stands for a port while nothing is started yet. */
	private static final int ANY_PORT = 5201;

	private final LoadedPlan plan;
	private final OpenBench bench;

	JobRequests(LoadedPlan plan, OpenBench bench) {
		this.plan = plan;
		this.bench = bench;
	}

	/** @throws ProblemException USAGE when the tool cannot do what the cell asks */
	void check(Cell cell, ThroughputTool tool) throws ProblemException {
		tool.check(request(cell, cell.job().isSetPort() ? cell.job().getPort() : ANY_PORT, cell.job().getSeconds(),
				plan.plan().getOmitSeconds()));
	}

	/** @return the request of a trial, with ports that are free now */
	JobRequest of(Cell cell, ThroughputTool tool) throws ProblemException {
		return request(cell, port(cell, tool), cell.job().getSeconds(), plan.plan().getOmitSeconds());
	}

	/** @return a request of that length without an omitted start */
	JobRequest warmUp(Cell cell, ThroughputTool tool, double seconds) throws ProblemException {
		return request(cell, port(cell, tool), seconds, 0);
	}

	private int port(Cell cell, ThroughputTool tool) throws ProblemException {
		if (cell.job().isSetPort()) {
			return cell.job().getPort();
		}
		int count = tool.ports(request(cell, ANY_PORT, cell.job().getSeconds(), 0));
		try {
			return new HostAsToolHost(bench.receiver().host()).freePorts(Protocol.TCP, count);
		} catch (IOException e) {
			throw new ProblemException(ProblemKind.TRIAL, String.valueOf(e.getMessage()), bench.receiver().host().name(), null,
					e);
		}
	}

	private JobRequest request(Cell cell, int port, double seconds, double omitSeconds) throws ProblemException {
		JobRequest.Builder builder = JobRequest.to(bench.receiver().address(), port).senderAddress(bench.sender().address())
				.streams(cell.streams()).seconds(seconds).omitSeconds(omitSeconds).direction(cell.direction())
				.intervalSeconds(Math.clamp(seconds / INTERVALS_OF_A_SHORT_WINDOW, SHORTEST_INTERVAL_SECONDS,
						LONGEST_INTERVAL_SECONDS))
				.congestionControl(congestion(cell)).options(CellSettings.toolOptions(cell.job().getOptions()));
		cell.mss().ifPresent(builder::mss);
		cell.windowBytes().ifPresent(builder::windowBytes);
		if (cell.job().isSetBytes() && cell.job().getBytes() > 0) {
			builder.bytes(cell.job().getBytes());
		}
		try {
			return builder.build();
		} catch (IllegalArgumentException e) {
			throw Cells.usage(plan.plan(), e.getMessage(), null);
		}
	}

	private String congestion(Cell cell) {
		return cell.congestion() != null || cell.profile() < 0 ? cell.congestion()
				: plan.profiles().get(cell.profile()).getCongestionControl();
	}
}
