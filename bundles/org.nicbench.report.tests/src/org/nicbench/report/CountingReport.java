// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** A format that this bundle contributes: the number of trials that count. */
public final class CountingReport implements ReportWriter {

	@Override
	public String format() {
		return "counting";
	}

	@Override
	public String label() {
		return "Number of trials";
	}

	@Override
	public void write(Report report, OutputStream out) throws IOException {
		out.write(Integer.toString(report.main().trialsUsed()).getBytes(StandardCharsets.UTF_8));
	}
}
