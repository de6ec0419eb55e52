package gnaw.workshop.docs;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.script.source.EngineText;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The parts of the reference that tell of a mod as a whole. */
class PagesForAuthorsTest {
    private static final String SCRIPT = """
            /** Whether somebody sings,
             *  or hums | whistles. */
            export const sings = memoized((who, { loud = depth(1) } = {}) => who.isSinging);
            export const untold = (who) => 1;
            /** @type {(who: Creature) => number} */
            export const unsaid = (who) => 2;
            /** Not a function. */
            export const songs = table("songs", {});
            /** How loud. @type {(who: Creature) => number} */
            export const loudness = who => 3;
            """;
    private static final String PAGE =
            Reference.of(List.of(), Map.of("base/rules/songs.js", SCRIPT, "base/main.js", ""), List.of("!", "F5"));

    @Test
    void everyKeyOfModJsonIsToldWithWhatItHolds() {
        assertThat(PAGE)
                .contains(
                        "| `id` | a text | The name of the mod's folder. |\n",
                        "| `requires`? | texts by name | Mods that must be on, each with the versions that will do. |\n",
                        "| `provides`? | a text or a list of texts | ",
                        "| `practice`? | true or false | ",
                        "| `translation`? | true or false | ",
                        "| `settings`? | settings by name | What its player may choose, by name. |\n",
                        "- `\"number\"`: `min`, `max`, `default`\n");
    }

    @Test
    void functionsOfTheBaseGameAreToldWithTheirComments() {
        assertThat(PAGE).contains("""
                        ### base/rules/songs.js

                        | function | what it is for |
                        |---|---|
                        | `sings(who, { loud = depth(1) } = {})` | Whether somebody sings, or hums \\| whistles. |
                        | `loudness(who)` | How loud. |
                        """).doesNotContain("unsaid", "untold", "songs(", "### base/main.js");
    }

    @Test
    void everyWordThatDescribesCellsIsListed() {
        String holding = EngineText.of("celltypes.js");
        List<String> words = Stream.of(
                        words("TYPES = \\[(.*)]", "\"([^\"]+)\"", EngineText.of("cells.js")),
                        words("(?s)HOLDS = \\{(.*?)\n};", "\n  (\\w+): \\{", holding),
                        words("NAMING = \\{ __proto__: null,(.*) };", "(\\w+): ", holding),
                        Stream.of("word"))
                .flatMap(some -> some)
                .toList();

        assertThat(words("(?s)### What cells hold(.*?)\n#", "\n\\| `([\\w/]+)", PAGE))
                .hasSizeGreaterThan(15)
                .containsExactlyInAnyOrderElementsOf(words);
    }

    private static Stream<String> words(String where, String word, String text) {
        return Pattern.compile(where)
                .matcher(text)
                .results()
                .flatMap(part -> Pattern.compile(word).matcher(part.group(1)).results())
                .map(found -> found.group(1));
    }

    @Test
    void limitsAreToldInTheEnginesOwnNumbers() {
        assertThat(PAGE)
                .contains(
                        "| an answer of a row or a cell, with all that it asks for | 100,000 statements, 1 s, 64 MB |\n",
                        "| loading all scripts | 5,000,000 statements, 1 s for each mod |\n",
                        "| what a script does from one `add`, `amend` or the like to the eighth behind it, while it loads | 100,000 statements |\n",
                        "| a text | 1,000,000 letters |\n",
                        "| `world.around`, which leaves out what lies farther and does not fail | 500 cells each way |\n");
    }

    @Test
    void whichNamesAreWholeAndWhichKeysAreTakenIsTold() {
        assertThat(PAGE)
                .contains(
                        "| rows of `meters`, `tones`, `texts`, `actions`, `places`, and of tables whose rows have meters",
                        "The engine keeps these keys for itself: `!` `F5`.");
    }
}
