// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui;

import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Widget;

/** Names of widgets: one for tests that look for a widget, one for people who hear it. */
public final class WidgetKeys {

	/** Data key under which a widget carries its name. */
	public static final String KEY = "org.nicbench.widget";

	private WidgetKeys() {
	}

	/** Gives a widget its name; display thread. */
	public static <T extends Widget> T name(T widget, String key) {
		widget.setData(KEY, key);
		return widget;
	}

	/** Gives a control its name and what a screen reader says; display thread. */
	public static <T extends Control> T name(T control, String key, String accessibleName) {
		control.setData(KEY, key);
		control.getAccessible().addAccessibleListener(new AccessibleAdapter() {
			@Override
			public void getName(AccessibleEvent event) {
				event.result = accessibleName;
			}
		});
		return control;
	}
}
