// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;

/** Names for runs: ordered by time, unique across machines, so that projects can be merged. */
public final class RunIds {

	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss.SSS'Z'")
			.withZone(ZoneOffset.UTC);

	private static final SecureRandom RANDOM = new SecureRandom();

	private RunIds() {
	}

	/** @return a new id, for example {@code 20261130T081500.123Z-5f0c9a7b21d4} */
	public static String create(Instant now) {
		byte[] bytes = new byte[6];
		RANDOM.nextBytes(bytes);
		return TIME.format(now) + "-" + HexFormat.of().formatHex(bytes);
	}
}
