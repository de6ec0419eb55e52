package gnaw.script.bridge;

import gnaw.game.Creature;
import gnaw.game.Item;
import gnaw.game.Question;
import gnaw.game.Ref;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.script.value.Malformed;
import gnaw.text.Numbers;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/** Reads the creature, thing or place that a script refers to. */
final class ReferenceReader {
    /** Far beyond every level, and so near that sums of such numbers are still right. */
    private static final int FARTHEST = 1_000_000;

    private ReferenceReader() {}

    /** Somebody, something, all of a kind, or the world. */
    static Optional<Ref> ref(Value value) {
        if (value == null || value.isNull()) {
            return Optional.empty();
        }
        if (value.isProxyObject()) {
            return Facts.subject(value, Object.class).flatMap(ReferenceReader::ref);
        }
        return value.hasMember("ofKind")
                ? Optional.of(new Ref.OfKind(value.getMember("ofKind").asString()))
                : Optional.empty();
    }

    private static Optional<Ref> ref(Object viewed) {
        return switch (viewed) {
            case Thing thing -> Optional.of(Ref.to(thing));
            case World _ -> Optional.of(new Ref.OfWorld());
            case Question.Cell cell -> Optional.of(new Ref.OfTile(cell.level(), cell.at()));
            case Question.Visit visit ->
                Optional.of(new Ref.OfLevel(visit.stage().where()));
            default -> Optional.empty();
        };
    }

    static Optional<Creature> creature(Value value) {
        return Facts.subject(value, Creature.class);
    }

    static Optional<Item> item(Value value) {
        return Facts.subject(value, Item.class);
    }

    /** A place: a point, anything with x and y, or somebody who stands there. */
    static Optional<Point> point(Value value) {
        if (value == null || value.isNull()) {
            return Optional.empty();
        }
        Optional<Point> place = Facts.subject(value, Object.class).flatMap(ReferenceReader::place);
        return place.isPresent() ? place : coordinates(value);
    }

    private static Optional<Point> place(Object viewed) {
        return switch (viewed) {
            case Point point -> Optional.of(point);
            case Creature who -> Optional.of(who.at());
            case Question.Cell cell -> Optional.of(cell.at());
            default -> Optional.empty();
        };
    }

    /** The place, if it is on the level. */
    static Point onLevel(Point place, Level level) {
        if (!level.contains(place)) {
            throw new Malformed("The place (" + place.x() + ", " + place.y() + ") lies outside of the level, which has "
                    + level.width() + " by " + level.height() + " cells.");
        }
        return place;
    }

    private static Optional<Point> coordinates(Value value) {
        boolean has = value.hasMember("x") && value.hasMember("y");
        return has
                        && value.getMember("x").fitsInDouble()
                        && value.getMember("y").fitsInDouble()
                ? Optional.of(new Point(
                        cells(value.getMember("x"), "A place", "x"), cells(value.getMember("y"), "A place", "y")))
                : Optional.empty();
    }

    /** So many cells: a coordinate or a distance, cut to a whole number. */
    static int cells(Value number, String title, String name) {
        double cells = number.asDouble();
        if (!(Math.abs(cells) <= FARTHEST)) {
            throw new Malformed(title + " wants a number from -" + FARTHEST + " to " + FARTHEST + " for " + name
                    + ", but got " + Numbers.text(cells) + ".");
        }
        return (int) cells;
    }
}
