package gnaw.cli;

import gnaw.app.FaultLog;
import gnaw.app.GameHost;
import gnaw.app.PlayersOptions;
import gnaw.app.XdgFolders;
import gnaw.cli.option.ScriptOptions;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
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
        Path data = Files.createTempDirectory("gnaw");
        try {
            Map<String, String> pictures = RulesThread.call("pictures", () -> taken(data));
            write(
                    pictures,
                    folder.orElseGet(() -> XdgFolders.ofThisProcess().home().resolve("engine/pictures")));
        } finally {
            WarmUp.remove(data);
        }
        return 0;
    }

    private Map<String, String> taken(Path data) {
        PlayersOptions options = new PlayersOptions(new OptionsFile(data));
        try (GameHost host = new GameHost(scripts, options, Optional.of(SEED), data, new FaultLog(data), SOME_DAY);
                Camera camera = new Camera(() -> host.rules().catalog(), new Title(host))) {
            Map<String, String> pictures = taken(camera);
            pictures.put("death", death(host.rules()));
            return pictures;
        }
    }

    /** One game: its title, a moment of play in all themes, and a look around. */
    private static Map<String, String> taken(Camera camera) {
        Map<String, String> pictures = new LinkedHashMap<>();
        pictures.put("title", usual(camera));
        camera.press("n", "o", "o", "o", "o", "o", "o");
        pictures.put("play", usual(camera));
        THEMES.forEach(theme -> pictures.put("play-" + theme, camera.picture(COLUMNS, ROWS, theme)));
        pictures.put("large", camera.picture(140, 45, ""));
        camera.press("x");
        pictures.put("look", usual(camera));
        return pictures;
    }

    /** A hero who has met more than he could bear. */
    private static String death(Rulebook rules) {
        Game game = Game.begin(rules, SEED);
        game.takeEvents();
        game.apply(List.of(new Effect.Kill(Ref.to(game.world().hero()), Optional.empty(), "curiosity")));
        try (Camera camera = new Camera(rules::catalog, HeadlessScreen.view(game)).press()) {
            return usual(camera);
        }
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
