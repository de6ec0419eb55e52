package gnaw.cli;

import gnaw.app.RecordedMods;
import gnaw.cli.format.StepBar;
import gnaw.cli.option.ScriptOptions;
import gnaw.game.GameTrouble;
import gnaw.game.Intent;
import gnaw.lab.Condition;
import gnaw.lab.replay.Rerun;
import gnaw.lab.replay.Rerun.Found;
import gnaw.lab.replay.Shrinking;
import gnaw.lab.report.Destination;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.save.Replay;
import gnaw.save.ReplayFile;
import gnaw.script.Expressions;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.text.IoTrouble;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code gnaw shrink}: from a bad game to a test. */
@Command(
        name = "shrink",
        mixinStandardHelpOptions = true,
        description = "Look for the fewest steps of a recorded game with which it still goes wrong in the same way, and"
                + " write them as a test in JavaScript.",
        footer = {
            "",
            "The test fails now and passes when the fault is mended. Ctrl-C ends the search and takes the shortest that"
                    + " is found. The exit code is 1 when the game does not go wrong."
        })
final class ShrinkCommand implements Callable<Integer> {
    @Spec
    private CommandSpec command;

    @Mixin
    private ScriptOptions scripts;

    @Parameters(paramLabel = "REPLAY", description = "The file: what simulate --replays or a failure in play wrote.")
    private Path file;

    @Option(
            names = "--fails",
            paramLabel = "WHAT",
            description = "What counts as going wrong, instead of the first rule that fails or what else is recorded:"
                    + " \"death by CAUSE\", or what should never be true of the facts of the game, such as"
                    + " \"hero.hitPoints < 5\".")
    private Optional<String> fails = Optional.empty();

    @Option(
            names = "--write",
            paramLabel = "FILE",
            description = "Write the test to this file instead of showing it, such as mods/mine/bad.test.js.")
    private Optional<Path> output = Optional.empty();

    @Option(names = "--replay", paramLabel = "FILE", description = "Write the short game as a replay, too.")
    private Optional<Path> shortReplay = Optional.empty();

    @Override
    public Integer call() throws Exception {
        Replay replay = LateUsageErrors.inArguments(command, new ReplayFile(file)::read);
        Scripts wanted = scripts.scriptsOf(replay);
        LateUsageErrors.requireInArguments(command, this::requireWritable);
        return RulesThread.call("shrink", () -> {
            try (Interruption interruption = new Interruption(
                            err(), "Interrupted while the recorded game was played again: nothing was shrunk.");
                    Rulebook rules = Rulebook.load(wanted)) {
                return shrink(with(replay, rules), rules, interruption);
            }
        });
    }

    private void requireWritable() {
        Stream.of(output, shortReplay).flatMap(Optional::stream).forEach(file -> {
            Destination.requireFolder(file.toAbsolutePath().getParent());
            if (Files.exists(file)) {
                Destination.require(file);
            }
        });
    }

    /** The replay as it is played now: with the mods and settings of these rules. */
    private static Replay with(Replay replay, Rulebook rules) {
        return Replay.of(
                replay.journal(), RecordedMods.of(rules), rules.scripts().settingWords(), replay.trouble());
    }

    private int shrink(Replay replay, Rulebook rules, Interruption interruption) {
        try (Expressions expressions = rules.expressions()) {
            Condition condition = sought().map(what -> watch(what, expressions)).orElse(Condition.NONE);
            return shrink(replay, rules, condition, interruption);
        }
    }

    private Optional<FailureCondition> sought() {
        return fails.map(FailureCondition::of);
    }

    /** What cannot be asked of the recorded game is misuse. */
    private Condition watch(FailureCondition sought, Expressions expressions) {
        Condition condition = sought.watch(expressions);
        return new Condition(condition.words(), game -> {
            try {
                return condition.sees().test(game);
            } catch (IllegalArgumentException wrong) {
                throw new ParameterException(
                        command.commandLine(),
                        "--fails \"" + condition.words() + "\" cannot be asked in turn "
                                + game.world().turn() + ". " + wrong.getMessage());
            }
        });
    }

    private int shrink(Replay replay, Rulebook rules, Condition condition, Interruption interruption) {
        Optional<GameTrouble> trouble = trouble(replay, rules, condition);
        if (trouble.isEmpty()) {
            err().println(file + " does not go wrong: " + searched(replay));
            return 1;
        }
        Optional<List<Intent>> fewest = search(replay, rules, trouble.get(), condition, interruption);
        fewest.ifPresent(intents -> write(replay, intents, trouble.get(), rules));
        return fewest.isPresent() ? 0 : 1;
    }

    private String searched(Replay replay) {
        return sought().map(what -> what.denied() + ".")
                .orElseGet(() -> replay.trouble().isPresent()
                        ? "what is recorded does not happen any more."
                        : "no rule fails in it, and all stays in order. --fails tells what else is wrong.");
    }

    /** What is recorded, if it happens again; where nothing is recorded, the first that happens. */
    private Optional<GameTrouble> trouble(Replay replay, Rulebook rules, Condition condition) {
        Optional<Found> first =
                Rerun.of(rules, replay.journal().with(replay.journal().intents()), condition).troubles().stream()
                        .filter(found -> fails.isPresent()
                                ? found.trouble().kind() == GameTrouble.Kind.CONDITION
                                : replay.trouble().map(found.trouble()::isLike).orElse(true))
                        .findFirst();
        first.filter(found -> fails.isPresent() && found.intents() == 0).ifPresent(_ -> {
            throw new ParameterException(
                    command.commandLine(),
                    "--fails \"" + condition.words()
                            + "\" is true as soon as the game begins; it wants what should never be true.");
        });
        return first.map(Found::trouble);
    }

    private Optional<List<Intent>> search(
            Replay replay, Rulebook rules, GameTrouble trouble, Condition condition, Interruption interruption) {
        try (StepBar bar = StepBar.ofTries()) {
            Shrinking shrinking = new Shrinking(rules, replay.journal(), trouble, condition, bar::step);
            interruption.stops(shrinking::stop);
            Optional<List<Intent>> fewest = shrinking.run();
            fewest.ifPresent(intents -> err().println(replay.journal().intents().size() + " steps shrank to "
                    + intents.size() + " in " + shrinking.tries() + " tries."));
            return fewest;
        }
    }

    private void write(Replay replay, List<Intent> intents, GameTrouble trouble, Rulebook rules) {
        Replay fewest = Replay.of(
                Rerun.journal(rules, replay.journal().start(), intents),
                replay.mods(),
                replay.settings(),
                Optional.of(trouble));
        shortReplay.ifPresent(path -> new ReplayFile(path).write(fewest));
        String test = new ShrunkTest(fewest, intents, trouble, sought()).text();
        output.ifPresentOrElse(
                path -> write(path, test), () -> command.commandLine().getOut().print(test));
        command.commandLine().getOut().flush();
    }

    private static void write(Path path, String test) {
        try {
            Files.createDirectories(path.toAbsolutePath().getParent());
            Files.writeString(path, test);
        } catch (IOException e) {
            throw new ScriptError("The test cannot be written to " + path + ": " + IoTrouble.why(e) + ".");
        }
    }

    private PrintWriter err() {
        return command.commandLine().getErr();
    }
}
