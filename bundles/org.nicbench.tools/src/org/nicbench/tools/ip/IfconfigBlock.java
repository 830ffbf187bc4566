// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.ip;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.Margin;

/**
 * One interface of {@code ifconfig}, of net-tools before and since 2.0, busybox or BSD. What net-tools adds up (dropped with
 * missed, all kinds of broken frames) keeps its own name.
 */
final class IfconfigBlock extends InterfaceBlock {

	private static final Pattern NEW_FIRST = Pattern.compile("([\\w.@:+-]{1,40}): flags=[0-9a-fA-Fx]{1,10}<([A-Z0-9_,-]{0,300})>(.*)$");
	private static final Pattern OLD_FIRST = Pattern.compile("([A-Za-z][\\w.:@-]{0,20})\\s+(?:\\S{2,12} encap:|Protokoll:)(\\S+.*)$");
	private static final Pattern ADDRESS = Pattern.compile("\\b(?:[0-9a-fA-F]{2}:){5}[0-9a-fA-F]{2}\\b");
	private static final Pattern MTU = Pattern.compile("\\b(?:mtu |MTU:)(\\d{2,7})\\b");
	private static final Pattern QUEUE = Pattern.compile("\\b(?:txqueuelen[ :]|lg file transmission:|Sendewarteschlangenl\u00e4nge:)(\\d{1,7})\\b");
	private static final Pattern OLD_FLAGS = Pattern.compile("(?:[A-Z]{2,14} )*[A-Z]{2,14}\\s+MTU:\\d+.*");
	private static final Pattern COUNTS = Pattern.compile("\\b(packets|bytes|errors|dropped|overruns|frame|carrier|collisions)[: ] ?(\\d{1,18})\\b");
	private static final Pattern COUNT_LINE = Pattern.compile("(?:(?:RX|TX) (?:packets|bytes|errors)[: ]|collisions:).*");
	private static final Pattern OTHER = Pattern.compile("(?:inet6?|ether|loop|unspec|infiniband|media:|status:|options=|nd6 |Interrupt:|device "
			+ "|Base address|Memory:|tunnel|sit|lladdr|groups:|index |priority:).*|(?:UP|BROADCAST|DOWN|LOOPBACK|POINTOPOINT)\\b.*");
	private static final Map<String, String> RX = Map.of("packets", "rx_packets", "bytes", "rx_bytes", "errors", "rx_errors", "dropped", "rx_drop",
			"overruns", "rx_fifo_errors", "frame", "rx_frame");
	private static final Map<String, String> TX = Map.of("packets", "tx_packets", "bytes", "tx_bytes", "errors", "tx_errors", "dropped",
			"tx_dropped", "overruns", "tx_fifo_errors", "carrier", "tx_carrier", "collisions", "collisions");

	private IfconfigBlock(int first, Margin margin, Interface told) {
		super(first, margin, told);
	}

	/** @return a block when the line is the first one of an interface, else null */
	static IfconfigBlock begin(Line line) {
		String text = line.text();
		if (text.indexOf(": flags=") > 0) {
			Matcher first = NEW_FIRST.matcher(text);
			Margin margin = first.find() ? Margin.of(text.substring(0, first.start())) : null;
			if (margin != null) {
				IfconfigBlock block = new IfconfigBlock(line.number(), margin, new Interface(first.group(1)));
				block.flags(Interface.flags(first.group(2)));
				block.amounts(first.group(3));
				return block;
			}
		} else if (text.indexOf(" encap:") > 0 || text.indexOf(" Protokoll:") > 0) {
			Matcher first = OLD_FIRST.matcher(text);
			Margin margin = first.find() ? Margin.of(text.substring(0, first.start())) : null;
			if (margin != null) {
				IfconfigBlock block = new IfconfigBlock(line.number(), margin, new Interface(first.group(1)));
				block.address(first.group(2));
				return block;
			}
		}
		return null;
	}

	private void flags(List<String> flags) {
		told.label("flags", String.join(",", flags));
		told.setUp(flags.contains("UP") && flags.contains("RUNNING"));
	}

	private void amounts(String text) {
		Matcher mtu = MTU.matcher(text);
		if (mtu.find()) {
			told.setMtu(mtu.group(1));
		}
		Matcher queue = QUEUE.matcher(text);
		if (queue.find()) {
			told.setQueueLength(queue.group(1));
		}
	}

	private void address(String text) {
		Matcher address = ADDRESS.matcher(text);
		if (address.find()) {
			told.label("address", address.group().toLowerCase(Locale.ROOT));
		}
	}

	@Override
	boolean accept(String text) {
		boolean belongs = OLD_FLAGS.matcher(text).matches() || COUNT_LINE.matcher(text).matches() || OTHER.matcher(text).matches();
		if (belongs) {
			take(text);
		}
		return belongs;
	}

	private void take(String text) {
		amounts(text);
		if (OLD_FLAGS.matcher(text).matches()) {
			flags(Arrays.asList(text.substring(0, text.indexOf("MTU:")).strip().split("\\s+")));
		} else if (COUNT_LINE.matcher(text).matches()) {
			counts(text);
		} else if (text.startsWith("ether ")) {
			address(text);
		} else if (text.startsWith("status: ")) {
			told.setUp(text.equals("status: active"));
		} else if (text.startsWith("inet ") || text.startsWith("inet6 ")) {
			String[] words = text.split("[\\s:]+", 3);
			boolean old = text.startsWith("inet addr:") || text.startsWith("inet6 addr:");
			told.also(words[0], old ? text.substring(text.indexOf(':') + 1).strip().split("\\s+")[0] : text.split("\\s+")[1]);
		}
	}

	/** {@code RX packets:2 errors:0 ...}, {@code RX bytes:144 (144.0 B)  TX bytes:90 (90.0 B)}, {@code TX errors 0  dropped 0 ...} */
	private void counts(String text) {
		int tx = text.indexOf("TX ");
		boolean onlyCollisions = text.startsWith("collisions");
		Matcher counts = COUNTS.matcher(text);
		while (counts.find()) {
			boolean sent = onlyCollisions || tx >= 0 && counts.start() > tx;
			String key = (sent ? TX : RX).get(counts.group(1));
			if (key != null) {
				told.counter(key, counts.group(2));
			}
		}
	}
}
