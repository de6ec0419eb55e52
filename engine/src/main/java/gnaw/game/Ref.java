package gnaw.game;

import gnaw.map.Point;

/** A reference to a thing or creature: by number or name, so that an effect can wait in a saved game. */
public sealed interface Ref {
    /** A creature by its number. */
    record OfCreature(int id) implements Ref {}

    /** An item by its number. */
    record OfItem(int id) implements Ref {}

    /** All things of a kind, for what is known of them. */
    record OfKind(String kind) implements Ref {}

    /** The world itself. */
    record OfWorld() implements Ref {}

    /** A cell of a level. */
    record OfTile(Depth depth, Point at) implements Ref {}

    /** A level. */
    record OfLevel(Depth depth) implements Ref {}

    /** The reference to a thing. */
    static Ref to(Thing thing) {
        return switch (thing) {
            case Creature creature -> new OfCreature(creature.id());
            case Item item -> new OfItem(item.id());
        };
    }
}
