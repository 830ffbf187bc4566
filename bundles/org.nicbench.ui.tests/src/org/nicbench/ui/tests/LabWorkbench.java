// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.tests;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.navigator.CommonNavigator;
import org.nicbench.ui.JobFamilies;
import org.nicbench.ui.WidgetKeys;
import org.nicbench.ui.WorkbenchIds;
import org.nicbench.ui.explorer.ExplorerOpening;

/** The running workbench as a person sees it: explorer, commands, editors, widgets by their names. */
final class LabWorkbench {

	static final int LIMIT_SECONDS = 30;

	private LabWorkbench() {
	}

	static IWorkbenchWindow window() {
		IWorkbenchWindow active = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		return active != null ? active : PlatformUI.getWorkbench().getWorkbenchWindows()[0];
	}

	static IWorkbenchPage page() {
		return window().getActivePage();
	}

	/** A clean window in the Lab perspective. */
	static void lab() throws Exception {
		perspective(WorkbenchIds.LAB_PERSPECTIVE);
	}

	static void perspective(String id) throws Exception {
		OnDisplay.run(() -> {
			if (PlatformUI.getWorkbench().getIntroManager().getIntro() != null) {
				PlatformUI.getWorkbench().getIntroManager().closeIntro(PlatformUI.getWorkbench().getIntroManager().getIntro());
			}
			PlatformUI.getWorkbench().showPerspective(id, window());
			page().resetPerspective();
			window().getShell().setBounds(0, 0, 1360, 900);
			page().showView(WorkbenchIds.EXPLORER);
		});
	}

	/** Executes a command as a menu or key would. */
	static void command(String id, Map<String, String> parameters) throws Exception {
		OnDisplay.run(() -> {
			Command command = window().getService(ICommandService.class).getCommand(id);
			ParameterizedCommand call = ParameterizedCommand.generateCommand(command, parameters);
			window().getService(IHandlerService.class).executeCommand(call, null);
		});
	}

	/** Opens a folder as a project and waits until the explorer shows it. */
	static IProject openFolder(Path folder) throws Exception {
		command(WorkbenchIds.OPEN_FOLDER_COMMAND, Map.of(WorkbenchIds.OPEN_FOLDER_PATH, folder.toString()));
		Job.getJobManager().join(JobFamilies.OPEN, null);
		OnDisplay.until("project of " + folder, LIMIT_SECONDS, () -> project(folder) != null && item(project(folder).getName()) != null);
		return project(folder);
	}

	private static IProject project(Path folder) throws Exception {
		Path real = folder.toRealPath();
		for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			if (project.isOpen() && project.hasNature(WorkbenchIds.NATURE) && project.getLocation().toPath().equals(real)) {
				return project;
			}
		}
		return null;
	}

	static Tree tree() {
		return widget(Tree.class, "explorer.tree");
	}

	private static CommonNavigator explorer() {
		return (CommonNavigator) page().findView(WorkbenchIds.EXPLORER);
	}

	/** @return item whose text begins so, below the items that begin so; null when there is none. Expands on the way. */
	static TreeItem item(String... path) {
		Tree tree = tree();
		TreeItem[] items = tree == null ? new TreeItem[0] : tree.getItems();
		TreeItem found = null;
		for (String begin : path) {
			found = null;
			for (TreeItem item : items) {
				if (item.getText().startsWith(begin)) {
					found = item;
					break;
				}
			}
			if (found == null) {
				return null;
			}
			if (found.getData() != null && found.getItemCount() > 0 && !found.getExpanded()) {
				explorer().getCommonViewer().expandToLevel(found.getData(), 1);
			}
			items = found.getItems();
		}
		return found;
	}

	/** Selects in the explorer as a click would. */
	static void select(String... path) throws Exception {
		OnDisplay.until("explorer shows " + String.join(" / ", path), LIMIT_SECONDS, () -> item(path) != null);
		OnDisplay.run(() -> {
			page().activate(explorer());
			Object element = Objects.requireNonNull(item(path)).getData();
			explorer().getCommonViewer().setSelection(new StructuredSelection(element), true);
		});
	}

	/** Opens a resource in its editor, as a double click does, and waits until it has read its file. */
	static IEditorPart open(IResource resource) throws Exception {
		IEditorPart editor = OnDisplay.get(() -> ExplorerOpening.open(resource, page()));
		Job.getJobManager().join(JobFamilies.READ, null);
		return editor;
	}

	/** @return the visible widget of that name, or null */
	static <T extends Control> T widget(Class<T> type, String key) {
		for (Shell shell : OnDisplay.display().getShells()) {
			T found = widget(shell, type, key);
			if (found != null) {
				return found;
			}
		}
		return null;
	}

	private static <T extends Control> T widget(Composite parent, Class<T> type, String key) {
		for (Control child : parent.getChildren()) {
			if (type.isInstance(child) && key.equals(child.getData(WidgetKeys.KEY)) && child.isVisible()) {
				return type.cast(child);
			}
			T found = child instanceof Composite composite ? widget(composite, type, key) : null;
			if (found != null) {
				return found;
			}
		}
		return null;
	}

	/** @return text of every cell of a table, row by row */
	static List<List<String>> rows(Table table) {
		List<List<String>> rows = new ArrayList<>();
		for (TableItem item : table.getItems()) {
			List<String> row = new ArrayList<>();
			for (int column = 0; column < table.getColumnCount(); column++) {
				row.add(item.getText(column));
			}
			rows.add(row);
		}
		return rows;
	}

	/** Presses a button or chooses in a combo: what SWT tells its listeners. */
	static void choose(Control control) {
		Event event = new Event();
		event.widget = control;
		control.notifyListeners(SWT.Selection, event);
	}

	/** Keeps a picture of the window. */
	static Path screenshot(String name) throws Exception {
		Path folder = Path.of(System.getProperty("nicbench.screenshots", "target/screenshots"));
		Files.createDirectories(folder);
		Path file = folder.resolve(name + ".png");
		settle();
		OnDisplay.run(() -> {
			Shell shell = window().getShell();
			Rectangle bounds = shell.getClientArea();
			Point at = shell.toDisplay(0, 0);
			Image image = new Image(OnDisplay.display(), bounds.width, bounds.height);
			GC gc = new GC(OnDisplay.display());
			gc.copyArea(image, at.x, at.y);
			gc.dispose();
			ImageLoader loader = new ImageLoader();
			loader.data = new ImageData[] { image.getImageData() };
			loader.save(file.toString(), SWT.IMAGE_PNG);
			image.dispose();
		});
		return file;
	}

	/** Waits until the display thread has painted what it was asked to, twice over. */
	static void settle() throws Exception {
		Job.getJobManager().join(JobFamilies.READ, null);
		for (int round = 0; round < 3; round++) {
			int[] quiet = new int[1];
			OnDisplay.until("quiet display", LIMIT_SECONDS, () -> ++quiet[0] > 12);
			OnDisplay.run(() -> window().getShell().update());
		}
	}

	/** Closes editors and forgets the projects; their files stay. */
	static void clear() throws Exception {
		OnDisplay.run(() -> page().closeAllEditors(false));
		for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			project.delete(false, true, null);
		}
	}
}
