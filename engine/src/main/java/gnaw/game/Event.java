package gnaw.game;

import gnaw.map.Point;
import java.util.List;

/** A happening, told to whoever listens: the screen, an errand, a test. */
public sealed interface Event {
    /** A line was said. */
    record Said(Line line) implements Event {}

    /** Somebody was moved, not by a step of his own. */
    record Moved(Creature who, Point from, Point to) implements Event {}

    /** Somebody lost hit points. */
    record Hurt(Creature who, double amount, String cause) implements Event {}

    /** Somebody died. */
    record Died(Creature who, String cause) implements Event {}

    /** The hero has come to a depth. */
    record Arrived(int depth) implements Event {}

    /** A rule, or danger, stops what goes on by itself. */
    record Interrupted(String why, boolean byRule) implements Event {}

    /** The hero has a choice to make. */
    record Offered(Offer offer) implements Event {}

    /** A rule failed; the game went on without its effects. */
    record RuleFailed(RuleFailure failure) implements Event {}

    /** The newcomer was given a word of advice. */
    record Hinted(String text) implements Event {}

    /** Cells light up for a moment: with a glyph, or as they are where it is "". */
    record Flashed(List<Point> cells, String glyph, String tone) implements Event {}

    /** A turn of the world is over. */
    record TurnEnded(int turn) implements Event {}

    /** The game is over. */
    record Ended(Ending ending) implements Event {}
}
