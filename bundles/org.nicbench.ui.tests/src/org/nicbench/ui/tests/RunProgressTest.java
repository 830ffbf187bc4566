// SPDX-License-Identifier: EPL-2.0
package org.nicbench.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.nicbench.engine.ProgressEvent;
import org.nicbench.model.Status;
import org.nicbench.model.value.Labels;
import org.nicbench.ui.Durations;
import org.nicbench.ui.run.RunProgress;

/** What is said of a run while it goes on; no display. */
class RunProgressTest {

	private static final long SECOND = 1_000_000_000L;

	private final RunProgress progress = new RunProgress();

	@Test
	void saysTrialRateAndTimeLeft() {
		assertEquals("Preparing the bench", progress.message(0));
		progress.event(new ProgressEvent.RunStarted("id", Path.of("demo.run"), 3, 10, 30), 0);
		assertEquals("warming up for 10 trials, 30 s left", progress.message(0));
		progress.event(new ProgressEvent.TrialStarted(1, 1, cell("all on", "1")), SECOND);
		progress.event(new ProgressEvent.Interval(1, 0.5, 0.5, 13.2e9), SECOND);
		assertEquals("trial 1 of 10: all on, 1 stream: 13.2 Gbit/s, 29 s left", progress.message(SECOND));
		progress.event(new ProgressEvent.TrialFinished(1, Status.COMPLETE, null, OptionalDouble.of(13e9)), 3 * SECOND);
		assertEquals(1, progress.finished());
		progress.event(new ProgressEvent.TrialStarted(2, 1, cell("tso off", "10")), 3 * SECOND);
		// one and a half of ten trials took two seconds
		assertEquals(8.5 * 2 / 1.5, progress.secondsLeft(3 * SECOND), 1e-9);
		assertEquals("trial 2 of 10: tso off, 10 streams: starting, 11 s left", progress.message(3 * SECOND));
	}

	@Test
	void keepsHowItEnded() {
		assertNull(progress.status());
		progress.event(new ProgressEvent.RunFinished(Status.CANCELLED, Path.of("demo.run")), 0);
		assertEquals(Status.CANCELLED, progress.status());
	}

	private static Labels cell(String profile, String streams) {
		Map<String, String> labels = new LinkedHashMap<>();
		labels.put("profile", profile);
		labels.put("streams", streams);
		labels.put("tool", "builtin");
		return Labels.of(labels);
	}

	@Test
	void durationsReadWell() {
		assertEquals("0 s", Durations.text(-1));
		assertEquals("59 s", Durations.text(59.4));
		assertEquals("1 min", Durations.text(59.6));
		assertEquals("3 min 20 s", Durations.text(200));
		assertEquals("2 h 5 min", Durations.text(7500));
	}
}
