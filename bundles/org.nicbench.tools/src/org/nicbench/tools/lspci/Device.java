// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.lspci;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.value.Labels;

/** One PCI device. lspci leaves out the domain of the address where all are 0000. */
final class Device {

	private static final String ADDRESS = "((?:[0-9a-f]{4,8}:)?[0-9a-f]{2}:[01][0-9a-f]\\.[0-7])";
	private static final Pattern LINE = Pattern.compile("(?:^|[\\s|\"*>`-]|-\\s)" + ADDRESS + " ([^:\"]{3,60}?)(?: \\[([0-9a-f]{4})\\])?: (.+)$");
	private static final Pattern MACHINE = Pattern.compile("^" + ADDRESS + " \"([^\"]*)\" \"([^\"]*)\" \"([^\"]*)\"(.*)$");
	private static final Pattern IDS = Pattern.compile("(?:^|\\s)\\[?([0-9a-f]{4}):([0-9a-f]{4})\\]?");
	private static final Pattern REVISION = Pattern.compile("\\s?\\((?:rev ([0-9a-f]{2})|prog-if [^()]{0,60})\\)");
	private static final Pattern CODE = Pattern.compile("(?:^|\\s)\\[?([0-9a-f]{4})\\]?$");
	private static final Pattern NETWORK = Pattern
			.compile("(?i)(?:Ethernet|Network|Infiniband|Token ring network|FDDI network|ATM network|ISDN|Fabric|Wireless|WiFi) controller.*|02[0-9a-f]{2}");

	private final Map<String, String> labels = new LinkedHashMap<>();
	private final String address;
	private String type = "";
	private String vendor;
	private String product;
	private String driver;

	private Device(String address) {
		this.address = address.indexOf(':') == address.lastIndexOf(':') ? "0000:" + address : address;
	}

	/** @return the device of a line that begins with an address, or null */
	static Device of(String text) {
		if (text.indexOf('.') < 0 || text.indexOf(':') < 0 || text.length() > 500) {
			return null;
		}
		Matcher machine = MACHINE.matcher(text);
		if (machine.matches()) {
			Device device = new Device(machine.group(1));
			device.tell("Class", machine.group(2));
			device.tell("Vendor", machine.group(3));
			device.tell("Device", machine.group(4));
			Matcher revision = Pattern.compile(" -r([0-9a-f]{2})\\b").matcher(machine.group(5));
			if (revision.find()) {
				device.label("revision", revision.group(1));
			}
			return device;
		}
		Matcher line = LINE.matcher(text);
		if (!line.find()) {
			return null;
		}
		Device device = new Device(line.group(1));
		device.type = line.group(2);
		device.label("class", line.group(2).matches("[0-9a-f]{4}") ? null : line.group(2));
		device.label("class_id", line.group(3) != null ? line.group(3) : line.group(2).matches("[0-9a-f]{4}") ? line.group(2) : null);
		device.name(line.group(4));
		return device;
	}

	/** @return the device that {@code -vmm} tells line by line from here */
	static Device slot(String text) {
		Matcher address = Pattern.compile("Slot:\\s+" + ADDRESS).matcher(text);
		return address.matches() ? new Device(address.group(1)) : null;
	}

	private void name(String text) {
		String name = text;
		Matcher revision = REVISION.matcher(name);
		while (revision.find()) {
			label("revision", revision.group(1));
			name = name.replace(revision.group(), "");
			revision = REVISION.matcher(name);
		}
		Matcher ids = IDS.matcher(name);
		while (ids.find()) {
			label("vendor_id", ids.group(1));
			label("device_id", ids.group(2));
			name = name.substring(0, ids.start()) + name.substring(ids.end());
			ids = IDS.matcher(name);
		}
		product = name.strip().isEmpty() ? null : name.replaceAll("\\s+", " ").strip();
	}

	private void label(String key, String text) {
		if (text != null && !text.isBlank()) {
			labels.put(key, text.strip());
		}
	}

	/** @return whether its class is one of the network's */
	boolean isNetwork() {
		return NETWORK.matcher(type).matches() || labels.getOrDefault("class_id", "").startsWith("02");
	}

	/** @return whether nothing but its address was told yet */
	boolean isSlotOnly() {
		return type.isEmpty() && product == null;
	}

	/** Takes a detail by its label. */
	void tell(String label, String text) {
		switch (label) {
		case "Kernel driver in use", "Driver" -> driver = text;
		case "Kernel modules" -> label("modules", text.replace(",", ""));
		case "Module" -> labels.merge("modules", text, (known, more) -> known + " " + more);
		case "Subsystem" -> label("subsystem", text);
		case "DeviceName" -> label("device_name", text);
		case "Physical Slot", "PhySlot" -> label("physical_slot", text);
		case "NUMA node", "NUMANode" -> label("numa_node", text);
		case "LnkCap" -> label("pcie_capable", speed(text));
		case "LnkSta" -> label("pcie_now", speed(text));
		case "Class" -> {
			type = coded("class_id", text);
			label("class", type);
		}
		case "Vendor" -> {
			vendor = coded("vendor_id", text);
			product = join();
		}
		case "Device" -> {
			label("device", coded("device_id", text));
			product = join();
		}
		case "Rev" -> label("revision", text);
		default -> {
			// of no use here
		}
		}
	}

	private String coded(String key, String text) {
		Matcher code = CODE.matcher(text);
		if (!code.find()) {
			return text.strip();
		}
		label(key, code.group(1));
		return text.substring(0, code.start()).strip();
	}

	private String join() {
		String device = labels.get("device");
		return vendor == null ? device : device == null ? vendor : vendor + " " + device;
	}

	/** {@code Port #0, Speed 8GT/s, Width x8, ...} */
	private static String speed(String text) {
		Matcher speed = Pattern.compile("Speed ([\\d.]+GT/s).{0,20}?, Width (x\\d+)").matcher(text);
		return speed.find() ? speed.group(1) + " " + speed.group(2) : null;
	}

	NicState toState() {
		labels.remove("device");
		NicState state = NicBenchFactory.eINSTANCE.createNicState();
		state.setBus(address);
		state.setProduct(product);
		state.setDriver(driver);
		state.setLink(labels.isEmpty() ? null : Labels.of(labels));
		return state;
	}
}
