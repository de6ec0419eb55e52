package gnaw.script;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.graalvm.polyglot.Value;

/** The closed tables of a loaded context: rows by table and id, in order. */
final class Tables {
    private final Map<String, Map<String, Value>> rows = new LinkedHashMap<>();
    private final Map<String, Map<String, Map<String, Value>>> cells = new LinkedHashMap<>();
    private final Map<String, Map<String, String>> places = new LinkedHashMap<>();
    private final Map<String, Map<String, String>> mods = new LinkedHashMap<>();
    private final Value all;
    private final Value nothing;
    private final Map<String, List<String>> renames;

    /** Reads what the scripts' {@code close()} gave back; {@code renames} has what an old name may have become. */
    Tables(Value tables, Value nothing, Map<String, List<String>> renames) {
        this.renames = renames;
        this.all = tables;
        this.nothing = nothing;
        for (long i = 0; i < tables.getArraySize(); i++) {
            Value table = tables.getArrayElement(i);
            String name = table.getMember("name").asString();
            read(name, table.getMember("rows"));
            readCells(name, described(table.getMember("cells")));
        }
    }

    /** The names of all cells that rows of the table may have. */
    private static List<String> described(Value map) {
        List<String> names = new ArrayList<>();
        Value keys = map.getHashKeysIterator();
        while (keys.hasIteratorNextElement()) {
            names.add(keys.getIteratorNextElement().asString());
        }
        return names;
    }

    /** Copies the cells of all rows out of the context once: facts are read far more often than rules are loaded. */
    private void readCells(String table, List<String> names) {
        Map<String, Map<String, Value>> read = new HashMap<>();
        rows(table).forEach((id, row) -> {
            Map<String, Value> found = new LinkedHashMap<>();
            names.forEach(name -> found.put(name, row.hasMember(name) ? row.getMember(name) : nothing));
            read.put(id, found);
        });
        cells.put(table, read);
    }

    private void read(String name, Value map) {
        Map<String, Value> found = new LinkedHashMap<>();
        Map<String, String> foundAt = new LinkedHashMap<>();
        Map<String, String> addedBy = new LinkedHashMap<>();
        Value entries = map.getHashEntriesIterator();
        while (entries.hasIteratorNextElement()) {
            Value entry = entries.getIteratorNextElement();
            String id = entry.getArrayElement(0).asString();
            found.put(id, entry.getArrayElement(1).getMember("row"));
            addedBy.put(id, entry.getArrayElement(1).getMember("mod").asString());
            foundAt.put(id, entry.getArrayElement(1).getMember("place").asString());
        }
        rows.put(name, found);
        places.put(name, foundAt);
        mods.put(name, addedBy);
    }

    /** Everything that is known of each table, for checks and descriptions. */
    List<TableContents> contents() {
        return TableContents.read(all);
    }

    /** Who made, changed and wrapped what. */
    Chronicle chronicle() {
        return new Chronicle(all);
    }

    /** What was done to a row at last. */
    Step lastChange(String table, String id) {
        return chronicle().of(id.isEmpty() ? table : table + "." + id).stream()
                .map(chain -> chain.steps().getLast())
                .reduce((earlier, later) ->
                        later.how().equals("set") || later.how().equals("amended") ? later : earlier)
                .orElseThrow();
    }

    /** The mod whose function stands in a cell, or around the others in it; the row's, if that is not known. */
    String authorOf(String table, String id, String cell) {
        String path = id.isEmpty() ? table + "." + cell : table + "." + id + "." + cell;
        return chronicle().of(path).stream()
                .filter(chain -> chain.path().equals(path))
                .flatMap(chain -> chain.steps().reversed().stream())
                .filter(step -> !step.how().equals("set aside"))
                .map(Step::mod)
                .findFirst()
                .orElseGet(() -> mod(table, id));
    }

    /** The ids of all tables. */
    Set<String> names() {
        return rows.keySet();
    }

    /** The rows of a table by id. */
    Map<String, Value> rows(String table) {
        return rows.getOrDefault(table, Map.of());
    }

    /** A row. */
    Optional<Value> row(String table, String id) {
        return Optional.ofNullable(rows(table).get(id));
    }

    /** Which mod added a row. */
    String mod(String table, String id) {
        return mods.getOrDefault(table, Map.of()).getOrDefault(id, Mod.BASE);
    }

    /** The cells of a row by name, undefined for those that the table describes and the row leaves out; none for an unknown row. */
    Map<String, Value> cells(String table, String id) {
        return cells.getOrDefault(table, Map.of()).getOrDefault(id, Map.of());
    }

    /** Where a row was added. */
    String place(String table, String id) {
        return places.getOrDefault(table, Map.of()).getOrDefault(id, "");
    }

    /** The id of a row by its whole name, by its name without its mod's where that is unambiguous, or by the name that it had once. */
    Optional<String> find(String table, String name) {
        if (rows(table).containsKey(name)) {
            return Optional.of(name);
        }
        var same = rows(table).keySet().stream()
                .filter(id -> id.endsWith(":" + name))
                .toList();
        return same.size() == 1 ? Optional.of(same.getFirst()) : renamed(table, name);
    }

    private Optional<String> renamed(String table, String name) {
        return renames.getOrDefault(name, List.of()).stream()
                .filter(rows(table)::containsKey)
                .findFirst();
    }

    /** What is said of a row that was found by the name that it had once. */
    Optional<String> warning(String table, String name, String id) {
        boolean isOld = !id.equals(name) && !id.endsWith(":" + name);
        return isOld
                ? Optional.of(" speaks of " + table + "." + name + ", which is called " + id + " now.")
                : Optional.empty();
    }
}
