// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.regex.Pattern;

import org.eclipse.osgi.util.NLS;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;

/**
 * Walks through a text: follows the commands typed in it, offers every line to the block that is open, then to all readers,
 * and a JSON document where one begins.
 */
final class Transcript {

	private static final Pattern JSON = Pattern.compile("^\\s*(?:[\\[{]\\s*$|\\{\\s*(?:\"|\\}\\s*$)|\\[\\s*\\{).*", Pattern.DOTALL);
	private static final int LINES_TO_HAND_OVER = 4096;
	/** Rulers and fences say nothing. */
	private static final Pattern RULE = Pattern.compile("[-=_*~.`+ ]+|```\\w*");
	private final TextSource source;
	private final List<OutputReader> readers;
	private final Results results;
	private ShellCommand command;
	private Block open;
	private Line opening;
	private int handedOverBefore;
	private int lines;
	private int firstUnread;
	private String firstUnreadText = "";
	private int unread;

	Transcript(TextSource source, List<OutputReader> readers, Results results, ShellCommand command) {
		this.source = source;
		this.readers = readers;
		this.results = results;
		this.command = command;
	}

	void read() throws IOException {
		while (true) {
			if (source.bracketAhead()) {
				String ahead = source.lookAhead();
				String unquoted = LineCleaner.unquoteJson(ahead);
				if (JSON.matcher(unquoted).matches()) {
					json(!unquoted.equals(ahead));
					continue;
				}
			}
			int number = source.nextNumber();
			String raw = source.nextLine();
			if (raw == null) {
				break;
			}
			line(LineCleaner.clean(number, raw));
		}
		close();
		results.finish();
	}

	private void line(Line line) {
		TypedLine typed = Prompts.find(line.text());
		if (typed != null) {
			close();
			command = typed.main();
			results.typed(typed);
			return;
		}
		try {
			if (taken(line)) {
				return;
			}
		} catch (NumberFormatException e) {
			// a number that no tool prints: the line only looked like one of theirs
			unread(line.number(), line.text());
			return;
		}
		if (!results.refused(line.text()) && !RULE.matcher(line.text()).matches()) {
			unread(line.number(), line.text());
		}
	}

	private boolean taken(Line line) {
		if (open != null && open.accept(line)) {
			if (++lines % LINES_TO_HAND_OVER == 0) {
				open.handOver(results);
			}
			return true;
		}
		if (line.isBlank()) {
			return true;
		}
		for (OutputReader reader : readers) {
			Block begun = reader.begin(line, command);
			if (begun != null) {
				close();
				open = begun;
				opening = line;
				handedOverBefore = results.size();
				return true;
			}
		}
		return false;
	}

	private void unread(int number, String text) {
		if (firstUnread == 0) {
			firstUnread = number;
			firstUnreadText = text;
		}
		unread++;
	}

	private void close() {
		Block closing = open;
		open = null;
		if (closing != null) {
			closing.end(results);
			if (results.size() == handedOverBefore) {
				unread(opening.number(), opening.text());
			}
		}
	}

	/** Reads at least one character. */
	private void json(boolean quoted) throws IOException {
		int line = source.nextNumber();
		JsonParser parser = JsonParsers.INSTANCE.createParser(quoted ? source.restUnquoted() : source.rest());
		boolean taken = false;
		close();
		try {
			boolean isArray = parser.nextToken() == JsonToken.START_ARRAY;
			if (isArray) {
				parser.nextToken();
			}
			String firstName = parser.currentToken() == JsonToken.START_OBJECT ? parser.nextFieldName() : null;
			if (parser.currentToken() == JsonToken.FIELD_NAME || parser.currentToken() == JsonToken.END_OBJECT) {
				JsonDocument document = new JsonDocument(line, isArray, firstName, parser);
				for (OutputReader reader : readers) {
					if (reader.readJson(document, command, results)) {
						taken = true;
						break;
					}
				}
			}
			while (!parser.getParsingContext().inRoot() && parser.nextToken() != null) {
				// what no reader asked for
			}
		} catch (JsonProcessingException e) {
			if (taken) {
				results.warn(NLS.bind(Messages.jsonDamaged, line, e.getOriginalMessage()));
			}
		}
		if (!taken) {
			unread(line, "{");
		}
		if (!quoted) {
			source.giveBack(parser.releaseBuffered(OutputStream.nullOutputStream()));
			if (source.lookAhead().isBlank()) {
				source.nextLine();
			}
		}
		parser.close();
	}

	/** @return number of lines nobody understood */
	int unreadLines() {
		return unread;
	}

	int firstUnread() {
		return firstUnread;
	}

	String firstUnreadText() {
		return firstUnreadText;
	}
}
