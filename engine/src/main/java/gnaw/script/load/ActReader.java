package gnaw.script.load;

import gnaw.game.Catalog.Act;
import gnaw.game.Catalog.Choosing;
import gnaw.game.Catalog.Verb;
import gnaw.game.Reach;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.text.Numbers;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads rows of what can be done, with things and without; a {@link Malformed} tells what is wrong with one. */
final class ActReader {
    /** No level is wider. */
    private static final int FARTHEST = 500;

    /** What takes less time would be done a hundred times in a turn. */
    private static final double SHORTEST = 0.01;

    /** How many turns anything may last; nobody waits for longer. */
    private static final int LONGEST = 100_000;

    private ActReader() {}

    /** What a row of {@code verbs} says. */
    static Verb verb(String id, StrictObject cells) {
        return new Verb(
                id,
                cells.text("key", ""),
                cells.text("menu"),
                time("time", cells),
                cells.given("choosing").isPresent() ? time("choosing", cells) : 0,
                cells.text("ask", ""),
                cells.text("none", ""),
                reach(cells));
    }

    private static Optional<Reach> reach(StrictObject cells) {
        if (cells.yes("aimed")) {
            return Optional.of(new Reach(size("range", cells), size("radius", cells)));
        }
        Stream.of("range", "radius")
                .filter(cell -> cells.given(cell).isPresent())
                .findFirst()
                .ifPresent(cell -> {
                    throw new Malformed(
                            cells.title() + " has a " + cell + ", but no target: give it aimed: true, too.");
                });
        return Optional.empty();
    }

    private static int size(String cell, StrictObject cells) {
        return cells.given(cell).isPresent() ? cells.whole(cell, 0, FARTHEST) : 0;
    }

    /** Turns, or none at all: by steps in between a game would hardly move. */
    private static double time(String cell, StrictObject cells) {
        double turns = cells.number(cell);
        if (turns < 0 || turns > 0 && turns < SHORTEST) {
            throw new Malformed(cells.title() + " wants 0, or a number of turns from " + SHORTEST + " on, for " + cell
                    + ", but got " + Numbers.text(turns) + ".");
        }
        return turns;
    }

    /** What a row of {@code actions} says. */
    static Act act(String id, StrictObject cells) {
        return new Act(
                id,
                cells.text("key", ""),
                cells.text("menu", id),
                time("time", cells),
                cells.given("lasts").isPresent() ? cells.whole("lasts", 1, LONGEST) : 1,
                reach(cells),
                cells.given("does").isPresent(),
                cells.given("choices").map(_ -> new Choosing(cells.text("ask", ""), cells.text("none", ""))));
    }
}
