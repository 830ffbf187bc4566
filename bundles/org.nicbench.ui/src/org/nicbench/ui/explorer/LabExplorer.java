// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.explorer;

import java.util.Arrays;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.navigator.CommonNavigator;
import org.nicbench.ui.Failures;
import org.nicbench.ui.WidgetKeys;
import org.nicbench.ui.WorkbenchIds;
import org.nicbench.ui.project.LabNature;

/** Lab Explorer: the projects; while there is none, what to do first. */
public final class LabExplorer extends CommonNavigator {

	private final IResourceChangeListener listener = event -> updateLater();
	private Composite pages;
	private Composite hint;
	private Composite tree;

	@Override
	public void createPartControl(Composite parent) {
		pages = new Composite(parent, SWT.NONE);
		pages.setLayout(new StackLayout());
		tree = new Composite(pages, SWT.NONE);
		tree.setLayout(new FillLayout());
		super.createPartControl(tree);
		WidgetKeys.name(getCommonViewer().getTree(), "explorer.tree", Messages.explorerTree);
		createHint();
		ResourcesPlugin.getWorkspace().addResourceChangeListener(listener, IResourceChangeEvent.POST_CHANGE);
		update();
	}

	private void createHint() {
		hint = new Composite(pages, SWT.NONE);
		GridLayout layout = new GridLayout();
		layout.marginWidth = 12;
		layout.marginHeight = 12;
		layout.verticalSpacing = 10;
		hint.setLayout(layout);
		Label what = new Label(hint, SWT.WRAP);
		what.setText(Messages.explorerEmpty);
		what.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
		Link first = new Link(hint, SWT.NONE);
		first.setText("<a>" + Messages.explorerFirstStep + "</a>");
		first.addListener(SWT.Selection, event -> openFolder());
		WidgetKeys.name(first, "explorer.openFolder");
		Label how = new Label(hint, SWT.WRAP);
		how.setText(Messages.explorerDemo);
		how.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
	}

	private void openFolder() {
		try {
			getSite().getService(IHandlerService.class).executeCommand(WorkbenchIds.OPEN_FOLDER_COMMAND, null);
		} catch (CommandException e) {
			Failures.show(e);
		}
	}

	private void updateLater() {
		if (!pages.isDisposed()) {
			pages.getDisplay().asyncExec(this::update);
		}
	}

	private void update() {
		if (pages.isDisposed()) {
			return;
		}
		boolean any = Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).anyMatch(LabNature::has);
		StackLayout layout = (StackLayout) pages.getLayout();
		Composite top = any ? tree : hint;
		if (layout.topControl != top) {
			layout.topControl = top;
			pages.layout();
		}
	}

	@Override
	public void setFocus() {
		if (((StackLayout) pages.getLayout()).topControl == hint) {
			hint.setFocus();
		} else {
			super.setFocus();
		}
	}

	@Override
	public void dispose() {
		ResourcesPlugin.getWorkspace().removeResourceChangeListener(listener);
		super.dispose();
	}
}
