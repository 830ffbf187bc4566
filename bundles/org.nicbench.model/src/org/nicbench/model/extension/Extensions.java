// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.extension;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.RegistryFactory;
import org.eclipse.core.runtime.spi.RegistryContributor;
import org.eclipse.core.runtime.spi.RegistryStrategy;

/**
 * Reads contributions to the product's extension points. In the workbench this is the platform's registry; on the
 * command line, which runs the same bundles from a class path, it is a registry made of every {@code plugin.xml} on that
 * path. Safe for use from any thread.
 */
public final class Extensions {

	private static IExtensionRegistry standalone;

	private Extensions() {
	}

	/**
	 * Makes one object of every contribution to a point, in the order of their {@code order} attribute (a number, 100
	 * when missing), then of their id.
	 *
	 * @param point     id of the extension point, for example {@code org.nicbench.tools.tool}
	 * @param element   name of the configuration element
	 * @param type      what its {@code class} attribute must be
	 * @throws IllegalStateException when a contribution cannot be made: a broken installation
	 */
	public static <T> List<T> instances(String point, String element, Class<T> type) {
		IExtensionRegistry registry = registry();
		List<IConfigurationElement> found = new ArrayList<>();
		for (IConfigurationElement candidate : registry.getConfigurationElementsFor(point)) {
			if (candidate.getName().equals(element)) {
				found.add(candidate);
			}
		}
		found.sort((a, b) -> order(a) != order(b) ? Integer.compare(order(a), order(b))
				: String.valueOf(a.getAttribute("id")).compareTo(String.valueOf(b.getAttribute("id"))));
		List<T> instances = new ArrayList<>();
		for (IConfigurationElement candidate : found) {
			try {
				instances.add(type.cast(candidate.createExecutableExtension("class")));
			} catch (CoreException | ClassCastException e) {
				throw new IllegalStateException("contribution " + candidate.getAttribute("class") + " to " + point
						+ " cannot be made: " + e.getMessage(), e);
			}
		}
		return instances;
	}

	private static int order(IConfigurationElement element) {
		String order = element.getAttribute("order");
		return order == null ? 100 : Integer.parseInt(order);
	}

	private static synchronized IExtensionRegistry registry() {
		if (standalone != null) {
			return standalone;
		}
		IExtensionRegistry platform = RegistryFactory.getRegistry();
		if (platform != null) {
			return platform;
		}
		standalone = fromClassPath(Extensions.class.getClassLoader());
		return standalone;
	}

	private static IExtensionRegistry fromClassPath(ClassLoader loader) {
		try {
			RegistryStrategy strategy = new ClassPathStrategy(loader);
			IExtensionRegistry registry = RegistryFactory.createRegistry(strategy, null, null);
			for (URL plugin : Collections.list(loader.getResources("plugin.xml"))) {
				if (!plugin.toString().contains("org.nicbench")) {
					continue;
				}
				String name = plugin.toString();
				RegistryContributor contributor = new RegistryContributor(name, name, null, null);
				try (InputStream text = plugin.openStream()) {
					registry.addContribution(text, contributor, false, name, null, null);
				}
			}
			return registry;
		} catch (IOException e) {
			throw new IllegalStateException("contributions cannot be read: " + e.getMessage(), e);
		}
	}

	/** Loads contributed classes from the class path. */
	private static final class ClassPathStrategy extends RegistryStrategy {

		private final ClassLoader loader;

		ClassPathStrategy(ClassLoader loader) {
			super(null, null);
			this.loader = loader;
		}

		@Override
		public Object createExecutableExtension(RegistryContributor contributor, String className,
				String overriddenContributorName) throws CoreException {
			try {
				return Class.forName(className, true, loader).getDeclaredConstructor().newInstance();
			} catch (ReflectiveOperationException e) {
				throw new CoreException(org.eclipse.core.runtime.Status.error(className + ": " + e, e));
			}
		}
	}
}
