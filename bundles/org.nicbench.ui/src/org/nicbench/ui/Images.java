// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui;

import java.util.Locale;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.viewers.DecorationOverlayIcon;
import org.eclipse.jface.viewers.IDecoration;
import org.eclipse.swt.graphics.Image;

/** The one door to images: each is an SVG in icons/, held by JFace's registry and drawn sharp at every zoom. */
public enum Images {
	PROJECT, GROUP, BENCH, PROFILE, PLAN, RUN, TRIAL, COMPARISON, REPORT, FILE, RUNPLAN,
	/** Status marks, laid over another image. */
	OVR_COMPLETE, OVR_PARTIAL, OVR_FAILED, OVR_CANCELLED, OVR_RUNNING,
	/** Mark of a run that another program measured. */
	OVR_IMPORTED;

	private String key() {
		return WorkbenchIds.BUNDLE + "." + name();
	}

	/** @return the descriptor; any thread */
	public ImageDescriptor descriptor() {
		return ResourceLocator.imageDescriptorFromBundle(WorkbenchIds.BUNDLE, "icons/" + name().toLowerCase(Locale.ROOT) + ".svg")
				.orElseThrow(() -> new IllegalStateException("no image for " + this));
	}

	/** @return the image, disposed with the display; display thread */
	public Image image() {
		return registered(key(), this::descriptor);
	}

	/** @return this image with marks in its lower right and upper left corner (null for none); display thread */
	public Image with(Images lowerRight, Images upperLeft) {
		if (lowerRight == null && upperLeft == null) {
			return image();
		}
		return registered(key() + "+" + lowerRight + "+" + upperLeft, () -> {
			ImageDescriptor[] marks = new ImageDescriptor[4];
			marks[IDecoration.BOTTOM_RIGHT] = lowerRight == null ? null : lowerRight.descriptor();
			marks[IDecoration.TOP_LEFT] = upperLeft == null ? null : upperLeft.descriptor();
			return new DecorationOverlayIcon(image(), marks);
		});
	}

	private static Image registered(String key, java.util.function.Supplier<ImageDescriptor> descriptor) {
		ImageRegistry registry = JFaceResources.getImageRegistry();
		if (registry.getDescriptor(key) == null) {
			registry.put(key, descriptor.get());
		}
		return registry.get(key);
	}
}
