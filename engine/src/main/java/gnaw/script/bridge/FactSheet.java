package gnaw.script.bridge;

import gnaw.script.bridge.FactTable.Belongings;
import gnaw.script.table.ClosedRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.graalvm.polyglot.Value;

/**
 * The facts of one kind of view in one context. What a name stands for there is found once, and not at each of the hundreds of reads of a
 * turn.
 *
 * @param <T> what is viewed
 */
final class FactSheet<T> {
    private final FactTable<T> table;
    private final Belongings<T> belongings;
    private final Map<String, ClosedRow> rows;
    private final FactViews in;
    private final Map<String, Meaning<T>> meanings = new HashMap<>();
    // A read asks several times what a name means, with one and the same text.
    private String lastName = "";
    private Meaning<T> last = new Meaning<>(false, Optional.empty());

    /** What a name stands for: perhaps a meter, perhaps a fact of the engine's, or else a cell. */
    private record Meaning<T>(boolean mayBeMeter, Optional<Fact<T>> own) {}

    FactSheet(FactTable<T> table, FactViews in) {
        this.table = table;
        this.belongings = table.belongings();
        this.rows = in.rows(belongings.table());
        this.in = in;
    }

    String type() {
        return table.type();
    }

    /** Whether a fact is the same for as long as a rule has the view: a function is, what it answers may not be. */
    boolean keeps(Object fact) {
        return table.keeps(fact);
    }

    FactViews views() {
        return in;
    }

    /** The fact of that name, if there is one. A meter goes before a fact of the engine's and one of these cells of the same name. */
    Optional<Object> find(String name, T subject, Supplier<Map<String, Value>> cells) {
        Meaning<T> meaning = meaning(name);
        if (meaning.mayBeMeter()) {
            Optional<Object> meter = belongings.meter(name, subject, in);
            if (meter.isPresent()) {
                return Optional.of(in.memo(meter.get()));
            }
        }
        return meaning.own().isPresent()
                ? Optional.of(meaning.own().get().getter().of(subject, in))
                : Optional.ofNullable(cells.get().get(name));
    }

    private Meaning<T> meaning(String name) {
        if (name != lastName) {
            Meaning<T> known = meanings.get(name);
            last = known == null ? meanings.computeIfAbsent(name, this::found) : known;
            lastName = name;
        }
        return last;
    }

    private Meaning<T> found(String name) {
        return new Meaning<>(in.isMeter(name), table.own(name));
    }

    /** Whether the fact of that name, if there is one, is the same for as long as the subject has not changed so often more. */
    boolean isOfItself(String name, T subject) {
        Meaning<T> meaning = meaning(name);
        return meaning.own().isPresent()
                ? meaning.own().get().isOfItself() && !meaning.mayBeMeter()
                : belongings.isOfItself(name, subject, in);
    }

    int changes(T subject) {
        return belongings.changes(subject);
    }

    List<String> names(T subject) {
        List<String> all = new ArrayList<>(table.names());
        belongings.meters(subject, in).forEach(meters -> all.addAll(meters.all().keySet()));
        all.addAll(cells(row(subject)).keySet());
        return all.stream().distinct().toList();
    }

    /** The id of its row; "" if it is of none. */
    String row(T subject) {
        return belongings.row(subject);
    }

    /** The cells of the row of that id, undefined for those that the row leaves out. */
    Map<String, Value> cells(String id) {
        ClosedRow row = rows.get(id);
        return row == null ? Map.of() : row.cells();
    }
}
