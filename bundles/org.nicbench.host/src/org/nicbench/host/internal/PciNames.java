// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Product names from the list of PCI ids that lspci(8) uses, where a machine has it. */
final class PciNames {

	private static final List<Path> PLACES = List.of(Path.of("/usr/share/misc/pci.ids"), Path.of("/usr/share/hwdata/pci.ids"));

	private final List<String> lines;

	PciNames(List<String> lines) {
		this.lines = lines;
	}

	/** The list of this machine; an empty one where there is none. */
	static PciNames installed() throws IOException {
		for (Path place : PLACES) {
			if (Files.isReadable(place)) {
				return new PciNames(Files.readAllLines(place, StandardCharsets.ISO_8859_1));
			}
		}
		return new PciNames(List.of());
	}

	/**
	 * @param vendor {@code 0x8086}
	 * @return vendor and device by name
	 */
	Optional<String> product(String vendor, String device) {
		String vendorName = null;
		for (String line : lines) {
			if (line.startsWith("#") || line.isEmpty()) {
				continue;
			}
			if (!line.startsWith("\t")) {
				if (vendorName != null) {
					return Optional.of(vendorName);
				}
				vendorName = after(line, digits(vendor)).orElse(null);
			} else if (vendorName != null && !line.startsWith("\t\t")) {
				Optional<String> name = after(line.substring(1), digits(device));
				if (name.isPresent()) {
					return Optional.of(vendorName + " " + name.get());
				}
			}
		}
		return Optional.ofNullable(vendorName);
	}

	private static String digits(String id) {
		return id.replaceFirst("^0x", "").toLowerCase(java.util.Locale.ROOT);
	}

	private static Optional<String> after(String line, String id) {
		return line.startsWith(id + " ") ? Optional.of(line.substring(id.length()).strip()) : Optional.empty();
	}
}
