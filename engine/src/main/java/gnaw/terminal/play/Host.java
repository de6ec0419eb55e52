package gnaw.terminal.play;

import gnaw.game.Catalog;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.RuleFailure;
import gnaw.terminal.atlas.Notebook;
import gnaw.terminal.option.OptionSource;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

/** The screens' port to the program around them: games that begin, are kept and end. */
public interface Host extends OptionSource {
    /** Whether somebody watches, to whom a flash can be shown. */
    default boolean isWatched() {
        return true;
    }

    /** The kept games. */
    GameShelf games();

    /** Whether a game has ended yet. */
    default boolean hasScores() {
        return false;
    }

    /** The best games that have ended, the best first. */
    default List<Finished> scores() {
        return List.of();
    }

    /** What all games that have ended come to, a line each. */
    default List<String> statistics() {
        return List.of();
    }

    /**
     * A game that has ended.
     *
     * @param told as it stands in the list of the best
     * @param film the game once more; empty where its course is not there
     */
    record Finished(String told, Optional<Supplier<Film>> film) {}

    /** How a new game begins. */
    sealed interface Beginning {
        /** With the mods that are on, and a seed of the player's or of chance. */
        record Usual(OptionalLong seed) implements Beginning {}

        /** With a mod that offers itself on the first screen, for this game alone: nothing stays switched on. */
        record With(String mod) implements Beginning {}

        /** The game of the day, the same for everybody: without mods, with a seed made from the date. */
        record Daily() implements Beginning {}

        /** The same for a week. */
        record Weekly() implements Beginning {}
    }

    /** A new game. */
    Game begin(Beginning wanted);

    /** A new game as usual. */
    default Game begin(OptionalLong seed) {
        return begin(new Beginning.Usual(seed));
    }

    /**
     * A game that is the same for everybody for a day or a week.
     *
     * @param when the day, such as "2026-11-30", or the week, such as "2026-W49"
     * @param leavesOut whether mods are on that are not played in it
     * @param points what it came to when the player played it first, if he has: whoever knows a dungeon plays it for practice
     */
    record DatedGame(String when, boolean leavesOut, Optional<Long> points) {}

    /** The daily game. */
    DatedGame daily();

    /** The weekly game. */
    DatedGame weekly();

    /** One line about the end of a daily or weekly game, to be shared; empty of any other. */
    default Optional<String> toShare(Game game) {
        return Optional.empty();
    }

    /** The player's notes of the game that is played; they are kept with it. */
    Notebook notebook();

    /** Keeps the game, to be continued. Answers why it could not be kept, if so; then it can only go on. */
    Optional<String> keep(Game game);

    /** Why the game could not be kept when that was tried last; empty while all is well. */
    Optional<String> unkept();

    /**
     * Something has happened in the game, and now it waits: it may be kept as it is, in case the program ends without warning.
     *
     * @return what the player must know about that, in a line; mostly nothing
     */
    Optional<String> passed(Game game);

    /** Writes down the story of a game that is over, before it is buried. Answers a line about where it lies, or why it does not. */
    default Optional<String> obituary(Game game) {
        return Optional.empty();
    }

    /** The game is over or given up: there is nothing to continue any more. Answers what of that could not be written down, and why. */
    Optional<String> bury(Game game);

    /** The same game under the rules as they stand in the scripts now; if they cannot be read, an exception tells why. */
    Game reload(Game game);

    /** A rule has failed in play: its author will want to read all about it later. Answers the same, with how to have the game again. */
    RuleFailure failed(RuleFailure failure);

    /** What has just happened; whoever plays sees it. */
    default void heard(List<Event> events) {}

    /** The names of the mods that are on. */
    List<String> mods();

    /** What the rules that are loaded tell of themselves. */
    default Collection<Catalog.Chapter> manual() {
        return List.of();
    }

    /** All mods, to choose from. */
    ModShelf shelf();

    /** The player comes to the title: whatever was played last, his own mods and his language are in force again. */
    default void comesToTitle() {}

    /** What is offered to somebody who writes rules; empty for everybody else. */
    default Optional<Developer> developer() {
        return Optional.empty();
    }
}
