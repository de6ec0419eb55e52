package gnaw.bench.jmh;

import gnaw.game.Game;
import gnaw.mod.Scripts;
import gnaw.script.Reload;
import gnaw.script.Rulebook;
import gnaw.script.source.EngineText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The base game's scripts are read again while a game is played. The same files in a context without locks, limits and checks, whose
 * tables are never closed, are what it would cost if nothing but the scripts themselves ran.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 4)
@Measurement(iterations = 5, time = 2)
public class ReadingScripts {
    private static final List<String> ENGINE = List.of(
            "cells",
            "acts",
            "audiences",
            "celltypes",
            "freezing",
            "memos",
            "needs",
            "references",
            "registry",
            "rows",
            "effects",
            "gnaw",
            "history",
            "gametables",
            "names",
            "nearest",
            "permissions",
            "places",
            "questions",
            "sealing",
            "tables",
            "loadstate",
            "logging");

    private final Engine engine = Engine.newBuilder("js")
            .option("engine.WarnInterpreterOnly", "false")
            .build();
    private Scripts scripts;
    private Rulebook rules;
    private Game game;
    private Path folder;
    private Source bare;
    private Optional<Context> last = Optional.empty();

    /** Begins a game, and lays its scripts where a bare context finds them. */
    @Setup
    public void begin() throws IOException {
        scripts = Scripts.base(Path.of(System.getProperty("gnaw.home"), "scripts"));
        rules = Rulebook.load(scripts);
        game = Game.begin(rules, 1);
        folder = Files.createTempDirectory("gnaw-bench");
        for (String file : ENGINE) {
            lay("gnaw/" + file + ".js", EngineText.of(file + ".js"));
        }
        for (Map.Entry<String, String> file : rules.sources().entrySet()) {
            lay(file.getKey(), file.getValue());
        }
        bare = Source.newBuilder("js", folder.resolve("base/main.js").toFile())
                .mimeType("application/javascript+module")
                .build();
    }

    /** A bare context knows no names of mods, only paths. */
    private void lay(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(
                path,
                text.replace("from \"gnaw\"", "from \"" + folder + "/gnaw/gnaw.js\"")
                        .replace("\"base/", "\"" + folder + "/base/"));
    }

    /** Gives everything back. */
    @TearDown
    public void close() throws IOException {
        rules.close();
        engine.close();
        try (var files = Files.walk(folder)) {
            files.sorted((one, other) -> other.compareTo(one))
                    .forEach(file -> file.toFile().delete());
        }
    }

    /** As a key in play does it. */
    @Benchmark
    public Game again() {
        Reload reload = Reload.of(game, scripts);
        rules = reload.rules();
        game = reload.game();
        return game;
    }

    /** The scripts alone. Here too the context before is there until the next one has read them: what both read is parsed once. */
    @Benchmark
    public Value inABareContext() {
        Context fresh = Context.newBuilder("js")
                .engine(engine)
                .allowIO(IOAccess.ALL)
                .allowExperimentalOptions(true)
                .option("js.esm-eval-returns-exports", "true")
                .build();
        Value exported = fresh.eval(bare);
        last.ifPresent(Context::close);
        last = Optional.of(fresh);
        return exported;
    }
}
