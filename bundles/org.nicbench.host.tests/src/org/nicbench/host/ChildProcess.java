// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.osgi.util.NLS;
import org.nicbench.features.LegacyGroups;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.model.NicState;

import com.fasterxml.jackson.core.JsonFactory;
import com.sun.jna.Native;

/** Another Java process with the classes of this one, whether these come from a class path or from bundles. */
final class ChildProcess {

	private static final Class<?>[] OF_EVERY_JAR = { ChildProcess.class, Host.class, LegacyGroups.class, NetworkNamespace.class,
			NicState.class, Native.class, EObject.class, EList.class, XMLResource.class, NLS.class, IProgressMonitor.class,
			JsonFactory.class };

	private ChildProcess() {
	}

	/** @param wrapper a command to start it with, such as setpriv; may be empty */
	static Process start(List<String> wrapper, Path journal, Class<?> main, String... arguments) throws IOException {
		List<String> command = new ArrayList<>(wrapper);
		command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
		command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-cp", classPath(),
				"-Dnicbench.journal=" + journal, main.getName()));
		command.addAll(List.of(arguments));
		ProcessBuilder builder = new ProcessBuilder(command);
		builder.redirectError(ProcessBuilder.Redirect.DISCARD);
		return builder.start();
	}

	/** Runs it to its end. */
	static List<String> run(List<String> wrapper, Path journal, Class<?> main, String... arguments)
			throws IOException, InterruptedException {
		Process process = start(wrapper, journal, main, arguments);
		try (BufferedReader reader = process.inputReader()) {
			List<String> lines = reader.lines().toList();
			process.waitFor();
			return lines;
		}
	}

	private static String classPath() {
		Set<String> places = new LinkedHashSet<>();
		for (Class<?> type : OF_EVERY_JAR) {
			URL location = type.getProtectionDomain().getCodeSource().getLocation();
			// OSGi does not escape spaces in a location, a plain class path does.
			Path place = Path.of(URI.create(location.toString().replace(" ", "%20")));
			// A bundle that runs from its project lies in a folder with its classes below.
			for (String output : List.of("target/classes", "bin")) {
				if (Files.isDirectory(place.resolve(output))) {
					places.add(place.resolve(output).toString());
				}
			}
			places.add(place.toString());
		}
		return String.join(System.getProperty("path.separator"), places);
	}
}
