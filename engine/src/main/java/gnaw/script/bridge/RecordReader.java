package gnaw.script.bridge;

import gnaw.game.Given;
import gnaw.game.Given.Means;
import gnaw.game.PortNames;
import gnaw.game.RecordParts;
import gnaw.game.Ref;
import gnaw.game.World;
import gnaw.map.Direction;
import gnaw.map.Level;
import gnaw.script.table.Tables;
import gnaw.script.value.Malformed;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.graalvm.polyglot.Value;

/**
 * Reads a record of the game from what a script gives: the names of its components are the names of the cells, and their types say what may
 * stand there. What is missing or of another type is {@link Malformed}.
 *
 * @param title as errors name it
 */
public record RecordReader(String title, List<Part> parts, RecordParts made) {
    private static final Given PLAIN = Plain.class.getRecordComponents()[0].getAnnotation(Given.class);

    /** Where the value of a component comes from. */
    interface Source {
        /** The value at that place among the parts, which has that name; null or undefined if there is none. */
        Value at(int index, String name);
    }

    /** A component, and how its cell is read. */
    record Part(String name, Read read) {}

    private interface Read {
        Object of(StrictCell cell, Surroundings around);
    }

    /** Against what cells are held: the tables, and the world where there is one. */
    public record Surroundings(Tables tables, Optional<World> world) {
        private Level level() {
            return world.orElseThrow().stage().level();
        }
    }

    /** A component about which there is nothing more to know. */
    private record Plain(@Given String text) {}

    /** Readers of all kinds of a sealed type, by what scripts call them. */
    static Map<String, RecordReader> ofAll(Class<?> sealed, String prefix, Map<Class<?>, String> otherNames) {
        return Arrays.stream(sealed.getPermittedSubclasses())
                .collect(Collectors.toMap(
                        kind -> otherNames.getOrDefault(kind, name(kind)),
                        kind -> of(kind, prefix + otherNames.getOrDefault(kind, name(kind))),
                        (one, _) -> one,
                        LinkedHashMap::new));
    }

    private static String name(Class<?> kind) {
        return PortNames.of(kind);
    }

    private static RecordReader of(Class<?> kind, String title) {
        RecordParts made = RecordParts.of(kind);
        return new RecordReader(
                title, made.list().stream().map(RecordReader::part).toList(), made);
    }

    private static Part part(RecordComponent component) {
        Given given = Optional.ofNullable(component.getAnnotation(Given.class)).orElse(PLAIN);
        return new Part(component.getName(), read(component.getGenericType().getTypeName(), given));
    }

    private static Read read(String type, Given given) {
        return switch (type) {
            case "java.lang.String" -> text(given);
            case "double" -> (cell, _) -> cell.number(given);
            case "int" -> whole(given);
            case "gnaw.game.Ref" -> (cell, _) -> cell.ref(given.means());
            case "gnaw.map.Point" -> (cell, around) -> cell.place(around.level());
            case "gnaw.map.Direction" -> (cell, _) -> Direction.named(cell.text());
            case "java.util.Optional<gnaw.game.Ref>" -> (cell, _) -> cell.perhaps(() -> cell.ref(given.means()));
            case "java.util.Optional<gnaw.map.Point>" -> (cell, _) -> cell.perhaps(cell::point);
            case "java.util.Optional<java.lang.Integer>" -> (_, _) -> Optional.empty();
            case "java.util.List<gnaw.map.Point>" -> (cell, around) -> cell.places(around.level());
            case "java.util.List<gnaw.game.Ref>" -> (cell, _) -> cell.creatures();
            case "java.util.Map<java.lang.String, java.lang.Object>" -> (cell, around) -> cell.meters(around.tables());
            default ->
                (_, _) -> {
                    throw new IllegalStateException("No script can give a " + type + ".");
                };
        };
    }

    private static Read text(Given given) {
        return given.id().isEmpty()
                ? (cell, _) -> given.mayLack() && cell.isLacking() ? "" : cell.text()
                : (cell, around) -> cell.row(given.id(), around.tables());
    }

    private static Read whole(Given given) {
        return given.means() == Means.ANYTHING
                ? (cell, _) -> cell.whole(given)
                : (cell, _) -> switch (cell.ref(given.means())) {
                    case Ref.OfCreature(int id) -> id;
                    case Ref.OfItem(int id) -> id;
                    case Ref.OfKind _, Ref.OfWorld _, Ref.OfTile _, Ref.OfLevel _ -> throw cell.wants(given.means());
                };
    }

    /** The record, of an object's cells. */
    Object read(Value object, Surroundings around) {
        return read((_, name) -> object.getMember(name), around);
    }

    /** The record, wherever its cells come from. */
    Object read(Source source, Surroundings around) {
        Object[] values = new Object[parts.size()];
        for (int i = 0; i < values.length; i++) {
            Part part = parts.get(i);
            values[i] = part.read().of(StrictCell.of(title, part.name(), source.at(i, part.name())), around);
        }
        return made.whole(values);
    }

    /** The names of the cells, in order. */
    List<String> cells() {
        return parts.stream().map(Part::name).toList();
    }
}
