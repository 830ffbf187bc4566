// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import java.io.ByteArrayOutputStream;
import java.io.IOException;

import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;

import org.w3c.dom.Document;

/** Writes an XML document as bytes. */
final class DomText {

	private DomText() {
	}

	static byte[] bytes(Document document) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try {
			TransformerFactory.newInstance().newTransformer().transform(new DOMSource(document), new StreamResult(bytes));
		} catch (TransformerException e) {
			throw new IOException(e);
		}
		return bytes.toByteArray();
	}
}
