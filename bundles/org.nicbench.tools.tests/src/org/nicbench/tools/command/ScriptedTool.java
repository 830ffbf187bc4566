// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.command;

import java.util.List;
import java.util.regex.Pattern;

import org.nicbench.tools.JobRequest;

/** A tool whose two ends are shell scripts. */
final class ScriptedTool extends CommandTool {

	private final String server;
	private final String client;
	private final String program;
	private double timeLimitSeconds = 10;

	ScriptedTool(String server, String client) {
		this("sh", server, client);
	}

	ScriptedTool(String program, String server, String client) {
		this.program = program;
		this.server = server;
		this.client = client;
	}

	ScriptedTool timeLimit(double seconds) {
		timeLimitSeconds = seconds;
		return this;
	}

	@Override
	public String id() {
		return "scripted";
	}

	@Override
	public String installCommand() {
		return "apt-get install scripted";
	}

	@Override
	public void check(JobRequest request) {
		// can do everything
	}

	@Override
	public double timeLimitSeconds(JobRequest request) {
		return timeLimitSeconds;
	}

	@Override
	protected String program() {
		return program;
	}

	@Override
	protected String versionOption() {
		return "--version";
	}

	@Override
	protected Pattern versionPattern() {
		return Pattern.compile("version (\\S+)");
	}

	@Override
	public List<String> serverCommand(JobRequest request) {
		return command("-c", server);
	}

	@Override
	public List<String> clientCommand(JobRequest request) {
		return command("-c", client);
	}

	@Override
	protected boolean serverEndsItself() {
		return true;
	}
}
