// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui;

/** Ids of the contributions in plugin.xml that code refers to. */
public final class WorkbenchIds {

	/** Id of this bundle. */
	public static final String BUNDLE = "org.nicbench.ui";
	/** Perspective: projects, benches, profiles, plans, runs. */
	public static final String LAB_PERSPECTIVE = BUNDLE + ".lab";
	/** Perspective: comparisons. */
	public static final String COMPARE_PERSPECTIVE = BUNDLE + ".compare";
	/** View: Lab Explorer. */
	public static final String EXPLORER = BUNDLE + ".explorer";
	/** Nature of a project. */
	public static final String NATURE = BUNDLE + ".nature";
	/** Builder that checks project files. */
	public static final String BUILDER = BUNDLE + ".builder";
	/** Marker of a project file that is not as it should be. */
	public static final String PROBLEM_MARKER = BUNDLE + ".problem";
	/** Editor of a run. */
	public static final String RUN_EDITOR = BUNDLE + ".runEditor";
	/** Editor of a comparison. */
	public static final String COMPARISON_EDITOR = BUNDLE + ".comparisonEditor";
	/** Editor of a plan. */
	public static final String PLAN_EDITOR = BUNDLE + ".planEditor";
	/** Editor of an offload profile. */
	public static final String PROFILE_EDITOR = BUNDLE + ".profileEditor";
	/** Editor of a bench. */
	public static final String BENCH_EDITOR = BUNDLE + ".benchEditor";
	/** Command: open a folder as a project. */
	public static final String OPEN_FOLDER_COMMAND = BUNDLE + ".openFolder";
	/** Parameter of {@link #OPEN_FOLDER_COMMAND}: path of the folder; asked for when it is not given. */
	public static final String OPEN_FOLDER_PATH = BUNDLE + ".openFolder.path";
	/** Command: run the selected plan. */
	public static final String RUN_PLAN_COMMAND = BUNDLE + ".runPlan";
	/** Command: compare the selected runs. */
	public static final String COMPARE_RUNS_COMMAND = BUNDLE + ".compareRuns";

	private WorkbenchIds() {
	}
}
