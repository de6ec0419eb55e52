package gnaw.script.table;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.graalvm.polyglot.Value;

/** A row of a closed table. Its cells are copied out of the context when they are first wanted: most never are, some in each turn. */
public final class ClosedRow {
    private final String mod;
    private final String place;
    private final Value given;
    private final Set<String> described;
    private final Value nothing;
    private Optional<Map<String, Value>> copied = Optional.empty();
    private final Map<String, Optional<Value>> functions = new HashMap<>();

    private ClosedRow(String mod, String place, Value given, Set<String> described, Value nothing) {
        this.mod = mod;
        this.place = place;
        this.given = given;
        this.described = described;
        this.nothing = nothing;
    }

    /** Reads a row as the tables' script keeps it; {@code nothing} stands for each described cell that it leaves out. */
    static ClosedRow read(Value row, Set<String> described, Value nothing) {
        return new ClosedRow(
                row.getMember("mod").asString(),
                row.getMember("place").asString(),
                row.getMember("cells"),
                described,
                nothing);
    }

    /** Which mod added it. */
    String mod() {
        return mod;
    }

    /** Where it was added. */
    String place() {
        return place;
    }

    /** Its cells as the scripts gave them: without those that it leaves out. */
    public Value given() {
        return given;
    }

    /** The function in a cell. */
    public Optional<Value> function(String cell) {
        return functions.computeIfAbsent(
                cell, name -> Optional.ofNullable(cells().get(name)).filter(Value::canExecute));
    }

    /** Its cells by name, undefined for those that the table describes and it leaves out. */
    public Map<String, Value> cells() {
        if (copied.isEmpty()) {
            Map<String, Value> cells = new LinkedHashMap<>();
            described.forEach(name -> cells.put(name, given.hasMember(name) ? given.getMember(name) : nothing));
            copied = Optional.of(cells);
        }
        return copied.get();
    }
}
