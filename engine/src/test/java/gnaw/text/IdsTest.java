package gnaw.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.io.IOAccess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Java and the scripts find things alike by what people call them, and say alike what could be meant. */
class IdsTest {
    private static final Map<String, List<String>> NEW_NAMES =
            Map.of("kid", List.of("goat", "farm:goat"), "farm:kid", List.of("goat", "farm:goat"));
    private static final List<String> FARM = List.of("cow", "farm:goat", "farm:cow", "zoo:owl", "farm:owl", "zoo:lynx");
    private static final List<String> HERD =
            List.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n");

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "", quoteCharacter = '!', textBlock = """
            cow        | cow
            farm:cow   | farm:cow
            goat       | farm:goat
            kid        | farm:goat
            farm:kid   | farm:goat
            owl        | There is no animal "owl". It may be farm:owl or zoo:owl: say which.
            cwo        | There is no animal "cwo". Did you mean "cow"?
            two        | There is no animal "two". There are: cow, farm:goat, farm:cow, zoo:owl, farm:owl, zoo:lynx.
            ogta       | There is no animal "ogta". Did you mean "farm:goat"?
            lnyx       | There is no animal "lnyx". Did you mean "zoo:lynx"?
            LYXN       | There is no animal "LYXN". Did you mean "zoo:lynx"?
            zoo:lyn    | There is no animal "zoo:lyn". Did you mean "zoo:lynx"?
            zo:owl     | There is no animal "zo:owl". Did you mean "zoo:owl"?
            dromedary  | There is no animal "dromedary". There are: cow, farm:goat, farm:cow, zoo:owl, farm:owl, zoo:lynx.
            """)
    void aThingIsFoundByWhatPeopleCallIt(String name, String answer) throws Exception {
        assertThat(inJava(name, FARM)).isEqualTo(answer);
        assertThat(inScripts(name, FARM)).isEqualTo(answer);
    }

    @Test
    void aRowIsNearestByWhatItIsCalledInItsTable() throws Exception {
        List<String> rows = List.of("birds.rook", "birds.crake", "birds.zoo:flamingo");
        String told = "There is no animal \"birds.flaming\". Did you mean \"birds.zoo:flamingo\"?";
        assertThat(inJava("birds.flaming", rows)).isEqualTo(told);
        assertThat(inScripts("birds.flaming", rows)).isEqualTo(told);
    }

    @Test
    void manyAreNotListed() throws Exception {
        List<String> many = FARM.stream()
                .flatMap(id -> HERD.stream().map(letter -> id + "-" + letter.repeat(9)))
                .toList();

        assertThat(inJava("dromedary", many)).isEqualTo("There is no animal \"dromedary\".");
        assertThat(inScripts("dromedary", many)).isEqualTo("There is no animal \"dromedary\".");
        assertThat(inScripts("dromedary", HERD))
                .isEqualTo(inJava("dromedary", HERD))
                .endsWith(" There are: a, b, c, d, e, f, g, h, i, j, k, l, m, n.");
    }

    @Test
    void whoeverNeedsOneIsToldWhatIsWrong() {
        assertThatThrownBy(() -> new Ids(FARM).named("animal", "owl", IllegalStateException::new))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("There is no animal \"owl\". It may be farm:owl or zoo:owl: say which.");
    }

    @Test
    void aNameMayBeOfSeveral() {
        assertThat(List.of("cow", "owl", "kid", "ow").stream().map(new Ids(FARM)::include))
                .containsExactly(true, true, false, false);
    }

    private static String inJava(String name, List<String> ids) {
        try {
            return new Ids(ids, old -> NEW_NAMES.getOrDefault(old, List.of())).named("animal", name);
        } catch (IllegalArgumentException unknown) {
            return unknown.getMessage();
        }
    }

    private static String inScripts(String name, List<String> ids) throws URISyntaxException {
        Path scripts =
                Path.of(Ids.class.getResource("/gnaw/script/names.js").toURI()).getParent();
        try (Context context = Context.newBuilder("js")
                .allowIO(IOAccess.ALL)
                .allowExperimentalOptions(true)
                .option("engine.WarnInterpreterOnly", "false")
                .option("js.esm-eval-returns-exports", "true")
                .currentWorkingDirectory(scripts)
                .build()) {
            return context.eval(Source.newBuilder("js", """
                            import { idOf } from "./names.js";
                            import { hint } from "./nearest.js";
                            import { renamed } from "./loadstate.js";

                            export const answer = (name, list) => {
                              const ids = list.split(" ");
                              renamed("farm", { kid: "goat" });
                              return idOf({ name: "animals", rows: new Map(ids.map((id) => [id, {}])) }, name)
                                ?? `There is no animal "${name}".${hint(name, ids)}`;
                            };
                            """, "trial.mjs")
                            .mimeType("application/javascript+module")
                            .buildLiteral())
                    .getMember("answer")
                    .execute(name, String.join(" ", ids))
                    .asString();
        }
    }
}
