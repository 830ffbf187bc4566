// SPDX-License-Identifier: EPL-2.0
package org.nicbench.architecture;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.Manifest;

import org.eclipse.osgi.util.ManifestElement;
import org.osgi.framework.BundleException;

/** What a MANIFEST.MF says about a bundle's name, requirements and exports. */
record BundleManifest(String symbolicName, List<String> requirements, List<String> exports) {

	static BundleManifest parse(InputStream text) throws IOException, BundleException {
		Attributes attributes = new Manifest(text).getMainAttributes();
		List<String> required = new ArrayList<>();
		for (String header : List.of("Require-Bundle", "Import-Package", "Fragment-Host", "DynamicImport-Package")) {
			required.addAll(values(attributes, header));
		}
		return new BundleManifest(values(attributes, "Bundle-SymbolicName").getFirst(), List.copyOf(required),
				values(attributes, "Export-Package"));
	}

	private static List<String> values(Attributes attributes, String header) throws BundleException {
		List<String> values = new ArrayList<>();
		ManifestElement[] elements = ManifestElement.parseHeader(header, attributes.getValue(header));
		if (elements != null) {
			for (ManifestElement element : elements) {
				values.addAll(List.of(element.getValueComponents()));
			}
		}
		return values;
	}
}
