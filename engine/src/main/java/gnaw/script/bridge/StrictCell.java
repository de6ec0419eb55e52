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
import gnaw.script.value.StrictObject;
import gnaw.text.DidYouMean;
import gnaw.text.Numbers;
import gnaw.text.Printable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.graalvm.polyglot.Value;

/**
 * One cell that a script gave, read strictly: what is missing or of another type is {@link Malformed}.
 *
 * @param title of what it is a cell, as errors say it
 * @param value null or undefined where it was left out
 */
record StrictCell(String title, String name, Value value) {
    boolean isLacking() {
        return value == null || value.isNull();
    }

    /** A finite number; where a number stands for a cell that is left out, one without end, too. */
    double number(double otherwise) {
        boolean mayLack = !Double.isNaN(otherwise);
        if (mayLack && isLacking()) {
            return otherwise;
        }
        require(!isLacking(), "a number");
        double number = value.fitsInDouble() ? value.asDouble() : Double.NaN;
        if (mayLack ? Double.isNaN(number) : !Double.isFinite(number)) {
            throw wrong("a number");
        }
        return number;
    }

    /** A number between the limits that are set to it. */
    double number(Given given) {
        double number = number(given.number());
        if (!given.mayBeNegative() && number < 0) {
            throw new Malformed(
                    title + " wants no number below 0 for " + name + ", but got " + Numbers.text(number) + ".");
        }
        return number;
    }

    int whole(Given given) {
        double number = number(given.number());
        if (number != Math.rint(number) || number < given.least() || number > given.most()) {
            throw new Malformed(title + " wants a whole number from " + given.least() + " to " + given.most() + " for "
                    + name + ", but got " + Numbers.text(number) + ".");
        }
        return (int) number;
    }

    /** A text that can be shown. */
    String text() {
        require(!isLacking(), "a text");
        if (!value.isString()) {
            throw wrong("a text");
        }
        String text = value.asString();
        if (!Printable.is(text)) {
            throw new Malformed(title + " wants a text without control characters for " + name + ", but got "
                    + StrictObject.shown(value) + ".");
        }
        return text;
    }

    /** The id of a row. */
    String row(String table, Tables tables) {
        String said = text();
        return tables.find(table, said)
                .filter(id -> !table.equals("meters") || id.equals(said))
                .orElseThrow(() -> noRow(table, said, tables));
    }

    private Malformed noRow(String table, String said, Tables tables) {
        String hint = DidYouMean.hint(said, tables.rows(table).keySet());
        return new Malformed(
                table.equals("meters")
                        ? title + ": there is no meter \"" + said + "\"." + hint
                        : title + ": the table " + table + " has no row \"" + said + "\"." + hint);
    }

    Ref ref(Means means) {
        return ReferenceReader.ref(value)
                .filter(ref -> switch (means) {
                    case ANYTHING -> true;
                    case CREATURE -> ref instanceof Ref.OfCreature;
                    case THING -> ref instanceof Ref.OfItem;
                })
                .orElseThrow(() -> wants(means));
    }

    Malformed wants(Means means) {
        return switch (means) {
            case ANYTHING -> new Malformed(title + " wants somebody or something for " + name + ".");
            case CREATURE -> new Malformed(title + " wants a creature for " + name + ".");
            case THING -> new Malformed(title + " wants a thing for " + name + ".");
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
        return Optional.ofNullable(value)
                .flatMap(ReferenceReader::point)
                .orElseThrow(() -> new Malformed(title + " wants a place for " + name + "."));
    }

    List<Point> places(Level level) {
        return elements().stream()
                .map(one -> ReferenceReader.point(one).orElseThrow(() -> new Malformed(title + " wants places.")))
                .map(place -> ReferenceReader.onLevel(place, level))
                .toList();
    }

    List<Ref> creatures() {
        return elements().stream()
                .map(one -> new StrictCell(title, name, one).ref(Means.CREATURE))
                .toList();
    }

    /** None where the cell is left out. */
    private List<Value> elements() {
        if (isLacking()) {
            return List.of();
        }
        if (!value.hasArrayElements()) {
            throw wrong("a list");
        }
        return StrictObject.elements(value);
    }

    /** Numbers and memos by the names of meters; none where the cell is left out. */
    Map<String, Object> meters(Tables tables) {
        Map<String, Object> meters = new LinkedHashMap<>();
        for (String meter : isLacking() ? Set.<String>of() : value.getMemberKeys()) {
            if (tables.row("meters", meter).isEmpty()) {
                throw noRow("meters", meter, tables);
            }
            meters.put(meter, new StrictCell(title + "." + name, meter, value.getMember(meter)).memo(meter, tables));
        }
        return meters;
    }

    /** What a meter holds. */
    Object memo(String meter, Tables tables) {
        MemoReader memos = tables.memos();
        MemoType holds = memos.typeOf(meter);
        return holds == MemoType.NUMBER ? (Object) number(Double.NaN) : memos.memo(title + "." + name, holds, value);
    }

    private void require(boolean isGiven, String what) {
        if (!isGiven) {
            throw new Malformed(title + " lacks " + name + ", which is " + what + ".");
        }
    }

    private Malformed wrong(String what) {
        return new Malformed(
                title + " wants " + what + " for " + name + ", but got " + StrictObject.shown(value) + ".");
    }
}
