package gnaw.app;

import gnaw.game.Game;
import gnaw.game.GameProblem;
import gnaw.game.RuleFailure;
import gnaw.script.Rulebook;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;

/** The records of something that went wrong in play: a line of the log, and a replay of the game until then. */
record FailureReports(FaultLog log, BlackBox blackBox) {
    FailureReports(FaultLog log) {
        this(log, new BlackBox(log.folder().resolve("replays")));
    }

    /** A rule's failure with the command that plays the game again. */
    RuleFailure of(RuleFailure failure, Optional<Game> game, Supplier<Rulebook> rules) {
        RuleFailure told = record(GameProblem.of(failure), game, rules)
                .map(file -> failure.playedAgainBy("./gnaw replay " + XdgFolders.shown(file)))
                .orElse(failure);
        log.write(told.card());
        return told;
    }

    /** Something inside Gnaw has failed. */
    void write(RuntimeException fault, Optional<Game> game, Supplier<Rulebook> rules) {
        log.write(fault);
        record(GameProblem.of(fault), game, rules)
                .ifPresent(file -> log.write("The game until then: ./gnaw replay " + file));
    }

    private Optional<Path> record(GameProblem problem, Optional<Game> game, Supplier<Rulebook> rules) {
        return game.flatMap(played -> blackBox.write(played, rules.get(), problem));
    }
}
