package gnaw.terminal.pane;

import gnaw.game.Game;
import gnaw.game.World;
import gnaw.terminal.screen.Canvas;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.Map;

/** The line between map and log: where the hero is, what is to be known of his game, and at its end a hint. */
public final class PlaceLine {
    /** The tone of the other numbers that change at each step: one tone is sooner told than two. */
    private static final String NUMBERS = "bright";

    private PlaceLine() {}

    /**
     * Paints it.
     *
     * @param failures how many failures nobody has read of, or ""
     * @param hint the keys that a beginner needs, or "" where there are none or no room
     */
    public static void paint(Game game, String failures, boolean isUnsaved, String hint, Canvas canvas) {
        Captions words = words(game.world());
        canvas.line(0, '─', "frame");
        int end = canvas.text(2, 0, " " + place(game.world()) + " ", NUMBERS);
        end = canvas.text(end, 0, failures, "bad");
        end = game.world().isTouched() ? canvas.text(end, 0, " " + words.of(Caption.TOUCHED) + " ", "warn") : end;
        end = isUnsaved ? canvas.text(end, 0, " " + words.of(Caption.UNSAVED) + " ", "bad") : end;
        int start = canvas.width() - hint.length() - 2;
        if (start > end) {
            canvas.text(start, 0, hint, "dim");
        }
    }

    private static Captions words(World world) {
        return world.catalog().captions();
    }

    private static String place(World world) {
        return world.where()
                .named()
                .map(world.catalog().places()::get)
                .map(place -> words(world)
                        .of(
                                Caption.PLACE_BESIDE,
                                Map.of("place", place.name(), "depth", world.depth(), "turn", world.turn())))
                .orElseGet(() -> words(world).of(Caption.PLACE, Map.of("depth", world.depth(), "turn", world.turn())));
    }
}
