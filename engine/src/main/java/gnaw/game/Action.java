package gnaw.game;

import gnaw.game.Given.Means;
import gnaw.map.Direction;
import gnaw.map.Point;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Optional;

/** Something that a creature tries to do with its turn. A script gives each as an object with a cell for every component. */
public sealed interface Action {
    /** The tables whose rows actions name. */
    String ACTION = "actions";

    String VERB = "verbs";

    /** How journals and tests write an action, where that is not its name and its parts. What stands in brackets is left out with its part. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface Words {
        String value();
    }

    /** The id of its row in the table {@code actions}: what it is called and how long it takes. */
    default String id() {
        return PortNames.of(getClass());
    }

    /** What rows of questions call it: by its id, but a use by its verb. */
    default String called() {
        return id();
    }

    /** What it says under that name, if it says anything of that type. */
    default <T> Optional<T> part(String name, Class<T> type) {
        return RecordParts.of(getClass())
                .value(this, name)
                .filter(type::isInstance)
                .map(type::cast);
    }

    /** One cell on; into a foe it becomes an attack, into a wall a bump. */
    record Step(Direction direction) implements Action {}

    /** Changes places with somebody who is no foe and stands there. */
    record Swap(Direction direction) implements Action {}

    /** A blow at whoever stands next to one. */
    record Attack(@Given(means = Means.CREATURE) int target) implements Action {}

    /** Something that only the rules give a meaning: wait, rest, search; perhaps at a target. */
    @Words("do[ at {target}] {id}")
    record Plain(@Given(id = ACTION) String id, Optional<Point> target) implements Action {
        /** At no target. */
        public Plain(String id) {
            this(id, Optional.empty());
        }
    }

    /** Takes up what lies here: one thing, or everything. */
    @Words("pick up[ {item}]")
    record PickUp(Optional<Integer> item) implements Action {}

    /** Lays down so many of a stack. */
    @Words("put down {count} of {item}")
    record PutDown(
            @Given(means = Means.THING) int item,

            @Given(least = 1, most = Integer.MAX_VALUE, number = 1)
            int count) implements Action {
        @Override
        public String id() {
            return "drop";
        }
    }

    /** Opens the choice of things for a verb; in some rule systems that is what takes the time. */
    record Choose(String verb) implements Action {}

    /** Uses a thing in one of the ways that the scripts define, perhaps at a target. */
    @Words("use {item}[ at {target}] to {verb}")
    record Use(
            @Given(id = VERB) String verb,
            @Given(means = Means.THING) int item,
            Optional<Point> target) implements Action {
        @Override
        public String called() {
            return verb;
        }
    }

    /** Uses the tile under one's feet: stairs, a well, an altar. */
    @Words("tile {id}")
    record UseTile(@Given(id = ACTION) String id) implements Action {}

    /** The action that passes a turn. */
    static Action await() {
        return new Plain("wait");
    }
}
