// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.nicbench.features.LegacyGroup;
import org.nicbench.features.LegacyGroups;
import org.nicbench.model.NicBenchFactory;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.NicState;
import org.nicbench.model.value.Feature;
import org.nicbench.model.value.FeatureTable;
import org.nicbench.model.value.Labels;

/**
 * What a text has told so far of the NICs of one machine (or network namespace). States are replaced, never changed, so that
 * a test keeps the one it ran under.
 */
final class Machine {

	private static final NicBenchPackage MODEL = NicBenchPackage.eINSTANCE;

	private final Map<String, NicState> states = new LinkedHashMap<>();
	private final Map<String, NicState> beforeSetting = new HashMap<>();

	/** Takes a state that the text shows. A list of features replaces what was known of them; everything else is added. */
	void shown(NicState state, boolean changesOnly) {
		if (state.getNic() == null) {
			return;
		}
		NicState known = states.get(state.getNic());
		if (known == null && !changesOnly) {
			states.put(state.getNic(), state);
			return;
		}
		NicState merged = known == null ? empty(state.getNic()) : EcoreUtil.copy(known);
		boolean lists = state.getFeatures() != null || state.getGroups() != null;
		if (lists && !changesOnly) {
			merged.setFeatures(null);
			merged.setGroups(null);
			merged.getWarnings().clear();
		}
		for (EStructuralFeature fact : state.eClass().getEAllAttributes()) {
			boolean feature = fact == MODEL.getNicState_Features() || fact == MODEL.getNicState_Groups();
			if (state.eIsSet(fact) && !fact.isMany() && !(feature && changesOnly)) {
				merged.eSet(fact, state.eGet(fact));
			}
		}
		if (changesOnly && state.getFeatures() != null) {
			state.getFeatures().asList().forEach(changed -> put(merged, changed));
		}
		if (lists && !changesOnly || merged.getProvenance() == null) {
			merged.setProvenance(EcoreUtil.copy(state.getProvenance()));
		}
		states.put(state.getNic(), merged);
	}

	/** Takes a command that sets; what it prints afterwards may take it back. */
	void set(SettingCommand setting, String words) {
		NicState known = states.get(setting.nic());
		beforeSetting.put(setting.nic(), known);
		NicState changed = known == null ? empty(setting.nic()) : EcoreUtil.copy(known);
		if (setting.mtu() > 0) {
			changed.setMtu(setting.mtu());
		}
		setting.features().forEach((name, on) -> put(changed, name, on));
		if (!setting.features().isEmpty()) {
			changed.getWarnings().add(Messages.bind(Messages.setNotRead, words));
		}
		states.put(setting.nic(), changed);
	}

	/** What was set last on that NIC was refused, at least in part. */
	void refused(SettingCommand setting) {
		if (!beforeSetting.containsKey(setting.nic())) {
			return;
		}
		NicState before = beforeSetting.remove(setting.nic());
		if (before == null || setting.features().size() > 1) {
			// several settings, some refused: which ones is not told
			states.remove(setting.nic());
		} else {
			states.put(setting.nic(), before);
		}
	}

	private static NicState empty(String nic) {
		NicState state = NicBenchFactory.eINSTANCE.createNicState();
		state.setNic(nic);
		return state;
	}

	private static void put(NicState state, Feature feature) {
		List<Feature> features = new ArrayList<>();
		boolean found = false;
		if (state.getFeatures() != null) {
			for (Feature known : state.getFeatures().asList()) {
				boolean same = known.name().equals(feature.name());
				found |= same;
				features.add(same ? feature : known);
			}
		}
		if (!found) {
			features.add(feature);
		}
		state.setFeatures(FeatureTable.of(features));
	}

	private static void put(NicState state, String name, boolean on) {
		LegacyGroup group = LegacyGroups.find(name).orElse(null);
		if (group == null) {
			boolean known = state.getFeatures() != null && state.getFeatures().get(name).isPresent();
			put(state, known ? with(state.getFeatures().get(name).orElseThrow(), on) : new Feature(name, on, on, null, null));
			return;
		}
		boolean any = false;
		List<Feature> features = new ArrayList<>();
		if (state.getFeatures() != null) {
			for (Feature feature : state.getFeatures().asList()) {
				boolean member = group.holds(feature.name());
				any |= member;
				features.add(member ? with(feature, on) : feature);
			}
		}
		if (any) {
			state.setFeatures(FeatureTable.of(features));
		} else {
			state.setGroups((state.getGroups() == null ? Labels.NONE : state.getGroups()).with(group.shortName(), on ? LegacyGroups.ON : LegacyGroups.OFF));
		}
	}

	private static Feature with(Feature feature, boolean on) {
		return feature.isFixed() ? feature : new Feature(feature.name(), on, on, feature.changeable(), feature.fixed());
	}

	/**
	 * @param nic name that the command of the test gives, or null
	 * @return the state of that NIC, or of the only one told of; null when the text does not tell which
	 */
	NicState stateFor(String nic, boolean loopback) {
		if (nic != null) {
			return states.get(nic);
		}
		NicState withFeatures = only(loopback, true);
		return withFeatures != null ? withFeatures : hasSeveral() ? null : only(loopback, false);
	}

	private NicState only(boolean loopback, boolean features) {
		NicState only = null;
		for (NicState state : states.values()) {
			if (state.getNic().equals("lo") == loopback && (!features || tellsFeatures(state))) {
				if (only != null) {
					return null;
				}
				only = state;
			}
		}
		return only;
	}

	private static boolean tellsFeatures(NicState state) {
		return state.getFeatures() != null || state.getGroups() != null;
	}

	/** @return whether the features of more than one NIC were told */
	boolean hasSeveral() {
		return states.values().stream().filter(state -> !state.getNic().equals("lo") && tellsFeatures(state)).count() > 1;
	}
}
