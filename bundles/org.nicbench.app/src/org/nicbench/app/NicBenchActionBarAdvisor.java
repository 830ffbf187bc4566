// SPDX-License-Identifier: EPL-2.0
package org.nicbench.app;

import java.util.LinkedHashMap;
import java.util.Map;

import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.ICoolBarManager;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.action.ToolBarContributionItem;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.actions.ActionFactory.IWorkbenchAction;
import org.eclipse.ui.actions.ContributionItemFactory;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;

/** The standing part of menu and toolbar; everything that is about NICs comes from org.nicbench.ui by extension. */
final class NicBenchActionBarAdvisor extends ActionBarAdvisor {

	private static final ActionFactory[] FACTORIES = { ActionFactory.CLOSE, ActionFactory.CLOSE_ALL, ActionFactory.SAVE,
			ActionFactory.SAVE_AS, ActionFactory.SAVE_ALL, ActionFactory.REFRESH, ActionFactory.PROPERTIES,
			ActionFactory.QUIT, ActionFactory.UNDO, ActionFactory.REDO, ActionFactory.CUT, ActionFactory.COPY,
			ActionFactory.PASTE, ActionFactory.DELETE, ActionFactory.SELECT_ALL, ActionFactory.FIND,
			ActionFactory.OPEN_NEW_WINDOW, ActionFactory.RESET_PERSPECTIVE, ActionFactory.PREFERENCES,
			ActionFactory.ABOUT };

	private final Map<ActionFactory, IWorkbenchAction> actions = new LinkedHashMap<>();
	private IWorkbenchWindow window;

	NicBenchActionBarAdvisor(IActionBarConfigurer configurer) {
		super(configurer);
	}

	@Override
	protected void makeActions(IWorkbenchWindow of) {
		window = of;
		for (ActionFactory factory : FACTORIES) {
			IWorkbenchAction action = factory.create(of);
			actions.put(factory, action);
			register(action);
		}
	}

	@Override
	protected void fillMenuBar(IMenuManager bar) {
		bar.add(fileMenu());
		bar.add(editMenu());
		bar.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
		bar.add(windowMenu());
		bar.add(helpMenu());
	}

	private MenuManager fileMenu() {
		MenuManager file = new MenuManager(Messages.menuFile, IWorkbenchActionConstants.M_FILE);
		file.add(new GroupMarker(IWorkbenchActionConstants.FILE_START));
		file.add(new GroupMarker(IWorkbenchActionConstants.NEW_EXT));
		file.add(new GroupMarker(IWorkbenchActionConstants.OPEN_EXT));
		add(file, ActionFactory.CLOSE, ActionFactory.CLOSE_ALL);
		file.add(new GroupMarker(IWorkbenchActionConstants.CLOSE_EXT));
		add(file, ActionFactory.SAVE, ActionFactory.SAVE_AS, ActionFactory.SAVE_ALL);
		file.add(new GroupMarker(IWorkbenchActionConstants.SAVE_EXT));
		add(file, ActionFactory.REFRESH);
		file.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
		add(file, ActionFactory.PROPERTIES);
		add(file, ActionFactory.QUIT);
		file.add(new GroupMarker(IWorkbenchActionConstants.FILE_END));
		return file;
	}

	private MenuManager editMenu() {
		MenuManager edit = new MenuManager(Messages.menuEdit, IWorkbenchActionConstants.M_EDIT);
		edit.add(new GroupMarker(IWorkbenchActionConstants.EDIT_START));
		add(edit, ActionFactory.UNDO, ActionFactory.REDO);
		edit.add(new GroupMarker(IWorkbenchActionConstants.UNDO_EXT));
		add(edit, ActionFactory.CUT, ActionFactory.COPY, ActionFactory.PASTE);
		edit.add(new GroupMarker(IWorkbenchActionConstants.CUT_EXT));
		add(edit, ActionFactory.DELETE, ActionFactory.SELECT_ALL);
		add(edit, ActionFactory.FIND);
		edit.add(new GroupMarker(IWorkbenchActionConstants.FIND_EXT));
		edit.add(new GroupMarker(IWorkbenchActionConstants.EDIT_END));
		edit.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
		return edit;
	}

	private MenuManager windowMenu() {
		MenuManager menu = new MenuManager(Messages.menuWindow, IWorkbenchActionConstants.M_WINDOW);
		add(menu, ActionFactory.OPEN_NEW_WINDOW);
		MenuManager perspectives = new MenuManager(Messages.menuPerspective, "openPerspective");
		perspectives.add(ContributionItemFactory.PERSPECTIVES_SHORTLIST.create(window));
		menu.add(perspectives);
		MenuManager views = new MenuManager(Messages.menuShowView, "showView");
		views.add(ContributionItemFactory.VIEWS_SHORTLIST.create(window));
		menu.add(views);
		menu.add(actions.get(ActionFactory.RESET_PERSPECTIVE));
		menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
		add(menu, ActionFactory.PREFERENCES);
		return menu;
	}

	private MenuManager helpMenu() {
		MenuManager help = new MenuManager(Messages.menuHelp, IWorkbenchActionConstants.M_HELP);
		help.add(new GroupMarker(IWorkbenchActionConstants.HELP_START));
		help.add(new GroupMarker(IWorkbenchActionConstants.HELP_END));
		help.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
		add(help, ActionFactory.ABOUT);
		return help;
	}

	private void add(IMenuManager menu, ActionFactory... factories) {
		menu.add(new Separator());
		for (ActionFactory factory : factories) {
			menu.add(actions.get(factory));
		}
	}

	@Override
	protected void fillCoolBar(ICoolBarManager bar) {
		ToolBarManager file = new ToolBarManager(bar.getStyle());
		file.add(new GroupMarker(IWorkbenchActionConstants.NEW_EXT));
		file.add(actions.get(ActionFactory.SAVE));
		file.add(actions.get(ActionFactory.SAVE_ALL));
		bar.add(new ToolBarContributionItem(file, IWorkbenchActionConstants.TOOLBAR_FILE));
		bar.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
	}
}
