package gnaw.workshop.check;

import gnaw.script.table.TableContents;
import gnaw.script.table.TableContents.Row;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds actions that have the id of a verb: a rule that names what is done, with {@code doing}, would be asked of both. */
final class Namesakes {
    private Namesakes() {}

    /** An error at each such action. */
    static List<Finding> of(List<TableContents> tables) {
        Set<String> verbs = rows(tables, "verbs").map(Row::id).collect(Collectors.toSet());
        return rows(tables, "actions")
                .filter(action -> verbs.contains(action.id()))
                .map(action -> Finding.error(
                        action.place(),
                        "actions." + action.id()
                                + " has the id of a verb, and rules cannot tell them apart. Choose another."))
                .toList();
    }

    private static Stream<Row> rows(List<TableContents> tables, String name) {
        return tables.stream().filter(table -> table.name().equals(name)).flatMap(table -> table.rows().stream());
    }
}
