// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import java.util.List;

import org.w3c.dom.Document;

/** The ordered migrations from every earlier format version to {@link #CURRENT}. */
final class Migrations {

	/** Version of the format this product writes. */
	static final int CURRENT = 1;

	/** What the product itself brings; empty while there is one version only. */
	static final Migrations SHIPPED = new Migrations(CURRENT, List.of());

	private final int current;
	private final List<Migration> ordered;

	/**
	 * @throws IllegalArgumentException when a version below {@code current} has no migration or two
	 */
	Migrations(int current, List<Migration> migrations) {
		this.current = current;
		this.ordered = migrations.stream().sorted((a, b) -> Integer.compare(a.from(), b.from())).toList();
		for (int i = 0; i < ordered.size(); i++) {
			if (ordered.get(i).from() != current - ordered.size() + i) {
				throw new IllegalArgumentException("no gapless migrations to version " + current);
			}
		}
	}

	int current() {
		return current;
	}

	/** @return the oldest version that can be read */
	int oldest() {
		return current - ordered.size();
	}

	/** Brings a document of that version to the current one. */
	void apply(Document document, int version) {
		for (Migration migration : ordered) {
			if (migration.from() >= version) {
				migration.migrate(document);
				document.getDocumentElement().setAttribute(XmiDocuments.VERSION, Integer.toString(migration.from() + 1));
			}
		}
	}
}
