package gnaw.workshop.check;

import gnaw.mod.Mod;
import gnaw.mod.ReadableFiles;
import gnaw.script.Rulebook;
import gnaw.script.source.Modules;
import gnaw.script.source.Token;
import gnaw.script.source.Tokens;
import gnaw.script.table.TableContents;
import gnaw.script.table.TableContents.Row;
import gnaw.workshop.trial.LevelSurvey;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Finds what nobody would miss: rows that no script names and no walk meets, and files that no script imports. */
final class Unused {
    private static final Set<String> THINGS =
            Set.of("actions", "creatures", "items", "places", "tiles", "tones", "verbs");
    /** Of these tables a rule must name a row to bring it into the game; the others' rows are used by being compared with. */
    private static final Set<String> KINDS = Set.of("creatures", "items", "places", "tiles");

    private static final Set<String> COMPARING = Set.of("===", "!==", "==", "!=");
    private static final Set<String> CALLING = Set.of("name", "plural");

    private Unused() {}

    /**
     * Rows of these mods that are named nowhere but where they are made, and are not met on a walk through all levels. What a rule compares
     * with a name, and what a thing is called, brings nothing into the game: to speak of the cake is not to bake it.
     */
    static List<Finding> rows(Rulebook rules, Collection<String> mods) {
        Map<String, Integer> named = named(rules.sources(), (script, at) -> !isCalled(script, at));
        Map<String, Integer> wanted = named(rules.sources(), Unused::brings);
        Map<String, Finding> findings = new TreeMap<>();
        for (TableContents table : rules.tables()) {
            Map<String, Integer> counts = KINDS.contains(table.name()) ? wanted : named;
            for (Row row : THINGS.contains(table.name()) ? brought(table) : List.<Row>of()) {
                String name = row.id().substring(row.id().indexOf(':') + 1);
                if (mods.contains(row.mod()) && times(row.id(), name, counts) < 2) {
                    String why = why(table.name(), row, times(row.id(), name, named) < 2);
                    findings.put(row.id(), Finding.warning(row.place(), table.name() + "." + row.id() + why));
                }
            }
        }
        findings.keySet().retainAll(LevelSurvey.unmet(rules, findings.keySet()));
        return List.copyOf(findings.values());
    }

    private static String why(String table, Row row, boolean isUnnamed) {
        return switch (table) {
            case "places" -> " cannot be come to: no tile names it as its place, and no rule enters it.";
            case "actions" ->
                doesSomething(row)
                        ? " can be done by nobody: it has neither a key nor a menu, and no rule names it."
                        : " does nothing: it has neither does nor choices, and no rule and no tile names it.";
            case String _ when isUnnamed -> " is never used: no rule names it and no level has it.";
            case String _ -> " is nowhere to be found: rules speak of it, but none brings it in, and no level has it.";
        };
    }

    /**
     * Rows that must be brought into the game by somebody: the engine itself brings what stands in for things that are gone, and a player
     * what a key or a menu does.
     */
    private static List<Row> brought(TableContents table) {
        return table.rows().stream()
                .filter(row -> !row.texts().containsKey("remembers"))
                .filter(row -> !table.name().equals("actions") || !doesSomething(row) || !isOffered(row))
                .toList();
    }

    private static boolean doesSomething(Row row) {
        return row.functions().contains("does") || row.functions().contains("choices");
    }

    private static boolean isOffered(Row row) {
        return row.texts().containsKey("key") || row.texts().containsKey("menu");
    }

    /** A row may be named with its mod's name or without. */
    private static int times(String id, String name, Map<String, Integer> counts) {
        return counts.getOrDefault(name, 0) + (id.equals(name) ? 0 : counts.getOrDefault(id, 0));
    }

    /** Scripts in a mod's folder that nothing imports; tests and hidden files may stand alone. */
    static List<Finding> files(String mod, Path root, Set<String> loaded) {
        return ReadableFiles.in(root).stream()
                .map(file -> ReadableFiles.name(root, file))
                .filter(file -> file.endsWith(".js") && !file.endsWith(".test.js") && !file.startsWith("tests/"))
                .filter(file -> !file.startsWith("target/") && !file.startsWith("."))
                .map(file -> mod + "/" + file)
                .filter(file -> !loaded.contains(file))
                .sorted()
                .map(file -> Finding.warning(
                        file, "Nothing imports this file." + asTest(root.resolve(file.substring(mod.length() + 1)))))
                .toList();
    }

    /** How a file that is meant for a test is called. */
    private static String asTest(Path file) {
        return TestTexts.text(file).contains("\"" + Modules.TEST_LIBRARY + "\"")
                ? " Tests are read from files that end in " + Mod.TESTS + "."
                : "";
    }

    /** Which of the tokens of a script count. */
    private interface Choice {
        boolean counts(List<Token> script, int at);
    }

    private static Map<String, Integer> named(SortedMap<String, String> sources, Choice choice) {
        Map<String, Integer> named = new HashMap<>();
        for (String source : sources.values()) {
            List<Token> script = Tokens.of(source);
            for (int at = 0; at < script.size(); at++) {
                Token token = script.get(at);
                boolean isName = token.sort() == Token.Sort.TEXT || token.sort() == Token.Sort.WORD;
                if (isName && choice.counts(script, at)) {
                    named.merge(token.text(), 1, Integer::sum);
                }
            }
        }
        return named;
    }

    /** Whether a name is neither compared with something, nor what something is called. */
    private static boolean brings(List<Token> script, int at) {
        boolean isCompared = Stream.of(at - 1, at + 1)
                .filter(beside -> beside >= 0 && beside < script.size())
                .map(script::get)
                .anyMatch(sign -> sign.sort() == Token.Sort.SIGN && COMPARING.contains(sign.text()));
        return !isCompared && !isCalled(script, at);
    }

    private static boolean isCalled(List<Token> script, int at) {
        return at > 1
                && script.get(at - 1).isSign(":")
                && CALLING.contains(script.get(at - 2).text());
    }
}
