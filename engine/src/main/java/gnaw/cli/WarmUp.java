package gnaw.cli;

import gnaw.app.FaultLog;
import gnaw.app.FirstScreen;
import gnaw.app.GameHost;
import gnaw.app.PlayersOptions;
import gnaw.cli.option.ScriptOptions;
import gnaw.mod.TemporaryFolder;
import gnaw.save.OptionsFile;
import gnaw.script.context.RulesThread;
import gnaw.terminal.key.Key;
import gnaw.terminal.play.HeadlessScreen;
import gnaw.terminal.play.Title;
import gnaw.terminal.screen.FaultReport;
import gnaw.terminal.screen.Window;
import gnaw.terminal.style.TerminalRefused;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Does once, unseen, what a start does, so that the JVM can store the classes it loads for the next start. */
@Command(name = "warm-up", hidden = true, description = "Fills the cache that the launcher makes in the background.")
final class WarmUp implements Callable<Integer> {
    /** A new game, a few steps, what one carries, and back. */
    private static final List<Key> KEYS = Stream.of("n", "j", "k", "o", ".", "i", "Esc", "x", "Esc")
            .map(Key::new)
            .toList();

    @Mixin
    private ScriptOptions scripts;

    @Override
    public Integer call() throws Exception {
        Commands.whole().getUsageMessage();
        try (TemporaryFolder data = TemporaryFolder.create("gnaw")) {
            return RulesThread.call("gnaw", () -> play(data.path()));
        }
    }

    private int play(Path data) throws IOException, TerminalRefused, InterruptedException {
        try (GameHost host = host(data)) {
            begin(host, data);
            HeadlessScreen.play(new Title(host), host.rules().catalog(), KEYS);
            host.keepCurrent();
            host.games().kept().orElseThrow().resume();
        }
        return 0;
    }

    private GameHost host(Path data) {
        PlayersOptions options = new PlayersOptions(new OptionsFile(data));
        return new GameHost(scripts, options, Optional.of(1L), data, new FaultLog(data));
    }

    private static void begin(GameHost host, Path data) throws IOException, TerminalRefused, InterruptedException {
        FirstScreen screen = new FirstScreen(data.resolve("first-screen"), "");
        try (Window window = Window.unseen(host.rules()::catalog)) {
            screen.keep(window, new Title(host));
            screen.show(window);
            window.run(new Title(host), _ -> FaultReport.NONE);
        }
    }
}
