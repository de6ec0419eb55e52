package gnaw.script.source;

import gnaw.script.source.Token.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits a script into its tokens. It knows strings, templates, comments and patterns, so that nothing in them is taken for code. */
public final class Tokens {
    private static final Pattern SKIPPED = Pattern.compile("(?s)\\s+|//[^\\n]*|/\\*.*?\\*/");
    private static final Pattern WORD = Pattern.compile("[\\p{L}_$#][\\p{L}\\p{N}_$]*");
    private static final Pattern NUMBER = Pattern.compile("\\.?\\d(?:[eE][+-]|[\\w.])*+");
    private static final Pattern TEXT = Pattern.compile("(?s)\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'\\\\])*+'");
    private static final Pattern REGEX = Pattern.compile("/(?:\\\\.|\\[(?:\\\\.|[^\\]\\\\])*\\]|[^/\\\\\\n])++/[a-z]*");
    private static final Pattern TEMPLATE = Pattern.compile("(?s)(?:\\\\.|\\$(?!\\{)|[^`\\\\$])*+(`|\\$\\{)");
    private static final Pattern SIGN = Pattern.compile(
            "\\*\\*=|\\?\\?=|&&=|\\|\\|=|>>>=?|<<=|>>=|[!=]==?|=>|\\+\\+|--|\\*\\*|[-+*/%&|^<>]=|\\?\\.|\\?\\?|&&|\\|\\||\\.\\.\\.|.");

    /** Words behind which a slash begins a pattern. */
    private static final Set<String> BEFORE_VALUE =
            Set.of("return", "typeof", "case", "in", "of", "delete", "void", "throw", "new", "else", "do", "yield");

    private final String script;
    private final List<Token> tokens = new ArrayList<>();
    /** For each open template: how deep its code stands. */
    private final List<Integer> templates = new ArrayList<>();

    private int at;
    private int depth;
    private int line = 1;
    private int lineStart;

    private Tokens(String script) {
        this.script = script;
    }

    /** The tokens of a script that can be loaded, in order. */
    public static List<Token> of(String script) {
        Tokens tokens = new Tokens(script);
        while (tokens.at < script.length()) {
            tokens.next();
        }
        return tokens.tokens;
    }

    private void next() {
        Optional<String> skipped = match(SKIPPED);
        if (skipped.isPresent()) {
            at += skipped.get().length();
            return;
        }
        char first = script.charAt(at);
        if (first == '`') {
            at++;
            template();
        } else if (first == '}' && !templates.isEmpty() && templates.getLast() == depth - 1) {
            templates.removeLast();
            depth--;
            at++;
            template();
        } else if (!take(Sort.WORD, WORD) && !take(Sort.NUMBER, NUMBER) && !takeText() && !takePattern(first)) {
            takeSign();
        }
    }

    /** The text of a template up to its end or to code in it. */
    private void template() {
        String text = match(TEMPLATE).orElse(script.substring(at));
        at += text.length();
        if (text.endsWith("${")) {
            templates.add(depth);
            depth++;
        } else {
            add(Sort.TEXT, "");
        }
    }

    private boolean take(Sort sort, Pattern pattern) {
        Optional<String> text = match(pattern);
        text.ifPresent(found -> {
            add(sort, found);
            at += found.length();
        });
        return text.isPresent();
    }

    private boolean takeText() {
        Optional<String> text = match(TEXT);
        text.ifPresent(found -> {
            add(Sort.TEXT, found.substring(1, found.length() - 1));
            at += found.length();
        });
        return text.isPresent();
    }

    private boolean takePattern(char first) {
        return first == '/' && !afterValue() && take(Sort.PATTERN, REGEX);
    }

    /** Behind a value a slash divides. */
    private boolean afterValue() {
        if (tokens.isEmpty()) {
            return false;
        }
        Token last = tokens.getLast();
        return switch (last.sort()) {
            case NUMBER, TEXT, PATTERN -> true;
            case WORD -> !BEFORE_VALUE.contains(last.text());
            case SIGN -> List.of(")", "]", "}").contains(last.text());
        };
    }

    private void takeSign() {
        String sign = match(SIGN).orElseThrow();
        if ("([{".contains(sign)) {
            add(Sort.SIGN, sign);
            depth++;
        } else {
            depth -= ")]}".contains(sign) ? 1 : 0;
            add(Sort.SIGN, sign);
        }
        at += sign.length();
    }

    private Optional<String> match(Pattern pattern) {
        Matcher here = pattern.matcher(script).region(at, script.length());
        return here.lookingAt() ? Optional.of(here.group()) : Optional.empty();
    }

    private void add(Sort sort, String text) {
        for (int end = script.indexOf('\n', lineStart); end >= 0 && end < at; end = script.indexOf('\n', lineStart)) {
            line++;
            lineStart = end + 1;
        }
        tokens.add(new Token(sort, text, line, at - lineStart + 1, depth));
    }
}
