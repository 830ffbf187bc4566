// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.osgi.util.NLS;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.Provenance;
import org.nicbench.model.Throughput;
import org.nicbench.model.TimeUse;

/** Takes what was read, in any order, and gives it its provenance. */
public final class Results {

	private record Found(int line, EObject object) {
	}

	private record Complaint(String machine, String nic, String text, int line) {
	}

	private static final int MOST_COMPLAINTS = 1000;
	private static final int MOST_WARNINGS = 1000;

	private final String source;
	private final ResultBudget budget;
	private final List<Found> found = new ArrayList<>();
	private final List<String> warnings = new ArrayList<>();
	private final Session session;
	private final StateParts parts = new StateParts();
	private final List<Complaint> complaints = new ArrayList<>();
	private Throughput untimed;
	private int handedOver;
	private int moreWarnings;

	Results(String source, Session session) {
		this(source, session, new ResultBudget());
	}

	Results(String source, Session session, ResultBudget budget) {
		this.budget = budget;
		this.source = source;
		this.session = session;
	}

	private Provenance provenance(int line) {
		handedOver++;
		Provenance provenance = NicBenchFactory.eINSTANCE.createProvenance();
		provenance.setFile(source);
		provenance.setLine(line);
		return provenance;
	}

	/** @param line first line it came from */
	public void add(Throughput throughput, int line) {
		if (!budget.takes(throughput, line)) {
			handedOver++;
			untimed = null;
			return;
		}
		throughput.setProvenance(provenance(line));
		session.describe(throughput);
		parts.close();
		found.add(new Found(line, throughput));
		untimed = throughput;
	}

	/**
	 * Takes a state of its own, as a list of changes is.
	 *
	 * @param line first line it came from
	 */
	public void add(NicState state, int line) {
		parts.close(session.machineName(), state.getNic());
		put(state, line);
	}

	private void put(NicState state, int line) {
		if (!budget.takes(state, line)) {
			handedOver++;
			return;
		}
		state.setProvenance(provenance(line));
		found.add(new Found(line, state));
		settle(state);
		session.shown(state);
	}

	/**
	 * Takes what one command tells of a NIC. It joins what the commands before it told of the same NIC, unless both are lists
	 * of features, one fact differs, or a test or a command that changes NICs stands between.
	 *
	 * @param line first line it came from
	 */
	public void addPart(NicState part, int line) {
		NicState whole = parts.join(session.machineName(), part);
		if (whole == null) {
			put(part, line);
		} else {
			handedOver++;
			settle(whole);
			session.shown(part);
		}
	}

	/**
	 * Takes what a tool complained of instead of telling something of a NIC. It becomes a warning of the state told last, or
	 * else next, of that NIC.
	 *
	 * @param nic  null when the text does not tell
	 * @param text the tool's words
	 */
	public void complain(String nic, String text, int line) {
		handedOver++;
		session.refused(text);
		String machine = session.machineName();
		int last = found.size() - 1;
		for (int i = last; i >= Math.max(0, last - MOST_COMPLAINTS) && nic != null; i--) {
			if (found.get(i).object() instanceof NicState state && nic.equals(state.getNic())) {
				warn(state, text);
				return;
			}
		}
		if (complaints.size() < MOST_COMPLAINTS) {
			complaints.add(new Complaint(machine, nic, text, line));
		} else {
			moreWarnings++;
		}
	}

	private void settle(NicState state) {
		String machine = session.machineName();
		complaints.removeIf(complaint -> {
			boolean of = state.getNic() != null && state.getNic().equals(complaint.nic()) && machine.equals(complaint.machine());
			if (of) {
				warn(state, complaint.text());
			}
			return of;
		});
	}

	private static void warn(NicState state, String text) {
		if (state.getWarnings().size() < MOST_WARNINGS && !state.getWarnings().contains(text)) {
			state.getWarnings().add(text);
		}
	}

	/** Called once at the end. What is only complained of is a state of which nothing is known, if there is nothing else. */
	void finish() {
		boolean nothingElse = found.isEmpty();
		for (Complaint complaint : complaints) {
			NicState same = found.stream().map(Found::object).filter(NicState.class::isInstance).map(NicState.class::cast)
					.filter(state -> Objects.equals(state.getNic(), complaint.nic())).findFirst().orElse(null);
			if (same != null) {
				warn(same, complaint.text());
			} else if (nothingElse) {
				NicState state = NicBenchFactory.eINSTANCE.createNicState();
				state.setNic(complaint.nic());
				warn(state, complaint.text());
				state.setProvenance(provenance(complaint.line()));
				found.add(new Found(complaint.line(), state));
			} else {
				warn(Messages.bind(Messages.complaint, complaint.line(), complaint.text()));
			}
		}
		complaints.clear();
		for (Found each : found) {
			if (each.object() instanceof NicState state && state.getNic() == null && state.getBus() == null) {
				warn(state, Messages.nicUntold);
			}
		}
	}

	/** @param line first line it came from */
	public void add(TimeUse time, int line) {
		if (!budget.takesSmall(line)) {
			handedOver++;
			return;
		}
		time.setProvenance(provenance(line));
		found.add(new Found(line, time));
		untimed = null;
	}

	/** Says one thing about the text as a whole. */
	public void warn(String warning) {
		if (warnings.size() < MOST_WARNINGS) {
			warnings.add(warning);
		} else {
			moreWarnings++;
		}
	}

	/** @return the throughput handed over last since the last command, if no time was told for it yet; else null */
	public Throughput untimed() {
		return untimed;
	}

	void typed(TypedLine typed) {
		untimed = null;
		if (typed.commands().stream().anyMatch(StateParts::changes)) {
			parts.close();
		}
		session.typed(typed);
	}

	/** @return whether the line says that the last command that sets a NIC was refused */
	boolean refused(String text) {
		return session.refused(text);
	}

	/** @return how often something was handed over */
	int size() {
		return handedOver;
	}

	List<String> warnings() {
		List<String> all = new ArrayList<>(warnings);
		if (moreWarnings > 0) {
			all.add(NLS.bind(Messages.moreWarnings, moreWarnings));
		}
		if (budget.leftOut() > 0) {
			all.add(NLS.bind(Messages.resultsLeftOut, budget.leftOut(), budget.firstLeftOut()));
		}
		return all;
	}

	List<EObject> objects() {
		return found.stream().sorted(Comparator.comparingInt(Found::line)).map(Found::object).toList();
	}
}
