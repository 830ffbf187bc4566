// SPDX-License-Identifier: EPL-2.0
package org.nicbench.engine;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.xmi.XMIResource;
import org.eclipse.osgi.util.NLS;
import org.nicbench.features.Selectors;
import org.nicbench.host.Host;
import org.nicbench.linux.NetworkNamespace;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.tools.Tools;

/** A Java process that runs {@link EngineProcess} from a plain class path, also when the test itself runs in OSGi. */
final class ChildJava {

	private ChildJava() {
	}

	/** @return the command, up to the arguments of the engine */
	static List<String> command(List<Path> classPath, String... javaOptions) {
		List<String> command = new ArrayList<>();
		command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
		command.add("--enable-native-access=ALL-UNNAMED");
		command.add("-XX:+UseSerialGC");
		command.addAll(List.of(javaOptions));
		command.add("-cp");
		command.add(classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
		command.add(EngineProcess.class.getName());
		return command;
	}

	/** @return where the engine and all it needs was loaded from */
	static List<Path> classPath() throws Exception {
		Set<Path> entries = new LinkedHashSet<>();
		String plain = System.getProperty("java.class.path");
		if (plain.contains("classes")) {
			for (String entry : plain.split(File.pathSeparator)) {
				entries.add(Path.of(entry).toAbsolutePath());
			}
			return List.copyOf(entries);
		}
		List<Class<?>> needed = new ArrayList<>(List.of(EngineProcess.class, PlanLauncher.class, Host.class, Tools.class,
				Selectors.class, NetworkNamespace.class, NicBenchFactory.class, EObject.class, URI.class, XMIResource.class,
				NLS.class, IStatus.class, IConfigurationElement.class));
		ClassLoader ofTools = Tools.class.getClassLoader();
		for (String name : List.of("com.fasterxml.jackson.core.JsonFactory", "com.fasterxml.jackson.databind.ObjectMapper",
				"com.fasterxml.jackson.annotation.JsonProperty", "org.apache.commons.csv.CSVParser")) {
			try {
				needed.add(ofTools.loadClass(name));
			} catch (ClassNotFoundException e) {
				// what the bundle of the tools cannot see it does not need
				continue;
			}
		}
		needed.add(NetworkNamespace.class.getClassLoader().loadClass("com.sun.jna.Native"));
		for (Class<?> type : needed) {
			entries.add(location(type));
		}
		return List.copyOf(entries);
	}

	/** OSGi does not escape spaces in a location, a plain class path does. */
	private static Path location(Class<?> type) {
		return Path.of(java.net.URI.create(type.getProtectionDomain().getCodeSource().getLocation()
				.toString().replace(" ", "%20"))).toAbsolutePath();
	}

	/** Copies a class path to where every user may read it. */
	static List<Path> copied(List<Path> classPath, Path target) throws IOException {
		List<Path> copies = new ArrayList<>();
		for (Path entry : classPath) {
			Path copy = target.resolve(copies.size() + "-" + entry.getFileName());
			if (Files.isRegularFile(entry)) {
				Files.copy(entry, copy);
			} else {
				copyFolder(entry, copy);
			}
			copies.add(copy);
		}
		return copies;
	}

	private static void copyFolder(Path folder, Path copy) throws IOException {
		try (var files = Files.walk(folder)) {
			for (Path file : (Iterable<Path>) files::iterator) {
				Files.copy(file, copy.resolve(folder.relativize(file).toString()));
			}
		}
	}
}
