// SPDX-License-Identifier: EPL-2.0
/** Throughput tools: what is asked of them, how they are run between two hosts, what came of it. */
package org.nicbench.tools;
