// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import org.w3c.dom.Document;

/**
 * Lifts a file of one format version to the next, on its XML, before EMF reads it. Migrations are applied in order of
 * their version; each is pure and needs no other file.
 */
public interface Migration {

	/** @return the version this reads; it leaves the document as version {@code from() + 1} */
	int from();

	/** Changes the document in place. The caller writes the new version number. */
	void migrate(Document document);
}
