// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands are found behind any usual prompt, and only there. */
class PromptsTest {

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "root@lab01:~# iperf -c 192.168.10.115 -P10 | iperf -c 192.168.10.115 -P10",
			"[root@lab02 redhat]# nuttcp -M1460 -w10m 192.168.88.16 | nuttcp -M1460 -w10m 192.168.88.16",
			"lab@lab01:~ (FP41) $ sudo ethtool -k eth1 | ethtool -k eth1", "lab01:~$ iperf3 -c lab02 -t 30 --bidir | iperf3 -c lab02 -t 30 --bidir",
			"~$ iperf -s -y C | iperf -s -y C", "sh-5.1$ iperf3 -s -f M | iperf3 -s -f M", "$ iperf -u -c 192.168.10.224 -p 1080 | iperf -u -c 192.168.10.224 -p 1080",
			"# ethtool -k enp0s25 | ethtool -k enp0s25", "ethtool -k eno1 | ethtool -k eno1",
			"(venv) lab@lab01:~/x$ sudo -E taskset -c 3 numactl -m 0 iperf3 -c ::1 | iperf3 -c ::1",
			"lab@lab01:~$ ip netns exec left /usr/bin/iperf3 -c 10.0.0.2 | /usr/bin/iperf3 -c 10.0.0.2",
			"lab@lab01:~$ LC_ALL=C iperf -c lab02; echo done | iperf -c lab02", "lab@lab01:~$ cat notes.txt | cat notes.txt", "lab@lab01:~$ | ''" })
	void commandIsFound(String line, String command) {
		assertEquals(command, Prompts.find(line.strip()).main().text());
	}

	@ParameterizedTest
	@ValueSource(strings = { "iperf Done.", "iperf 3.12", "iperf3: error - unable to connect to server: Connection refused", "# newer driver",
			"# TCP, four streams", "[  5] local 10.0.0.1 port 5001 connected with 10.0.0.2 port 5001", "ethtool version 6.1",
			"curl: (7) Failed to connect", "mail lab@lab01.example about it", "nuttcp-t: v6.1.2: Error: connect: Connection refused",
			"CPU Utilization: local/sender 98.0% (0.1%u/97.9%s), remote/receiver 49.0% (0.8%u/48.2%s)" })
	void outputIsNoCommand(String line) {
		assertNull(Prompts.find(line));
	}

	@Test
	void timeIsNoted() {
		assertTrue(Prompts.find("root@lab01:~# time iperf -c 192.168.10.115").main().timed());
		assertTrue(Prompts.find("lab@lab01:~$ /usr/bin/time -v iperf3 -c lab02").main().timed());
	}

	@Test
	void optionsAreThoseOfGetopt() {
		ShellCommand command = Prompts.parse("iperf3 -c lab02 -uP10 -t 5 --set-mss=1400 --omit 2 -R -- x");
		Map<String, String> options = command.options("cPtp", List.of("omit"));
		assertEquals("lab02", options.get("c"));
		assertEquals("10", options.get("P"));
		assertEquals("", options.get("u"));
		assertEquals("5", options.get("t"));
		assertEquals("1400", options.get("set-mss"));
		assertEquals("2", options.get("omit"));
		assertEquals("", options.get("R"));
	}
}
