// SPDX-License-Identifier: EPL-2.0
package org.nicbench.host.internal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.nicbench.model.project.AtomicFile;
import org.nicbench.model.status.ProblemException;

/**
 * One holder of a NIC at a time: among processes by a lock on one byte of a file (fcntl(2), F_SETLK), which ends with its process
 * however that ends, and within this process by a table. A held lock means a live owner.
 * <p>
 * All locks of a folder lie in one file that is never deleted, the byte being given by namespace and index; a process opens it
 * once, since closing any descriptor of a file lets go of all locks of the process on it.
 */
final class NicLock {

	private static final Map<Path, FileChannel> CHANNELS = new HashMap<>();
	private static final Map<String, Hold> HELD = new HashMap<>();

	/** The lock of the file, for as long as one handle of its owner is left. */
	private static final class Hold {
		private final Object owner;
		private final FileLock lock;
		private int handles;

		Hold(Object owner, FileLock lock) {
			this.owner = owner;
			this.lock = lock;
		}
	}

	private final String name;
	private final Hold hold;
	private boolean released;

	private NicLock(String name, Hold hold) {
		this.name = name;
		this.hold = hold;
		hold.handles++;
	}

	/**
	 * @param owner who will hold it; the same owner may take it several times, and lets go when all that it took is released
	 * @return the lock, or nothing when someone else holds it
	 * @throws ProblemException UNWRITABLE when the file cannot be made or locked
	 */
	static Optional<NicLock> take(JournalFolder folder, NicKey key, Object owner) throws ProblemException {
		return Undisturbed.run(() -> {
			folder.make();
			Path file = folder.locks().toAbsolutePath().normalize();
			String name = file + " " + key;
			synchronized (HELD) {
				Hold held = HELD.get(name);
				if (held != null) {
					return held.owner == owner ? Optional.of(new NicLock(name, held)) : Optional.empty();
				}
				try {
					FileLock lock = channel(file).tryLock(position(key), 1, false);
					if (lock == null) {
						return Optional.empty();
					}
					Hold taken = new Hold(owner, lock);
					HELD.put(name, taken);
					return Optional.of(new NicLock(name, taken));
				} catch (IOException e) {
					throw AtomicFile.unwritable(file, e);
				}
			}
		});
	}

	private static FileChannel channel(Path file) throws IOException {
		FileChannel channel = CHANNELS.get(file);
		if (channel == null) {
			channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
			CHANNELS.put(file, channel);
		}
		return channel;
	}

	/** Inode numbers of namespaces and indexes have 32 and 31 bits: every NIC has a byte of its own. */
	private static long position(NicKey key) {
		String inode = key.namespaceId().substring(key.namespaceId().indexOf(':') + 1);
		return (Long.parseLong(inode) & 0xffffffffL) << 31 | key.interfaceIndex();
	}

	/** Lets go; safe to say twice. */
	void release() throws ProblemException {
		Undisturbed.run(() -> {
			synchronized (HELD) {
				if (!released) {
					released = true;
					hold.handles--;
				}
				if (hold.handles == 0 && HELD.remove(name, hold)) {
					try {
						hold.lock.release();
					} catch (IOException e) {
						throw AtomicFile.unwritable(Path.of(name), e);
					}
				}
				return null;
			}
		});
	}
}
