package gnaw.app;

import gnaw.cli.option.ScriptOptions;
import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.save.OptionsFile;
import gnaw.script.context.RulesThread;
import gnaw.terminal.play.Waiting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** A host of games for one test: what it keeps lies in a folder of the test's own, and so do its mods. */
@ExtendWith(SharedRulebooks.Lending.class)
abstract class WithGameHost {
    @TempDir
    Path data;

    @TempDir
    Path mods;

    /** Where hosts get their rules from: in a test, from a shelf of all tests. */
    private Rulebooks rulebooks = Rulebooks.READ;

    Clock clock = Clock.systemUTC();

    /** The seed of games that are begun without one; empty: chance decides. */
    Optional<Long> seed = Optional.of(7L);

    @BeforeEach
    void share(SharedRulebooks shared) {
        rulebooks = shared;
    }

    /** A command of nothing but the options. */
    @Command
    static final class Options {
        @Mixin
        private ScriptOptions scripts;
    }

    /** What is done with a host. */
    interface Work<T> {
        T at(GameHost host) throws Exception;
    }

    <T> T with(List<String> arguments, Work<T> work) throws Exception {
        return RulesThread.call("test", () -> {
            Options options = new Options();
            CommandLine line = new CommandLine(options);
            List<String> all = new ArrayList<>(List.of("--scripts", "../scripts", "--mods-dir", mods.toString()));
            all.addAll(arguments);
            line.parseArgs(all.toArray(String[]::new));
            try (GameHost host = new GameHost(
                    options.scripts,
                    rulebooks,
                    new PlayersOptions(new OptionsFile(data)),
                    seed,
                    data,
                    new FaultLog(data),
                    clock)) {
                return work.at(host);
            }
        });
    }

    /** What is done with a host, and answers nothing. */
    interface Visit {
        void to(GameHost host) throws Exception;
    }

    /** Does it with a host. Where the compiler need not find out what comes of it, it reads a long block once and not many times. */
    void visit(List<String> arguments, Visit visit) throws Exception {
        with(arguments, host -> {
            visit.to(host);
            return host;
        });
    }

    /** Where the game stands that is offered to be continued. */
    static Optional<String> kept(GameHost host) {
        return host.games().kept().map(Waiting::where);
    }

    static Game resume(GameHost host) {
        return host.games().kept().orElseThrow().resume();
    }

    static List<String> lacks(GameHost host) {
        return host.games().kept().orElseThrow().lacks();
    }

    static String changesSinceKept(GameHost host) {
        return host.games().kept().map(Waiting::changes).orElse("");
    }

    /** Waits so many turns. */
    static void await(Game game, int turns) {
        for (int i = 0; i < turns; i++) {
            game.act(Action.await());
        }
    }

    /** Keeps a new game after so many turns. */
    void keepAfter(List<String> arguments, int turns) throws Exception {
        visit(arguments, host -> {
            Game game = host.begin(OptionalLong.of(7));
            await(game, turns);
            host.keep(game);
        });
    }

    /** A mod with a setting, and with what its script does. */
    void mod(String id, String script) throws IOException {
        Files.createDirectories(mods.resolve(id));
        Files.writeString(mods.resolve(id).resolve("mod.json"), """
                {"id": "%s", "name": "%s", "description": "For a test.", "version": "1.0.0", "settings": {
                  "rate": {"type": "number", "min": 0, "max": 9, "default": 2, "text": "How fast."}}}""".formatted(id, id));
        Files.writeString(mods.resolve(id).resolve("main.js"), "import { add, items } from \"gnaw\";\n" + script);
    }

    /** A mod that is a translation. */
    void translation(String id) throws IOException {
        mod(id, "");
        say(id, "translation");
    }

    /** Says yes in a cell of a mod's file. */
    void say(String id, String cell) throws IOException {
        Path json = mods.resolve(id).resolve("mod.json");
        Files.writeString(json, Files.readString(json).replace("\"settings\"", "\"" + cell + "\": true, \"settings\""));
    }

    /** The hero dies. */
    static void kill(Game game) {
        game.apply(List.of(new Effect.Kill(Ref.to(game.world().hero()), Optional.empty(), "a test")));
    }
}
