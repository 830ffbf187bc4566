// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.util.Map;

import org.nicbench.features.CoreRules;
import org.nicbench.model.FeatureResult;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicState;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Outcome;
import org.nicbench.model.Receipt;
import org.nicbench.model.ReceiptLine;
import org.nicbench.model.Warning;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.FeatureTable;

/** What became of a profile: made from the states before and after alone, never from what a call returned. */
final class ReceiptLines {

	static final String MTU = "mtu";
	static final String TX_QUEUE_LENGTH = "txqueuelen";

	private final ProfileRequest request;
	private final NicState before;
	private final NicState after;
	private final Map<String, String> refusals;
	private final Receipt receipt = NicBenchFactory.eINSTANCE.createReceipt();

	/** @param refusals what the kernel said, by name or prefix */
	ReceiptLines(ProfileRequest request, NicState before, NicState after, Map<String, String> refusals) {
		this.request = request;
		this.before = before;
		this.after = after;
		this.refusals = refusals;
	}

	Receipt receipt() {
		receipt.setNic(after.getNic());
		receipt.setProfile(request.profile().getName());
		request.features().forEach(this::feature);
		settings();
		sideEffects();
		int asked = 0;
		int reached = 0;
		for (ReceiptLine line : receipt.getLines()) {
			if (line.getResult() != FeatureResult.SIDE_EFFECT) {
				asked++;
				reached += line.getResult() == FeatureResult.APPLIED || line.getResult() == FeatureResult.ALREADY ? 1 : 0;
			}
		}
		receipt.setAsked(asked);
		receipt.setOutcome(reached == asked ? Outcome.AS_ASKED : reached > 0 ? Outcome.PARTLY : Outcome.REFUSED);
		if (refusals.containsKey("link")) {
			Warning warning = NicBenchFactory.eINSTANCE.createWarning();
			warning.setCode("no-carrier");
			warning.setText(refusals.get("link"));
			receipt.getWarnings().add(warning);
		}
		return receipt;
	}

	private void feature(String name, boolean on) {
		FeatureTable table = after.getFeatures();
		Feature now = table.get(name).orElse(null);
		Feature old = before.getFeatures().get(name).orElse(null);
		ReceiptLine line = line(name, onOff(on), old == null ? null : onOff(old.active()), now == null ? null : onOff(now.active()));
		if (now == null || old == null) {
			line.setResult(FeatureResult.UNSUPPORTED);
			line.setBecause(Messages.notInThisKernel);
		} else if (!now.isChangeable()) {
			line.setResult(now.active() == on ? FeatureResult.ALREADY : FeatureResult.FIXED);
			line.setBecause(now.active() == on ? null : Messages.bind(Messages.fixedByDriver, onOff(now.active())));
		} else if (now.active() == on) {
			line.setResult(old.active() == on ? FeatureResult.ALREADY : FeatureResult.APPLIED);
		} else {
			line.setResult(FeatureResult.BLOCKED);
			line.setBecause(refusals.containsKey("features") ? refusals.get("features") : why(now, table));
		}
	}

	private static String why(Feature feature, FeatureTable table) {
		if (feature.active()) {
			return Messages.keptOnByDriver;
		}
		return CoreRules.whyOff(feature.name(), table).orElse(Messages.keptOffByDriver);
	}

	private void settings() {
		OffloadProfile profile = request.profile();
		if (profile.isSetMtu()) {
			number(MTU, MTU, profile.getMtu(), (long) before.getMtu(), (long) after.getMtu());
		}
		for (SettingKind kind : SettingKind.values()) {
			kind.of(profile).asMap().forEach((name, value) -> number(kind.prefix() + name, kind.prefix(), value,
					kind.of(before).asMap().get(name), kind.of(after).asMap().get(name)));
		}
		if (profile.isSetTxQueueLength()) {
			number(TX_QUEUE_LENGTH, TX_QUEUE_LENGTH, profile.getTxQueueLength(), (long) before.getTxQueueLength(),
					(long) after.getTxQueueLength());
		}
	}

	private void number(String name, String refusal, long asked, Long old, Long now) {
		ReceiptLine line = line(name, String.valueOf(asked), text(old), text(now));
		if (now == null) {
			line.setResult(FeatureResult.UNSUPPORTED);
			line.setBecause(Messages.notOnThisNic);
		} else if (now == asked) {
			line.setResult(old != null && old == asked ? FeatureResult.ALREADY : FeatureResult.APPLIED);
		} else {
			line.setResult(FeatureResult.BLOCKED);
			line.setBecause(refusals.getOrDefault(refusal, Messages.keptByDriver));
		}
	}

	/** Features that changed though nobody asked. */
	private void sideEffects() {
		Map<String, Feature> old = before.getFeatures().byName();
		for (Feature now : after.getFeatures().asList()) {
			Feature was = old.get(now.name());
			if (was == null || was.active() == now.active() || request.features().containsKey(now.name())) {
				continue;
			}
			ReceiptLine line = line(now.name(), null, onOff(was.active()), onOff(now.active()));
			line.setResult(FeatureResult.SIDE_EFFECT);
			line.setBecause(now.active() ? Messages.wantedAndPossibleAgain
					: CoreRules.whyOff(now.name(), after.getFeatures()).orElse(Messages.switchedByDriver));
		}
		if (!request.profile().isSetMtu() && before.getMtu() != after.getMtu()) {
			ReceiptLine line = line(MTU, null, String.valueOf(before.getMtu()), String.valueOf(after.getMtu()));
			line.setResult(FeatureResult.SIDE_EFFECT);
			line.setBecause(Messages.switchedByDriver);
		}
	}

	private ReceiptLine line(String name, String asked, String old, String now) {
		ReceiptLine line = NicBenchFactory.eINSTANCE.createReceiptLine();
		line.setName(name);
		line.setAsked(asked);
		line.setBefore(old);
		line.setAfter(now);
		receipt.getLines().add(line);
		return line;
	}

	private static String text(Long value) {
		return value == null ? null : value.toString();
	}

	private static String onOff(boolean on) {
		return StateDifference.onOff(on);
	}
}
