package gnaw.script.source;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.script.Written;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An import that leads nowhere, or where it may not, is told at its line. */
class RefusedImportsTest {
    @TempDir
    Path folder;

    @Test
    void anImportThatIsNotAllowedIsToldAtItsLine() {
        Written written = new Written(folder).main("import \"bsae/other.js\";\n");
        assertThatThrownBy(written::load).hasMessage("""
                base/main.js:2:9  while the scripts were loaded
                  There is nothing to import called "bsae/other.js"; "gnaw", "base/…", "./…" and required mods can be imported. Did you mean "base"?
                  2 | import "bsae/other.js";
                    |         ^""");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "const wet = 1; import { tableNamed } from \"gnaw/tables.js\";",
                "import/*x*/{tableNamed}/*from \"gnaw\"*/from/**/\"gnaw/tables.js\";",
                "import { \"tableNamed\" as named } from \"gnaw/tables.js\";",
                "const wet = 1; export * from \"../gnaw/tables.js\";",
            })
    void noSpellingOfAnImportReachesTheEnginesOwnModules(String line) {
        Written written = new Written(folder).main("").mod("first", "const dry = 0;\n" + line + "\n");
        int column = line.lastIndexOf('"', line.length() - 3) + 2;
        assertThatThrownBy(written::load).hasMessage("""
                first/main.js:2:%d  while the scripts were loaded
                  There is nothing to import called "gnaw/tables.js"; "gnaw", "base/…", "./…" and required mods can be imported. Did you mean "gnaw"?
                  2 | %s
                    | %s^""".formatted(column, line, " ".repeat(column - 1)));
    }

    @Test
    void anotherModIsRequiredBeforeItIsImportedHoweverThatIsWritten() {
        Written written = new Written(folder)
                .main("")
                .mod("rain", "export const wet = true;\n")
                .mod("sun", "const dry = 0; import { wet } from \"rain/main.js\";\n");
        assertThatThrownBy(written::load).hasMessage("""
                sun/main.js:1:37  while the scripts were loaded
                  The mod sun imports from rain, but its mod.json does not require it. Add: "requires": { "rain": "^1.0.0" }.
                  1 | const dry = 0; import { wet } from "rain/main.js";
                    |                                     ^""");
    }

    @Test
    void aFileOfDataThatIsImportedWithoutItsKindIsToldWithIt() {
        Written written = new Written(folder)
                .main("import prices from \"./prices.json\";")
                .file("prices.json", "{ \"bread\": 3 }");
        assertThatThrownBy(written::load).hasMessage("""
                base/main.js  while the scripts were loaded
                  Invalid module type was asserted. A file that holds no rules is imported with its kind: import data from "./data.json" with { type: "json" }.""");
    }

    @Test
    void importedDataThatIsNoJsonIsToldAtItsOwnPlace() {
        Written written = new Written(folder)
                .main("import prices from \"./prices.json\" with { type: \"json\" };")
                .file("prices.json", "{\n  \"bread\": 3\n  \"cheese\": 7\n}\n");
        assertThatThrownBy(written::load).hasMessage("""
                base/prices.json:3:3  while the scripts were loaded
                  This is not JSON. Before this stands no comma.
                  3 |   "cheese": 7
                    |   ^""");
    }

    @Test
    void aFileThatIsNotThereIsToldAtItsImportHoweverThatIsWritten() {
        Written written = new Written(folder)
                .main("")
                .file("clouds.js", "")
                .mod("sun", "const dry = 0; import \"base/cluods.js\";\n");
        assertThatThrownBy(written::load).hasMessage("""
                sun/main.js:1:24  while the scripts were loaded
                  There is no file base/cluods.js. Did you mean "base/clouds.js"?
                  1 | const dry = 0; import "base/cluods.js";
                    |                        ^""");
    }

    @Test
    void aFileWhoseNameGoesOnIsNearerThanOneThatIsSpelledAlike() {
        Written written = new Written(folder)
                .main("")
                .file("cloud.js", "")
                .file("clouds-high.js", "")
                .mod("sun", "import \"base/clouds.js\";\n");
        assertThatThrownBy(written::load).hasMessage("""
                sun/main.js:1:9  while the scripts were loaded
                  There is no file base/clouds.js. Did you mean "base/clouds-high.js"?
                  1 | import "base/clouds.js";
                    |         ^""");
    }

    @Test
    void aRuleThatWantsToImportIsToldSoWhenItIsLoaded() {
        Written written = new Written(folder).main("""
                // Nothing here will import (or export) anything.
                import { add, rules } from "gnaw";
                add(rules.turnEnds, { rain: () => import("./rain.js") });
                """);
        assertThatThrownBy(written::load).hasMessage("""
                base/main.js:4:35  while the scripts were loaded
                  Rules cannot wait for an import: write import { … } from "…" at the top of the file.
                  4 | add(rules.turnEnds, { rain: () => import("./rain.js") });
                    |                                   ^""");
    }

    @Test
    void anImportThroughALinkOutOfTheFolderIsRefused() throws Exception {
        Written written = new Written(folder).main("").mod("first", "import \"./secret.js\";\n");
        Path outside = Files.writeString(folder.resolve("outside.js"), "throw new Error(\"It was read.\");\n");
        Files.createSymbolicLink(folder.resolve("first/secret.js"), outside);
        assertThatThrownBy(written::load).hasMessage("""
                first/main.js:1:9  while the scripts were loaded
                  There is no file first/secret.js.
                  1 | import "./secret.js";
                    |         ^""");
    }
}
