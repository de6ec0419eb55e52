package gnaw.app;

import gnaw.game.Game;
import gnaw.game.SavedGame.SavedPredecessor;
import gnaw.mod.Mod;
import gnaw.save.Dated;
import gnaw.save.Morgue;
import gnaw.save.Predecessors;
import gnaw.save.Replay;
import gnaw.save.ReplayFile;
import gnaw.save.ScoreLine;
import gnaw.save.Scores;
import gnaw.script.Rulebook;
import gnaw.terminal.play.Film;
import gnaw.terminal.play.Host.DatedGame;
import gnaw.terminal.play.Host.Finished;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** What is written down of games that have ended: the list of scores, their stories, and their courses. */
final class FinishedGames {
    private static final int SCORES = 50;

    private final Scores scores;
    private final StoryFiles stories;
    private final Films films;
    private final Predecessors predecessors;
    private final Clock clock;
    private Optional<Over> last = Optional.empty();

    /** A game and the day on which it was over. */
    private record Over(Game game, LocalDate day) {}

    /** In the player's folder, by the days of a clock. */
    FinishedGames(Path data, Scores scores, Films films, Clock clock) {
        this.clock = clock;
        this.scores = scores;
        this.stories = new StoryFiles(new Morgue(data));
        this.films = films;
        this.predecessors = new Predecessors(data);
    }

    /** What stands in the list of scores; nothing of a game that counts for nothing. */
    Optional<ScoreLine> scored(Game game, Rulebook rules) {
        boolean counts = game.isOver() && !game.world().isTouched() && !isPractice(rules);
        return counts ? Optional.of(lineOf(game, rules)) : Optional.empty();
    }

    private ScoreLine lineOf(Game game, Rulebook rules) {
        return ScoreLine.of(game, modsOf(rules), dayOf(game));
    }

    private static boolean isPractice(Rulebook rules) {
        return rules.scripts().added().stream().anyMatch(Mod::isPractice);
    }

    /** Whom a game under these rules may meet. */
    List<SavedPredecessor> predecessors(Rulebook rules) {
        return isPractice(rules) ? List.of() : predecessors.of(modsOf(rules));
    }

    /** Whoever died in a game that counts can be met from now on; those who lie on levels that he saw cannot any more. */
    void lay(Game game, Rulebook rules) {
        Optional<SavedPredecessor> dead =
                scored(game, rules).filter(line -> !line.lived()).map(_ -> SavedPredecessor.of(game));
        List<SavedPredecessor> met = game.save().predecessors().stream()
                .filter(one -> game.world().stage(one.where()).isPresent())
                .toList();
        if (dead.isPresent() || !met.isEmpty()) {
            predecessors.add(modsOf(rules), dead, met);
        }
    }

    /** In which language a game was played makes it no other game. */
    private static List<String> modsOf(Rulebook rules) {
        return rules.scripts().added().stream()
                .filter(mod -> !mod.isTranslation())
                .map(Mod::id)
                .toList();
    }

    /** One line about the end of a daily or weekly game, to be shared. */
    Optional<String> toShare(Game game, Rulebook rules) {
        Captions words = rules.catalog().captions();
        return scored(game, rules).flatMap(line -> line.dated()
                .map(dated -> words.of(
                        shared(line),
                        Map.of(
                                "game", dated.named(words),
                                "points", line.points(),
                                "killer", line.killedBy(),
                                "depth", line.depth(),
                                "turn", line.turn()))));
    }

    private static Caption shared(ScoreLine line) {
        if (line.won()) {
            return Caption.SHARE_WON;
        }
        return line.lived() ? Caption.SHARE_RETIRED : Caption.SHARE;
    }

    /** A daily or weekly game, whether mods are left out of it, and what it came to when it was played first. */
    DatedGame dated(Dated game, boolean leavesOut) {
        Optional<ScoreLine> first = scores.all().stream()
                .filter(line -> line.dated().filter(game::equals).isPresent())
                .findFirst();
        return new DatedGame(game.when(), leavesOut, first.map(ScoreLine::points));
    }

    /** Whether there is any. */
    boolean areThere() {
        return !scores.isEmpty();
    }

    /** The best, each with its course where that is there; {@code rules} loads those that a game was played under. */
    List<Finished> best(Captions words, Function<Replay, Rulebook> rules) {
        return scores.best(SCORES).stream()
                .map(line -> finished(line, words, rules))
                .toList();
    }

    private Finished finished(ScoreLine line, Captions words, Function<Replay, Rulebook> rules) {
        String name = StoryFiles.name(line);
        return new Finished(
                line.told(words), films.has(name) ? Optional.of(() -> film(name, rules)) : Optional.empty());
    }

    private Film film(String name, Function<Replay, Rulebook> rulesOf) {
        Replay replay = new ReplayFile(films.file(name)).read();
        Rulebook rules = rulesOf.apply(replay);
        return new Film(
                () -> replay.journal().start().game(rules), replay.journal().intents());
    }

    /** What all of them come to, a line each. */
    List<String> statistics(Captions words) {
        return new Statistics(scores.all()).told(words);
    }

    /** Writes down the course and the story of a game that is over; answers where that lies, or why it does not. */
    String write(Game game, Rulebook rules) {
        ScoreLine score = lineOf(game, rules);
        films.write(StoryFiles.name(score), game, rules);
        return stories.write(game, score, rules.catalog().captions());
    }

    /** Looked up once for each game: at midnight its score must lead to its story, too. */
    private LocalDate dayOf(Game game) {
        Over over = last.filter(known -> known.game() == game).orElseGet(() -> new Over(game, LocalDate.now(clock)));
        last = Optional.of(over);
        return over.day();
    }
}
