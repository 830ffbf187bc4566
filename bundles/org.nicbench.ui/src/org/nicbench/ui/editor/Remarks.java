// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.editor;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.nicbench.ui.WidgetKeys;

/** What a reader must know of the figures above it: one line each, nothing when there is nothing to say. Display thread. */
public final class Remarks {

	private static final int NARROW = 200;

	private final FormToolkit toolkit;
	private final Composite body;
	private List<String> shown = List.of();

	public Remarks(FormToolkit toolkit, Composite parent, String key) {
		this.toolkit = toolkit;
		body = WidgetKeys.name(toolkit.createComposite(parent), key);
		GridLayout layout = new GridLayout(2, false);
		layout.marginWidth = 0;
		layout.marginHeight = 0;
		body.setLayout(layout);
		body.setLayoutData(new GridData(SWT.FILL, SWT.TOP, true, false));
		show(List.of(), true);
	}

	/** Shows these lines instead of those before. */
	public void show(List<String> lines) {
		show(lines, false);
	}

	private void show(List<String> lines, boolean always) {
		if (!always && lines.equals(shown)) {
			return;
		}
		shown = List.copyOf(lines);
		for (Control old : body.getChildren()) {
			old.dispose();
		}
		for (String line : lines) {
			Label mark = toolkit.createLabel(body, "");
			mark.setImage(PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_WARN_TSK));
			mark.setLayoutData(new GridData(SWT.BEGINNING, SWT.TOP, false, false));
			Label text = toolkit.createLabel(body, line, SWT.WRAP);
			GridData data = new GridData(SWT.FILL, SWT.TOP, true, false);
			data.widthHint = NARROW;
			text.setLayoutData(data);
		}
		((GridData) body.getLayoutData()).exclude = lines.isEmpty();
		body.setVisible(!lines.isEmpty());
		body.layout(true, true);
	}
}
