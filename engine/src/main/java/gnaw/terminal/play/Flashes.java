package gnaw.terminal.play;

import gnaw.game.Event;
import gnaw.game.Game;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;

/** The flashes on the map that are still to be seen, one after the other. */
final class Flashes {
    /** How long one is seen: long enough to notice, too short to wait for. */
    static final Duration SEEN = Duration.ofMillis(120);

    private final Deque<Event.Flashed> waiting = new ArrayDeque<>();

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    void add(Event.Flashed flash) {
        waiting.addLast(flash);
    }

    /** The first was seen. */
    void next() {
        waiting.removeFirst();
    }

    /** None of them is seen any more. */
    void clear() {
        waiting.clear();
    }

    /** Paints the first. */
    void paint(MapPane map, Game game) {
        waiting.stream().limit(1).forEach(flash -> map.light(game, flash.cells(), flash.glyph(), flash.tone()));
    }
}
