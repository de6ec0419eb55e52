package gnaw.mod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import gnaw.Oddity;
import gnaw.script.Rulebook;
import gnaw.script.Shelf;
import gnaw.script.Written;
import gnaw.script.source.EngineText;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ModFileTest {
    @TempDir
    private Path folder;

    private Shelf shelf;

    @BeforeEach
    void openShelf() {
        shelf = new Shelf(folder);
    }

    @Test
    void aModTellsAllOfItself() {
        shelf.holding("drought", """
                {
                  "id": "drought",
                  "name": "Drought",
                  "description": "Wells run dry.",
                  "version": "2.0.1",
                  "gnaw": "^2.0",
                  "requires": { "wells": "^1.2" },
                  "after": ["rain"],
                  "conflicts": ["flood"],
                  "provides": ["rain", "rivers"],
                  "settings": {
                    "rate": { "type": "number", "min": 0, "max": 10, "default": 2.5, "text": "How fast." },
                    "when": { "type": "choice", "choices": ["day", "night"], "default": "day", "text": "When." },
                    "loud": { "type": "yes/no", "default": true, "text": "Whether it is told." },
                    "motto": { "type": "text", "default": "Dry!", "text": "What is said." }
                  },
                  "renamed": { "pit": "well" },
                  "title": "A dry game",
                  "practice": true,
                  "translation": true
                }
                """);
        assertThat(shelf.mods().found().get("drought"))
                .isEqualTo(new Mod(
                        "drought",
                        folder.resolve("drought"),
                        "Drought",
                        "Wells run dry.",
                        "2.0.1",
                        Map.of("wells", "^1.2"),
                        List.of("rain"),
                        List.of("flood"),
                        List.of("rain", "rivers"),
                        Map.of(
                                "rate", new Setting.Range(0, 10, 2.5, "How fast."),
                                "when", new Setting.OneOf(List.of("day", "night"), "day", "When."),
                                "loud", new Setting.YesNo(true, "Whether it is told."),
                                "motto", new Setting.Words("Dry!", "What is said.")),
                        Map.of("pit", "well"),
                        "A dry game",
                        true,
                        true));
    }

    @Test
    void allProblemsAreToldAtOnce() {
        shelf.holding("drought", """
                {
                  "id": "draught",
                  "name": 7,
                  "version": "two",
                  "gnaw": "newest of all",
                  "requirs": {},
                  "after": ["rain", 3],
                  "conflicts": "flood",
                  "provides": 3
                }
                """);
        assertThat(shelf.problemOf("drought")).isEqualTo("""
                drought/mod.json:6:3  There is no cell "requirs". Did you mean "requires"?
                drought/mod.json:4:3  The version "two" is none: three numbers such as 1.2.3 are wanted.
                drought/mod.json:5:3  The cell "gnaw" is "newest of all", which is no range of versions such as ^1.2 or >=1.2 <2.
                drought/mod.json:2:3  The id is "draught", but the folder is called "drought". Both must be the same.
                drought/mod.json:3:3  The cell "name" must be a text, but is 7.
                drought/mod.json  The cell "description" is missing.
                drought/mod.json:7:3  The cell "after" must be a list of texts, but is 3.
                drought/mod.json:8:3  The cell "conflicts" must be a list of texts, but is "flood".
                drought/mod.json:9:3  The cell "provides" must be a text or a list of texts, but is 3.""");
    }

    @Test
    void whatMustSaySomethingIsNotEmpty() {
        shelf.holding("drought", """
                {
                  "id": "drought",
                  "name": "",
                  "description": " ",
                  "version": "1.0.0"
                }
                """);
        assertThat(shelf.problemOf("drought")).isEqualTo("""
                drought/mod.json:3:3  The cell "name" says nothing.
                drought/mod.json:4:3  The cell "description" says nothing.""");
    }

    @Test
    void howWhatIsRequiredIsWrittenIsTold() {
        shelf.with("drought", "\"requires\": [\"wells\"]");
        assertThat(shelf.problemOf("drought")).endsWith("""
                The cell "requires" must be an object such as {"market": "^1.0.0"}, but is ["wells"].""");
    }

    @Test
    void whatStandsThereTwiceAndWhoNamesHimselfIsTold() {
        shelf.holding("drought", """
                {
                  "id": "drought",
                  "name": "Drought",
                  "name": "Dry",
                  "description": "Wells run dry.",
                  "version": "1.0.0",
                  "requires": { "drought": "*" },
                  "after": ["rain", "drought"],
                  "conflicts": ["drought"],
                  "settings": { "when": { "type": "choice", "choices": ["day", "day"], "default": "day", "text": "When." } }
                }
                """);
        assertThat(shelf.problemOf("drought")).isEqualTo("""
                drought/mod.json:4:3  The cell "name" is there already.
                drought/mod.json:7:3  The cell "requires" names the mod itself.
                drought/mod.json:8:3  The cell "after" names the mod itself.
                drought/mod.json:9:3  The cell "conflicts" names the mod itself.
                drought/mod.json:10:45  The cell "settings.when.choices" must name each choice once.""");
    }

    @Test
    void aTextThatCommandsTheTerminalIsRefused() {
        shelf.with("drought", """
                "settings": { "motto": { "type": "text", "default": "Dry!", "text": "\\u001b[2JWhat is said." } }""");
        assertThat(shelf.problemOf("drought"))
                .isEqualTo(
                        "drought/mod.json:1:155  The cell \"settings.motto.text\" must be a text without control characters,"
                                + " but is \"\\u001b[2JWhat is said.\".");
    }

    @Test
    void namesAndChoicesThatCommandTheTerminalAreRefused() {
        shelf.with("drought", """
                "settings": { "\\u001b[2J": { "type": "choice", "choices": ["day", "\\u009b2J"], "default": "day", "text": "When." } }""");
        assertThat(shelf.problemOf("drought")).isEqualTo("""
                drought/mod.json:1:109  The name "settings.\\u001b[2J" must be without control characters.
                drought/mod.json:1:142  The cell "settings.\\u001b[2J.choices" must be a list of texts without control characters,\
                 but is "\\u009b2J".""");
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "LOCK")
    void whatIsNoFileIsNotRead(Oddity oddity) throws Exception {
        shelf.write("drought", "main.js", "");
        oddity.at(folder.resolve("drought/mod.json"));
        assertThat(shelf.problemOf("drought")).isEqualTo("drought/mod.json  This is no file that can be read.");
    }

    @Test
    void aFileLargerThanAnyIsNotRead() {
        shelf.with("drought", "\"name\": \"" + "a".repeat(64 << 10) + "\"");
        assertThat(shelf.problemOf("drought"))
                .isEqualTo("drought/mod.json  It is larger than the 64 KB that it may have.");
    }

    @Test
    void aVersionLongerThanAnyIsNone() {
        String version = "1.0.0-" + "a.".repeat(20_000) + "!";
        shelf.holding("drought", """
                {"id": "drought", "name": "Drought", "description": "Wells run dry.", "version": "%s"}""".formatted(version));
        assertThat(shelf.problemOf("drought"))
                .isEqualTo("drought/mod.json:1:71  The version \"" + version
                        + "\" is none: three numbers such as 1.2.3 are wanted.");
    }

    @Test
    void aFolderThatCommandsTheTerminalIsNamedWithoutDoingIt() {
        shelf.with("\u001b[2J", "");
        assertThat(shelf.mods().broken()).containsOnlyKeys("\\u001b[2J");
    }

    @Test
    void aSettingMayBeCalledWhateverItsAuthorLikes(@TempDir Path base) {
        shelf.with("drought", """
                "settings": { "constructor": { "type": "number", "default": 2, "text": "How many build it." } }""");
        shelf.write("drought", "main.js", """
                import { settings } from "gnaw";
                if (settings().constructor !== 2) throw new Error("Nobody builds it.");
                """);
        new Written(base).main("");
        ResolvedMods resolved = shelf.mods().choose(List.of("drought"));
        Scripts scripts = Scripts.with(base.resolve("base"), resolved.mods(), resolved.settings(List.of()));
        assertThatCode(() -> Rulebook.load(scripts).close()).doesNotThrowAnyException();
    }

    @Test
    void aSettingIsReadAsStrictly() {
        shelf.with("drought", """
                "settings": {
                  "rate": { "type": "number", "min": 0, "max": 10, "default": 11, "text": "How fast." },
                  "when": { "type": "choise", "default": "day", "text": "When." },
                  "loud": { "type": "yes/no", "default": "yes", "max": 2 },
                  "slow": { "type": "number", "min": 1, "max": 30, "default": "8", "text": "How slow." },
                  "high": { "type": "number", "min": 5, "max": 1, "default": 3, "text": "How high." }
                }""");
        assertThat(shelf.problemOf("drought")).isEqualTo("""
                drought/mod.json:2:52  The cell "settings.rate.default" must be a number from 0 to 10.
                drought/mod.json:3:13  The cell "settings.when.type" is "choise", which is no type. Did you mean "choice"?
                drought/mod.json:4:49  There is no cell "settings.loud.max". There are: type, default, text.
                drought/mod.json:4:31  The cell "settings.loud.default" must be true or false, but is "yes".
                drought/mod.json:4:3  The cell "settings.loud.text" is missing.
                drought/mod.json:5:52  The cell "settings.slow.default" must be a number, but is "8".
                drought/mod.json:6:31  The cell "settings.high.min" must not be above "max".""");
    }

    @Test
    void aModForAnotherScriptApiIsRefused() {
        shelf.with("drought", "\"gnaw\": \"^3.0\"");
        assertThat(shelf.problemOf("drought"))
                .isEqualTo(
                        "drought/mod.json:1:95  It is made for version ^3.0 of the script API, and this Gnaw has 2.0.0.");
    }

    @Test
    void aModForTheFirstScriptApiIsToldTheWayToThisOne() {
        shelf.with("drought", "\"gnaw\": \"^1.0\"");
        assertThat(shelf.problemOf("drought"))
                .isEqualTo(
                        "drought/mod.json:1:95  It is made for version ^1.0 of the script API, and this Gnaw has 2.0.0."
                                + " Write \"gnaw\": \"^2.0.0\" there: then ./gnaw check names each word that is called otherwise"
                                + " now, with its line.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"id\": \"drought\",}       | :1:18",
                "{\"id\": 'drought'}          | :1:8",
                "{\"id\": \"drought\"         | :1:16",
                "{\"id\": \"drought\"} {}     | :1:19"
            })
    void whatIsNotJsonIsToldWithItsPlace(String text, String place) {
        shelf.holding("drought", text);
        assertThat(shelf.problemOf("drought"))
                .isEqualTo("drought/mod.json" + place
                        + "  This is not JSON. Texts and names stand in double quotes, and a comma stands between two"
                        + " cells but not after the last.");
    }

    @Test
    void aCommaThatIsMissingIsMissedBeforeTheNextCell() {
        shelf.holding("drought", """
                {
                  "id": "drought"
                  "name": "Drought"
                }""");
        assertThat(shelf.problemOf("drought"))
                .isEqualTo("drought/mod.json:3:3  This is not JSON. Before this stands no comma.");
    }

    @Test
    void theSchemaKnowsTheSameCellsAsTheReader() {
        JsonObject schema =
                JsonParser.parseString(EngineText.of("mod.schema.json")).getAsJsonObject();
        assertThat(schema.getAsJsonObject("properties").keySet()).containsExactlyElementsOf(ModFile.CELLS);
    }

    @Test
    void aListIsNoMod() {
        shelf.holding("drought", "[]");
        assertThat(shelf.problemOf("drought"))
                .isEqualTo("drought/mod.json  An object is wanted: { \"id\": …, \"name\": …, … }.");
    }

    @Test
    void aModWithoutMainIsBroken() {
        shelf.write("drought", "mod.json", """
                {"id": "drought", "name": "Drought", "description": "Wells run dry.", "version": "1.0.0"}""");
        assertThat(shelf.problemOf("drought"))
                .isEqualTo("drought/main.js  There is no such file, and a mod begins with it.");
        shelf.write("drought", "Main.js", "");
        assertThat(shelf.problemOf("drought"))
                .isEqualTo(
                        "drought/main.js  There is no such file, and a mod begins with it. It is called \"Main.js\" there.");
    }

    @Test
    void aModIsNotCalledBase() {
        shelf.with("base", "");
        assertThat(shelf.problemOf("base"))
                .isEqualTo(
                        "base/mod.json:1:2  A mod cannot be called \"base\": small letters, digits and dashes will do,"
                                + " but not base or gnaw.");
    }
}
