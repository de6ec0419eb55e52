package gnaw.workshop.check;

import gnaw.game.MemoType;
import gnaw.script.source.Token;
import gnaw.script.source.Token.Sort;
import gnaw.script.source.Tokens;
import gnaw.script.table.TableContents;
import gnaw.text.DidYouMean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds where a fact that tells a whole id is compared with the name alone, as in {@code verb === "shoot"}, where the row is
 * {@code archery:shoot}, or with the name of a place that is misspelt: that is never so, and nobody is told of it in play.
 */
final class ShortIds {
    private static final Set<String> COMPARING = Set.of("===", "!==", "==", "!=");
    private static final String ID_OF = "id of ";

    private final List<TableContents> tables;
    /** The tables whose ids a fact tells, by the name that rules give it. */
    private final Map<String, Set<String>> told = new HashMap<>();

    private ShortIds(List<TableContents> tables) {
        this.tables = tables;
        Stream.of("creatures", "items", "tiles").forEach(table -> tells("kind", table));
        tells("verb", "verbs");
        tells("side", "sides");
        for (TableContents table : tables) {
            table.cells().forEach(cell -> cell.described().stream()
                    .filter(word -> word.startsWith(ID_OF))
                    .forEach(word -> tells(cell.name(), word.substring(ID_OF.length()))));
            table.rows().stream()
                    .filter(row -> row.holds() instanceof MemoType.Id)
                    .forEach(row -> tells(row.id(), ((MemoType.Id) row.holds()).table()));
        }
    }

    private void tells(String fact, String table) {
        told.computeIfAbsent(fact, _ -> new HashSet<>()).add(table);
    }

    /** An error for each such comparison in these scripts, by file. */
    static List<Finding> check(List<TableContents> tables, Map<String, String> scripts) {
        ShortIds ids = new ShortIds(tables);
        List<Finding> findings = new ArrayList<>();
        scripts.forEach((file, script) -> {
            List<Token> tokens = Tokens.of(script);
            for (int at = 1; at < tokens.size() - 1; at++) {
                if (tokens.get(at).sort() == Sort.SIGN
                        && COMPARING.contains(tokens.get(at).text())) {
                    ids.compared(file, tokens.get(at - 1), tokens.get(at + 1)).ifPresent(findings::add);
                }
            }
        });
        return findings;
    }

    private Optional<Finding> compared(String file, Token fact, Token name) {
        if (fact.sort() != Sort.WORD || name.sort() != Sort.TEXT) {
            return Optional.empty();
        }
        if (fact.text().equals("place")) {
            return misspeltPlace(file, name);
        }
        Set<String> named = told.getOrDefault(fact.text(), Set.of());
        List<TableContents> meant =
                tables.stream().filter(table -> named.contains(table.name())).toList();
        return meant.stream().anyMatch(table -> table.ids().contains(name.text()))
                ? Optional.empty()
                : meant.stream()
                        .flatMap(table -> wholeId(table, name.text())
                                .map(id -> Finding.error(
                                        name.place(file),
                                        "\"" + fact.text() + "\" is never \"" + name.text() + "\", but \"" + id
                                                + "\": compare with that, or with idOf(" + table.name() + ", \""
                                                + name.text()
                                                + "\").")))
                        .findFirst();
    }

    /** Places have no whole ids, but names that nobody looks up where they are compared. */
    private Optional<Finding> misspeltPlace(String file, Token name) {
        return tables.stream()
                .filter(table -> table.name().equals("places") && !table.ids().contains(name.text()))
                .filter(table -> DidYouMean.to(name.text(), table.ids()).isPresent())
                .map(table -> Finding.error(name.place(file), DidYouMean.unknown("place", name.text(), table.ids())))
                .findFirst();
    }

    private static Stream<String> wholeId(TableContents table, String name) {
        return table.ids().stream().filter(id -> id.endsWith(":" + name));
    }
}
