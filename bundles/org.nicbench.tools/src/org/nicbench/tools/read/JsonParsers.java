// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.io.IOException;
import java.io.InputStream;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.ObjectCodec;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.sym.ByteQuadsCanonicalizer;

/**
 * Makes parsers of UTF-8 that take what tools print (NaN, control characters in texts) and whose memory is bounded: in
 * nesting, in the length of texts and in the number of different names, which a parser keeps.
 */
final class JsonParsers extends JsonFactory {

	static final JsonParsers INSTANCE = new JsonParsers();

	private static final long serialVersionUID = 1L;
	private static final int DEEPEST_NESTING = 100;
	private static final int LONGEST_TEXT = 1_000_000;
	private static final int LONGEST_NAME = 10_000;
	private static final int MOST_NAMES = 50_000;

	private JsonParsers() {
		super(new JsonFactoryBuilder()
				.streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST_NESTING).maxStringLength(LONGEST_TEXT)
						.maxNumberLength(LONGEST_TEXT).maxNameLength(LONGEST_NAME).build())
				.enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS).enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
				.enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER).disable(StreamReadFeature.AUTO_CLOSE_SOURCE));
	}

	@Override
	protected JsonParser _createParser(InputStream stream, IOContext context) {
		return new BoundedParser(context, _parserFeatures, stream, _objectCodec,
				_byteSymbolCanonicalizer.makeChildOrPlaceholder(_factoryFeatures), context.allocReadIOBuffer());
	}

	private static final class BoundedParser extends UTF8StreamJsonParser {

		BoundedParser(IOContext context, int features, InputStream stream, ObjectCodec codec, ByteQuadsCanonicalizer names, byte[] buffer) {
			super(context, features, stream, codec, names, buffer, 0, 0, 0, true);
		}

		@Override
		public JsonToken nextToken() throws IOException {
			check();
			return super.nextToken();
		}

		@Override
		public String nextFieldName() throws IOException {
			check();
			return super.nextFieldName();
		}

		private void check() throws IOException {
			if (_symbols.size() > MOST_NAMES) {
				throw new StreamConstraintsException("more than " + MOST_NAMES + " different names");
			}
		}
	}
}
