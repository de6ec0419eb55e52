package gnaw.script.check;

import gnaw.script.Rulebook;
import gnaw.script.TableContents;
import gnaw.script.TableContents.Row;
import gnaw.script.Walk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
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
    private static final Set<String> THINGS = Set.of("creatures", "items", "tiles", "tones", "verbs");

    private Unused() {}

    /** Rows of these mods that are named nowhere but where they are made, and are not met on a walk through all levels. */
    static List<Finding> rows(Rulebook rules, Collection<String> mods) {
        Map<String, Integer> named = named(rules.sources());
        Map<String, Finding> findings = new TreeMap<>();
        for (TableContents table : rules.tables()) {
            for (Row row : THINGS.contains(table.name()) ? table.rows() : List.<Row>of()) {
                String name = row.id().substring(row.id().indexOf(':') + 1);
                if (mods.contains(row.mod()) && named.getOrDefault(name, 0) < 2) {
                    findings.put(
                            row.id(),
                            Finding.warning(
                                    row.place(),
                                    table.name() + "." + row.id()
                                            + " is never used: no rule names it and no level has it."));
                }
            }
        }
        findings.keySet().retainAll(Walk.unmet(rules, findings.keySet()));
        return List.copyOf(findings.values());
    }

    /** Scripts in a mod's folder that nothing imports; tests and hidden files may stand alone. */
    static List<Finding> files(String mod, Path root, Set<String> loaded) {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".js") && !file.endsWith(".test.js") && !file.startsWith("tests/"))
                    .filter(file -> !file.startsWith("target/") && !file.startsWith("."))
                    .map(file -> mod + "/" + file)
                    .filter(file -> !loaded.contains(file))
                    .sorted()
                    .map(file -> Finding.warning(file, "Nothing imports this file."))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, Integer> named(SortedMap<String, String> sources) {
        Map<String, Integer> named = new HashMap<>();
        sources.values().stream()
                .flatMap(script -> Tokens.of(script).stream())
                .filter(token -> token.sort() == Token.Sort.TEXT || token.sort() == Token.Sort.WORD)
                .forEach(token -> named.merge(token.text(), 1, Integer::sum));
        return named;
    }
}
