package gnaw.script.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import gnaw.mod.ScriptError;
import gnaw.script.Written;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with several statements, rows and mods is told at once. */
class ModProblemsTest {
    @TempDir
    Path folder;

    @Test
    void everyProblemOfEveryModIsToldUnderItsName() {
        Written both = new Written(folder)
                .main("")
                .mod("first", """
                import { add, amend, creatures } from "gnaw";
                amend(creatures, { beast: { hitPonts: 9, attack: "much" }, hreo: { attack: 1 } });
                add(creatures, { beast: { like: "beast" }, ghost: { like: "baest" } });
                """)
                .mod("second", "import { remove, tones } from \"gnaw\";\nremove(tones, \"bda\");\n");
        assertThatThrownBy(both::load).hasMessage("""
                4 problems in first:

                first/main.js:2:29  while the scripts were loaded
                  creatures.beast.hitPonts: the table creatures has no cell "hitPonts". Did you mean "hitPoints"?
                  2 | amend(creatures, { beast: { hitPonts: 9, attack: "much" }, hreo: { attack: 1 } });
                    |                             ^

                first/main.js:2:42  while the scripts were loaded
                  creatures.beast.attack must be number, but is text: "much".
                  2 | amend(creatures, { beast: { hitPonts: 9, attack: "much" }, hreo: { attack: 1 } });
                    |                                          ^

                first/main.js:2:60  while the scripts were loaded
                  The table creatures has no row "hreo". Did you mean "hero"?
                  2 | amend(creatures, { beast: { hitPonts: 9, attack: "much" }, hreo: { attack: 1 } });
                    |                                                            ^

                first/main.js:3:44  while the scripts were loaded
                  The table creatures has no row "baest". Did you mean "beast"?
                  3 | add(creatures, { beast: { like: "beast" }, ghost: { like: "baest" } });
                    |                                            ^

                1 problem in second:

                second/main.js:2:1  while the scripts were loaded
                  The table tones has no row "bda". Did you mean "bad"?
                  2 | remove(tones, "bda");
                    | ^""");
    }

    @Test
    void tooMuchWorkIsToldAsWorkOfLoading() {
        Written busy = new Written(folder).main("").mod("long", """
                let sum = 0;
                for (let i = 0; i < 60000; i++) sum += i;
                """);
        assertThatThrownBy(busy::load).hasMessage("""
                long/main.js:2:17  while the scripts were loaded
                  It took more than 100000 statements: an endless loop, or too much to do while scripts load.
                  2 | for (let i = 0; i < 60000; i++) sum += i;
                    |                 ^""");
    }

    @Test
    void aCellThatAMeterIsCalledByIsToldHowItIsDescribed() {
        Written nest = new Written(folder).main("").mod("nest", """
                import { add, creatures, items, meters } from "gnaw";
                add(meters, {
                  home: { start: "", holds: "id of tiles", owner: "creature" },
                  trail: { start: [], holds: ["text"], owner: "item" },
                });
                add(creatures, { bird: { like: "beast", home: "floor", trail: [] } });
                add(items, { egg: { like: "stone", trail: [] } });
                """);
        assertThatThrownBy(nest::load).hasMessage("""
                3 problems in nest:

                nest/main.js:6:41  while the scripts were loaded
                  creatures.nest:bird.home: the table creatures has no cell "home". There is a meter of that name: cells(creatures, { home: "id of tiles?" }) lets rows begin it.
                  6 | add(creatures, { bird: { like: "beast", home: "floor", trail: [] } });
                    |                                         ^

                nest/main.js:6:56  while the scripts were loaded
                  creatures.nest:bird.trail: the table creatures has no cell "trail". There are: name, glyph, plain, tone, side, companion, hitPoints, maxHitPoints, attack, defense, sight, light, speed, carries, braves.
                  6 | add(creatures, { bird: { like: "beast", home: "floor", trail: [] } });
                    |                                                        ^

                nest/main.js:7:36  while the scripts were loaded
                  items.nest:egg.trail: the table items has no cell "trail". There is a meter of that name: cells(items, { trail: "list?" }) lets rows begin it.
                  7 | add(items, { egg: { like: "stone", trail: [] } });
                    |                                    ^""");
    }

    @Test
    void whoTakesTheHeroAwayIsToldThatNoGameCanBegin() {
        Written taken = new Written(folder).main("").mod("empty", """
                import { creatures, remove } from "gnaw";
                remove(creatures, "hero");
                """);
        assertThatThrownBy(taken::load).hasMessage("""
                empty/main.js:2:1  while the scripts were loaded
                  The table creatures has no row "hero": a game begins with that creature. There are: beast.
                  2 | remove(creatures, "hero");
                    | ^""");
    }

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

    @Test
    void nothingInACellOfIdsIsToldOnce() {
        Written written = new Written(folder)
                .main("")
                .mod(
                        "first",
                        "import { add, creatures } from \"gnaw\";\nadd(creatures, { yak: { like: \"beast\", carries: null } });\n");
        assertThatThrownBy(written::load).hasMessage("""
                first/main.js:2:40  while the scripts were loaded
                  creatures.first:yak.carries must be ids of items, but is null.
                  2 | add(creatures, { yak: { like: "beast", carries: null } });
                    |                                        ^""");
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
    void aModThatCannotBeReadHidesNoOtherModsProblems() {
        Written both = new Written(folder)
                .main("")
                .mod("first", "const x = = 3;\n")
                .mod("second", "import { remove, tones } from \"gnaw\";\nremove(tones, \"bda\");\n");
        ScriptError error = catchThrowableOfType(ScriptError.class, both::load);
        assertThat(error).hasMessage("""
                1 problem in first:

                first/main.js:1:11  while the scripts were loaded
                  SyntaxError: Expected an operand but found =
                  1 | const x = = 3;
                    |           ^

                1 problem in second:

                second/main.js:2:1  while the scripts were loaded
                  The table tones has no row "bda". Did you mean "bad"?
                  2 | remove(tones, "bda");
                    | ^""");
        assertThat(error.mods()).containsExactly("first", "second");
    }

    @Test
    void whereABracketIsMissingTheOtherIsToldWithItsLine() {
        Written broken = new Written(folder).main("").mod("first", "const five = (x) => {\n  return 5;\n\nfive(1);\n");
        assertThatThrownBy(broken::load).hasMessage("""
                first/main.js:5:1  while the scripts were loaded
                  SyntaxError: Expected } but found the end. The { in line 1, column 21 is not closed.
                  5 |\s
                    | ^""");
    }

    @Test
    void soItIsWhereTheLanguageExpectsSomethingElse() {
        Written broken =
                new Written(folder).main("").mod("first", """
                const rows = {
                  one: (x) => {
                    if (x) {
                      x();
                  },
                  two: 2,
                };
                """).mod("second", "const five = Math.max({ a: 1 );\n");
        assertThatThrownBy(broken::load).hasMessage("""
                1 problem in first:

                first/main.js:5:4  while the scripts were loaded
                  SyntaxError: Expected an operand but found ,. The { in line 3, column 12 is not closed.
                  5 |   },
                    |    ^

                1 problem in second:

                second/main.js:1:30  while the scripts were loaded
                  SyntaxError: Expected comma but found ). The { in line 1, column 23 is not closed.
                  1 | const five = Math.max({ a: 1 );
                    |                              ^""");
    }

    @Test
    void whereABracketClosesTooMuchNoneIsCalledOpen() {
        Written broken = new Written(folder).main("").mod("first", "const five = (x) => {\n  return (5));\n};\n");
        assertThatThrownBy(broken::load).hasMessageNotContainingAny("is not closed");
    }

    @Test
    void aModIsNotBlamedForTheModThatItRequires() {
        Written both = new Written(folder)
                .main("")
                .mod("first", "throw new Error(\"not today\");\n")
                .modOn("first", "second", "import \"first/main.js\";\n");
        assertThatThrownBy(both::load).hasMessage("""
                first/main.js:1:7  while the scripts were loaded
                  not today
                  1 | throw new Error("not today");
                    |       ^""");
    }

    @Test
    void anErrorInAnAmendmentIsToldWhereItWasThrown() {
        Written written = new Written(folder).main("""
                import { amend, creatures } from "gnaw";
                amend(creatures, {
                  beast: { attack: (n) => n.times(2) },
                });
                """);
        assertThatThrownBy(written::load).hasMessage("""
                base/main.js:4:29  while the scripts were loaded
                  n.times is not a function
                  4 |   beast: { attack: (n) => n.times(2) },
                    |                             ^""");
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

    @ParameterizedTest
    @CsvSource({"-1, -1", "0.001, 0.001", "5e-324, 4.9E-324"})
    void aTimeInWhichAGameWouldHardlyMoveIsRefusedAtItsCell(String written, String told) {
        assertThatThrownBy(new Written(folder)
                        .main("")
                        .mod(
                                "haste",
                                "import { actions, amend } from \"gnaw\";\namend(actions, { wait: { time: " + written
                                        + " } });\n")::load)
                .hasMessage("""
                haste/main.js:2:18  while the scripts were loaded
                  actions.wait wants 0, or a number of turns from 0.01 on, for time, but got %s.
                  2 | amend(actions, { wait: { time: %s } });
                    |                  ^""".formatted(told, written));
    }

    @Test
    void whatLastsForNoTurnAtAllIsRefusedAtItsCell() {
        assertThatThrownBy(
                        new Written(folder)
                                        .main("")
                                        .mod(
                                                "haste",
                                                "import { actions, amend } from \"gnaw\";\namend(actions, { wait: { lasts: -3 } });\n")
                                ::load)
                .hasMessage("""
                haste/main.js:2:18  while the scripts were loaded
                  actions.wait wants a whole number from 1 to 100000 for lasts, but got -3.
                  2 | amend(actions, { wait: { lasts: -3 } });
                    |                  ^""");
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
