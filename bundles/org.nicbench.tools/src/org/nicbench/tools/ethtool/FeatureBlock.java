// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ethtool;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.osgi.util.NLS;
import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.Margin;
import org.nicbench.tools.read.Results;
import org.nicbench.tools.read.ShellCommand;

/**
 * Lists of features that stand one behind the other, each with its margin; lists with different margins may be mixed, as
 * containers and grep mix them. A list with lines marked as in diff(1) is two: before and after.
 */
final class FeatureBlock implements Block {

	private static final Pattern HEADER = Pattern
			.compile("(?:Features|Offload parameters) for (\\S{1,40}?)\\s?:[\\s\"'`|,\\\\.*]*$");
	private static final Pattern CHANGES = Pattern.compile("\\bActual changes:[\"'`|,\\s]*$");
	private static final Pattern REFUSED = Pattern.compile("Cannot get device (.{2,60}?)(?: settings)?: \\S.*");
	private static final Pattern COMPLAINT = Pattern.compile(
			"(?:Cannot (?:change|set|get) \\S.*|Could not change any device features|netlink error: .+|no (?:feature|offload) info available.*)");
	private static final Pattern HUNK = Pattern.compile("@@ .*|\\d+(?:,\\d+)?[acd]\\d+(?:,\\d+)?|--- \\S.*|\\+\\+\\+ \\S.*|\\\\ No newline .*");
	private static final Pattern SIDE = Pattern.compile("(?:^|\\s)([-+<>])\\s*$");
	private static final Pattern WITHOUT_FIXED = Pattern.compile("grep (?:-\\S+ )*-\\w*v\\w* (?:-\\S+ )*\\W{0,3}fixed\\W{0,3}$");
	/** What a loop or grep puts before a line when it is the name of a NIC. */
	private static final Pattern NIC_BEFORE = Pattern
			.compile("\\W*((?:eth|en[opsx]|em|p\\d+p|wl|ww|ib|bond|br|veth|tap|tun|vmnet|virbr|docker|team|vlan|ens|eno|enp|hsn)(?=[a-z._@-]{0,20}\\d)[a-z0-9._@-]*|br-[a-z0-9]+|lo)\\s*[:=|>)\\]-]+\\s*");
	private static final Pattern HEADING = Pattern.compile("[^\\w$]{0,20}(?:(?i:interface|iface|device|dev|nic)\\W{1,3})?([A-Za-z][\\w.@-]{1,14})\\W{0,20}");
	private static final int LONGEST_HEADING = 60;
	private static final int OPEN_LISTS = 8;

	/** One list; with a second side when it shows differences. */
	private static final class Part {
		private final int first;
		private final Margin margin;
		private FeatureDump dump = new FeatureDump();
		private FeatureDump before;
		private boolean hasAngles;
		private boolean isLeftSide;

		Part(int first, Margin margin) {
			this.first = first;
			this.margin = margin;
		}
	}

	private final ShellCommand command;
	private final String listed;
	private final String changed;
	private final List<Part> parts = new ArrayList<>();
	private final List<String> refusals = new ArrayList<>();
	private final int firstLine;
	private String heading;
	private boolean headed;
	private boolean interrupted;

	FeatureBlock(int firstLine, ShellCommand command) {
		this.firstLine = firstLine;
		this.command = command;
		listed = EthtoolCommand.nic(command, "-k", "--show-features", "--show-offload");
		changed = EthtoolCommand.nic(command, "-K", "--features", "--offload");
	}

	boolean begin(Line line) {
		String text = plain(line);
		if (header(line.number(), text) || heading(text)) {
			return true;
		}
		Matcher refused = REFUSED.matcher(text);
		if (refused.find()) {
			return LegacyNames.refused(refused.group(1)) != null && accept(line);
		}
		FeatureLine feature = FeatureLine.find(text);
		return feature != null && (feature.isSure() || listed != null && feature.margin().isBlank()) && accept(line);
	}

	/** A list inside JSON or a script has its tabs written out. */
	private static String plain(Line line) {
		String text = line.column().isEmpty() ? line.text() : line.column() + " | " + line.text();
		return text.indexOf('\\') < 0 ? text : text.replace("\\t", " ").replace("\\n", "");
	}

	@Override
	public boolean accept(Line line) {
		String text = plain(line);
		boolean taken = header(line.number(), text) || refused(line.number(), text) || feature(line.number(), text)
				|| heading(text) || HUNK.matcher(text).matches() && !parts.isEmpty();
		interrupted |= !taken && !line.isBlank();
		return taken;
	}

	private boolean header(int number, String text) {
		Matcher header = HEADER.matcher(text);
		Matcher changes = CHANGES.matcher(text);
		boolean lists = text.indexOf(" for ") > 0 && header.find() && EthtoolCommand.name(header.group(1)) != null;
		if (!lists && !(text.indexOf("Actual") >= 0 && changes.find())) {
			return false;
		}
		String before = text.substring(0, lists ? header.start() : changes.start());
		Margin margin = margin(before);
		if (margin == null) {
			return false;
		}
		Part last = parts.isEmpty() ? null : parts.get(parts.size() - 1);
		if (lists && last != null && last.isLeftSide && before.strip().endsWith("+")) {
			last.before = last.dump;
			last.dump = last.dump.copy();
			last.dump.setNic(header.group(1));
			return true;
		}
		Part part = new Part(number, margin);
		if (lists) {
			part.isLeftSide = before.strip().endsWith("-");
			part.dump.setNic(header.group(1));
			if (header.group().startsWith("Features")) {
				part.dump.isListOfKernelNames(!EthtoolCommand.filters(command).isEmpty());
			}
		} else {
			part.dump.isChanges();
			part.dump.setNic(changed != null ? changed : EthtoolCommand.anyNic(command));
		}
		open(part);
		return true;
	}

	/** A loop over NICs writes their names between the lists. */
	private boolean heading(String text) {
		if (text.length() > LONGEST_HEADING || !EthtoolCommand.isInLoop(command)) {
			return false;
		}
		Matcher name = HEADING.matcher(text);
		if (!name.matches()) {
			return false;
		}
		heading = name.group(1);
		headed = true;
		return true;
	}

	private void open(Part part) {
		if (EthtoolCommand.filters(command).stream().anyMatch(filter -> WITHOUT_FIXED.matcher(filter).find())) {
			part.dump.isWithoutFixed();
		}
		refusals.forEach(words -> refuse(part.dump, words));
		refusals.clear();
		parts.add(part);
		interrupted = false;
		headed = false;
	}

	/** A mark of diff(1) is no margin. */
	private static Margin margin(String before) {
		return Margin.of(SIDE.matcher(before).replaceFirst(""));
	}

	private boolean refused(int number, String text) {
		Matcher refused = REFUSED.matcher(text);
		if (refused.find() && LegacyNames.refused(refused.group(1)) != null) {
			Part last = parts.isEmpty() ? null : parts.get(parts.size() - 1);
			if (last != null && !last.dump.hasNames() && !last.dump.isChangeList()) {
				refuse(last.dump, refused.group());
			} else {
				// of the list whose first line comes now, or of the last one when none comes
				refusals.add(refused.group());
			}
			return true;
		}
		Matcher complaint = COMPLAINT.matcher(text);
		if (!parts.isEmpty() && complaint.matches()) {
			parts.get(parts.size() - 1).dump.warn(text);
			return true;
		}
		return false;
	}

	private static void refuse(FeatureDump dump, String words) {
		Matcher refused = REFUSED.matcher(words);
		if (refused.matches()) {
			dump.refused(LegacyNames.refused(refused.group(1)), words);
		}
	}

	private boolean feature(int number, String text) {
		FeatureLine feature = FeatureLine.find(text);
		if (feature == null || interrupted && !LegacyNames.isKnown(feature.name())) {
			return false;
		}
		String before = feature.margin();
		Matcher sides = SIDE.matcher(before);
		char side = sides.find() && isSide(before, sides.start(1), text) ? sides.group(1).charAt(0) : ' ';
		Margin margin = Margin.of(side == ' ' ? before : before.substring(0, sides.start(1)));
		if (margin == null) {
			return false;
		}
		Part part = part(number, margin, feature, side);
		if (part == null) {
			return false;
		}
		if (side == ' ' && part.hasAngles) {
			side = '>';
		}
		if (side != ' ' && part.before == null) {
			part.before = part.dump.copy();
			part.hasAngles = side == '<';
		}
		if (part.before != null && side != '+' && side != '>') {
			part.before.add(feature);
		}
		if (side != '-' && side != '<') {
			part.dump.add(feature);
		}
		return true;
	}

	/** A hyphen with one blank behind it begins an item of a list unless differences are shown already. */
	private boolean isSide(String margin, int at, String text) {
		char mark = margin.charAt(at);
		boolean differs = !parts.isEmpty() && parts.get(parts.size() - 1).before != null;
		return mark == '<' || mark == '>' || differs || !(at + 2 == margin.length() && margin.charAt(at + 1) == ' ');
	}

	private Part part(int number, Margin margin, FeatureLine feature, char side) {
		for (int i = parts.size() - 1; i >= Math.max(0, parts.size() - OPEN_LISTS); i--) {
			Part part = parts.get(i);
			if (isWithin(part.margin, feature.margin())) {
				FeatureDump told = part.before != null && (side == '-' || side == '<') ? part.before : part.dump;
				return headed || told.has(feature.name()) ? next(number, margin, feature) : part;
			}
		}
		return parts.isEmpty() || feature.isSure() ? next(number, margin, feature) : null;
	}

	private static boolean isWithin(Margin margin, String before) {
		String rest = margin.strip(before);
		return rest != null && Margin.of(rest) == Margin.NONE;
	}

	/** A list without its first line. */
	private Part next(int number, Margin margin, FeatureLine feature) {
		Part part = new Part(number, margin);
		Matcher named = NIC_BEFORE.matcher(margin.text());
		boolean byFile = command != null && command.is("grep");
		part.dump.setNic(named.matches() && !byFile ? named.group(1) : heading != null ? heading : listed != null ? listed : changed);
		open(part);
		return part;
	}

	@Override
	public void handOver(Results results) {
		while (parts.size() > OPEN_LISTS) {
			hand(parts.remove(0), results);
		}
	}

	@Override
	public void end(Results results) {
		if (!refusals.isEmpty()) {
			if (parts.isEmpty()) {
				Part part = new Part(firstLine, Margin.NONE);
				part.dump.setNic(listed);
				open(part);
			} else {
				refusals.forEach(words -> refuse(parts.get(parts.size() - 1).dump, words));
			}
		}
		parts.forEach(part -> hand(part, results));
	}

	private static void hand(Part part, Results results) {
		if (part.before != null && !part.before.isEmpty()) {
			hand(part.before, part.first, results);
		}
		hand(part.dump, part.first, results);
	}

	private static void hand(FeatureDump dump, int first, Results results) {
		if (dump.isEmpty()) {
			results.warn(NLS.bind(Messages.listEmpty, first));
		} else if (dump.isChangeList()) {
			results.add(dump.toState(), first);
		} else {
			results.addPart(dump.toState(), first);
		}
	}
}
