// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.lspci;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.tools.read.Block;
import org.nicbench.tools.read.Line;
import org.nicbench.tools.read.Results;

/** Devices one behind the other, each with its details. */
final class DeviceBlock implements Block {

	private static final Pattern DETAIL = Pattern.compile("(Subsystem|Kernel driver in use|Kernel modules|DeviceName|Physical Slot|PhySlot|NUMA node|NUMANode"
			+ "|LnkCap|LnkSta|Class|Vendor|Device|Rev|Driver|Module|SVendor|SDevice|ProgIf|IOMMUGroup|DTNode|Slot):\\s+(.+)");
	/** What stands among the details of {@code -v} and {@code -vv} and is of no use here. */
	private static final Pattern OTHER = Pattern.compile("(?:Flags|Control|Status|Latency|Interrupt|IOMMU group|Region \\d+|Capabilities|Product Name|Vector table"
			+ "|PBA|Address|Masking|BAR|[A-Z][A-Za-z]{2,9}(?:Cap|Ctl|Sta|Msk|Svrt|Header)\\d?|(?:Lnk|Dev|AER|UE|CE|ARI|IOV|Arb|Ctrl)[A-Za-z]{0,8}\\d?):.*"
			+ "|Memory at .*|I/O ports at .*|Expansion ROM at .*|\\[virtual\\] .*|Masking: .*|Bus: primary.*|!!! .*|\\t.*");

	private record Found(int line, Device device) {
	}

	private final List<Found> devices = new ArrayList<>();
	private Device current;

	DeviceBlock(int line, Device device) {
		add(line, device);
	}

	private void add(int line, Device device) {
		current = device;
		devices.add(new Found(line, device));
	}

	@Override
	public boolean accept(Line line) {
		String text = line.text();
		Device next = text.startsWith("Slot:") ? Device.slot(text) : Device.of(text);
		if (next != null) {
			add(line.number(), next);
			return true;
		}
		Matcher detail = DETAIL.matcher(text);
		if (detail.matches()) {
			current.tell(detail.group(1), detail.group(2).strip());
			return true;
		}
		return OTHER.matcher(text).matches();
	}

	@Override
	public void handOver(Results results) {
		hand(devices.subList(0, devices.size() - 1), results);
	}

	@Override
	public void end(Results results) {
		hand(devices, results);
	}

	private static void hand(List<Found> complete, Results results) {
		complete.stream().filter(found -> found.device().isNetwork())
				.forEach(found -> results.addPart(found.device().toState(), found.line()));
		complete.clear();
	}
}
