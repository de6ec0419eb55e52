package gnaw.terminal.pane;

import gnaw.game.Event;
import gnaw.game.Game;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;

/** The flashes on the map that are still to be seen, one after the other. */
public final class Flashes {
    /** How long one is seen: long enough to notice, too short to wait for. */
    public static final Duration SEEN = Duration.ofMillis(120);

    private final Deque<Event.Flashed> waiting = new ArrayDeque<>();

    /** Whether there is none. */
    public boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** One more, to be seen after the others. */
    public void add(Event.Flashed flash) {
        waiting.addLast(flash);
    }

    /** The first was seen. */
    public void next() {
        waiting.removeFirst();
    }

    /** None of them is seen any more. */
    public void clear() {
        waiting.clear();
    }

    /** Paints the first. */
    public void paint(MapPane map, Game game) {
        waiting.stream().limit(1).forEach(flash -> map.light(game, flash.cells(), flash.glyph(), flash.tone()));
    }
}
