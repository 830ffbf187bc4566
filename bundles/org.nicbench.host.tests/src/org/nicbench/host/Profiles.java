// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host;

import org.nicbench.model.FeatureSetting;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Policy;
import org.nicbench.model.Receipt;
import org.nicbench.model.ReceiptLine;
import org.nicbench.model.Switch;

/** Short ways to write profiles and to read receipts. */
final class Profiles {

	private Profiles() {
	}

	/** @param settings {@code tso=off}, {@code gro=on} ... */
	static OffloadProfile of(String... settings) {
		OffloadProfile profile = NicBenchFactory.eINSTANCE.createOffloadProfile();
		profile.setName("test");
		profile.setPolicy(Policy.BEST_EFFORT);
		for (String text : settings) {
			FeatureSetting setting = NicBenchFactory.eINSTANCE.createFeatureSetting();
			setting.setSelector(text.substring(0, text.indexOf('=')));
			setting.setValue(text.endsWith("=on") ? Switch.ON : Switch.OFF);
			profile.getSettings().add(setting);
		}
		return profile;
	}

	/** One line as {@code asked before->after result}; "none" when the receipt does not speak of the name. */
	static String line(Receipt receipt, String name) {
		for (ReceiptLine line : receipt.getLines()) {
			if (line.getName().equals(name)) {
				return line.getAsked() + " " + line.getBefore() + "->" + line.getAfter() + " " + line.getResult().getLiteral();
			}
		}
		return "none";
	}

	static String because(Receipt receipt, String name) {
		return receipt.getLines().stream().filter(line -> line.getName().equals(name)).map(ReceiptLine::getBecause).findFirst()
				.orElse(null);
	}
}
