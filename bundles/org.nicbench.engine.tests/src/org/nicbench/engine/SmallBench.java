// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.nio.file.Path;
import java.util.List;

import org.nicbench.model.Access;
import org.nicbench.model.Bench;
import org.nicbench.model.EndPoint;
import org.nicbench.model.FeatureSetting;
import org.nicbench.model.Host;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Plan;
import org.nicbench.model.Switch;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;

/** Project files of a small plan: profiles "on" (tso, gso on) and "off" (tso, gso off). */
final class SmallBench {

	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;

	private final Path folder;
	private final Bench bench = MODEL.createBench();
	final Plan plan = Plans.of("builtin");
	List<String> groups = List.of("tso", "gso");

	private SmallBench(Path folder) {
		this.folder = folder;
		bench.setName("b");
		plan.setBench("b.bench");
		plan.setName("p");
		plan.setSeed(1);
		plan.setRepetitions(2);
		plan.getJobs().getFirst().setSeconds(0.5);
	}

	/** @return a plan between two hosts of a virtual bench */
	static SmallBench virtual(Path folder) {
		SmallBench small = new SmallBench(folder);
		small.plan.setSender(small.end("s", "nbs0", Access.VIRTUAL, null));
		small.plan.setReceiver(small.end("r", "nbr0", Access.VIRTUAL, null));
		return small;
	}

	/** @return a plan between two named namespaces that exist already */
	static SmallBench named(Path folder, String senderNamespace, String senderNic, String receiverNamespace,
			String receiverNic) {
		SmallBench small = new SmallBench(folder);
		small.plan.setSender(small.end("s", senderNic, Access.NAMESPACE, senderNamespace));
		small.plan.setReceiver(small.end("r", receiverNic, Access.NAMESPACE, receiverNamespace));
		return small;
	}

	private EndPoint end(String name, String nic, Access access, String namespace) {
		Host host = MODEL.createHost();
		host.setName(name);
		host.setAccess(access);
		host.setNamespace(namespace);
		bench.getHosts().add(host);
		EndPoint end = MODEL.createEndPoint();
		end.setHost(name);
		end.setNic(nic);
		return end;
	}

	/** Writes all files. @return that of the plan */
	Path write() throws ProblemException {
		ProjectFiles.save(bench, folder.resolve("b.bench"));
		plan.getProfiles().clear();
		for (Switch value : List.of(Switch.ON, Switch.OFF)) {
			OffloadProfile profile = MODEL.createOffloadProfile();
			profile.setName(value.getLiteral());
			for (String group : groups) {
				FeatureSetting setting = MODEL.createFeatureSetting();
				setting.setSelector(group);
				setting.setValue(value);
				profile.getSettings().add(setting);
			}
			ProjectFiles.save(profile, folder.resolve(profile.getName() + ".offload"));
			plan.getProfiles().add(profile.getName() + ".offload");
		}
		Path file = folder.resolve("p.plan");
		ProjectFiles.save(plan, file);
		return file;
	}
}
