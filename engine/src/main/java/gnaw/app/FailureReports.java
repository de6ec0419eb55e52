package gnaw.app;

import gnaw.game.Game;
import gnaw.game.GameTrouble;
import gnaw.game.RuleFailure;
import gnaw.script.Rulebook;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The records of something that went wrong in play: a line of the log, and a replay of the game until then. */
record FailureReports(FaultLog log, BlackBox blackBox) {
    FailureReports(FaultLog log) {
        this(log, new BlackBox(log.folder().resolve("replays")));
    }

    /** A rule's failure with the command that plays the game again. */
    RuleFailure of(RuleFailure failure, Optional<Game> game, Supplier<Rulebook> rules) {
        RuleFailure told = record(GameTrouble.of(failure), game, rules)
                .map(file -> failure.playedAgainBy("./gnaw replay " + XdgFolders.shown(file)))
                .orElse(failure);
        log.write(told.card());
        return told;
    }

    /** Something inside Gnaw has failed: all that one would ask of whoever reports it. Answers where it stands, if it could be written. */
    Optional<Path> write(RuntimeException fault, Optional<Game> game, Supplier<Rulebook> rules) {
        Optional<Path> replay = record(GameTrouble.of(fault), game, rules);
        String until = replay.map(file -> "\nThe game until then: ./gnaw replay " + file)
                .orElse("");
        return log.write(fault, game.map(played -> told(played, rules.get())).orElse("") + until);
    }

    private static String told(Game game, Rulebook rules) {
        String mods = RecordedMods.of(rules).stream()
                .map(mod -> mod.id() + " " + mod.version() + " (" + mod.content() + ")")
                .collect(Collectors.joining(", "));
        return "Seed " + game.world().seed() + ", turn " + game.world().turn() + ", with " + mods + ", on Java "
                + System.getProperty("java.version") + ", " + System.getProperty("os.name") + ".";
    }

    private Optional<Path> record(GameTrouble trouble, Optional<Game> game, Supplier<Rulebook> rules) {
        return game.flatMap(played -> blackBox.write(played, rules.get(), trouble));
    }
}
