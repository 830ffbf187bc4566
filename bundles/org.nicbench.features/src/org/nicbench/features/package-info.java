// SPDX-License-Identifier: EPL-2.0
/** What is known of offload features beside what a kernel tells: legacy groups, names, rules, built-in profiles. */
package org.nicbench.features;
