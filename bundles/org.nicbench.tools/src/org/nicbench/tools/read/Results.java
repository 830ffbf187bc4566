// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.Provenance;
import org.nicbench.model.Throughput;
import org.nicbench.model.TimeUse;

/** Takes what was read, in any order, and gives it its provenance. */
public final class Results {

	private record Found(int line, EObject object) {
	}

	private final String source;
	private final List<Found> found = new ArrayList<>();
	private final List<String> warnings = new ArrayList<>();
	private final Session session;
	private Throughput untimed;

	Results(String source, Session session) {
		this.source = source;
		this.session = session;
	}

	private Provenance provenance(int line) {
		Provenance provenance = NicBenchFactory.eINSTANCE.createProvenance();
		provenance.setFile(source);
		provenance.setLine(line);
		return provenance;
	}

	/** @param line first line it came from */
	public void add(Throughput throughput, int line) {
		throughput.setProvenance(provenance(line));
		session.describe(throughput);
		found.add(new Found(line, throughput));
		untimed = throughput;
	}

	/** @param line first line it came from */
	public void add(NicState state, int line) {
		state.setProvenance(provenance(line));
		found.add(new Found(line, state));
		session.shown(state);
	}

	/** @param line first line it came from */
	public void add(TimeUse time, int line) {
		time.setProvenance(provenance(line));
		found.add(new Found(line, time));
		untimed = null;
	}

	/** Says one thing about the text as a whole. */
	public void warn(String warning) {
		warnings.add(warning);
	}

	/** @return the throughput handed over last since the last command, if no time was told for it yet; else null */
	public Throughput untimed() {
		return untimed;
	}

	void typed(TypedLine typed) {
		untimed = null;
		session.typed(typed);
	}

	/** @return whether the line says that the last command that sets a NIC was refused */
	boolean refused(String text) {
		return session.refused(text);
	}

	int size() {
		return found.size();
	}

	List<String> warnings() {
		return warnings;
	}

	List<EObject> objects() {
		return found.stream().sorted(Comparator.comparingInt(Found::line)).map(Found::object).toList();
	}
}
