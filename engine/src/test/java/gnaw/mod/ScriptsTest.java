package gnaw.mod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts whose mod.json was saved anew while they are played. */
class ScriptsTest {
    @TempDir
    Path folder;

    @BeforeEach
    void aBaseGame() throws IOException {
        Files.createDirectories(folder.resolve("base"));
        Files.writeString(folder.resolve("base/main.js"), "");
    }

    private Mod mod(String settings) throws IOException {
        Path bees = Files.createDirectories(folder.resolve("bees"));
        Files.writeString(bees.resolve("mod.json"), """
                { "id": "bees", "name": "Bees", "description": "They sting.", "version": "1.0.0", "gnaw": "*",
                  "settings": { %s } }
                """.formatted(settings));
        return ModFile.read(bees);
    }

    private static String number(String name, int start, int max) {
        return "\"%s\": { \"type\": \"number\", \"text\": \"How many\", \"min\": 1, \"max\": %d, \"default\": %d }"
                .formatted(name, max, start);
    }

    private Scripts set(Mod mod, Map<String, Object> values) {
        return Scripts.with(folder.resolve("base"), List.of(mod), Map.of("bees", values));
    }

    @Test
    void aSettingThatNobodyChangedIsAsTheModBeginsNow() throws IOException {
        Scripts before = set(mod(number("stings", 8, 30)), Map.of("stings", 8.0));
        mod(number("stings", 29, 30));
        assertThat(before.reread().settings()).containsEntry("bees", Map.of("stings", 29.0));
    }

    @Test
    void whatThePlayerHasSetStaysWhereItWillStillDo() throws IOException {
        Scripts before = set(
                mod(number("stings", 8, 30) + ", " + number("queens", 1, 9)), Map.of("stings", 20.0, "queens", 7.0));
        mod(number("stings", 8, 30) + ", " + number("queens", 2, 3) + ", " + number("drones", 5, 9));
        assertThat(before.reread().settings())
                .containsEntry("bees", Map.of("stings", 20.0, "queens", 2.0, "drones", 5.0));
    }

    @Test
    void aModJsonThatIsBrokenIsTold() throws IOException {
        Scripts before = set(mod(number("stings", 8, 30)), Map.of("stings", 8.0));
        Files.writeString(folder.resolve("bees/mod.json"), "{ \"id\": \"bees\",\n  \"version\" }");
        assertThatThrownBy(before::reread).isInstanceOf(ScriptError.class).hasMessageStartingWith("bees/mod.json:2:");
    }

    @Test
    void aModWithoutAModJsonIsAsBefore() throws IOException {
        Scripts before = set(mod(number("stings", 8, 30)), Map.of("stings", 8.0));
        Files.delete(folder.resolve("bees/mod.json"));
        assertThat(before.reread()).isEqualTo(before);
    }
}
