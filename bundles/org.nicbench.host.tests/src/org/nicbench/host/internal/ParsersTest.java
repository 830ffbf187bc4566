// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

class ParsersTest {

	@Test
	void anSshConnectionHasTwoEnds() throws Exception {
		String text = "203.0.113.7 51234 192.0.2.1 22";
		assertEquals(Optional.of(InetAddress.getByName("203.0.113.7")), SshSession.parse(text, 0));
		assertEquals(Optional.of(InetAddress.getByName("192.0.2.1")), SshSession.parse(text, 2));
		assertEquals(Optional.of(InetAddress.getByName("fe80::1")), SshSession.parse("fe80::2%eth0 51234 fe80::1%eth0 22", 2));
		assertEquals(Optional.empty(), SshSession.parse("UNKNOWN", 2));
		assertEquals(Optional.empty(), SshSession.parse("a b host.example 22", 2), "no name is looked up");
	}

	@Test
	void productNamesComeFromTheListOfPciIds() {
		PciNames names = new PciNames(List.of("# comment", "10ec  Realtek Semiconductor Co., Ltd.",
				"\t8168  RTL8111/8168/8411 PCI Express Gigabit Ethernet Controller", "\t\t10ec 8168  Subsystem", "8086  Intel Corporation",
				"\t8168  SA-1110 [StrongARM]"));
		assertEquals(Optional.of("Realtek Semiconductor Co., Ltd. RTL8111/8168/8411 PCI Express Gigabit Ethernet Controller"),
				names.product("0x10ec", "0x8168"));
		assertEquals(Optional.of("Realtek Semiconductor Co., Ltd."), names.product("0x10ec", "0x0001"));
		assertEquals(Optional.of("Intel Corporation SA-1110 [StrongARM]"), names.product("0x8086", "0x8168"));
		assertEquals(Optional.empty(), names.product("0x1af4", "0x1041"));
	}

	@Test
	void osReleaseMayQuoteItsName() {
		assertEquals(Optional.of("Debian GNU/Linux 12 (bookworm)"),
				FactsReader.prettyName("PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nNAME=\"Debian GNU/Linux\"\n"));
		assertEquals(Optional.empty(), FactsReader.prettyName("NAME=x\n"));
	}
}
