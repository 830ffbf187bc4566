// SPDX-License-Identifier: EPL-2.0
/** Tools that are programs: started on both ends, watched, ended; their output is read while it is written. */
package org.nicbench.tools.command;
