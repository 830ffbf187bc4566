// SPDX-License-Identifier: EPL-2.0
package org.nicbench.report.html;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

import org.nicbench.report.CsvReport;
import org.nicbench.report.JsonReport;
import org.nicbench.report.Report;
import org.nicbench.report.ReportWriter;

import freemarker.cache.ClassTemplateLoader;
import freemarker.core.HTMLOutputFormat;
import freemarker.template.Configuration;
import freemarker.template.DefaultObjectWrapper;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;

/**
 * A report that stands alone in one HTML file: no script, no font and no picture from elsewhere. All foreign text is escaped
 * by the template's output format.
 */
public final class HtmlReport implements ReportWriter {

	private static final String TEMPLATE = "report.ftlh";

	@Override
	public String format() {
		return "html";
	}

	@Override
	public String label() {
		return "HTML";
	}

	@Override
	public void write(Report report, OutputStream out) throws IOException {
		Map<String, Object> model = new HashMap<>();
		model.put("page", HtmlPage.of(report));
		model.put("text", HtmlTexts.all());
		model.put("csv", dataUri("text/csv", report, new CsvReport()));
		model.put("json", dataUri("application/json", report, new JsonReport()));
		model.put("trials", "data:text/csv;charset=utf-8;base64,"
				+ base64(TrialsCsv.of(report.runs()).getBytes(StandardCharsets.UTF_8)));
		Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
		try {
			configuration().getTemplate(TEMPLATE).process(model, writer);
		} catch (TemplateException e) {
			throw new IllegalStateException("the report's template is broken: " + e.getMessageWithoutStackTop(), e);
		}
		writer.flush();
	}

	private static Configuration configuration() {
		Configuration configuration = new Configuration(Configuration.VERSION_2_3_34);
		configuration.setTemplateLoader(new ClassTemplateLoader(HtmlReport.class.getClassLoader(), "org/nicbench/report/html"));
		configuration.setObjectWrapper(new DefaultObjectWrapper(Configuration.VERSION_2_3_34));
		configuration.setOutputFormat(HTMLOutputFormat.INSTANCE);
		configuration.setDefaultEncoding(StandardCharsets.UTF_8.name());
		configuration.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
		configuration.setLogTemplateExceptions(false);
		configuration.setLocale(Locale.ROOT);
		return configuration;
	}

	private static String dataUri(String type, Report report, ReportWriter writer) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		writer.write(report, bytes);
		return "data:" + type + ";charset=utf-8;base64," + base64(bytes.toByteArray());
	}

	private static String base64(byte[] bytes) {
		return Base64.getEncoder().encodeToString(bytes);
	}
}
