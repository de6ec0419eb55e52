package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import gnaw.cli.format.Asciicast;
import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.game.Intent;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.terminal.play.Film;
import gnaw.terminal.play.FilmView;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game as a recording of a terminal. */
class AsciicastTest {
    private static final Intent WAIT = new Intent.Act(Action.await(), false);

    @TempDir
    Path folder;

    @Test
    void itIsAHeaderAndALineForEachFrame() throws Exception {
        Path file = folder.resolve("game.cast");
        int frames = RulesThread.call("cast", () -> {
            try (Rulebook rules = Rulebook.load(Scripts.base(Path.of("../scripts")))) {
                Film film = new Film(() -> Game.begin(rules, 7), List.of(WAIT, WAIT, WAIT));
                return new Asciicast(file).write(new FilmView(film), rules.catalog());
            }
        });
        List<String> lines = Files.readAllLines(file);
        JsonObject header = JsonParser.parseString(lines.getFirst()).getAsJsonObject();
        assertThat(header.get("version").getAsInt()).isEqualTo(2);
        assertThat(header.get("width").getAsInt()).isEqualTo(80);
        assertThat(header.get("height").getAsInt()).isEqualTo(24);
        assertThat(frames).isEqualTo(4);
        assertThat(lines).hasSize(5);
        double before = -1;
        for (String line : lines.subList(1, 5)) {
            JsonArray frame = JsonParser.parseString(line).getAsJsonArray();
            assertThat(frame.get(0).getAsDouble()).isGreaterThan(before);
            before = frame.get(0).getAsDouble();
            assertThat(frame.get(1).getAsString()).isEqualTo("o");
        }
        assertThat(lines.get(1))
                .contains("@")
                .as("the terminal of whoever watches is left as it is")
                .doesNotContain("[?1000h", "[?1049h");
        assertThat(lines.get(4))
                .contains("4")
                .as("only what has changed")
                .hasSizeLessThan(lines.get(1).length() / 2);
    }
}
