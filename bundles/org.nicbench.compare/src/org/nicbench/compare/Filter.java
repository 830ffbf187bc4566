// SPDX-License-Identifier: EPL-2.0
package org.nicbench.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.nicbench.model.status.ProblemException;
import org.nicbench.model.status.ProblemKind;

/**
 * Chooses trials by an expression: {@code key=value}, {@code key!=value}, {@code <}, {@code <=}, {@code >}, {@code >=}
 * (as numbers), joined by {@code and} (or a comma), {@code or}, {@code not}, with parentheses. Values with blanks stand in
 * quotes: {@code profile="all on" and streams>=4}. {@code and} binds closer than {@code or}.
 */
public final class Filter {

	private static final Pattern TOKEN = Pattern
			.compile("\\s*(?:(\"(?:[^\"\\\\]|\\\\.)*\"|'[^']*')|(!=|<=|>=|=|<|>|\\(|\\)|,)|([^\\s=!<>(),\"']+))");

	private final String text;
	private final List<String> tokens = new ArrayList<>();
	private int next;

	private Filter(String text) {
		this.text = text;
	}

	/**
	 * @param expression null or blank chooses every trial
	 * @throws ProblemException USAGE when the expression is malformed
	 */
	static Predicate<Sample> parse(String expression) throws ProblemException {
		if (expression == null || expression.isBlank()) {
			return sample -> true;
		}
		return new Filter(expression).parse();
	}

	private Predicate<Sample> parse() throws ProblemException {
		Matcher matcher = TOKEN.matcher(text.strip());
		int end = 0;
		while (end < matcher.regionEnd() && matcher.lookingAt()) {
			tokens.add(matcher.group().strip());
			end = matcher.end();
			matcher.region(end, matcher.regionEnd());
		}
		if (end < matcher.regionEnd()) {
			throw malformed(text.strip().substring(end));
		}
		Predicate<Sample> whole = either();
		if (next < tokens.size()) {
			throw malformed(tokens.get(next));
		}
		return whole;
	}

	private Predicate<Sample> either() throws ProblemException {
		Predicate<Sample> left = both();
		while (takes("or")) {
			left = left.or(both());
		}
		return left;
	}

	private Predicate<Sample> both() throws ProblemException {
		Predicate<Sample> left = one();
		while (takes("and") || takes(",")) {
			left = left.and(one());
		}
		return left;
	}

	private Predicate<Sample> one() throws ProblemException {
		if (takes("not")) {
			return one().negate();
		}
		if (takes("(")) {
			Predicate<Sample> inner = either();
			if (!takes(")")) {
				throw malformed(next < tokens.size() ? tokens.get(next) : "");
			}
			return inner;
		}
		String key = word();
		String operator = next < tokens.size() ? tokens.get(next++) : "";
		return condition(key, operator, operator.isEmpty() ? "" : word());
	}

	private Predicate<Sample> condition(String key, String operator, String value) throws ProblemException {
		return switch (operator) {
		case "=" -> sample -> value.equals(Keys.value(key, sample));
		case "!=" -> sample -> !value.equals(Keys.value(key, sample));
		case "<" -> numeric(key, value, difference -> difference < 0);
		case "<=" -> numeric(key, value, difference -> difference <= 0);
		case ">" -> numeric(key, value, difference -> difference > 0);
		case ">=" -> numeric(key, value, difference -> difference >= 0);
		default -> throw malformed(operator);
		};
	}

	private Predicate<Sample> numeric(String key, String value, Predicate<Double> holds) throws ProblemException {
		Double limit = number(value);
		if (limit == null) {
			throw malformed(value);
		}
		return sample -> {
			Double found = number(Keys.value(key, sample));
			return found != null && holds.test(found - limit);
		};
	}

	private static Double number(String text) {
		try {
			return text == null ? null : Double.valueOf(text);
		} catch (NumberFormatException e) {
			return null;
		}
	}

	private String word() throws ProblemException {
		if (next >= tokens.size()) {
			throw malformed("");
		}
		String token = tokens.get(next++);
		char first = token.charAt(0);
		if (first == '"') {
			return token.substring(1, token.length() - 1).replaceAll("\\\\(.)", "$1");
		}
		if (first == '\'') {
			return token.substring(1, token.length() - 1);
		}
		if ("=!<>(),".indexOf(first) >= 0) {
			throw malformed(token);
		}
		return token;
	}

	private boolean takes(String token) {
		if (next < tokens.size() && tokens.get(next).equals(token)) {
			next++;
			return true;
		}
		return false;
	}

	private ProblemException malformed(String at) {
		return new ProblemException(ProblemKind.USAGE,
				at.isEmpty() ? Messages.bind(Messages.filterEnds, text) : Messages.bind(Messages.filterMalformed, text, at),
				null, Messages.filterExample);
	}
}
