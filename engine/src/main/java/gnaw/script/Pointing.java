package gnaw.script;

import gnaw.game.Creature;
import gnaw.game.Item;
import gnaw.game.Ref;
import gnaw.map.Level;
import gnaw.map.Point;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/** Reads whom, what and where a script means. */
final class Pointing {
    private Pointing() {}

    /** Somebody, something, all of a kind, or the world. */
    static Optional<Ref> ref(Value value) {
        if (value == null || value.isNull()) {
            return Optional.empty();
        }
        if (value.isProxyObject()) {
            return switch (value.asProxyObject()) {
                case CreatureFacts facts -> Optional.of(Ref.to(facts.creature()));
                case ItemFacts facts -> Optional.of(Ref.to(facts.item()));
                case WorldFacts _ -> Optional.of(new Ref.OfWorld());
                default -> Optional.empty();
            };
        }
        return value.hasMember("ofKind")
                ? Optional.of(new Ref.OfKind(value.getMember("ofKind").asString()))
                : Optional.empty();
    }

    static Optional<Creature> creature(Value value) {
        return value != null && value.isProxyObject() && value.asProxyObject() instanceof CreatureFacts facts
                ? Optional.of(facts.creature())
                : Optional.empty();
    }

    static Optional<Item> item(Value value) {
        return value != null && value.isProxyObject() && value.asProxyObject() instanceof ItemFacts facts
                ? Optional.of(facts.item())
                : Optional.empty();
    }

    /** A place: a point, anything with x and y, or somebody who stands there. */
    static Optional<Point> point(Value value) {
        if (value == null || value.isNull()) {
            return Optional.empty();
        }
        if (value.isProxyObject() && value.asProxyObject() instanceof PointFacts facts) {
            return Optional.of(facts.point());
        }
        Optional<Point> standing = creature(value).map(Creature::at);
        return standing.isPresent() ? standing : coordinates(value);
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
                ? Optional.of(new Point((int) value.getMember("x").asDouble(), (int)
                        value.getMember("y").asDouble()))
                : Optional.empty();
    }
}
