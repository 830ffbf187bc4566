// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.explorer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.nicbench.ui.project.FileKind;

/** Order of the explorer: benches, then the groups in the order of work; files of a group by name. */
public final class ExplorerOrder extends ViewerComparator {

	@Override
	public int category(Object element) {
		if (element instanceof FileGroup group) {
			return group.kind().ordinal();
		}
		return element instanceof IResource resource && !(resource instanceof IProject)
				? FileKind.of(resource).map(FileKind::ordinal).orElse(FileKind.values().length)
				: 0;
	}

	@Override
	public int compare(Viewer viewer, Object one, Object other) {
		int byCategory = Integer.compare(category(one), category(other));
		return byCategory != 0 || !(one instanceof IResource first) || !(other instanceof IResource second) ? byCategory
				: first.getName().compareTo(second.getName());
	}
}
