// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report.html;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;

import org.nicbench.report.Messages;

/** The message class as a map, for the template. */
final class HtmlTexts {

	private HtmlTexts() {
	}

	static Map<String, String> all() {
		Map<String, String> texts = new HashMap<>();
		for (Field field : Messages.class.getFields()) {
			if (Modifier.isStatic(field.getModifiers()) && field.getType() == String.class) {
				try {
					texts.put(field.getName(), (String) field.get(null));
				} catch (IllegalAccessException e) {
					throw new IllegalStateException("messages are public", e);
				}
			}
		}
		return texts;
	}
}
