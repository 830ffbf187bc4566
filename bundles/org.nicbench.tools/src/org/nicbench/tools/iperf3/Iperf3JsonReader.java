// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.iperf3;

import java.io.IOException;
import java.util.Locale;
import java.util.Set;

import org.eclipse.osgi.util.NLS;
import org.nicbench.model.Protocol;
import org.nicbench.tools.read.JsonDocument;
import org.nicbench.tools.read.JsonTree;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;

/**
 * {@code iperf3 -J}, 3.0 to 3.2x, as a stream: intervals are summed as they pass. The {@code error} of the document decides
 * whether the test failed; the exit code does not ({@code iperf3 -J} ends with 0 after "Connection refused").
 */
public final class Iperf3JsonReader implements OutputReader {

	private static final Set<String> FIRST_NAMES = Set.of("start", "intervals", "end", "error", "title");

	@Override
	public String name() {
		return "iperf3 -J";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		return null;
	}

	@Override
	public boolean readJson(JsonDocument json, ShellCommand command, Results results) throws IOException {
		if (json.isArray() || json.firstName() == null || !FIRST_NAMES.contains(json.firstName())) {
			return false;
		}
		Iperf3Test test = new Iperf3Test(command);
		JsonEnd end = new JsonEnd(test);
		boolean ours = false;
		JsonProcessingException damage = null;
		JsonParser parser = json.parser();
		try {
			for (; parser.currentToken() == JsonToken.FIELD_NAME; parser.nextToken()) {
				String name = parser.currentName();
				JsonToken value = parser.nextToken();
				ours |= value == JsonToken.START_OBJECT && (name.equals("start") || name.equals("end"));
				switch (name) {
				case "start" -> start(JsonTree.read(parser), test);
				case "intervals" -> intervals(parser, test);
				case "end" -> end.read(JsonTree.read(parser));
				case "error" -> test.error(parser.getValueAsString("").replaceFirst("^error - ", ""));
				default -> parser.skipChildren();
				}
			}
		} catch (JsonProcessingException e) {
			damage = e;
		}
		if (!ours && test.isEmpty()) {
			return false;
		}
		if (damage != null) {
			String words = NLS.bind(Messages.damaged, damage.getOriginalMessage());
			test.warn(words);
			if (test.isEmpty()) {
				test.error(words);
			}
		}
		results.add(test.toThroughput(), json.line());
		return true;
	}

	private static void start(JsonNode start, Iperf3Test test) {
		test.version = start.path("version").asText("").replaceFirst("^iperf ", "");
		if (test.version.isEmpty()) {
			test.version = null;
		}
		test.server |= start.has("accepted_connection");
		JsonNode parameters = start.path("test_start");
		String protocol = parameters.path("protocol").asText("");
		if (!protocol.isEmpty()) {
			test.protocol = Protocol.get(protocol.toLowerCase(Locale.ROOT));
		}
		if (parameters.path("num_streams").asInt(0) > 0) {
			test.streamsAsked = parameters.path("num_streams").asInt();
		}
		test.blockBytes = parameters.path("blksize").asLong(0);
		test.reverse |= isSet(parameters.path("reverse"));
		test.bidirectional |= isSet(parameters.path("bidir"));
		JsonNode mss = start.has("tcp_mss") ? start.path("tcp_mss") : start.path("tcp_mss_default");
		if (mss.asInt(0) > 0) {
			test.mss = mss.asInt();
		}
		if (start.path("sock_bufsize").asLong(0) > 0) {
			test.windowBytes = start.path("sock_bufsize").asLong();
		}
	}

	private static boolean isSet(JsonNode flag) {
		return flag.asInt(0) != 0 || flag.asBoolean(false);
	}

	private static void intervals(JsonParser parser, Iperf3Test test) throws IOException {
		if (parser.currentToken() != JsonToken.START_ARRAY) {
			parser.skipChildren();
			return;
		}
		while (parser.nextToken() == JsonToken.START_OBJECT) {
			IntervalJson interval = new IntervalJson();
			while (parser.nextToken() == JsonToken.FIELD_NAME) {
				String name = parser.currentName();
				JsonToken value = parser.nextToken();
				if (value == JsonToken.START_OBJECT && name.startsWith("sum")) {
					interval.sum(parser, name.equals("sum_bidir_reverse"), test);
				} else {
					parser.skipChildren();
				}
			}
		}
	}
}
