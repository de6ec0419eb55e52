package gnaw.game;

import gnaw.game.Given.Means;
import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.Optional;

/** What somebody tries to do with his turn. A script gives each as an object with a cell for every component. */
public sealed interface Action {
    /** The tables whose rows actions name. */
    String ACTION = "actions";

    String VERB = "verbs";

    /** The id of its row in the table {@code actions}: what it is called and how long it takes. */
    String id();

    /** One cell on; into a foe it becomes an attack, into a wall a bump. */
    record Step(Direction direction) implements Action {
        @Override
        public String id() {
            return "step";
        }
    }

    /** A blow at whoever stands next to one. */
    record Attack(@Given(means = Means.CREATURE) int target) implements Action {
        @Override
        public String id() {
            return "attack";
        }
    }

    /** Something that only the rules give a meaning: wait, rest, search. */
    record Plain(@Given(id = ACTION) String id) implements Action {}

    /** Takes up what lies here: one thing, or everything. */
    record PickUp(Optional<Integer> item) implements Action {
        @Override
        public String id() {
            return "pickUp";
        }
    }

    /** Lays down so many of a stack. */
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
    record Choose(String verb) implements Action {
        @Override
        public String id() {
            return "choose";
        }
    }

    /** Uses a thing in one of the ways that the scripts define, perhaps at a target. */
    record Use(
            @Given(id = VERB) String verb,
            @Given(means = Means.THING) int item,
            Optional<Point> target) implements Action {
        @Override
        public String id() {
            return "use";
        }
    }

    /** Uses the tile under one's feet: stairs, a well, an altar. */
    record UseTile(@Given(id = ACTION) String id) implements Action {}

    /** The action that passes a turn. */
    static Action await() {
        return new Plain("wait");
    }
}
