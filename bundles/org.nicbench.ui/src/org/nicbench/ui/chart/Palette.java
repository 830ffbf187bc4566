// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.chart;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.nicbench.compare.Verdict;

/** Data colours: the set of Okabe and Ito, in the same order everywhere, safe for the colour-blind. */
public final class Palette {

	private static final RGB[] DATA = { new RGB(0x00, 0x72, 0xB2), new RGB(0xE6, 0x9F, 0x00), new RGB(0x00, 0x9E, 0x73),
			new RGB(0xCC, 0x79, 0xA7), new RGB(0x56, 0xB4, 0xE9), new RGB(0xD5, 0x5E, 0x00) };
	private static final RGB YELLOW = new RGB(0xF0, 0xE4, 0x42);

	private Palette() {
	}

	/** @return colour of the series at that place; the first is the baseline */
	public static Color data(int index, boolean dark) {
		int count = dark ? DATA.length + 1 : DATA.length;
		int at = index % count;
		return new Color(at < DATA.length ? DATA[at] : YELLOW);
	}

	/** @return colour of the text of a verdict, or null for the plain foreground */
	public static Color verdict(Verdict verdict, boolean dark) {
		return switch (verdict) {
		case BETTER -> dark ? new Color(0x3d, 0xd6, 0xa3) : new Color(0x00, 0x7a, 0x59);
		case WORSE -> dark ? new Color(0xff, 0x9a, 0x57) : new Color(0xb3, 0x4a, 0x00);
		default -> null;
		};
	}

	/** @return whether a background asks for bright lines (ITU-R BT.601 luma below one half) */
	public static boolean isDark(Color background) {
		return 0.299 * background.getRed() + 0.587 * background.getGreen() + 0.114 * background.getBlue() < 128;
	}

	/** @return colour between two, for grid lines and quiet text */
	public static Color blend(Color one, Color other, double share) {
		return new Color(mix(one.getRed(), other.getRed(), share), mix(one.getGreen(), other.getGreen(), share),
				mix(one.getBlue(), other.getBlue(), share));
	}

	private static int mix(int one, int other, double share) {
		return (int) Math.round(one * share + other * (1 - share));
	}
}
