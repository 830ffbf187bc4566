// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.explorer;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ILabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.LabelProviderChangedEvent;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.navigator.IDescriptionProvider;
import org.nicbench.model.Status;
import org.nicbench.report.Quantities;
import org.nicbench.ui.Images;
import org.nicbench.ui.project.FileKind;

/** Labels of the explorer: name, and quietly behind it what became of it. */
public final class ExplorerLabels extends LabelProvider
		implements ILabelProvider, IStyledLabelProvider, IDescriptionProvider {

	private static final String GAP = "  ";

	private final FactsCache facts = new FactsCache(this::changed);

	private void changed(List<IResource> resources) {
		if (!PlatformUI.isWorkbenchRunning()) {
			return;
		}
		PlatformUI.getWorkbench().getDisplay()
				.asyncExec(() -> fireLabelProviderChanged(new LabelProviderChangedEvent(this, resources.toArray())));
	}

	@Override
	public StyledString getStyledText(Object element) {
		String text = name(element);
		String remark = remark(element);
		StyledString label = new StyledString(text);
		return remark.isEmpty() ? label : label.append(GAP + remark, StyledString.DECORATIONS_STYLER);
	}

	@Override
	public String getText(Object element) {
		return getStyledText(element).getString();
	}

	private String name(Object element) {
		if (element instanceof FileGroup group) {
			return groupName(group.kind());
		}
		if (!(element instanceof IResource resource)) {
			return String.valueOf(element);
		}
		if (resource instanceof IProject) {
			return resource.getName();
		}
		FileKind kind = FileKind.of(resource).orElse(null);
		if (kind == FileKind.TRIAL) {
			TrialFacts trial = facts.trial((IFile) resource);
			return trial == null || trial.status() == null ? FileKind.plainName(resource)
					: Messages.bind(Messages.trialLabel, trial.sequence(), trial.cell());
		}
		return kind == FileKind.REPORT ? resource.getName() : FileKind.plainName(resource);
	}

	private static String groupName(FileKind kind) {
		return switch (kind) {
		case BENCH -> Messages.benches;
		case PROFILE -> Messages.profiles;
		case PLAN -> Messages.plans;
		case RUN, TRIAL -> Messages.runs;
		case COMPARISON -> Messages.comparisons;
		case REPORT -> Messages.reports;
		};
	}

	private String remark(Object element) {
		if (element instanceof IFolder folder && FileKind.of(folder).orElse(null) == FileKind.RUN) {
			RunFacts run = facts.run(folder);
			return run == null ? "" : remark(run);
		}
		if (element instanceof IFile file && FileKind.of(file).orElse(null) == FileKind.TRIAL) {
			TrialFacts trial = facts.trial(file);
			return trial == null ? "" : remark(trial);
		}
		return "";
	}

	private static String remark(RunFacts run) {
		if (run.problem() != null) {
			return run.problem();
		}
		String trials = Messages.bind(run.trials() == 1 ? Messages.oneTrial : Messages.manyTrials, run.trials());
		String status = run.status() == Status.COMPLETE ? trials : run.status().getLiteral() + ", " + trials;
		return run.imported() ? status + ", " + Messages.imported : status;
	}

	private static String remark(TrialFacts trial) {
		if (trial.status() == Status.COMPLETE && trial.bitsPerSecond() != null) {
			return Quantities.bitsPerSecond(trial.bitsPerSecond());
		}
		return trial.problem() != null ? trial.problem() : trial.status() == null ? "" : trial.status().getLiteral();
	}

	@Override
	public Image getImage(Object element) {
		if (element instanceof FileGroup) {
			return Images.GROUP.image();
		}
		if (element instanceof IProject) {
			return Images.PROJECT.image();
		}
		if (!(element instanceof IResource resource)) {
			return null;
		}
		FileKind kind = FileKind.of(resource).orElse(null);
		if (kind == null) {
			return Images.FILE.image();
		}
		return switch (kind) {
		case BENCH -> Images.BENCH.image();
		case PROFILE -> Images.PROFILE.image();
		case PLAN -> Images.PLAN.image();
		case COMPARISON -> Images.COMPARISON.image();
		case REPORT -> Images.REPORT.image();
		case RUN -> {
			RunFacts run = facts.run((IFolder) resource);
			yield run == null ? Images.RUN.image()
					: Images.RUN.with(run.problem() != null ? Images.OVR_FAILED : mark(run.status()),
							run.imported() ? Images.OVR_IMPORTED : null);
		}
		case TRIAL -> {
			TrialFacts trial = facts.trial((IFile) resource);
			yield trial == null ? Images.TRIAL.image()
					: Images.TRIAL.with(trial.status() == null ? Images.OVR_FAILED : mark(trial.status()), null);
		}
		};
	}

	private static Images mark(Status status) {
		return switch (status) {
		case COMPLETE -> Images.OVR_COMPLETE;
		case PARTIAL -> Images.OVR_PARTIAL;
		case FAILED -> Images.OVR_FAILED;
		case CANCELLED -> Images.OVR_CANCELLED;
		case RUNNING -> Images.OVR_RUNNING;
		};
	}

	@Override
	public String getDescription(Object element) {
		return element instanceof IResource resource ? resource.getFullPath().makeRelative() + GAP + remark(element)
				: getText(element);
	}

	@Override
	public void dispose() {
		facts.dispose();
		super.dispose();
	}
}
