// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;

import org.nicbench.model.extension.Extensions;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * Reads whatever a lab has: recognises tool outputs, dumps and transcripts and makes model objects of them. Texts are
 * streams; memory is bounded by the result. Safe for use from any thread.
 */
public final class Readers {

	/** The extension point. */
	public static final String POINT = "org.nicbench.tools.reader";

	private static final int LONGEST_EXCERPT = 100;

	private Readers() {
	}

	/** @return all contributed readers, in the order in which they are asked */
	public static List<OutputReader> all() {
		return Extensions.instances(POINT, "reader", OutputReader.class);
	}

	/**
	 * Reads a text of unknown kind and encoding (UTF-8, or UTF-16 with a byte order mark).
	 *
	 * @param source name for messages and provenance, usually the path of a file
	 * @throws ProblemException UNREADABLE when nothing in it is known (naming the first line not understood) or it cannot be
	 *                          fetched
	 */
	public static ReadResult read(String source, InputStream stream) throws ProblemException {
		try {
			return read(source, TextSource.of(stream), null);
		} catch (IOException e) {
			throw unfetched(source, e);
		}
	}

	/**
	 * As {@link #read(String, InputStream)}.
	 *
	 * @param nic the NIC whose results the text tells, where it speaks of several; null when that is not known
	 */
	public static ReadResult read(String source, InputStream stream, String nic) throws ProblemException {
		try {
			return read(source, TextSource.of(stream), nic);
		} catch (IOException e) {
			throw unfetched(source, e);
		}
	}

	/** As {@link #read(String, InputStream)}, for text that is decoded already. */
	public static ReadResult read(String source, Reader text) throws ProblemException {
		try {
			return read(source, new TextSource(text), null);
		} catch (IOException e) {
			throw unfetched(source, e);
		}
	}

	/**
	 * Reads the output of a command that is known, as when a tool was run from here.
	 *
	 * @param command what made the output
	 * @return what was understood, perhaps nothing
	 * @throws IOException when the text cannot be fetched
	 */
	public static ReadResult readOutput(String source, InputStream stream, List<String> command) throws IOException {
		TextSource text = TextSource.of(stream);
		Results results = new Results(source, new Session(null));
		Transcript transcript = new Transcript(text, all(), results, Prompts.parse(String.join(" ", command)));
		transcript.read();
		return new ReadResult(results.objects(), warnings(results, transcript), transcript.firstUnread());
	}

	private static ReadResult read(String source, TextSource text, String nic)
			throws IOException, ProblemException {
		Results results = new Results(source, new Session(nic));
		Transcript transcript = new Transcript(text, all(), results, null);
		transcript.read();
		List<?> objects = results.objects();
		if (objects.isEmpty()) {
			boolean empty = transcript.firstUnread() == 0;
			throw new ProblemException(ProblemKind.UNREADABLE,
					empty ? Messages.nothingKnownEmpty
							: MessageFormat.format(Messages.nothingKnown, excerpt(transcript.firstUnreadText())),
					empty ? source : source + ":" + transcript.firstUnread(), Messages.giveKnownText);
		}
		return new ReadResult(results.objects(), warnings(results, transcript), transcript.firstUnread());
	}

	private static List<String> warnings(Results results, Transcript transcript) {
		List<String> warnings = new ArrayList<>(results.warnings());
		if (transcript.unreadLines() > 0) {
			warnings.add(MessageFormat.format(Messages.linesUnread, transcript.unreadLines(),
					Integer.toString(transcript.firstUnread()), excerpt(transcript.firstUnreadText())));
		}
		return warnings;
	}

	private static String excerpt(String text) {
		return text.length() <= LONGEST_EXCERPT ? text : text.substring(0, LONGEST_EXCERPT - 3) + "...";
	}

	private static ProblemException unfetched(String source, IOException e) {
		return new ProblemException(ProblemKind.UNREADABLE, MessageFormat.format(Messages.cannotFetch, e.getMessage()), source, null, e);
	}
}
