// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * The small parts of a JSON document as trees. What is beyond a number of values is skipped, so that a document of any
 * length needs little memory; of two fields with one name the last counts.
 */
public final class JsonTree {

	private static final int MOST_VALUES = 50_000;
	private static final int LONGEST_NUMBER = 400;

	private final JsonParser parser;
	private int values;

	private JsonTree(JsonParser parser) {
		this.parser = parser;
	}

	/**
	 * Reads the value the parser stands on, and leaves the parser on its last token.
	 *
	 * @return the value; missing where it is no number a double can hold
	 * @throws IOException when the source cannot be read or is no JSON
	 */
	public static JsonNode read(JsonParser parser) throws IOException {
		return new JsonTree(parser).value();
	}

	private JsonNode value() throws IOException {
		JsonNodeFactory make = JsonNodeFactory.instance;
		if (values++ >= MOST_VALUES) {
			parser.skipChildren();
			return MissingNode.getInstance();
		}
		return switch (parser.currentToken()) {
		case START_OBJECT -> object(make.objectNode());
		case START_ARRAY -> array(make.arrayNode());
		case VALUE_STRING -> make.textNode(parser.getText());
		case VALUE_NUMBER_INT -> parser.getTextLength() <= 18 ? make.numberNode(parser.getLongValue()) : decimal(make);
		case VALUE_NUMBER_FLOAT -> decimal(make);
		case VALUE_TRUE -> make.booleanNode(true);
		case VALUE_FALSE -> make.booleanNode(false);
		default -> make.nullNode();
		};
	}

	private JsonNode decimal(JsonNodeFactory make) throws IOException {
		double value = parser.getTextLength() <= LONGEST_NUMBER ? parser.getDoubleValue() : Double.NaN;
		return Double.isFinite(value) ? make.numberNode(value) : MissingNode.getInstance();
	}

	private JsonNode object(ObjectNode object) throws IOException {
		while (parser.nextToken() == JsonToken.FIELD_NAME) {
			String name = parser.currentName();
			parser.nextToken();
			JsonNode value = value();
			if (!value.isMissingNode()) {
				object.set(name, value);
			}
		}
		return object;
	}

	private JsonNode array(ArrayNode array) throws IOException {
		while (parser.nextToken() != JsonToken.END_ARRAY) {
			JsonNode value = value();
			if (!value.isMissingNode()) {
				array.add(value);
			}
		}
		return array;
	}
}
