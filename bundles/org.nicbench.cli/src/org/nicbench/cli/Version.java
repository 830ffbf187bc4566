// SPDX-License-Identifier: EPL-2.0
package org.nicbench.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.jar.Manifest;

/** The product's version, as the manifest of this bundle tells it. */
public final class Version {

	private static final String BUNDLE = "org.nicbench.cli";

	private Version() {
	}

	/** @return for example {@code 0.1.0.202611301015}; {@code development} outside a built bundle */
	public static String text() {
		try {
			for (URL url : Collections.list(Version.class.getClassLoader().getResources("META-INF/MANIFEST.MF"))) {
				if (!url.toString().contains(BUNDLE)) {
					continue;
				}
				try (InputStream in = url.openStream()) {
					var attributes = new Manifest(in).getMainAttributes();
					String name = attributes.getValue("Bundle-SymbolicName");
					if (name != null && name.startsWith(BUNDLE)) {
						return attributes.getValue("Bundle-Version");
					}
				}
			}
		} catch (IOException e) {
			throw new IllegalStateException("the manifest of this bundle cannot be read", e);
		}
		return "development";
	}
}
