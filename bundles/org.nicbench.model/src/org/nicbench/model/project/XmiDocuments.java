// SPDX-License-Identifier: EPL-2.0
package org.nicbench.model.project;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.xmi.XMIException;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceImpl;
import org.nicbench.model.Document;
import org.nicbench.model.NicBenchPackage;
import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Bytes of a project file to its root object and back: version check, migration, XMI. No files here. */
final class XmiDocuments {

	static final String VERSION = "formatVersion";

	/** One attribute a line beyond this width, so that line-based tools show one change a line. */
	private static final int LINE_WIDTH = 60;

	private static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";

	private final Migrations migrations;

	XmiDocuments(Migrations migrations) {
		this.migrations = migrations;
	}

	/**
	 * @param uri   where it will stand; becomes the URI of the object's resource
	 * @param where name of the file for messages
	 */
	byte[] write(Document root, URI uri) throws IOException {
		root.setFormatVersion(migrations.current());
		XMIResourceImpl resource = new XMIResourceImpl(uri);
		resource.getContents().add(root);
		Map<Object, Object> options = new HashMap<>();
		options.put(XMLResource.OPTION_ENCODING, StandardCharsets.UTF_8.name());
		options.put(XMLResource.OPTION_LINE_WIDTH, LINE_WIDTH);
		ByteArrayOutputStream bytes = new ByteArrayOutputStream(4096);
		resource.save(bytes, options);
		return bytes.toByteArray();
	}

	/**
	 * @throws ProblemException UNREADABLE with file, line and reason when the text is damaged or of a newer version
	 */
	EObject read(byte[] bytes, URI uri, String where) throws ProblemException {
		int version = version(bytes, where);
		if (version > migrations.current()) {
			throw new ProblemException(ProblemKind.UNREADABLE,
					Messages.bind(Messages.fileOfNewerVersion, version, migrations.current()), where,
					Messages.updateTheProduct);
		}
		if (version < migrations.oldest()) {
			throw new ProblemException(ProblemKind.UNREADABLE,
					Messages.bind(Messages.fileOfUnknownVersion, version), where, null);
		}
		byte[] current = version == migrations.current() ? bytes : migrate(bytes, version, where);
		XMIResourceImpl resource = new XMIResourceImpl(uri);
		new ResourceSetImpl().getResources().add(resource);
		resource.getResourceSet().getPackageRegistry().put(NicBenchPackage.eNS_URI, NicBenchPackage.eINSTANCE);
		try (InputStream in = new ByteArrayInputStream(current)) {
			resource.load(in, Map.of(XMLResource.OPTION_PARSER_FEATURES, Map.of(NO_DOCTYPE, Boolean.TRUE)));
		} catch (IOException e) {
			throw damaged(e, where);
		}
		if (!resource.getErrors().isEmpty()) {
			throw damaged(resource.getErrors().get(0), where);
		}
		if (resource.getContents().size() != 1) {
			throw new ProblemException(ProblemKind.UNREADABLE, Messages.fileHasNoSingleRoot, where, null);
		}
		return resource.getContents().get(0);
	}

	private byte[] migrate(byte[] bytes, int version, String where) throws ProblemException {
		try {
			DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
			factory.setNamespaceAware(true);
			factory.setFeature(NO_DOCTYPE, true);
			DocumentBuilder builder = factory.newDocumentBuilder();
			builder.setErrorHandler(null);
			org.w3c.dom.Document document = builder.parse(new ByteArrayInputStream(bytes));
			migrations.apply(document, version);
			return DomText.bytes(document);
		} catch (ParserConfigurationException | SAXException | IOException e) {
			throw damaged(e, where);
		}
	}

	/** The parser of Java prints such an error by itself, so it is found before. */
	private static void checkText(byte[] bytes, String where) throws ProblemException {
		try {
			StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
		} catch (CharacterCodingException e) {
			throw damaged(1, Messages.notUtf8, where, e);
		}
	}

	private static int version(byte[] bytes, String where) throws ProblemException {
		checkText(bytes, where);
		XMLInputFactory factory = XMLInputFactory.newFactory();
		factory.setProperty(XMLInputFactory.SUPPORT_DTD, Boolean.FALSE);
		factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
		try {
			XMLStreamReader reader = factory.createXMLStreamReader(new ByteArrayInputStream(bytes));
			try {
				while (reader.next() != XMLStreamConstants.START_ELEMENT) {
					// comments and white space before the root
				}
				if (!NicBenchPackage.eNS_URI.equals(reader.getNamespaceURI())) {
					throw new ProblemException(ProblemKind.UNREADABLE, Messages.fileOfAnotherProgram, where, null);
				}
				String version = reader.getAttributeValue(null, VERSION);
				return Integer.parseInt(String.valueOf(version));
			} finally {
				reader.close();
			}
		} catch (XMLStreamException e) {
			int line = e.getLocation() == null ? 1 : e.getLocation().getLineNumber();
			throw damaged(line, e.getMessage().replaceFirst("(?s).*Message: ", ""), where, e);
		} catch (NumberFormatException e) {
			throw new ProblemException(ProblemKind.UNREADABLE, Messages.fileWithoutVersion, where, null);
		}
	}

	private static ProblemException damaged(Resource.Diagnostic diagnostic, String where) {
		String reason = diagnostic instanceof XMIException e && e.getCause() != null && e.getCause().getMessage() != null
				? e.getCause().getMessage()
				: diagnostic.getMessage();
		return damaged(diagnostic.getLine(), reason, where, diagnostic instanceof Throwable t ? t : null);
	}

	private static ProblemException damaged(Exception e, String where) {
		for (Throwable cause = e; cause != null; cause = cause.getCause()) {
			if (cause instanceof SAXParseException parse) {
				return damaged(parse.getLineNumber(), parse.getMessage(), where, e);
			}
			if (cause instanceof XMIException xmi) {
				return damaged((Resource.Diagnostic) xmi, where);
			}
		}
		return damaged(1, String.valueOf(e.getMessage()), where, e);
	}

	private static ProblemException damaged(int line, String reason, String where, Throwable cause) {
		String plain = reason.replaceAll("\\s*\\(file:[^)]*\\)", "");
		return new ProblemException(ProblemKind.UNREADABLE, Messages.bind(Messages.fileDamaged, plain),
				where + ":" + Math.max(1, line), Messages.restoreFromCopy, cause);
	}
}
