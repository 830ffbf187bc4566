// SPDX-License-Identifier: EPL-2.0
/**
 * Project files: {@code .bench .offload .plan .comparison} and run folders. Every write goes to a temporary file, is
 * flushed and renamed; every read checks the format version first and tells the line of a damage.
 */
package org.nicbench.model.project;
