package gnaw.cli;

import gnaw.app.FaultLog;
import gnaw.app.FirstScreen;
import gnaw.app.GameHost;
import gnaw.app.PlayersOptions;
import gnaw.app.ScriptWatch;
import gnaw.app.ShutdownHook;
import gnaw.app.XdgFolders;
import gnaw.cli.option.ScriptOptions;
import gnaw.mod.ScriptError;
import gnaw.save.OptionsFile;
import gnaw.script.context.Inspector;
import gnaw.script.context.RulesThread;
import gnaw.terminal.option.LiveStyle;
import gnaw.terminal.option.Preference;
import gnaw.terminal.play.Broken;
import gnaw.terminal.screen.Window;
import gnaw.terminal.style.ColourDepth;
import gnaw.terminal.style.Environment;
import gnaw.terminal.style.ScreenStyle;
import gnaw.terminal.style.TerminalRefused;
import gnaw.text.Caption;
import java.io.PrintWriter;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The command that is meant when none is named. */
@Command(name = "play", description = "Play, as gnaw does without a command.", mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {
    @Mixin
    private ScriptOptions scripts = new ScriptOptions();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Begin new games with this number: the same number digs the same dungeon.")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--color",
            paramLabel = "COLOURS",
            converter = Colours.class,
            description = "How many colours to use: truecolour, 256, 16, none or auto.")
    private Optional<String> colours = Optional.empty();

    @Option(names = "--ascii", description = "Use no characters but ASCII.")
    private boolean ascii;

    @Option(
            names = "--plain",
            description = "For screen readers: no boxes, lines and bars, and what is in view in words.")
    private boolean plain;

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

    private Supplier<String> words = () -> "";
    private Supplier<PrintWriter> out = () -> new PrintWriter(System.out, true);
    private Supplier<PrintWriter> err = () -> new PrintWriter(System.err, true);

    /** Not called where there is nothing to parse: until then nothing here mentions the parser. */
    @Spec
    void parsedBy(CommandSpec parser) {
        words = () -> String.join(" ", parser.commandLine().getParseResult().originalArgs());
        out = () -> parser.commandLine().getOut();
        err = () -> parser.commandLine().getErr();
    }

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

    private int play(Optional<Inspector> inspector) throws TerminalRefused, InterruptedException {
        Environment environment = Environment.ofThisProcess();
        if (environment.isPlayable()) {
            show(inspector, environment);
        } else {
            refuse(inspector, environment);
        }
        return 0;
    }

    private PlayersOptions options() {
        Map<Preference, String> said = new EnumMap<>(Preference.class);
        colours.ifPresent(word -> said.put(Preference.COLOURS, word));
        if (ascii) {
            said.put(Preference.CHARACTERS, "ascii");
        }
        if (plain) {
            said.put(Preference.PLAIN, "on");
        }
        return new PlayersOptions(new OptionsFile(XdgFolders.ofThisProcess().config()), said);
    }

    private GameHost host(Optional<Inspector> inspector, PlayersOptions options) {
        XdgFolders places = XdgFolders.ofThisProcess();
        FaultLog log = new FaultLog(places.state());
        GameHost host = new GameHost(scripts, options, seed, places.data(), log);
        if (develops || inspector.isPresent()) {
            host.admitDeveloper(inspector.map(PlayCommand::invitation).stream().toList());
        }
        return host;
    }

    /** What is wrong with the scripts is told first: it is more than where one cannot play. */
    private void refuse(Optional<Inspector> inspector, Environment environment) throws TerminalRefused {
        try (GameHost host = host(inspector, options())) {
            tellTrouble(host);
            environment.check();
        }
    }

    private static void tellTrouble(GameHost host) {
        host.shelf().trouble().ifPresent(unsolved -> {
            throw new ScriptError(unsolved.text());
        });
    }

    /** What is wrong with the scripts is told when the terminal is given back: it can be read in peace. */
    private void show(Optional<Inspector> inspector, Environment environment)
            throws TerminalRefused, InterruptedException {
        PlayersOptions options = options();
        Supplier<ScreenStyle> style = new LiveStyle(options::chosen, environment);
        CompletableFuture<GameHost> loaded = new CompletableFuture<>();
        // Another choice of mods has another first screen.
        FirstScreen before = new FirstScreen(
                XdgFolders.ofThisProcess().cache().resolve("first-screen"),
                style.get() + " " + environment.wipesInColour() + " " + words.get());
        Optional<String> parting;
        try (Window window =
                Window.open(environment, () -> loaded.join().rules().catalog(), style)) {
            before.show(window);
            try (GameHost host = host(inspector, options)) {
                loaded.complete(host);
                run(host, window);
                before.keep(window, Broken.orTitle(host));
                tellTrouble(host);
                parting = parting(host);
            }
        }
        parting.ifPresent(out.get()::println);
    }

    /** Whoever leaves is told that nothing is lost. */
    private static Optional<String> parting(GameHost host) {
        return host.games().kept().map(game -> host.captions().of(Caption.KEPT_NOW, "where", game.where()));
    }

    private void run(GameHost host, Window window) throws InterruptedException {
        if (watches) {
            try (ScriptWatch _ = ScriptWatch.begin(host.everyFolder(), host::folders, _ -> window.scriptsChanged())) {
                runAlone(host, window);
            }
        } else {
            runAlone(host, window);
        }
    }

    /** The game is kept while the process still waits for it: a window that is closed can be followed by a signal at any moment. */
    private void runAlone(GameHost host, Window window) throws InterruptedException {
        try (ShutdownHook _ = new ShutdownHook(window::end, Thread.currentThread());
                LastWords _ = LastWords.of(err.get(), host::finishWriting, window::close, () -> parting(host)
                        .ifPresent(err.get()::println))) {
            try {
                window.run(Broken.orTitle(host), host::crashed, host::finishWriting);
            } finally {
                host.keepCurrent();
            }
        }
    }

    /** Reads a number of colours. */
    static final class Colours implements ITypeConverter<String> {
        @Override
        public String convert(String word) {
            try {
                ColourDepth named = ColourDepth.named(word, Environment.ofThisProcess());
                return word.equalsIgnoreCase("auto") ? "auto" : named.word();
            } catch (IllegalArgumentException unknown) {
                throw new TypeConversionException(unknown.getMessage());
            }
        }
    }
}
