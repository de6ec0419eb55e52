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

/** Finds what a translation leaves in the words of the base game. A mod that changes at least half of all its words is one. */
final class Untranslated {
    private static final int MOST_NAMED = 10;

    private Untranslated() {}

    /** A warning that names what is missing; none where nothing is, or where the mod is no translation. */
    static List<Finding> of(String mod, List<TableContents> tables, ChangeHistory history) {
        Set<String> changed = history.changedBy(mod);
        List<String> all = tables.stream().flatMap(Untranslated::words).toList();
        List<String> missing =
                all.stream().filter(path -> !changed.contains(path)).toList();
        boolean isTranslation = !mod.equals(Mod.BASE) && missing.size() * 2 <= all.size();
        return missing.isEmpty() || !isTranslation
                ? List.of()
                : List.of(Finding.warning(mod + "/mod.json", told(missing)));
    }

    private static String told(List<String> missing) {
        String named = missing.stream().limit(MOST_NAMED).collect(Collectors.joining(", "));
        int more = missing.size() - MOST_NAMED;
        return missing.size() + (missing.size() == 1 ? " text" : " texts") + " of the base game "
                + (missing.size() == 1 ? "is" : "are") + " not translated: " + named
                + (more > 0 ? " and " + more + " more." : ".");
    }

    /** The paths of all that the base game says in a table. */
    private static Stream<String> words(TableContents table) {
        List<String> cells = table.cells().stream()
                .filter(TableContents.Cell::words)
                .map(TableContents.Cell::name)
                .toList();
        List<String> paths = new ArrayList<>();
        for (Row row : table.rows()) {
            cells.stream()
                    .filter(_ -> row.mod().equals(Mod.BASE))
                    .filter(cell -> !row.texts().getOrDefault(cell, "").isBlank())
                    .map(cell -> Stream.of(table.name(), row.id(), cell)
                            .filter(part -> !part.isEmpty())
                            .collect(Collectors.joining(".")))
                    .forEach(paths::add);
        }
        return paths.stream();
    }
}
