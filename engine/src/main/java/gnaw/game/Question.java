package gnaw.game;

import gnaw.game.dice.Dice;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.Optional;

/**
 * A question that the engine asks the rules: a {@link Happening}, a {@link Decision} or a {@link Look}. Each is answered by the rows of
 * the table of the same name, one after the other, and stands there alone: whom it is about, what the rows are given, and how their
 * answers join.
 *
 * @param <A> an answer
 */
public sealed interface Question<A> permits Happening, Question.Joined {
    /** What the rows are given, in order: things of the game, of which the rules get views. */
    Object[] given(Dice dice, World world);

    /** Whose rules are asked; empty where every row is. */
    default Optional<Creature> subject() {
        return Optional.empty();
    }

    /** What it is about underfoot, of questions whose rows may say on what ground they are asked. */
    default Optional<Tile> ground(World world) {
        return Optional.empty();
    }

    /** What is done, as rows name it: of questions whose rows may say for which actions they are asked. */
    default Optional<String> doing() {
        return Optional.empty();
    }

    /** Whom a row is asked for that does not say. */
    default Audience usualAudience() {
        return Audience.HERO;
    }

    /** Its name, which is also the name of its table. */
    default String name() {
        return PortNames.of(getClass());
    }

    /** Whom a row may be asked for. */
    enum Audience {
        HERO,
        OTHERS,
        EVERYONE
    }

    /** The answers of the rows make one. A row may leave the answer to the others. */
    sealed interface Joined<A> extends Question<A> permits Decision, Look {
        /** The answer when no row gives one. */
        A unanswered();

        /** Two answers as one; a later row knows better, if the question does not say otherwise. */
        default A join(A before, A later) {
            return later;
        }

        /** Whether no further row is asked after this answer. */
        default boolean isDecided(A answer) {
            return false;
        }

        /** Whether a row that fails loses no more than its own answer; else the failure is the answer. */
        default boolean outlivesFailure() {
            return true;
        }
    }

    /** A cell of a level, as it is when somebody steps there. */
    record Cell(Tile tile, Point at, Depth level) {}

    /** A level that somebody enters. */
    record Visit(Stage stage, boolean isNew) {}

    /** What somebody who decides can find out about the surroundings. */
    record Outlook(Creature who) {}
}
