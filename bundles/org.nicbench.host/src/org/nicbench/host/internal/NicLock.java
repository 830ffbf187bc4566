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
	private static final Map<String, NicLock> HELD = new HashMap<>();

	private final String name;
	private final Object owner;
	private final FileLock lock;

	private NicLock(String name, Object owner, FileLock lock) {
		this.name = name;
		this.owner = owner;
		this.lock = lock;
	}

	/**
	 * @param owner who will hold it; the same owner gets the lock that it has
	 * @return the lock, or nothing when someone else holds it
	 * @throws ProblemException UNWRITABLE when the file cannot be made or locked
	 */
	static Optional<NicLock> take(JournalFolder folder, NicKey key, Object owner) throws ProblemException {
		return Undisturbed.run(() -> {
			folder.make();
			Path file = folder.locks().toAbsolutePath().normalize();
			String name = file + " " + key;
			synchronized (HELD) {
				NicLock held = HELD.get(name);
				if (held != null) {
					return held.owner == owner ? Optional.of(held) : Optional.empty();
				}
				try {
					FileLock lock = channel(file).tryLock(position(key), 1, false);
					if (lock == null) {
						return Optional.empty();
					}
					NicLock taken = new NicLock(name, owner, lock);
					HELD.put(name, taken);
					return Optional.of(taken);
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
				if (HELD.remove(name, this)) {
					try {
						lock.release();
					} catch (IOException e) {
						throw AtomicFile.unwritable(Path.of(name), e);
					}
				}
				return null;
			}
		});
	}
}
