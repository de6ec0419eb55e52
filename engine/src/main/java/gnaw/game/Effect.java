package gnaw.game;

import gnaw.game.Given.Means;
import gnaw.map.Point;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A change of the world that a rule answers: few kinds, all physical. {@link Effects} carries them out. A script gives each as an
 * object with a cell for every component.
 */
public sealed interface Effect {
    /** The tables whose rows effects name. */
    String METER = "meters";

    String ITEM = "items";
    String CREATURE = "creatures";
    String TILE = "tiles";
    String AIMED = "aimed";
    String CHOSEN = "chosen";
    String SIDE = "sides";
    String PLACE = "places";

    /** A line for the log; one that is {@code about} a creature is heard only while the hero sees it. */
    record Say(
            String text,
            @Given(mayLack = true) String tone,
            @Given(means = Means.CREATURE) Optional<Ref> about) implements Effect {}

    /** Adds to a meter, not beyond the bounds; a value that is beyond them already is not pulled back. */
    record Change(
            Ref who,
            @Given(id = METER) String meter,
            double by,
            @Given(number = Double.NEGATIVE_INFINITY) double atLeast,
            @Given(number = Double.POSITIVE_INFINITY) double atMost)
            implements Effect {}

    /** Gives a meter a value. */
    record Set(Ref who, @Given(id = METER) String meter, double value) implements Effect {}

    /** Gives a meter that holds no number another memo. */
    record Remember(Ref who, @Given(id = METER) String meter, Object memo) implements Effect {}

    /** Takes hit points; {@code by} is told to the rules when this kills. */
    record Damage(
            Ref who,
            @Given(mayBeNegative = false) double amount,
            @Given(means = Means.CREATURE) Optional<Ref> by,
            @Given(mayLack = true) String cause)
            implements Effect {}

    /** Death, whatever the hit points. */
    record Kill(
            Ref who,
            @Given(means = Means.CREATURE) Optional<Ref> by,
            @Given(mayLack = true) String cause) implements Effect {}

    /** Gives hit points back, up to the maximum. */
    record Heal(Ref who, @Given(mayBeNegative = false) double amount) implements Effect {}

    /** Takes the next turns from somebody; 0 wakes. */
    record Stun(Ref who, int turns) implements Effect {}

    /** Lets what somebody does take so many turns more. */
    record TakeTime(Ref who, @Given(mayBeNegative = false) double turns) implements Effect {}

    /** Puts new things into a pack. */
    record Give(
            Ref who,
            @Given(id = ITEM) String kind,
            @Given(least = 1, number = 1) int count,
            Map<String, Object> meters) implements Effect {}

    /** Lays new things on the floor. */
    record Lay(
            @Given(id = ITEM) String kind,
            Point at,
            @Given(least = 1, number = 1) int count,
            Map<String, Object> meters)
            implements Effect {}

    /** Takes so many of a carried stack out of the pack and lays them down. */
    record Drop(
            @Given(means = Means.THING) Ref item,
            Point at,
            @Given(least = 1, number = 1) int count) implements Effect {}

    /** Puts so many of a stack into somebody's pack, as they are, wherever they were. */
    record Hand(
            @Given(means = Means.THING) Ref item,
            @Given(means = Means.CREATURE) Ref who,
            @Given(least = 1, number = 1) int count)
            implements Effect {}

    /** Uses so many of a stack up. */
    record Spend(
            @Given(means = Means.THING) Ref item,
            @Given(least = 1, number = 1) int count) implements Effect {}

    /** Brings a creature to the nearest free cell: on the side of its kind, or of an ally, with whom it then follows the same. */
    record Spawn(
            @Given(id = CREATURE) String kind,
            Point at,
            Map<String, Object> meters,
            @Given(means = Means.CREATURE) Optional<Ref> ally)
            implements Effect {
        /** Saves of earlier versions know no allies. */
        public Spawn {
            ally = Optional.ofNullable(ally).flatMap(one -> one);
        }

        /** Brings one that is on the side of its kind. */
        public Spawn(String kind, Point at, Map<String, Object> meters) {
            this(kind, at, meters, Optional.empty());
        }
    }

    /** Puts somebody elsewhere on his level: to the nearest free cell. */
    record Move(Ref who, Point to) implements Effect {}

    /** Two who are on one level change places. */
    record Swap(Ref who, Ref other) implements Effect {}

    /** Puts somebody on another side. */
    record Join(Ref who, @Given(id = SIDE) String side) implements Effect {}

    /** Lets somebody go with another; with nobody, he goes his own way. */
    record Follow(Ref who, @Given(means = Means.CREATURE) Optional<Ref> leader) implements Effect {}

    /**
     * Takes somebody to another depth of the place where he is: to the stairs that lead back, if there are any. Some come along, beside
     * him. What is above the first level of a place beside the dungeon leads out of it, to where the hero came in.
     */
    record Leave(Ref who, @Given(least = 1, most = 1000) int depth, List<Ref> with) implements Effect {
        /** Saves of earlier versions do not say who comes along: nobody. */
        public Leave {
            with = Optional.ofNullable(with).map(List::copyOf).orElse(List.of());
        }

        /** Alone. */
        public Leave(Ref who, int depth) {
            this(who, depth, List.of());
        }
    }

    /** Takes somebody in the same way to the first level of a place beside the dungeon. */
    record Enter(Ref who, @Given(id = PLACE) String place, List<Ref> with) implements Effect {
        /** Saves of earlier versions do not say who comes along: nobody. */
        public Enter {
            with = Optional.ofNullable(with).map(List::copyOf).orElse(List.of());
        }

        /** Alone. */
        public Enter(Ref who, String place) {
            this(who, place, List.of());
        }
    }

    /** Makes a cell of another tile. */
    record BecomeTile(Point at, @Given(id = TILE) String tile) implements Effect {}

    /** Makes a creature of another kind; its meters stay. */
    record BecomeKind(Ref who, @Given(id = CREATURE) String kind) implements Effect {}

    /** Shows the hero cells of the map; an empty list means the whole level. */
    record Reveal(List<Point> cells) implements Effect {}

    /** A word for the newcomer: shown, but no line of the log. */
    record Hint(String text) implements Effect {}

    /** Stops what goes on by itself; {@code why} is shown. */
    record Interrupt(@Given(mayLack = true) String why) implements Effect {}

    /** A choice for the hero; it waits until he answers. */
    record Ask(Offer offer) implements Effect {}

    /** A choice of a cell for the hero; the row of {@code aimed} is told of it. */
    record Aim(
            String title,
            @Given(number = 0) int range,
            @Given(number = 0) int radius,
            @Given(id = AIMED) String then) implements Effect {}

    /** Cells that light up for a moment; {@code glyph} "" for whatever is there. */
    record Flash(List<Point> cells, @Given(mayLack = true) String glyph, String tone) implements Effect {}

    /** The end that was hoped for. */
    record Win(String how) implements Effect {}

    /** The end of a hero who goes away alive, and has not won. */
    record Retire(String how) implements Effect {}
}
