// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.util.List;

import org.nicbench.model.Axis;
import org.nicbench.model.Job;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Plan;

/** Plans made for tests. */
final class Plans {

	private static final NicBenchFactory MODEL = NicBenchFactory.eINSTANCE;

	private Plans() {
	}

	/** @return a plan with one job of one second for each tool */
	static Plan of(String... tools) {
		Plan plan = MODEL.createPlan();
		plan.setName("p");
		plan.setRepetitions(1);
		for (String tool : tools) {
			Job job = MODEL.createJob();
			job.setTool(tool);
			job.setSeconds(1);
			plan.getJobs().add(job);
		}
		return plan;
	}

	static Plan with(Plan plan, String key, String... values) {
		Axis axis = MODEL.createAxis();
		axis.setKey(key);
		axis.getValues().addAll(List.of(values));
		plan.getAxes().add(axis);
		return plan;
	}
}
