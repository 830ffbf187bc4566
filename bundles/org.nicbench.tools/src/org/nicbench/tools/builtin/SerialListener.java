// SPDX-License-Identifier: EPL-2.0
package org.nicbench.tools.builtin;

/** Calls a listener from one thread at a time: intervals of the two directions are noticed on two threads. */
final class SerialListener implements BuiltinListener {
	private final BuiltinListener listener;

	SerialListener(BuiltinListener listener) {
		this.listener = listener;
	}

	@Override
	public synchronized void connected() {
		listener.connected();
	}

	@Override
	public synchronized void windowStarted() {
		listener.windowStarted();
	}

	@Override
	public synchronized void windowEnded() {
		listener.windowEnded();
	}

	@Override
	public synchronized void interval(Direction direction, double endSeconds, double lengthSeconds,
			long[] receivedBytes) {
		listener.interval(direction, endSeconds, lengthSeconds, receivedBytes);
	}
}
