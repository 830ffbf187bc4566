// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.editor;

import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.nicbench.model.Bench;
import org.nicbench.model.Host;
import org.nicbench.model.Nic;
import org.nicbench.model.project.ProjectFiles;
import org.nicbench.model.status.ProblemException;
import org.nicbench.report.Quantities;

/** Shows the hosts of a bench. */
public final class BenchEditor extends ModelEditor<Bench> {

	private static final int MOST_ROWS = 20;

	private Label notes;
	private Table hosts;

	@Override
	protected Bench read(IFile file) throws ProblemException {
		return ProjectFiles.load(file.getLocation().toPath(), Bench.class);
	}

	@Override
	protected void createBody(ScrolledForm form, FormToolkit toolkit) {
		GridLayout layout = new GridLayout();
		layout.marginWidth = 10;
		layout.marginHeight = 8;
		form.getBody().setLayout(layout);
		Composite list = FormParts.section(toolkit, form.getBody(), Messages.hostsSection, Messages.hostsSectionHint, 1, true);
		notes = toolkit.createLabel(list, "", SWT.WRAP);
		notes.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
		hosts = FormParts.table(toolkit, list, "bench.hosts", Messages.hostsName, Messages.hostColumns.split("\\|"),
				new int[] { 160, 120, 200, 180, 320 }, SWT.NONE);
	}

	@Override
	protected void show(Bench bench) {
		form().setText(Messages.bind(Messages.benchTitle, bench.getName()));
		notes.setText(bench.getNotes() == null ? "" : bench.getNotes());
		hosts.removeAll();
		for (Host host : bench.getHosts()) {
			String kernel = host.getFacts() == null || host.getFacts().getKernel() == null ? Quantities.UNKNOWN : host.getFacts().getKernel();
			String nics = host.getNics().stream().map(Nic::getName).collect(Collectors.joining(", "));
			new TableItem(hosts, SWT.NONE).setText(new String[] { host.getName(), host.getAccess().getLiteral(), place(host), kernel,
					nics.isEmpty() ? Quantities.UNKNOWN : nics });
		}
		FormParts.fitHeight(hosts, bench.getHosts().size(), MOST_ROWS);
	}

	private static String place(Host host) {
		return switch (host.getAccess()) {
		case THIS -> Messages.thisMachine;
		case NAMESPACE -> host.getNamespace();
		case VIRTUAL -> Messages.virtualHost;
		case NONE -> Messages.importedHost;
		case SSH -> (host.getUser() == null ? "" : host.getUser() + "@") + host.getAddress();
		};
	}
}
