// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import com.fasterxml.jackson.core.JsonParser;

/**
 * A JSON document inside a text.
 *
 * @param line      on which it begins
 * @param isArray   whether its root is an array; the parser then stands inside its first object
 * @param firstName name of the first field of the (first) object, on which the parser stands; null for an empty object
 * @param parser    bounded in nesting and in the length of texts and numbers
 */
public record JsonDocument(int line, boolean isArray, String firstName, JsonParser parser) {
}
