package gnaw.cli;

import gnaw.game.Captions;
import gnaw.save.OptionsFile;
import gnaw.script.Inspector;
import gnaw.script.RulesThread;
import gnaw.script.ScriptError;
import gnaw.terminal.Broken;
import gnaw.terminal.Depth;
import gnaw.terminal.Environment;
import gnaw.terminal.Glyphs;
import gnaw.terminal.TerminalRefused;
import gnaw.terminal.Title;
import gnaw.terminal.Window;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The command that is meant when none is named. */
@Command(name = "play", description = "Plays, as gnaw does without a command.", mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {
    @Mixin
    private ScriptOptions scripts;

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = Seed.class,
            description = "Begin new games with this number: the same number digs the same dungeon.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--color",
            paramLabel = "COLOURS",
            converter = Colours.class,
            defaultValue = "auto",
            description = "How many colours to use: truecolour, 256, 16, none or auto.")
    private Depth depth;

    @Option(names = "--ascii", description = "Use no characters but ASCII.")
    private boolean ascii;

    @Option(names = "--watch", description = "Read the scripts again whenever one is saved; the game goes on.")
    private boolean watches;

    @Option(
            names = "--dev",
            description =
                    "Offer a console in the game (key :) that looks at it and changes it, and what each rule costs (F3).")
    private boolean develops;

    @Option(
            names = "--inspect",
            paramLabel = "PORT",
            description = "As --dev, and let Chrome's developer tools set breakpoints in rules, through this port.")
    private Optional<Integer> inspected = Optional.empty();

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws Exception {
        Optional<Inspector> inspector = inspected.map(this::inspector);
        inspector.ifPresent(asked -> command.commandLine().getOut().println(invitation(asked)));
        return RulesThread.call("gnaw", () -> play(inspector));
    }

    private Inspector inspector(int port) {
        try {
            return Inspector.ask(port);
        } catch (IllegalArgumentException impossible) {
            throw new ParameterException(command.commandLine(), impossible.getMessage());
        }
    }

    private static String invitation(Inspector inspector) {
        return "To set breakpoints in rules, open this in Chrome: " + inspector.address();
    }

    /** The scripts are read before the terminal is touched: what is wrong with them can be read in peace. */
    private int play(Optional<Inspector> inspector) throws TerminalRefused, InterruptedException {
        Places places = Places.ofThisProcess();
        Environment environment = Environment.ofThisProcess();
        OptionsFile chosen = new OptionsFile(places.config());
        FaultLog log = new FaultLog(places.state());
        try (GameHost host = new GameHost(scripts, chosen, seed, places.data(), log)) {
            if (develops || inspector.isPresent()) {
                host.admitDeveloper(
                        inspector.map(PlayCommand::invitation).stream().toList());
            }
            if (environment.interactive()) {
                show(host, environment);
            }
            host.shelf().trouble().ifPresent(unsolved -> {
                throw new ScriptError(unsolved.text());
            });
            environment.check();
        }
        return 0;
    }

    /** The game is kept while the process still waits for it: a window that is closed can be followed by a signal at any moment. */
    private void show(GameHost host, Environment environment) throws TerminalRefused, InterruptedException {
        Glyphs glyphs = Glyphs.fitting(environment, ascii);
        try (Window window = Window.open(environment, () -> host.rules().catalog(), depth, glyphs);
                ScriptWatch _ = ScriptWatch.begin(watches ? host::folders : List::of, _ -> window.scriptsChanged());
                Farewell _ = new Farewell(window::end, Thread.currentThread());
                LastWords _ = LastWords.of(err(), host::finishWriting, window::close, () -> tellKept(host))) {
            try {
                window.run(Broken.orTitle(host), host::crashed);
            } finally {
                host.keepCurrent();
            }
        }
    }

    private void tellKept(GameHost host) {
        host.kept().ifPresent(where -> err().println("The game is kept as it was: " + where + "."));
    }

    private PrintWriter err() {
        return command.commandLine().getErr();
    }

    /** Reads a seed. */
    static final class Seed implements ITypeConverter<Long> {
        @Override
        public Long convert(String word) {
            Title.complaint(word, Captions.ENGLISH).ifPresent(complaint -> {
                throw new TypeConversionException(complaint);
            });
            return Long.valueOf(word.strip());
        }
    }

    /** Reads a number of colours. */
    static final class Colours implements ITypeConverter<Depth> {
        @Override
        public Depth convert(String word) {
            try {
                return Depth.named(word, Environment.ofThisProcess());
            } catch (IllegalArgumentException unknown) {
                throw new TypeConversionException(unknown.getMessage());
            }
        }
    }
}
