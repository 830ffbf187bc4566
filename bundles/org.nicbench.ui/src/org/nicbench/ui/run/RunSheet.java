// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.run;

import java.util.List;
import java.util.Map;

import org.nicbench.model.Status;
import org.nicbench.ui.compare.ComparisonTable;

/**
 * Everything the run editor shows at one moment. Immutable.
 *
 * @param name    of the run
 * @param status  of the run
 * @param facts   names and values, in order
 * @param table   cells by profile and stream, null while nothing complete is there
 * @param trials  one line each, in order of sequence
 * @param remarks what a reader must know: warnings of run and comparison
 */
public record RunSheet(String name, Status status, Map<String, String> facts, ComparisonTable table, List<TrialRow> trials,
		List<String> remarks) {

	/**
	 * One trial.
	 *
	 * @param sequence from 1
	 * @param columns  text of each column: sequence, cell, throughput, CPU of sender and receiver, status, remark
	 * @param status   of the trial
	 */
	public record TrialRow(int sequence, List<String> columns, Status status) {
	}
}
