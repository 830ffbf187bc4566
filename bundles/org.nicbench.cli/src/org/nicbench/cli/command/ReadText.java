// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

import org.eclipse.emf.ecore.EObject;
import org.nicbench.cli.Messages;
import org.nicbench.features.LegacyGroups;
import org.nicbench.model.NicState;
import org.nicbench.model.Provenance;
import org.nicbench.model.StreamResult;
import org.nicbench.model.Throughput;
import org.nicbench.model.TimeUse;
import org.nicbench.model.ToolCpu;
import org.nicbench.report.Quantities;

/** What a reader found, one line for people. */
final class ReadText {

	/** @return the object in words, with the line it came from */
	String of(EObject object) {
		if (object instanceof Throughput throughput) {
			return place(throughput.getProvenance()) + of(throughput);
		}
		if (object instanceof NicState state) {
			return place(state.getProvenance()) + of(state);
		}
		TimeUse time = (TimeUse) object;
		return place(time.getProvenance()) + Messages.bind(Messages.readTime,
				new Object[] { time.getRealSeconds(), time.getUserSeconds(), time.getSystemSeconds() });
	}

	private static String of(Throughput throughput) {
		StringJoiner line = new StringJoiner(", ");
		line.add(throughput.getTool() + (throughput.getToolVersion() == null ? "" : " " + throughput.getToolVersion()));
		line.add(throughput.getStatus().toString());
		if (throughput.isSetBitsPerSecond()) {
			line.add(Messages.bind(Messages.readRate, Quantities.bitsPerSecond(throughput.getBitsPerSecond()),
					throughput.getHeadlineFrom()));
		}
		if (throughput.isSetSeconds()) {
			line.add(throughput.getSeconds() + " s");
		}
		if (throughput.isSetStreamsAsked() && throughput.isSetStreamsWorked()) {
			line.add(Messages.bind(Messages.readStreams, throughput.getStreamsWorked(), throughput.getStreamsAsked()));
		}
		for (ToolCpu cpu : throughput.getCpu()) {
			line.add(Messages.bind(Messages.readCpu, new Object[] { cpu.getSide(),
					Math.round(cpu.getPercentOfOneCore() * 10) / 10.0, cpu.getSource() }));
		}
		List<String> trouble = new ArrayList<>(throughput.getErrors());
		trouble.addAll(throughput.getWarnings());
		for (StreamResult stream : throughput.getStreams()) {
			if (stream.getStatus() == org.nicbench.model.Status.FAILED) {
				trouble.add(Messages.bind(Messages.readStreamFailed, stream.getId()));
			}
		}
		return line + (trouble.isEmpty() ? "" : "\n    " + String.join("\n    ", trouble));
	}

	private static String of(NicState state) {
		StringJoiner line = new StringJoiner(", ");
		line.add(Messages.bind(Messages.readState, state.getNic() == null ? "\u2013" : state.getNic()));
		if (state.getDriver() != null) {
			line.add(state.getDriver());
		}
		if (state.isSetMtu()) {
			line.add("MTU " + state.getMtu());
		}
		LegacyGroups.of(state).forEach((group, value) -> line.add(group + " " + value));
		return line.toString();
	}

	private static String place(Provenance provenance) {
		if (provenance == null || provenance.getFile() == null) {
			return "";
		}
		return provenance.getFile() + (provenance.isSetLine() ? ":" + provenance.getLine() : "") + ": ";
	}
}
