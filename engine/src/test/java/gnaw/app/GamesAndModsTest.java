package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.Oddity;
import gnaw.game.Game;
import gnaw.mod.ScriptError;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** The games of a player and the mods that they were played with. */
class GamesAndModsTest extends WithGameHost {
    @Test
    void aGameGoesOnWithItsOwnModsAndSettings() throws Exception {
        mod("rain", "");
        visit(List.of("--mods", "rain", "--setting", "rain.rate=3"), host -> {
            host.keep(host.begin(OptionalLong.of(7)));
        });
        List<String> words = with(List.of(), host -> {
            assertThat(kept(host)).contains("depth 1, turn 1, with rain");
            resume(host);
            return host.rules().scripts().settingWords();
        });
        assertThat(words).containsExactly("rain.rate=3");
    }

    @Test
    void modsAreCalledAsThePlayerKnowsThem() throws Exception {
        mod("rain", "");
        Path json = mods.resolve("rain").resolve("mod.json");
        Files.writeString(json, Files.readString(json).replace("\"name\": \"rain\"", "\"name\": \"A soft rain\""));
        visit(List.of("--mods", "rain"), host -> {
            host.keep(host.begin(OptionalLong.of(7)));
        });
        assertThat(with(List.of(), WithGameHost::kept)).contains("depth 1, turn 1, with A soft rain");
    }

    @Test
    void whoeverComesBackToTheTitleHasHisOwnModsAgain() throws Exception {
        mod("rain", "");
        visit(List.of(), host -> {
            host.keep(host.begin(OptionalLong.of(7)));
        });
        visit(List.of("--mods", "rain"), host -> {
            resume(host);
            assertThat(host.rules().scripts().addedIds()).isEmpty();
            host.comesToTitle();
            assertThat(host.rules().scripts().addedIds()).containsExactly("rain");
        });
    }

    @Test
    void whatHasChangedInTheRulesSinceAGameWasKeptIsTold() throws Exception {
        mod("rain", "");
        mod("snow", "");
        visit(List.of("--mods", "rain,snow"), host -> {
            host.keep(host.begin(OptionalLong.of(7)));
        });
        assertThat(with(List.of(), WithGameHost::changesSinceKept)).isEmpty();
        mod("rain", "// drizzle");
        Path json = mods.resolve("snow").resolve("mod.json");
        Files.writeString(json, Files.readString(json).replace("1.0.0", "1.1.0"));
        assertThat(with(List.of(), WithGameHost::changesSinceKept))
                .isEqualTo(
                        "The rules have changed since this game was saved: rain was edited, snow 1.0.0 is now 1.1.0.");
    }

    @Test
    void whatLiesInAModsFolderDoesNotDecideWhetherAGameIsKept() throws Exception {
        mod("rain", "");
        visit(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            Oddity.all(mods.resolve("rain"), ".js");
            assertThat(host.passed(game)).isEmpty();
            host.finishWriting();
            assertThat(host.passed(game)).isEmpty();
            assertThat(kept(host)).contains("depth 1, turn 1");
            host.crashed(new IllegalStateException("A fault of the engine's own."));
            host.keep(game);
        });
        assertThat(with(List.of(), WithGameHost::changesSinceKept)).isEmpty();
    }

    @Test
    void aGameIsKeptWithTheScriptsThatWereLoadedAlsoIfTheyAreEditedMeanwhile() throws Exception {
        mod("rain", "");
        visit(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            mod("rain", "// drizzle");
            host.keep(game);
        });
        assertThat(with(List.of(), WithGameHost::changesSinceKept))
                .isEqualTo("The rules have changed since this game was saved: rain was edited.");
    }

    @Test
    void whileItsModIsBrokenAGameWaits() throws Exception {
        mod("rain", "");
        visit(List.of("--mods", "rain"), host -> {
            host.keep(host.begin(OptionalLong.of(7)));
        });
        Files.writeString(mods.resolve("rain").resolve("mod.json"), "{");
        assertThatThrownBy(() -> with(List.of(), WithGameHost::resume))
                .isInstanceOf(ScriptError.class)
                .message()
                .startsWith("The game was played with rain 1.0.0, and cannot go on without:\n" + "rain/mod.json:");
        assertThat(with(List.of(), WithGameHost::kept)).contains("depth 1, turn 1, with rain");
    }
}
