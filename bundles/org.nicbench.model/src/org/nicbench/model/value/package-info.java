// SPDX-License-Identifier: EPL-2.0
/**
 * Compact attribute types of the model: immutable, compared by content, with a text form that stands in the project
 * files. Each has {@code valueOf(String)} and {@code toString()}, through which EMF reads and writes it.
 */
package org.nicbench.model.value;
