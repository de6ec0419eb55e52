package gnaw.script.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import gnaw.mod.ScriptError;
import gnaw.script.Written;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
}
