package gnaw.app;

import gnaw.mod.Scripts;
import gnaw.save.Dated;
import gnaw.terminal.play.Host.Beginning;
import java.time.Clock;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;

/**
 * With which scripts and which seed a new game begins.
 *
 * @param seed the one for each game in which the player names none; empty: one of chance
 */
record NewGames(PlayersMods mods, Optional<Long> seed, Clock clock) {
    /** Seeds of chance are short enough to be told to a friend. */
    private static final long SEEDS = 1_000_000_000;

    Scripts scripts(Beginning wanted) {
        return switch (wanted) {
            case Beginning.Usual _ -> mods.scripts();
            case Beginning.With(String mod) -> mods.scriptsWith(mod);
            case Beginning.Daily _, Beginning.Weekly _ -> mods.scriptsAlone();
        };
    }

    long seed(Beginning wanted) {
        return switch (wanted) {
            case Beginning.Usual(OptionalLong chosen) -> chosen.orElseGet(this::seedOfChance);
            case Beginning.With _ -> seedOfChance();
            case Beginning.Daily _ -> today().seed();
            case Beginning.Weekly _ -> thisWeek().seed();
        };
    }

    /** For how long the game is the same for everybody, if it is one of a day or of a week: a seed of chance is never one of theirs. */
    Optional<Dated.Span> span(Beginning wanted) {
        return Dated.of(seed(wanted)).map(Dated::span);
    }

    /** Whether nobody has said which dungeon it is to be: then it may hold what others do not. */
    boolean isByChance(Beginning wanted) {
        return seed.isEmpty()
                && switch (wanted) {
                    case Beginning.Usual(OptionalLong chosen) -> chosen.isEmpty();
                    case Beginning.With _ -> true;
                    case Beginning.Daily _, Beginning.Weekly _ -> false;
                };
    }

    private long seedOfChance() {
        return seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(SEEDS));
    }

    /** The daily game. */
    Dated today() {
        return Dated.today(clock);
    }

    /** The weekly game. */
    Dated thisWeek() {
        return Dated.thisWeek(clock);
    }
}
