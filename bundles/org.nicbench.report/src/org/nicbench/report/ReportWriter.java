// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report;

import java.io.IOException;
import java.io.OutputStream;

/**
 * A format of reports; contributed to the extension point {@code org.nicbench.report.format}. Implementations are
 * stateless, need no display and run on any thread but the display's.
 */
public interface ReportWriter {

	/** @return short name, for example {@code html}; the ending of its files as well */
	String format();

	/** @return name for people, for example {@code HTML} */
	String label();

	/**
	 * Writes the report.
	 *
	 * @param out stays open; the caller closes it
	 * @throws IOException when {@code out} cannot be written
	 */
	void write(Report report, OutputStream out) throws IOException;
}
