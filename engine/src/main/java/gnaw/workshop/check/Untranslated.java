package gnaw.workshop.check;

import gnaw.mod.Mod;
import gnaw.script.table.ChangeHistory;
import gnaw.script.table.TableContents;
import gnaw.script.table.TableContents.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds what a translation leaves in the words of others: in those of the base game if it changes at least half of them, and in those of each
 * mod that it requires if it says of itself that it is a translation.
 */
final class Untranslated {
    private static final int MOST_NAMED = 10;

    private Untranslated() {}

    /** A warning for each whose words it leaves out, which names them; none where the mod is no translation. */
    static List<Finding> of(Mod mod, List<Mod> loaded, List<TableContents> tables, ChangeHistory history) {
        Set<String> changed = history.changedBy(mod.id());
        return loaded.stream()
                .filter(other -> !mod.id().equals(Mod.BASE) && !other.isTranslation() && !other.equals(mod))
                .flatMap(other -> missing(mod, other, tables, changed))
                .toList();
    }

    private static Stream<Finding> missing(Mod mod, Mod other, List<TableContents> tables, Set<String> changed) {
        List<String> all =
                tables.stream().flatMap(table -> words(table, other.id())).toList();
        List<String> missing =
                all.stream().filter(path -> !changed.contains(path)).toList();
        boolean isMeant = other.id().equals(Mod.BASE)
                ? missing.size() * 2 <= all.size()
                : mod.isTranslation() && mod.requires().containsKey(other.id());
        return Stream.of(missing)
                .filter(some -> isMeant && !some.isEmpty())
                .map(some -> Finding.warning(mod.id() + "/mod.json", told(some, other)));
    }

    private static String told(List<String> missing, Mod other) {
        String named = missing.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        int more = missing.size() - MOST_NAMED;
        String whose = other.id().equals(Mod.BASE) ? "the base game " : "the mod " + other.id() + " ";
        return missing.size() + (missing.size() == 1 ? " text of " : " texts of ") + whose
                + (missing.size() == 1 ? "is" : "are") + " not translated: " + named
                + (more > 0 ? " and " + more + " more." : ".");
    }

    /** The paths of all that a mod says in a table. */
    private static Stream<String> words(TableContents table, String mod) {
        List<String> cells = table.cells().stream()
                .filter(TableContents.Cell::words)
                .map(TableContents.Cell::name)
                .toList();
        List<String> paths = new ArrayList<>();
        for (Row row : table.rows()) {
            cells.stream()
                    .filter(_ -> row.mod().equals(mod))
                    .filter(cell -> !row.texts().getOrDefault(cell, "").isBlank())
                    .map(cell -> Stream.of(table.name(), row.id(), cell)
                            .filter(part -> !part.isEmpty())
                            .collect(Collectors.joining(".")))
                    .forEach(paths::add);
        }
        return paths.stream();
    }
}
