// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import org.nicbench.model.Bench;
import org.nicbench.model.Host;
import org.nicbench.model.Nic;
import org.nicbench.model.NicState;
import org.nicbench.model.Provenance;
import org.nicbench.model.Run;
import org.nicbench.model.Throughput;
import org.nicbench.model.Trial;

/**
 * Whether an object was measured here or stems from a text that somebody imported: every view, table and report marks the
 * latter. What was imported says when ({@link Provenance#getImportedAt()}). Stateless; any thread.
 */
public final class Imported {

	private Imported() {
	}

	/** @return whether that tells of an import, not of the output of a tool that was run from here */
	public static boolean is(Provenance provenance) {
		return provenance != null && provenance.getImportedAt() != null;
	}

	/** @return whether the run was made of imported texts */
	public static boolean is(Run run) {
		return is(run.getProvenance());
	}

	/** @return whether the figures of the trial stem from an imported text */
	public static boolean is(Trial trial) {
		return trial.getResult() != null && is(trial.getResult());
	}

	/** @return whether the figures stem from an imported text */
	public static boolean is(Throughput throughput) {
		return is(throughput.getProvenance());
	}

	/** @return whether the state stems from an imported text */
	public static boolean is(NicState state) {
		return is(state.getProvenance());
	}

	/** @return whether the bench holds a NIC whose state stems from an imported text */
	public static boolean is(Bench bench) {
		for (Host host : bench.getHosts()) {
			for (Nic nic : host.getNics()) {
				if (nic.getState() != null && is(nic.getState())) {
					return true;
				}
			}
		}
		return false;
	}

	/** @return where the text lies in words: its file and the line, or null where neither is known */
	public static String place(Provenance provenance) {
		if (provenance == null || provenance.getFile() == null) {
			return null;
		}
		return provenance.isSetLine() ? provenance.getFile() + ":" + provenance.getLine() : provenance.getFile();
	}
}
