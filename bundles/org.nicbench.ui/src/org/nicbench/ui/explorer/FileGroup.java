// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.explorer;

import org.eclipse.core.resources.IProject;
import org.nicbench.ui.project.FileKind;

/** Node of the explorer that gathers the files of one kind, wherever in the project they lie. */
public record FileGroup(IProject project, FileKind kind) {
}
