// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.util.OptionalInt;
import java.util.OptionalLong;

import org.nicbench.model.Direction;
import org.nicbench.model.Job;
import org.nicbench.model.value.Labels;

/**
 * One combination of a plan's profiles, axes and jobs: what all trials of it have in common.
 *
 * @param labels      coordinates as text, in the order profile, axes, tool
 * @param profile     place of its profile in the plan's list, -1 when the plan has none
 * @param job         the job of the plan it comes from
 * @param tool        id of the throughput tool
 * @param streams     parallel connections
 * @param direction   which way the payload flows
 * @param mtu         MTU of both ends, bytes; empty = as the profile or the NIC says
 * @param mss         TCP maximum segment size, bytes; empty = the kernel's own
 * @param windowBytes socket buffer of both ends; empty = the kernel's own
 * @param congestion  TCP congestion control of the sender, null = the host's default
 */
public record Cell(Labels labels, int profile, Job job, String tool, int streams, Direction direction, OptionalInt mtu,
		OptionalInt mss, OptionalLong windowBytes, String congestion) {
}
