package gnaw.script.bridge;

import gnaw.game.Given;
import gnaw.game.Given.Means;
import gnaw.game.MemoType;
import gnaw.game.Ref;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.script.table.MemoReader;
import gnaw.script.table.Tables;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictValue;
import gnaw.text.DidYouMean;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.graalvm.polyglot.Value;

/** One cell that a script gave of an effect or an action, which may speak of rows, of somebody or something, and of places. */
record StrictCell(StrictValue held) {
    /** What stands in a cell, as the language says it: null or undefined where it was left out. */
    static StrictCell of(String title, String name, Value value) {
        return new StrictCell(
                new StrictValue(title, name, Optional.ofNullable(value).filter(one -> !one.isNull())));
    }

    boolean isLacking() {
        return held.isLacking();
    }

    /** A number between the limits that are set to it. */
    double number(Given given) {
        return given.mayBeNegative() ? held.number(given.number()) : held.notNegative(given.number());
    }

    int whole(Given given) {
        return held.whole(given.number(), given.least(), given.most());
    }

    String text() {
        return held.text();
    }

    /** The id of a row. */
    String row(String table, Tables tables) {
        String said = held.text();
        return tables.find(table, said)
                .filter(id -> !table.equals("meters") || id.equals(said))
                .orElseThrow(() -> noRow(table, said, tables));
    }

    private Malformed noRow(String table, String said, Tables tables) {
        String hint = DidYouMean.hint(said, tables.rows(table).keySet());
        return new Malformed(
                table.equals("meters")
                        ? held.title() + ": there is no meter \"" + said + "\"." + hint
                        : held.title() + ": the table " + table + " has no row \"" + said + "\"." + hint);
    }

    Ref ref(Means means) {
        return held.given()
                .flatMap(ReferenceReader::ref)
                .filter(ref -> switch (means) {
                    case ANYTHING -> true;
                    case CREATURE -> ref instanceof Ref.OfCreature;
                    case THING -> ref instanceof Ref.OfItem;
                })
                .orElseThrow(() -> wants(means));
    }

    Malformed wants(Means means) {
        return switch (means) {
            case ANYTHING -> held.wants("somebody or something");
            case CREATURE -> held.wants("a creature");
            case THING -> held.wants("a thing");
        };
    }

    /** What is read so; empty where the cell is left out. */
    <T> Optional<T> perhaps(Supplier<T> read) {
        return isLacking() ? Optional.empty() : Optional.of(read.get());
    }

    Point place(Level level) {
        return ReferenceReader.onLevel(point(), level);
    }

    /** A cell of whatever level. */
    Point point() {
        return held.given().flatMap(ReferenceReader::point).orElseThrow(() -> held.wants("a place"));
    }

    List<Point> places(Level level) {
        return held.elements().stream()
                .map(one ->
                        ReferenceReader.point(one).orElseThrow(() -> new Malformed(held.title() + " wants places.")))
                .map(place -> ReferenceReader.onLevel(place, level))
                .toList();
    }

    List<Ref> creatures() {
        return held.elements().stream()
                .map(one -> of(held.title(), held.name(), one).ref(Means.CREATURE))
                .toList();
    }

    /** Numbers and memos by the names of meters; none where the cell is left out. */
    Map<String, Object> meters(Tables tables) {
        Map<String, Object> meters = new LinkedHashMap<>();
        held.given().ifPresent(row -> row.getMemberKeys().forEach(meter -> {
            if (tables.row("meters", meter).isEmpty()) {
                throw noRow("meters", meter, tables);
            }
            meters.put(meter, meter(meter, row.getMember(meter), tables.memos()));
        }));
        return meters;
    }

    /** What a meter holds. */
    private Object meter(String meter, Value value, MemoReader memos) {
        String title = held.title() + "." + held.name();
        MemoType holds = memos.typeOf(meter);
        return holds == MemoType.NUMBER
                ? (Object) of(title, meter, value).held.number(StrictValue.NEEDED)
                : memos.memo(title + "." + meter, holds, value);
    }
}
