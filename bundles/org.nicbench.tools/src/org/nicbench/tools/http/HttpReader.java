// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.http;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.Direction;
import org.nicbench.model.Headline;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.Protocol;
import org.nicbench.model.Status;
import org.nicbench.model.Throughput;
import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Figures;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.OutputReader;
import org.nicbench.tools.read.Quantity;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

/**
 * Downloads of wget, in any language, and of curl's progress table. Their K, M, G and the rates per second in them are powers
 * of 1024 bytes. The end that prints is the receiver.
 */
public final class HttpReader implements OutputReader {

	private static final String NUMBER = "(\\d+(?:[.,]\\d+)?)";
	private static final Pattern URL = Pattern.compile("--\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d--\\s+((?:https?|ftp)://\\S+)");
	private static final Pattern BAR = Pattern.compile("(?:\\S+\\s+)?(\\d+)%\\[.*\\]\\s+\\S+(?:\\s+\\S+/s)?\\s+(?:\\S{1,4} )?" + NUMBER + "s");
	private static final Pattern LAST_DOTS = Pattern.compile("\\d+K .*%\\s+\\S+=(?:(\\d+)m )?" + NUMBER + "s");
	private static final Pattern DOTS = Pattern.compile("\\d+K [. ,]+(?:\\s+\\d+%)?.*");
	private static final Pattern SAVED = Pattern
			.compile("\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d \\(" + NUMBER + " ([KMGT]?B)/s\\) - .*\\[(\\d+)(?:/(\\d+))?\\]");
	private static final Pattern ERROR = Pattern.compile("\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d \\S+ (\\d{3}): .*");
	private static final Pattern CURL_HEADER = Pattern.compile("% Total\\s+% Received\\s+% Xferd.*");
	private static final Pattern CURL_SECOND = Pattern.compile("Dload\\s+Upload.*");
	private static final Pattern CURL_ROW = Pattern.compile("(\\d{1,3})\\s+([\\d.]+[kMGTP]?)\\s+(\\d{1,3})\\s+([\\d.]+[kMGTP]?)\\s+\\d{1,3}\\s+\\S+"
			+ "\\s+([\\d.]+[kMGTP]?)\\s+\\S+\\s+\\S+\\s+(\\S+)\\s+\\S+\\s+\\S+");
	private static final Pattern CURL_ERROR = Pattern.compile("curl: \\((\\d+)\\) .*");

	/** Lines between the address and the progress: connection, redirection, length, file. */
	private static final int MOST_PROSE = 8;

	@Override
	public String name() {
		return "wget, curl";
	}

	@Override
	public Block begin(Line line, ShellCommand command) {
		if (URL.matcher(line.text()).matches()) {
			return new WgetBlock(line.number(), command);
		}
		if (CURL_HEADER.matcher(line.text()).matches() || CURL_ERROR.matcher(line.text()).matches()) {
			CurlBlock block = new CurlBlock(line.number(), command);
			block.accept(line);
			return block;
		}
		return null;
	}

	private static Throughput download(ShellCommand command, String program) {
		Throughput result = NicBenchFactory.eINSTANCE.createThroughput();
		result.setTool("http");
		result.setProtocol(Protocol.TCP);
		result.setDirection(Direction.REVERSE);
		if (command != null && command.is(program)) {
			result.setCommand(command.text());
		}
		return result;
	}

	private static void measured(Throughput result, double bytes, double bitsPerSecond, double seconds) {
		result.setReceiver(Figures.side(bytes, bitsPerSecond, -1));
		result.setBitsPerSecond(bitsPerSecond);
		result.setHeadlineFrom(Headline.RECEIVER);
		if (!Double.isNaN(seconds)) {
			result.setSeconds(seconds);
		}
		result.setStreamsAsked(1);
		result.setStreamsWorked(1);
	}

	private static final class WgetBlock implements Block {
		private final int first;
		private final Throughput result;
		private double seconds = Double.NaN;
		private boolean over;
		private int prose;

		WgetBlock(int first, ShellCommand command) {
			this.first = first;
			result = download(command, "wget");
		}

		@Override
		public boolean accept(Line line) {
			String text = line.text();
			if (text.isEmpty()) {
				return true;
			}
			if (over || URL.matcher(text).matches()) {
				return false;
			}
			Matcher bar = BAR.matcher(text);
			Matcher dots = LAST_DOTS.matcher(text);
			Matcher saved = SAVED.matcher(text);
			Matcher error = ERROR.matcher(text);
			if (bar.matches()) {
				seconds = Quantity.number(bar.group(2));
			} else if (dots.matches()) {
				seconds = (dots.group(1) == null ? 0 : 60 * Double.parseDouble(dots.group(1))) + Quantity.number(dots.group(2));
			} else if (saved.matches()) {
				double rate = Quantity.bytes(saved.group(1), saved.group(2)) * 8;
				measured(result, Double.parseDouble(saved.group(3)), rate, seconds);
				boolean whole = saved.group(4) == null || saved.group(4).equals(saved.group(3));
				result.setStatus(whole ? Status.COMPLETE : Status.PARTIAL);
				over = true;
			} else if (error.matches()) {
				result.getErrors().add(text.substring(text.indexOf(' ', text.indexOf(' ') + 1) + 1));
				over = true;
			} else {
				return DOTS.matcher(text).matches() || isProse(text);
			}
			return true;
		}

		/** What wget says between address and progress, in the user's language. */
		private boolean isProse(String text) {
			return Double.isNaN(seconds) && ++prose <= MOST_PROSE && !text.startsWith("[");
		}

		@Override
		public void end(Results results) {
			if (!result.isSetStatus()) {
				result.setStatus(Status.FAILED);
				if (result.getErrors().isEmpty()) {
					result.getErrors().add(Messages.noFigures);
				}
			}
			results.add(result, first);
		}
	}

	private static final class CurlBlock implements Block {
		private final int first;
		private final Throughput result;
		private boolean failed;

		CurlBlock(int first, ShellCommand command) {
			this.first = first;
			result = download(command, "curl");
		}

		@Override
		public boolean accept(Line line) {
			String text = line.text();
			Matcher row = CURL_ROW.matcher(text);
			if (CURL_ERROR.matcher(text).matches()) {
				result.getErrors().add(text.replaceFirst("^curl: ", ""));
				failed = true;
				return true;
			}
			if (row.matches()) {
				double bytes = size(row.group(4));
				if (bytes > 0) {
					measured(result, bytes, size(row.group(5)) * 8, clock(row.group(6)));
					result.setStatus(row.group(1).equals("100") ? Status.COMPLETE : Status.PARTIAL);
				}
				return true;
			}
			return CURL_SECOND.matcher(text).matches() || !result.isSetStatus() && CURL_HEADER.matcher(text).matches();
		}

		private static double size(String text) {
			return Quantity.bytes(text.replaceAll("[kMGTP]", ""), text.replaceAll("[\\d.]", "") + "B");
		}

		private static double clock(String text) {
			String[] parts = text.split(":");
			if (parts.length != 3 || !text.matches("[\\d:]+")) {
				return Double.NaN;
			}
			return Integer.parseInt(parts[0]) * 3600.0 + Integer.parseInt(parts[1]) * 60 + Integer.parseInt(parts[2]);
		}

		@Override
		public void end(Results results) {
			if (failed || !result.isSetStatus()) {
				result.setStatus(result.isSetBitsPerSecond() ? Status.PARTIAL : Status.FAILED);
				if (result.getErrors().isEmpty()) {
					result.getErrors().add(Messages.noFigures);
				}
			}
			results.add(result, first);
		}
	}
}
