package gnaw.script.table;

import gnaw.game.Catalog.Owner;
import gnaw.game.MemoType;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.text.DidYouMean;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.graalvm.polyglot.Value;

/**
 * Reads what meters hold: their types, from the cell {@code holds}, and memos of these types. What the row of a meter says is read once: it is
 * asked at each effect.
 */
public final class MemoReader {
    private static final String ID_OF = "id of ";
    private static final List<String> PLAIN = List.of("number", "text", "yes/no");
    private static final List<String> OWNERS = Stream.of(Owner.values())
            .map(owner -> owner.name().toLowerCase(Locale.ROOT))
            .toList();

    private final Tables tables;
    private final Map<String, MemoType> types = new HashMap<>();
    private final Map<String, Owner> owners = new HashMap<>();

    MemoReader(Tables tables) {
        this.tables = tables;
    }

    /** What the meter of that name holds. */
    public MemoType typeOf(String meter) {
        return types.computeIfAbsent(meter, this::readType);
    }

    private MemoType readType(String meter) {
        return tables.row("meters", meter)
                .flatMap(row -> new StrictObject("", row.given()).given("holds"))
                .map(holds -> known("meters." + meter + ".holds", type("meters." + meter + ".holds", holds)))
                .orElse(MemoType.NUMBER);
    }

    /** Who has the meter of that name, as its row says it. */
    public Owner ownerOf(String meter) {
        return owners.computeIfAbsent(meter, this::readOwner);
    }

    private Owner readOwner(String meter) {
        String owner = tables.row("meters", meter)
                .map(row -> new StrictObject("meters." + meter, row.given()).text("owner"))
                .orElseThrow(() -> new Malformed(
                        DidYouMean.unknown("meter", meter, tables.rows("meters").keySet())));
        if (!OWNERS.contains(owner)) {
            throw new Malformed("meters." + meter + ".owner is \"" + owner + "\", which nobody is."
                    + DidYouMean.hint(owner, OWNERS));
        }
        return Owner.valueOf(owner.toUpperCase(Locale.ROOT));
    }

    private MemoType known(String place, MemoType type) {
        switch (type) {
            case MemoType.Id(String table)
            when !tables.names().contains(table) ->
                throw new Malformed(
                        place + ": there is no table \"" + table + "\"." + DidYouMean.hint(table, tables.names()));
            case MemoType.Many(MemoType each) -> known(place, each);
            case MemoType.Parts(Map<String, MemoType> named) -> named.values().forEach(part -> known(place, part));
            case MemoType.Id _, MemoType.Number _, MemoType.Text _, MemoType.YesNo _ -> {}
        }
        return type;
    }

    /** The type that a cell {@code holds} tells; {@code place} is what errors call the cell. */
    static MemoType type(String place, Value holds) {
        if (holds.isString()) {
            return type(place, holds.asString());
        }
        if (!holds.hasArrayElements()) {
            Map<String, MemoType> parts = new LinkedHashMap<>();
            holds.getMemberKeys().forEach(name -> parts.put(name, type(place + "." + name, holds.getMember(name))));
            return new MemoType.Parts(parts);
        }
        if (holds.getArraySize() != 1) {
            throw new Malformed(place + " is a list of " + holds.getArraySize()
                    + ": one that says what each element is, such as [\"text\"], is wanted.");
        }
        return new MemoType.Many(type(place + "[0]", holds.getArrayElement(0)));
    }

    private static MemoType type(String place, String holds) {
        return switch (holds) {
            case "number" -> MemoType.NUMBER;
            case "text" -> new MemoType.Text();
            case "yes/no" -> new MemoType.YesNo();
            default -> id(place, holds);
        };
    }

    private static MemoType id(String place, String holds) {
        if (!holds.startsWith(ID_OF)) {
            throw new Malformed(place + " is \"" + holds
                    + "\", which is no type: number, text, yes/no, \"id of TABLE\", a list or an object of such is wanted."
                    + DidYouMean.hint(holds, PLAIN));
        }
        String table = holds.substring(ID_OF.length());
        return new MemoType.Id(table);
    }

    /** A value of that type as plain data, ids in full; {@code place} is what errors call it. */
    public Object memo(String place, MemoType type, Value value) {
        return switch (type) {
            case MemoType.Number() when value.fitsInDouble() && Double.isFinite(value.asDouble()) -> value.asDouble();
            case MemoType.Text() when value.isString() -> StrictObject.text(value);
            case MemoType.YesNo() when value.isBoolean() -> value.asBoolean();
            case MemoType.Id(String table) when value.isString() -> id(place, table, value.asString());
            case MemoType.Many(MemoType each)
            when value.hasArrayElements() ->
                StrictObject.elements(value).stream()
                        .map(one -> memo(place + "[]", each, one))
                        .toList();
            case MemoType.Parts(Map<String, MemoType> named)
            when value.hasMembers() && Set.copyOf(value.getMemberKeys()).equals(named.keySet()) ->
                parts(place, named, value);
            default -> throw new Malformed(place + " must be " + type + ", but is " + StrictObject.shown(value) + ".");
        };
    }

    /** In the order of their names, as they come back from a saved game: so a game that was never stopped has the same state. */
    private Map<String, Object> parts(String place, Map<String, MemoType> named, Value value) {
        Map<String, Object> parts = new TreeMap<>();
        named.forEach((name, type) -> parts.put(name, memo(place + "." + name, type, value.getMember(name))));
        return Collections.unmodifiableMap(parts);
    }

    private String id(String place, String table, String name) {
        return name.isEmpty()
                ? ""
                : tables.find(table, name)
                        .orElseThrow(() -> new Malformed(place + ": the table " + table + " has no row \"" + name
                                + "\"."
                                + DidYouMean.hint(name, tables.rows(table).keySet())));
    }
}
