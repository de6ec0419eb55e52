package gnaw.workshop.check;

import gnaw.script.source.Token;
import gnaw.script.source.Token.Sort;
import gnaw.script.source.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Refuses what could make two games of the same seed differ: memory between questions, clocks, chance, inexact powers. */
final class Repeatable {
    private static final Map<String, String> FORBIDDEN = Map.of(
            "Date", "There is no clock here: world.turn tells the time.",
            "eval", "Code cannot be made from texts here.",
            "Function", "Code cannot be made from texts here.",
            "Promise", "Nothing can wait here: a rule answers at once.",
            "async", "Nothing can wait here: a rule answers at once.",
            "await", "Nothing can wait here: a rule answers at once.",
            "setTimeout", "There is no clock here: world.turn tells the time.",
            "globalThis", "Scripts keep nothing between questions: what must last is a meter.",
            "WeakRef", "Scripts keep nothing between questions: what must last is a meter.");

    private static final Set<String> WRITES = Set.of(
            "push", "pop", "shift", "unshift", "splice", "sort", "reverse", "fill", "set", "add", "delete", "clear");

    private static final Set<String> ASSIGNMENTS = Set.of(
            "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "??=", "&&=", "||=", "<<=", ">>=", ">>>=", "++", "--");

    private final String file;
    private final List<Token> tokens;
    private final Set<String> constants = new TreeSet<>();
    private final List<Finding> findings = new ArrayList<>();

    private Repeatable(String file, String script) {
        this.file = file;
        this.tokens = Tokens.of(script);
    }

    /** What a script does that it must not. */
    static List<Finding> check(String file, String script) {
        Repeatable check = new Repeatable(file, script);
        for (int i = 0; i < check.tokens.size(); i++) {
            check.look(i);
        }
        return check.findings;
    }

    private void look(int index) {
        Token token = tokens.get(index);
        if (token.isSign("**") || token.isSign("**=")) {
            error(token, "** may differ from machine to machine; Math.pow does not.");
        }
        if (token.sort() == Sort.WORD) {
            lookAtWord(index, token);
        }
    }

    private void lookAtWord(int index, Token token) {
        boolean isMember = sign(index - 1, ".") || sign(index - 1, "?.");
        if (token.depth() == 0 && (token.isWord("let") || token.isWord("var"))) {
            error(
                    token,
                    "A variable of the whole file would remember between questions: make it const; what must last is a meter.");
        }
        if (token.depth() == 0 && token.isWord("const") && index + 1 < tokens.size()) {
            constants.add(tokens.get(index + 1).text());
        }
        if (!isMember && !sign(index + 1, ":") && FORBIDDEN.containsKey(token.text())) {
            error(token, FORBIDDEN.get(token.text()));
        }
        if (isMember && token.isWord("random") && tokens.get(index - 2).isWord("Math")) {
            error(token, "Math.random is not there: dice are the only chance.");
        }
        if (!isMember && inFunction(index) && constants.contains(token.text()) && isWritten(index)) {
            error(
                    token,
                    "This changes " + token.text()
                            + ", which lasts longer than the question: rules keep nothing in mind; what must last is a meter.");
        }
    }

    /** Whether that is done when a rule is asked: in brackets, or behind an arrow of the same statement. */
    private boolean inFunction(int index) {
        if (tokens.get(index).depth() > 0) {
            return true;
        }
        int before = index;
        while (before > 0
                && !tokens.get(before).isSign(";")
                && !tokens.get(before).isWord("const")) {
            if (tokens.get(before).isSign("=>")) {
                return true;
            }
            before--;
        }
        return false;
    }

    /** Whether what stands behind a name changes what it names: {@code name.x = 1}, {@code name[i]++}, {@code name.push(…)}. */
    private boolean isWritten(int index) {
        int next = index + 1;
        while (sign(next, ".") || sign(next, "[")) {
            if (sign(next, ".") && next + 1 < tokens.size() && sign(next + 2, "(")) {
                return WRITES.contains(tokens.get(next + 1).text());
            }
            next = sign(next, ".") ? next + 2 : Token.closing(tokens, next) + 1;
        }
        return next > index + 1
                && next < tokens.size()
                && tokens.get(next).sort() == Sort.SIGN
                && ASSIGNMENTS.contains(tokens.get(next).text());
    }

    private boolean sign(int index, String sign) {
        return index >= 0 && index < tokens.size() && tokens.get(index).isSign(sign);
    }

    private void error(Token token, String text) {
        findings.add(Finding.error(token.place(file), text));
    }
}
