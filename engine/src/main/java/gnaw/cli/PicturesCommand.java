package gnaw.cli;

import gnaw.app.FaultLog;
import gnaw.app.GameHost;
import gnaw.app.PlayersOptions;
import gnaw.app.XdgFolders;
import gnaw.cli.option.ScriptOptions;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.lab.Playthrough;
import gnaw.mod.TemporaryFolder;
import gnaw.save.OptionsFile;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.terminal.play.HeadlessScreen;
import gnaw.terminal.play.Title;
import gnaw.terminal.screen.Camera;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Draws the pictures of the game that its pages show. */
@Command(
        name = "pictures",
        mixinStandardHelpOptions = true,
        hidden = true,
        description = "Draw the pictures of the game that its pages show, as SVG.")
final class PicturesCommand implements Callable<Integer> {
    private static final long SEED = 7;

    /** A game of the explorer that has something to show in this turn: grass, doors, company. */
    private static final Moment SOON = new Moment(2, 192);

    /** One that has come farther. */
    private static final Moment LATER = new Moment(12, 676);

    /** The day of the daily game in the picture of the title. */
    private static final Clock SOME_DAY = Clock.fixed(Instant.parse("2026-11-30T12:00:00Z"), ZoneOffset.UTC);

    private static final int COLUMNS = 80;
    private static final int ROWS = 24;
    private static final List<String> THEMES = List.of("protan", "deutan", "tritan", "contrast");

    @Mixin
    private ScriptOptions scripts;

    @Parameters(paramLabel = "FOLDER", arity = "0..1", description = "Where to; otherwise engine/pictures of Gnaw.")
    private Optional<Path> folder = Optional.empty();

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws Exception {
        try (TemporaryFolder data = TemporaryFolder.create("gnaw")) {
            Map<String, String> pictures = RulesThread.call("pictures", () -> taken(data.path()));
            write(
                    pictures,
                    folder.orElseGet(() -> XdgFolders.ofThisProcess().home().resolve("engine/pictures")));
        }
        return 0;
    }

    private Map<String, String> taken(Path data) {
        PlayersOptions options = new PlayersOptions(new OptionsFile(data));
        try (GameHost host = new GameHost(scripts, options, Optional.of(SEED), data, new FaultLog(data), SOME_DAY);
                Camera camera = new Camera(() -> host.rules().catalog(), new Title(host))) {
            Map<String, String> pictures = new LinkedHashMap<>(Map.of("title", usual(camera)));
            pictures.putAll(play(host.rules()));
            pictures.putAll(farther(host.rules()));
            return pictures;
        }
    }

    /** A turn of a game that the explorer plays. */
    private record Moment(long seed, int turn) {
        Game reached(Rulebook rules) {
            Game game = Game.begin(rules, seed);
            Playthrough.goOn(game, rules.bot("explorer").orElseThrow(), turn, (_, _) -> {});
            game.takeEvents();
            return game;
        }
    }

    /** A moment of play in all themes, and a look around. */
    private static Map<String, String> play(Rulebook rules) {
        Map<String, String> pictures = new LinkedHashMap<>();
        try (Camera camera = new Camera(rules::catalog, HeadlessScreen.view(SOON.reached(rules)))) {
            pictures.put("play", usual(camera.press()));
            THEMES.forEach(theme -> pictures.put("play-" + theme, camera.picture(COLUMNS, ROWS, theme)));
            pictures.put("look", usual(camera.press("x")));
        }
        return pictures;
    }

    /** A large screen, and a hero who has met more than he could bear. */
    private static Map<String, String> farther(Rulebook rules) {
        Map<String, String> pictures = new LinkedHashMap<>();
        Game game = LATER.reached(rules);
        try (Camera camera = new Camera(rules::catalog, HeadlessScreen.view(game))) {
            pictures.put("large", camera.press().picture(140, 45, ""));
        }
        game.apply(List.of(new Effect.Kill(Ref.to(game.world().hero()), Optional.empty(), "curiosity")));
        try (Camera camera = new Camera(rules::catalog, HeadlessScreen.view(game)).press()) {
            pictures.put("death", usual(camera));
        }
        return pictures;
    }

    private static String usual(Camera camera) {
        return camera.picture(COLUMNS, ROWS, "");
    }

    private void write(Map<String, String> pictures, Path to) throws IOException {
        Files.createDirectories(to);
        for (Map.Entry<String, String> picture : pictures.entrySet()) {
            Path file = to.resolve(picture.getKey() + ".svg");
            Files.writeString(file, picture.getValue());
            command.commandLine().getOut().println("Wrote " + file);
        }
    }
}
