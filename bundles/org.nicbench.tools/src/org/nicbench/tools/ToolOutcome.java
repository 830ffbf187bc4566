// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.nicbench.model.Status;
import org.nicbench.model.Throughput;

/**
 * How a run of a tool ended.
 *
 * @param status         COMPLETE, PARTIAL, FAILED or CANCELLED, judged by what the tool says, not by its exit code alone
 * @param reason         the tool's own words when it is not complete, one line; else empty
 * @param throughput     what was measured; absent only when the tool said nothing at all
 * @param serverCommand  as started; empty for the built-in engine
 * @param clientCommand  as started; empty for the built-in engine
 * @param serverExitCode absent when it was ended from here or is no process
 * @param clientExitCode absent when it was ended from here or is no process
 */
public record ToolOutcome(Status status, String reason, Optional<Throughput> throughput, List<String> serverCommand,
		List<String> clientCommand, OptionalInt serverExitCode, OptionalInt clientExitCode) {
}
