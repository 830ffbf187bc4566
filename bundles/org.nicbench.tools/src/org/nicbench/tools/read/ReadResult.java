// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.List;

import org.eclipse.emf.ecore.EObject;

/**
 * What was understood of a text.
 *
 * @param objects        {@code Throughput}, {@code NicState} and {@code TimeUse} in the order of their first lines, each with
 *                       its provenance (file, line)
 * @param warnings       what was not, one line each
 * @param firstUnreadLine number of the first line that nobody understood, from 1; 0 when there is none
 */
public record ReadResult(List<EObject> objects, List<String> warnings, int firstUnreadLine) {
}
