// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Throughput;
import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

/** Reads {@code example-tool moved 1000 bytes in 2 seconds}. */
public final class ContributedReader implements OutputReader {

	@Override
	public String name() {
		return "example";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		if (!line.body().matches("example-tool moved \\d+ bytes in \\d+ seconds")) {
			return null;
		}
		String[] words = line.body().split(" ");
		return new Block() {
			@Override
			public boolean accept(Line next) {
				return false;
			}

			@Override
			public void end(Results results) {
				Throughput throughput = NicBenchFactory.eINSTANCE.createThroughput();
				throughput.setTool("example");
				throughput.setBitsPerSecond(Double.parseDouble(words[2]) * 8 / Double.parseDouble(words[5]));
				results.add(throughput, line.number());
			}
		};
	}
}
