package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.mod.ScriptError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** The mods that a player has switched on. */
class PlayersModsTest extends WithGameHost {
    @Test
    void whatIsSwitchedOnIsRememberedWithItsSettings() throws Exception {
        mod("rain", "");
        visit(List.of(), host -> {
            host.shelf().set("rain", "rate", "3");
            host.shelf().turn("rain", true);
        });
        visit(List.of(), host -> assertThat(host.mods()).containsExactly("rain"));
        List<String> words = with(List.of(), host -> host.rules().scripts().settingWords());
        assertThat(words).containsExactly("rain.rate=3");
        with(List.of(), host -> host.shelf().turn("rain", false));
        assertThat(with(List.of(), GameHost::mods)).isEmpty();
    }

    @Test
    void theCommandLineOverrulesForThisRunOnly() throws Exception {
        mod("rain", "");
        mod("snow", "");
        with(List.of(), host -> host.shelf().turn("rain", true));
        visit(List.of("--mods", "snow"), host -> {
            assertThat(host.mods()).containsExactly("snow");
            assertThat(host.shelf().notice()).isEqualTo("Changes are for this run only: the command line chose snow.");
            host.shelf().turn("snow", false);
        });
        assertThat(with(List.of("--safe"), GameHost::mods)).isEmpty();
        visit(List.of(), host -> assertThat(host.mods()).containsExactly("rain"));
    }

    @Test
    void noModsOfTheCommandLineOverruleToo() throws Exception {
        visit(List.of("--safe"), host -> assertThat(host.shelf().notice())
                .isEqualTo("Changes are for this run only: the command line turned all mods off."));
    }

    @Test
    void whatOverrulesIsToldInThePlayersLanguage() throws Exception {
        mod("snow", """
                import { amend, texts } from "gnaw";
                amend(texts, { "screen.overruled": { text: "Nur jetzt: {mods}." } });
                """);
        visit(List.of("--mods", "snow"), host -> assertThat(host.shelf().notice())
                .isEqualTo("Nur jetzt: snow."));
    }

    @Test
    void whatAModRequiresAndProvidesIsToldInThePlayersLanguage() throws Exception {
        mod("rain", "");
        json("snow", "\"requires\": {\"rain\": \"^1\"}, \"provides\": [\"weather\"]");
        json("hail", "\"conflicts\": [\"snow\"], \"provides\": [\"weather\"]");
        List<String> snow = with(List.of(), host -> facts(host, "snow"));
        assertThat(snow).containsExactly("Requires rain ^1.", "Provides weather. Not together with hail.");
        List<String> hail = with(List.of(), host -> facts(host, "hail"));
        assertThat(hail).containsExactly("Cannot be played with snow.", "Provides weather. Not together with snow.");
        mod("deutsch", """
                import { amend, texts } from "gnaw";
                amend(texts, { "screen.requires": { text: "Braucht {mods}." } });
                """);
        List<String> german = with(List.of("--mods", "deutsch"), host -> facts(host, "snow"));
        assertThat(german).contains("Braucht rain ^1.");
    }

    private void json(String id, String cells) throws IOException {
        mod(id, "");
        Files.writeString(mods.resolve(id).resolve("mod.json"), """
                {"id": "%s", "name": "%s", "description": "For a test.", "version": "1.0.0", %s}""".formatted(id, id, cells));
    }

    private static List<String> facts(GameHost host, String mod) {
        return host.shelf().entries().stream()
                .filter(entry -> entry.id().equals(mod))
                .findFirst()
                .orElseThrow()
                .facts();
    }

    @Test
    void aModThatIsBrokenStaysOffAndTheOthersStayOn() throws Exception {
        mod("rain", "");
        mod("snow", "add(7);");
        visit(List.of(), host -> {
            host.shelf().turn("rain", true);
            assertThatThrownBy(() -> host.shelf().turn("snow", true)).isInstanceOf(ScriptError.class);
            assertThat(host.mods()).containsExactly("rain");
            host.begin(OptionalLong.of(7));
        });
        visit(List.of(), host -> assertThat(host.mods()).containsExactly("rain"));
    }

    @Test
    void aModThatIsBrokenAtStartIsLeftOutUntilItIsMended() throws Exception {
        mod("rain", "");
        mod("snow", "");
        with(List.of(), host -> host.shelf().turn("rain", true) + host.shelf().turn("snow", true));
        mod("snow", "add(7);");
        visit(List.of(), host -> {
            assertThat(host.shelf().trouble()).hasValueSatisfying(trouble -> {
                assertThat(trouble.mods()).containsExactly("snow");
                assertThat(trouble.text()).startsWith("snow/main.js:2:1  ");
            });
            host.shelf().leaveOut(List.of("snow"));
            assertThat(host.shelf().trouble()).isEmpty();
            assertThat(host.shelf().notice()).isEqualTo("Without snow for this run.");
            assertThat(host.mods()).containsExactly("rain");
        });
        mod("snow", "");
        visit(List.of(), host -> assertThat(host.mods()).containsExactly("rain", "snow"));
    }

    @Test
    void aSettingThatIsNoMoreIsForgotten() throws Exception {
        mod("rain", "");
        visit(List.of(), host -> {
            host.shelf().turn("rain", true);
            assertThatThrownBy(() -> host.shelf().set("rain", "rate", "12"))
                    .hasMessage("\"12\" will not do: rate must be a number from 0 to 9.");
            host.shelf().set("rain", "rate", "3");
        });
        Path json = mods.resolve("rain").resolve("mod.json");
        Files.writeString(json, Files.readString(json).replace("\"rate\"", "\"speed\""));
        List<String> words = with(List.of(), host -> host.rules().scripts().settingWords());
        assertThat(words).containsExactly("rain.speed=2");
    }

    @Test
    void aScriptThatWasSavedIsReadAgainAtTheTitle() throws Exception {
        mod("rain", "");
        visit(List.of("--mods", "rain"), host -> {
            mod("rain", "add(items, { hat: { name: \"hat\", glyph: \"^\", tone: \"bright\" } });");
            host.shelf().refresh();
            assertThat(host.rules().catalog().items()).containsKey("rain:hat");
            mod("rain", "add(7);");
            assertThatThrownBy(() -> host.shelf().refresh()).isInstanceOf(ScriptError.class);
            assertThat(host.rules().catalog().items()).containsKey("rain:hat");
        });
    }
}
