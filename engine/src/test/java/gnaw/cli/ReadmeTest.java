package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.mod.Scripts;
import gnaw.script.Reload;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the README promises, and that of the engine. */
class ReadmeTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern COMMAND = Pattern.compile("(?m)^(?:\\| `)?\\./gnaw([^#`\\n]*)");
    private static final Pattern FOLDER = Pattern.compile("(?m)^\\| `([a-z/]+/)` \\|");
    private static final Pattern CHANGE = Pattern.compile("In `(scripts/[a-z/.]+)` change `([^`]+)` into `([^`]+)`");

    @TempDir
    private Path copy;

    static List<String> commands() throws IOException {
        return COMMAND.matcher(all())
                .results()
                .map(found -> found.group(1).strip())
                .toList();
    }

    static List<String> folders() throws IOException {
        return FOLDER.matcher(all()).results().map(found -> found.group(1)).toList();
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandIsOne(String command) {
        String[] words = command.isEmpty() ? new String[0] : command.split(" +");
        assertThatCode(() -> Commands.whole().parseArgs(words)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @MethodSource("folders")
    void everyFolderIsThere(String folder) {
        assertThat(ROOT.resolve(folder)).isDirectory();
    }

    @Test
    void aRuleIsChangedInOneMinute() throws Exception {
        var change = CHANGE.matcher(readme());
        assertThat(change.find()).isTrue();
        copy(ROOT.resolve("scripts"), copy.resolve("scripts"));
        RulesThread.call("test", () -> {
            Scripts scripts = Scripts.base(copy.resolve("scripts"));
            Game game = Game.begin(Rulebook.load(scripts), 7);
            assertThat(fallsInATurn(game)).isEqualTo(1);
            replace(copy.resolve(change.group(1)), change.group(2), change.group(3));
            Reload reload = Reload.of(game, scripts);
            try (Rulebook _ = reload.rules()) {
                assertThat(fallsInATurn(reload.game())).isEqualTo(100);
            }
            return game;
        });
    }

    private static double fallsInATurn(Game game) {
        double before = game.world().hero().meters().get("nourishment");
        game.act(Action.await());
        return before - game.world().hero().meters().get("nourishment");
    }

    private static void replace(Path file, String old, String fresh) throws IOException {
        String text = Files.readString(file);
        assertThat(text).containsOnlyOnce(old);
        Files.writeString(file, text.replace(old, fresh));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(one -> one.toString().endsWith(".js")).toList()) {
                Path target = to.resolve(from.relativize(file));
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }

    private static String all() throws IOException {
        return readme() + Files.readString(ROOT.resolve("engine/README.md"));
    }

    private static String readme() throws IOException {
        return Files.readString(ROOT.resolve("README.md"));
    }
}
