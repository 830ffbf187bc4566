// SPDX-License-Identifier: EPL-2.0
/**
 * Comparisons: a {@link org.nicbench.compare.Query} over runs becomes a {@link org.nicbench.compare.ComparisonResult}
 * that table, chart and report show. No text formatting of figures and no files are written here.
 */
package org.nicbench.compare;
