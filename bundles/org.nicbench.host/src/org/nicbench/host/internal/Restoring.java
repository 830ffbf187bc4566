// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.util.List;

import org.nicbench.host.RestoreReport;
import org.nicbench.host.RestoreReport.Result;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/** Words for what could not be put back. */
public final class Restoring {

	private static final int SHOWN = 6;

	private Restoring() {
	}

	/** A report that is not a success, as a problem of one line. */
	public static ProblemException notRestored(RestoreReport report) {
		String list = list(report.differences());
		if (report.result() == Result.IN_USE) {
			return new ProblemException(ProblemKind.USAGE, list, report.nic(), Messages.waitForIt);
		}
		String what = report.result() == Result.OBSOLETE ? Messages.bind(Messages.entryObsolete, list)
				: Messages.bind(Messages.notRestored, list);
		return new ProblemException(ProblemKind.NOT_RESTORED, what, report.nic(),
				report.result() == Result.OBSOLETE ? null : Messages.tryRestoreAgain);
	}

	private static String list(List<String> differences) {
		String list = String.join(", ", differences.subList(0, Math.min(SHOWN, differences.size())));
		int more = differences.size() - SHOWN;
		return more > 0 ? Messages.bind(Messages.andMore, list, String.valueOf(more)) : list;
	}
}
