// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.nicbench.model.NicState;
import org.nicbench.model.Throughput;
import org.nicbench.model.TimeUse;
import org.nicbench.model.status.ProblemException;

/** Recorded texts, read. */
final class Texts {

	private Texts() {
	}

	static ReadResult read(String sample) throws ProblemException, IOException {
		try (InputStream stream = Texts.class.getResourceAsStream("samples/" + sample)) {
			return Readers.read(sample, stream);
		}
	}

	static ReadResult readText(String text) throws ProblemException {
		return Readers.read("text", new StringReader(text));
	}

	static List<Throughput> throughputs(ReadResult result) {
		return of(result, Throughput.class);
	}

	static List<NicState> states(ReadResult result) {
		return of(result, NicState.class);
	}

	static List<TimeUse> times(ReadResult result) {
		return of(result, TimeUse.class);
	}

	private static <T extends EObject> List<T> of(ReadResult result, Class<T> type) {
		return result.objects().stream().filter(type::isInstance).map(type::cast).toList();
	}
}
