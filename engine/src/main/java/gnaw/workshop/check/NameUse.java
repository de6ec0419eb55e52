package gnaw.workshop.check;

import gnaw.mod.Mod;
import gnaw.script.source.Token;
import gnaw.script.source.Token.Sort;
import gnaw.script.source.Tokens;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * A place where a script speaks of something that is not its own.
 *
 * @param at where
 * @param readings what it may be, as a list of names tells it: the likeliest first
 */
record NameUse(Token at, List<String> readings) {
    private static final Set<String> VERBS = Set.of("add", "amend", "wrap", "remove");

    /** All in a script, in their order. */
    static List<NameUse> in(String script) {
        return new Reader(Tokens.of(script)).read();
    }

    /** One script, from token to token. */
    private record Reader(List<Token> tokens, List<NameUse> found) {
        Reader(List<Token> tokens) {
            this(tokens, new ArrayList<>());
        }

        List<NameUse> read() {
            for (int at = 0; at < tokens.size(); at++) {
                Token token = tokens.get(at);
                if (token.isWord("import") || token.isWord("export")) {
                    names(at + 1);
                } else if (token.sort() == Sort.WORD && (isSign(at - 1, ".") || isSign(at - 1, "?."))) {
                    member(at);
                } else if (token.sort() == Sort.WORD && VERBS.contains(token.text()) && isSign(at + 1, "(")) {
                    change(at + 2);
                } else if (token.sort() == Sort.TEXT && !isSign(at - 1, ":") && !isFound(token)) {
                    use(at, isWord(at + 1, "in") ? "fact " : "name ", token.text());
                }
            }
            return found;
        }

        /** What is imported from somewhere: {@code { a, b as c } from "base/main.js"}. */
        private void names(int open) {
            int close = isSign(open, "{") ? next(open, "}") : tokens.size();
            if (!isWord(close + 1, "from") || close + 2 >= tokens.size()) {
                return;
            }
            String module = text(close + 2);
            for (int at = open + 1; at < close && isShared(module); at++) {
                if (isSign(at - 1, "{") || isSign(at - 1, ",")) {
                    use(at, "import " + module + " ", text(at));
                }
            }
        }

        private static boolean isShared(String module) {
            return module.equals(Mod.ENGINE) || module.startsWith(Mod.BASE + "/");
        }

        private void member(int at) {
            String sort = isWord(at - 2, "rules") ? "question " : isWord(at - 2, "act") ? "action " : "fact ";
            use(at, sort, text(at));
        }

        /** What one of the four verbs says of a table: {@code items, { stone: { weight: 2 } }} or {@code items, "stone.weight", …}. */
        private void change(int from) {
            int at = isWord(from, "rules") ? from + 2 : from;
            String table = at < tokens.size() ? text(at) : "";
            if (!isSign(at + 1, ",")) {
                return;
            }
            if (isSign(at + 2, "{")) {
                keys(table, at + 2);
            } else if (at + 2 < tokens.size() && tokens.get(at + 2).sort() == Sort.TEXT) {
                path(table, at + 2);
            }
        }

        private void path(String table, int at) {
            String path = text(at);
            String last = path.substring(path.lastIndexOf('.') + 1);
            found.add(new NameUse(tokens.get(at), List.of(row(table, path), cell(table, last))));
        }

        /** The rows, and in them the cells, of an object that is written out; what lies deeper is the author's own. */
        private void keys(String table, int open) {
            Deque<String> around = new ArrayDeque<>();
            for (int at = open; at < tokens.size(); at++) {
                String text = text(at);
                if (tokens.get(at).sort() == Sort.SIGN && "([{".contains(text)) {
                    around.push(text);
                } else if (tokens.get(at).sort() == Sort.SIGN && ")]}".contains(text)) {
                    around.pop();
                } else if (around.stream().allMatch("{"::equals) && isKey(at)) {
                    key(table, at, around.size());
                }
                if (around.isEmpty()) {
                    return;
                }
            }
        }

        private boolean isKey(int at) {
            return tokens.get(at).sort() != Sort.SIGN
                    && (isSign(at - 1, "{") || isSign(at - 1, ","))
                    && (isSign(at + 1, ":") || isSign(at + 1, ",") || isSign(at + 1, "}"));
        }

        private void key(String table, int at, int depth) {
            switch (depth) {
                case 1 -> found.add(new NameUse(tokens.get(at), List.of(row(table, text(at)), cell(table, text(at)))));
                case 2 -> found.add(new NameUse(tokens.get(at), List.of(cell(table, text(at)))));
                default -> {}
            }
        }

        private static String row(String table, String id) {
            return "row " + table + "." + id;
        }

        private static String cell(String table, String name) {
            return "cell " + table + "." + name;
        }

        private void use(int at, String sort, String name) {
            found.add(new NameUse(tokens.get(at), List.of(sort + name)));
        }

        /** A path that one of the verbs is given is no name by itself. */
        private boolean isFound(Token token) {
            return found.stream().skip(Math.max(0, found.size() - 2)).anyMatch(use -> use.at() == token);
        }

        private int next(int from, String sign) {
            int at = from;
            while (at < tokens.size() && !isSign(at, sign)) {
                at++;
            }
            return at;
        }

        private boolean isSign(int at, String sign) {
            return at >= 0 && at < tokens.size() && tokens.get(at).isSign(sign);
        }

        private boolean isWord(int at, String word) {
            return at >= 0 && at < tokens.size() && tokens.get(at).isWord(word);
        }

        private String text(int at) {
            return tokens.get(at).text();
        }
    }
}
