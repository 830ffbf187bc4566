// SPDX-License-Identifier: EPL-2.0
package org.nicbench.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.nicbench.engine.PlanExecutor;
import org.nicbench.engine.ProgressListener;
import org.nicbench.engine.RunRequest;
import org.nicbench.model.Access;
import org.nicbench.model.Axis;
import org.nicbench.model.Bench;
import org.nicbench.model.EndPoint;
import org.nicbench.model.Host;
import org.nicbench.model.Job;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Plan;
import org.nicbench.model.Status;
import org.nicbench.model.Trial;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.project.RunFolder;
import org.nicbench.model.status.ProblemException;

/** Runs iperf3 the way a plan does: hosts opened, state read, processor time and counters sampled, trial saved. */
final class ThroughNicbench implements AutoCloseable {
	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;
	private final Path folder = Files.createTempDirectory("nicbench-bench-");
	private final Path planFile = folder.resolve("bench." + ProjectFiles.PLAN);
	private int runs;

	ThroughNicbench(BenchPair pair, int streams, int seconds) throws IOException, ProblemException {
		Path benchFile = folder.resolve("bench." + ProjectFiles.BENCH);
		Bench bench = MODEL.createBench();
		bench.setName("bench");
		bench.getHosts().add(host("sender", pair.senderName()));
		bench.getHosts().add(host("receiver", pair.receiverName()));
		ProjectFiles.save(bench, benchFile);
		Plan plan = MODEL.createPlan();
		plan.setName("bench");
		plan.setBench(ProjectFiles.relativeUri(planFile, benchFile));
		plan.setSender(end("sender", BenchPair.SENDER_NIC));
		plan.setReceiver(end("receiver", BenchPair.RECEIVER_NIC));
		Job job = MODEL.createJob();
		job.setTool("iperf3");
		job.setSeconds(seconds);
		plan.getJobs().add(job);
		Axis axis = MODEL.createAxis();
		axis.setKey("streams");
		axis.getValues().add(Integer.toString(streams));
		plan.getAxes().add(axis);
		plan.setRepetitions(1);
		plan.setWarmUpSeconds(0);
		plan.setOmitSeconds(0);
		ProjectFiles.save(plan, planFile);
	}

	private static Host host(String name, String namespace) {
		Host host = MODEL.createHost();
		host.setName(name);
		host.setAccess(Access.NAMESPACE);
		host.setNamespace(namespace);
		return host;
	}

	private static EndPoint end(String host, String nic) {
		EndPoint end = MODEL.createEndPoint();
		end.setHost(host);
		end.setNic(nic);
		return end;
	}

	/** @return received payload bits a second */
	double run() throws ProblemException, IOException {
		Path run = folder.resolve("run-" + ++runs + "." + ProjectFiles.RUN);
		RunFolder done = new PlanExecutor().execute(RunRequest.of(planFile, run), ProgressListener.NONE,
				new NullProgressMonitor());
		List<Trial> trials = done.trials();
		if (trials.size() != 1 || trials.getFirst().getStatus() != Status.COMPLETE) {
			throw new IOException("trial through NicBench: "
					+ (trials.isEmpty() ? done.run().getStatus() : trials.getFirst().getReason()));
		}
		return trials.getFirst().getResult().getReceiver().getBitsPerSecond();
	}

	/** @return the client's command line of the last run */
	String lastCommand() throws ProblemException {
		return RunFolder.open(folder.resolve("run-" + runs + "." + ProjectFiles.RUN)).trials().getFirst().getSender()
				.getCommand();
	}

	@Override
	public void close() throws IOException {
		try (Stream<Path> all = Files.walk(folder)) {
			for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
				Files.delete(each);
			}
		}
	}
}
