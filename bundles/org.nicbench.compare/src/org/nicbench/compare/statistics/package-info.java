// SPDX-License-Identifier: EPL-2.0
/** Statistics on plain arrays, distribution-free: medians, intervals, the Mann-Whitney test and what belongs to it. */
package org.nicbench.compare.statistics;
