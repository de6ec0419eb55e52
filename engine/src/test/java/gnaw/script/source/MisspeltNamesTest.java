package gnaw.script.source;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.script.Written;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A name that there is not is told with the nearest that there is. */
class MisspeltNamesTest {
    @TempDir
    Path folder;

    @Test
    void aMisspeltNameIsToldWithTheNearestThatTheModuleHas() {
        isTold("amend(creaturs, {});", "creaturs is not defined. Did you mean \"creatures\"?", 7);
    }

    @Test
    void aNameLikeNoOtherIsToldAsItIs() {
        isTold("qz(((one, two) => one)());", "qz is not defined");
    }

    @Test
    void aMisspeltWordOfTheEngineIsToldWithTheNearest() {
        isTold("ad(creatures, {});", "ad is not defined. Did you mean \"add\"?");
    }

    @Test
    void aNameWhoseImportWasForgottenIsToldWithWhereItIs() {
        isTold("remove(creatures, \"beast\");", "remove is not defined. Import it from \"gnaw\".");
    }

    /** Among hundreds of long names, too, the nearest is found within the statements that loading may take. */
    @Test
    void aMisspeltRowAmongHundredsIsToldWithTheNearest() {
        String rows = IntStream.range(0, 400)
                .mapToObj(n -> "\"beginning.of.a.long.name." + n + "\": { text: \"x\" }")
                .collect(Collectors.joining(", "));
        Written written = new Written(folder)
                .main("import { add, texts } from \"gnaw\"; add(texts, { " + rows + ", starvation: { text: \"x\" } });")
                .mod(
                        "first",
                        "import { amend, texts } from \"gnaw\";\namend(texts, { starvaton: { text: \"y\" } });\n");
        assertThatThrownBy(written::load)
                .hasMessageContaining("The table texts has no row \"starvaton\". Did you mean \"starvation\"?");
    }

    /** Names that begin alike, as those of the screens do, are the worst to tell apart. */
    @Test
    void fiveMisspeltRowsAmongHundredsThatBeginAlikeAreAllTold() {
        String rows = IntStream.range(0, 300)
                .mapToObj(n -> "\"screen.%s%s\": { text: \"x\" }".formatted(Integer.toString(7919 * n, 36), "lantern"))
                .collect(Collectors.joining(", "));
        Written written = new Written(folder)
                .main("import { add, texts } from \"gnaw\"; add(texts, { " + rows
                        + ", \"screen.failures\": { text: \"x\" } });")
                .mod("first", """
                        import { amend, texts } from "gnaw";
                        amend(texts, { "screen.failurs": {}, "screen.fialures": {}, "screen.umbrella": {}, "screen.gooseberry": {}, "screen.falure": {} });
                        """);
        assertThatThrownBy(written::load)
                .hasMessageContainingAll(
                        "The table texts has no row \"screen.failurs\". Did you mean \"screen.failures\"?",
                        "The table texts has no row \"screen.fialures\". Did you mean \"screen.failures\"?",
                        "The table texts has no row \"screen.umbrella\".",
                        "The table texts has no row \"screen.gooseberry\".",
                        "The table texts has no row \"screen.falure\". Did you mean \"screen.failures\"?");
    }

    @Test
    void aNameThatIsNearNothingIsToldAlone() {
        isTold("photosynthesis();", "photosynthesis is not defined");
    }

    @Test
    void aMisspeltQuestionIsToldWithTheNearest() {
        isTold("add(rules.gameBegin, {});", "rules has no question \"gameBegin\". Did you mean \"gameBegins\"?", 5);
    }

    private void isTold(String line, String what) {
        isTold(line, what, 1);
    }

    private void isTold(String line, String what, int column) {
        Written written = new Written(folder)
                .main("")
                .mod("first", "import { add, amend, creatures, rules } from \"gnaw\";\n" + line + "\n");
        assertThatThrownBy(written::load).hasMessage("""
                first/main.js:2:%d  while the scripts were loaded
                  %s
                  2 | %s
                    | %s^""".formatted(column, what, line, " ".repeat(column - 1)));
    }

    @Test
    void aRowThatNamesNoNeighbourIsToldAtTheRow() {
        Written written = new Written(folder).main("""
                import { add, rules } from "gnaw";
                add(rules.turnEnds, { early: { before: "lat", answer: () => [] } });
                add(rules.turnEnds, { late: () => [] });
                """);
        assertThatThrownBy(written::load).hasMessage("""
                base/main.js:3:32  while the scripts were loaded
                  The table turnEnds has no row "lat". Did you mean "late"?
                  3 | add(rules.turnEnds, { early: { before: "lat", answer: () => [] } });
                    |                                ^""");
    }
}
