package gnaw.workshop.check;

import gnaw.script.table.TableContents;
import gnaw.script.table.TableContents.Row;
import gnaw.text.DidYouMean;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds texts that speak of the key of a command that there is not, such as {@code {key.action.serch}}: players would read just that. */
final class NamedKeys {
    private static final Pattern NAMED = Pattern.compile("\\{key\\.([^}]+)}");
    /** The tables whose rows are commands, with what their ids begin with then. */
    private static final Map<String, String> COMMANDS = Map.of("actions", "action.", "verbs", "verb.");

    private NamedKeys() {}

    /** An error for each, at the row that says so. */
    static List<Finding> of(List<TableContents> tables, Collection<String> engineCommands) {
        Set<String> known = new TreeSet<>(engineCommands);
        tables.stream()
                .filter(table -> COMMANDS.containsKey(table.name()))
                .flatMap(NamedKeys::commands)
                .forEach(known::add);
        return tables.stream()
                .flatMap(table -> table.rows().stream().flatMap(row -> unknown(table.name(), row, known)))
                .toList();
    }

    /** A mod's commands may be named without the mod. */
    private static Stream<String> commands(TableContents table) {
        return table.ids().stream()
                .flatMap(id -> Stream.of(id, id.substring(id.indexOf(':') + 1)))
                .map(id -> COMMANDS.get(table.name()) + id);
    }

    private static Stream<Finding> unknown(String table, Row row, Set<String> known) {
        return row.texts().entrySet().stream().flatMap(cell -> NAMED.matcher(cell.getValue())
                .results()
                .filter(found -> !known.contains(found.group(1)))
                .map(found -> Finding.error(
                        row.place(),
                        table + "." + row.id() + "." + cell.getKey() + " speaks of " + found.group()
                                + ", but no command is called so."
                                + DidYouMean.hint(found.group(1), known))));
    }
}
