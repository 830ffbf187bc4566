// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.explorer;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredViewer;
import org.eclipse.jface.viewers.Viewer;
import org.nicbench.ui.Failures;
import org.nicbench.ui.project.FileKind;
import org.nicbench.ui.project.LabNature;

/** Children of the explorer's nodes; follows the workspace. */
public final class ExplorerContent implements ITreeContentProvider, IResourceChangeListener {

	private StructuredViewer viewer;

	public ExplorerContent() {
		ResourcesPlugin.getWorkspace().addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
	}

	@Override
	public void inputChanged(Viewer of, Object oldInput, Object newInput) {
		viewer = (StructuredViewer) of;
	}

	@Override
	public Object[] getElements(Object input) {
		return getChildren(input);
	}

	@Override
	public Object[] getChildren(Object parent) {
		try {
			return children(parent).toArray();
		} catch (CoreException e) {
			Failures.log(e);
			return new Object[0];
		}
	}

	private static Collection<?> children(Object parent) throws CoreException {
		return switch (parent) {
		case IWorkspaceRoot root -> Arrays.stream(root.getProjects()).filter(LabNature::has).toList();
		case IProject project -> ProjectMembers.ofProject(project);
		case FileGroup group -> ProjectMembers.ofGroup(group);
		case IFolder folder when FileKind.of(folder).orElse(null) == FileKind.RUN -> ProjectMembers.ofRun(folder);
		default -> List.of();
		};
	}

	@Override
	public Object getParent(Object element) {
		if (element instanceof FileGroup group) {
			return group.project();
		}
		if (!(element instanceof IResource resource)) {
			return null;
		}
		FileKind kind = FileKind.of(resource).orElse(null);
		if (kind == null) {
			return resource instanceof IProject ? resource.getParent() : null;
		}
		return switch (kind) {
		case TRIAL -> FileKind.runOf(resource).orElse(null);
		case BENCH -> resource.getProject();
		default -> new FileGroup(resource.getProject(), kind);
		};
	}

	@Override
	public boolean hasChildren(Object element) {
		return element instanceof FileGroup || element instanceof IProject
				|| element instanceof IFolder && getChildren(element).length > 0;
	}

	@Override
	public void resourceChanged(IResourceChangeEvent event) {
		ExplorerDelta delta = ExplorerDelta.of(event.getDelta());
		if (delta.isEmpty() || viewer == null || viewer.getControl().isDisposed()) {
			return;
		}
		viewer.getControl().getDisplay().asyncExec(() -> {
			if (viewer.getControl().isDisposed()) {
				return;
			}
			if (delta.projectsChanged()) {
				viewer.refresh();
			} else {
				delta.subjects().forEach(viewer::refresh);
			}
		});
	}

	@Override
	public void dispose() {
		ResourcesPlugin.getWorkspace().removeResourceChangeListener(this);
	}
}
