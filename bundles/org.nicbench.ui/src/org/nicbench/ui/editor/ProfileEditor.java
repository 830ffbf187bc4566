// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.editor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.nicbench.model.FeatureSetting;
import org.nicbench.model.OffloadProfile;
import org.nicbench.model.Switch;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.value.Values;
import org.nicbench.report.Quantities;

/** Shows what an offload profile asks for. */
public final class ProfileEditor extends ModelEditor<OffloadProfile> {

	private static final String ON = "\u25CF ";
	private static final String OFF = "\u25CB ";
	private static final String DEFAULT = "\u25D0 ";
	private static final int MOST_ROWS = 20;

	private Composite facts;
	private Table features;

	@Override
	protected OffloadProfile read(IFile file) throws ProblemException {
		return ProjectFiles.load(file.getLocation().toPath(), OffloadProfile.class);
	}

	@Override
	protected void createBody(ScrolledForm form, FormToolkit toolkit) {
		GridLayout layout = new GridLayout(2, true);
		layout.marginWidth = 10;
		layout.marginHeight = 8;
		layout.horizontalSpacing = 18;
		form.getBody().setLayout(layout);
		Composite list = FormParts.section(toolkit, form.getBody(), Messages.featuresSection, Messages.featuresSectionHint, 1, true);
		features = FormParts.table(toolkit, list, "profile.features", Messages.featuresName, Messages.featureColumns.split("\\|"),
				new int[] { 220, 160 }, SWT.NONE);
		facts = FormParts.section(toolkit, form.getBody(), Messages.settingsSection, Messages.settingsSectionHint, 1, false);
	}

	@Override
	protected void show(OffloadProfile profile) {
		form().setText(Messages.bind(Messages.profileTitle, profile.getName()));
		features.removeAll();
		for (FeatureSetting setting : profile.getSettings()) {
			new TableItem(features, SWT.NONE).setText(new String[] { setting.getSelector(), word(setting.getValue()) });
		}
		FormParts.fitHeight(features, profile.getSettings().size(), MOST_ROWS);
		FormParts.pairs(toolkit(), facts, facts(profile));
	}

	private static String word(Switch value) {
		return switch (value) {
		case ON -> ON + Messages.on;
		case OFF -> OFF + Messages.off;
		case DRIVER_DEFAULT -> DEFAULT + Messages.driverDefault;
		};
	}

	private static Map<String, String> facts(OffloadProfile profile) {
		Map<String, String> facts = new LinkedHashMap<>();
		facts.put(Messages.factPolicy, profile.getPolicy().getLiteral());
		facts.put(Messages.factBase, or(profile.getBase()));
		facts.put(Messages.factMtu, profile.isSetMtu() ? Integer.toString(profile.getMtu()) : Messages.leftAsIs);
		facts.put(Messages.factQueue, profile.isSetTxQueueLength() ? Integer.toString(profile.getTxQueueLength()) : Messages.leftAsIs);
		facts.put(Messages.factRings, values(profile.getRings()));
		facts.put(Messages.factChannels, values(profile.getChannels()));
		facts.put(Messages.factCoalescing, values(profile.getCoalescing()));
		facts.put(Messages.factPause, values(profile.getPause()));
		facts.put(Messages.factPrivateFlags, values(profile.getPrivateFlags()));
		facts.put(Messages.factCongestion, profile.getCongestionControl() == null ? Messages.leftAsIs : profile.getCongestionControl());
		facts.put(Messages.factNotes, or(profile.getNotes()));
		return facts;
	}

	private static String values(Values values) {
		if (values == null || values.asMap().isEmpty()) {
			return Messages.leftAsIs;
		}
		List<String> parts = new ArrayList<>();
		values.asMap().forEach((name, value) -> parts.add(name + " " + value));
		return String.join(", ", parts);
	}

	private static String or(String text) {
		return text == null || text.isEmpty() ? Quantities.UNKNOWN : text;
	}
}
