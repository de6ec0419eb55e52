package gnaw.script.table;

import gnaw.mod.Mod;
import gnaw.script.value.StrictObject;
import gnaw.text.Ids;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.graalvm.polyglot.Value;

/** The closed tables of a loaded context: rows by table and id, in order. */
public final class Tables {
    private final Map<String, Map<String, ClosedRow>> rows = new LinkedHashMap<>();
    private final Map<String, Set<String>> described = new HashMap<>();
    private final Value all;
    private final Map<String, List<String>> renames;
    private final MemoReader memos = new MemoReader(this);
    private Optional<ChangeHistory> history = Optional.empty();
    private Optional<List<TableContents>> contents = Optional.empty();

    /** Reads what the scripts' {@code close()} gave back; {@code renames} has what an old name may have become. */
    public Tables(Value tables, Value nothing, Map<String, List<String>> renames) {
        this.renames = renames;
        this.all = tables;
        for (Value table : StrictObject.elements(tables)) {
            String name = table.getMember("name").asString();
            Set<String> cells = described(table.getMember("cells"));
            described.put(name, cells);
            rows.put(name, read(table.getMember("rows"), cells, nothing));
        }
    }

    /** The names of all cells that rows of the table may have. */
    private static Set<String> described(Value map) {
        Set<String> names = new LinkedHashSet<>();
        Value keys = map.getHashKeysIterator();
        while (keys.hasIteratorNextElement()) {
            names.add(keys.getIteratorNextElement().asString());
        }
        return names;
    }

    private static Map<String, ClosedRow> read(Value map, Set<String> described, Value nothing) {
        Map<String, ClosedRow> found = new LinkedHashMap<>();
        Value entries = map.getHashEntriesIterator();
        while (entries.hasIteratorNextElement()) {
            Value entry = entries.getIteratorNextElement();
            found.put(
                    entry.getArrayElement(0).asString(), ClosedRow.read(entry.getArrayElement(1), described, nothing));
        }
        return found;
    }

    /** What meters hold. */
    public MemoReader memos() {
        return memos;
    }

    /** Everything that is known of each table, for checks and descriptions. */
    public List<TableContents> contents() {
        List<TableContents> read = contents.orElseGet(() -> TableContents.read(all));
        contents = Optional.of(read);
        return read;
    }

    /** Who made, changed and wrapped what. It is read once, when somebody asks: the tables are closed. */
    public ChangeHistory history() {
        ChangeHistory read = history.orElseGet(() -> new ChangeHistory(all));
        history = Optional.of(read);
        return read;
    }

    /** What was done to a row at last; to the table, if there never was such a row. */
    public Change lastChange(String table, String id) {
        List<CellHistory> known = history().of(id.isEmpty() ? table : table + "." + id);
        return (known.isEmpty() ? history().of(table) : known)
                .stream()
                        .map(chain -> chain.steps().getLast())
                        .reduce((earlier, later) ->
                                later.how().equals("set") || later.how().equals("amended") ? later : earlier)
                        .orElseThrow();
    }

    /** The mod whose function stands in a cell, or around the others in it; the row's, if that is not known. */
    public String authorOf(String table, String id, String cell) {
        return lastGiven(table, id, cell).map(Change::mod).orElseGet(() -> mod(table, id));
    }

    /** Where that function was put into the cell, or around the others in it; where the row was added, if that is not known. */
    public String placeOf(String table, String id, String cell) {
        return lastGiven(table, id, cell).map(Change::place).orElseGet(() -> place(table, id));
    }

    private Optional<Change> lastGiven(String table, String id, String cell) {
        String path = id.isEmpty() ? table + "." + cell : table + "." + id + "." + cell;
        return row(table, id).stream()
                .flatMap(_ -> history().of(path).stream())
                .filter(chain -> chain.path().equals(path))
                .flatMap(chain -> chain.steps().reversed().stream())
                .filter(step -> !step.how().equals("set aside"))
                .findFirst();
    }

    /** The ids of all tables. */
    public Set<String> names() {
        return rows.keySet();
    }

    /** The names of all cells that rows of a table may have. */
    public Set<String> described(String table) {
        return described.getOrDefault(table, Set.of());
    }

    /** The rows of a table by id. */
    public Map<String, ClosedRow> rows(String table) {
        return rows.getOrDefault(table, Map.of());
    }

    /** A row. */
    public Optional<ClosedRow> row(String table, String id) {
        return Optional.ofNullable(rows(table).get(id));
    }

    /** Which mod added a row. */
    public String mod(String table, String id) {
        return row(table, id).map(ClosedRow::mod).orElse(Mod.BASE);
    }

    /** The cells of a row by name, undefined for those that the table describes and the row leaves out; none for an unknown row. */
    public Map<String, Value> cells(String table, String id) {
        ClosedRow row = rows(table).get(id);
        return row == null ? Map.of() : row.cells();
    }

    /** Where a row was added. */
    public String place(String table, String id) {
        return row(table, id).map(ClosedRow::place).orElse("");
    }

    /** The id of a row by its whole name, by its name without its mod's where that is unambiguous, or by the name that it had once. */
    public Optional<String> find(String table, String name) {
        return new Ids(rows(table).keySet(), old -> renames.getOrDefault(old, List.of())).find(name);
    }

    /** What is said of a row that was found by the name that it had once. */
    public Optional<String> warning(String table, String name, String id) {
        boolean isOld = !id.equals(name) && !id.endsWith(":" + name);
        return isOld
                ? Optional.of("speaks of " + table + "." + name + ", which is called " + id + " now.")
                : Optional.empty();
    }
}
