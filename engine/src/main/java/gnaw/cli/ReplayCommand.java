package gnaw.cli;

import gnaw.app.PlayersOptions;
import gnaw.app.RecordedMods;
import gnaw.app.XdgFolders;
import gnaw.cli.format.Asciicast;
import gnaw.cli.option.ScriptOptions;
import gnaw.game.Journal.Start;
import gnaw.game.SavedGame;
import gnaw.lab.replay.Rerun;
import gnaw.lab.replay.Rerun.Departure;
import gnaw.lab.replay.Rerun.Found;
import gnaw.lab.report.Destination;
import gnaw.mod.Scripts;
import gnaw.save.OptionsFile;
import gnaw.save.Replay;
import gnaw.save.ReplayFile;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.terminal.play.Film;
import gnaw.terminal.play.FilmView;
import gnaw.terminal.screen.Window;
import gnaw.terminal.style.Environment;
import gnaw.terminal.style.ScreenStyle;
import gnaw.terminal.style.TerminalRefused;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code gnaw replay}: a game once more. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = "Play recorded games again, and tell whether they are the same and what goes wrong in them.",
        footer = {
            "",
            "Each is played with the mods and settings that it was recorded with, as their scripts are now; --mods and"
                    + " --setting play it with others. The exit code is 0 when every state is as recorded, else 1."
        })
final class ReplayCommand implements Callable<Integer> {
    private static final int MOST_TOLD = 3;

    @Spec
    private CommandSpec command;

    @Mixin
    private ScriptOptions scripts;

    @Parameters(
            paramLabel = "REPLAY",
            arity = "1..*",
            description = "The files: what simulate --replays, a failure in play or a finished game wrote.")
    private List<Path> files;

    @Option(
            names = "--watch",
            description = "Show the game on the screen: it runs by itself, or step by step, back and forth.")
    private boolean watches;

    @Option(
            names = "--asciicast",
            paramLabel = "FILE",
            description = "Write the game as a recording of a terminal, which asciinema plays (asciicast v2).")
    private Optional<Path> asciicast = Optional.empty();

    @Override
    public Integer call() throws Exception {
        if (watches || asciicast.isPresent()) {
            return show();
        }
        int code = 0;
        for (Path file : files) {
            code = Math.max(code, replay(file));
        }
        return code;
    }

    private int show() throws Exception {
        if (watches && asciicast.isPresent()) {
            throw new ParameterException(
                    command.commandLine(), "--watch shows a game, and --asciicast writes it to a file: one at a time.");
        }
        if (files.size() > 1) {
            throw new ParameterException(
                    command.commandLine(),
                    "One game at a time can be watched or recorded, and not " + files.size() + ".");
        }
        Replay replay = LateUsageErrors.inArguments(command, () -> {
            asciicast.ifPresent(Destination::require);
            return new ReplayFile(files.getFirst()).read();
        });
        Scripts wanted = scripts.scriptsOf(replay);
        return RulesThread.call("replay", () -> {
            try (Rulebook rules = Rulebook.load(wanted)) {
                return asciicast.isPresent() ? record(replay, rules, asciicast.get()) : watch(replay, rules);
            }
        });
    }

    private static FilmView view(Replay replay, Rulebook rules) {
        return new FilmView(new Film(
                () -> replay.journal().start().game(rules), replay.journal().intents()));
    }

    private int record(Replay replay, Rulebook rules, Path file) throws IOException {
        int frames = new Asciicast(file).write(view(replay, rules), rules.catalog());
        command.commandLine()
                .getOut()
                .println("Wrote " + file + ": " + frames + " frames. Play it with asciinema play " + file);
        return 0;
    }

    private static int watch(Replay replay, Rulebook rules) throws TerminalRefused, InterruptedException {
        Environment environment = Environment.ofThisProcess();
        ScreenStyle style = new PlayersOptions(
                        new OptionsFile(XdgFolders.ofThisProcess().config()))
                .chosen()
                .style(environment);
        try (Window window = Window.open(environment, rules::catalog, () -> style)) {
            window.run(view(replay, rules), fault -> {
                throw fault;
            });
        }
        return 0;
    }

    private int replay(Path file) throws Exception {
        Replay replay = LateUsageErrors.inArguments(command, new ReplayFile(file)::read);
        Scripts wanted = scripts.scriptsOf(replay);
        PrintWriter out = command.commandLine().getOut();
        if (files.size() > 1) {
            out.println(file.getFileName());
        }
        Rerun rerun = RulesThread.call("replay", () -> play(replay, wanted, out));
        tell(replay, rerun, out);
        return rerun.departure().isEmpty() ? 0 : 1;
    }

    private static Rerun play(Replay replay, Scripts scripts, PrintWriter out) {
        try (Rulebook rules = Rulebook.load(scripts)) {
            RecordedMods.changes(replay, rules).forEach(out::println);
            return Rerun.of(rules, replay.journal());
        }
    }

    private static void tell(Replay replay, Rerun rerun, PrintWriter out) {
        int intents = replay.journal().intents().size();
        out.println(start(replay.journal().start()) + ", " + intents + " steps, to turn " + rerun.turn() + " at depth "
                + rerun.depth() + ".");
        out.println(rerun.departure().map(departure -> told(departure, replay)).orElse("Every state is as recorded."));
        List<Found> troubles = rerun.troubles();
        for (Found found : troubles.subList(0, Math.min(troubles.size(), MOST_TOLD))) {
            out.println("Turn " + found.turn() + ", step " + found.intents() + ": " + found.trouble());
        }
        if (troubles.size() > MOST_TOLD) {
            out.println("So it goes on: " + (troubles.size() - MOST_TOLD) + " times more.");
        }
    }

    private static String start(Start start) {
        return switch (start) {
            case Start.Fresh fresh -> "Seed " + fresh.seed();
            case Start.Kept(SavedGame game) -> "Seed " + game.seed() + ", from turn " + game.turn();
        };
    }

    private static String told(Departure departure, Replay replay) {
        String words = departure.intents() < replay.journal().intents().size()
                ? ReplayFile.json(replay.journal().intents().get(departure.intents()))
                : "";
        return "It is not the game that was recorded: turn " + departure.turn() + ", step " + departure.intents()
                + (words.isEmpty() ? "" : " " + words) + ". " + departure.what() + " It was the same "
                + (departure.same() == 0 ? "in no turn that was recorded." : "until turn " + departure.same() + ".");
    }
}
