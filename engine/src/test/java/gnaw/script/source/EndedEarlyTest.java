package gnaw.script.source;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.script.Written;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is told of a mod whose loading an error has ended: where, why, and no more. */
class EndedEarlyTest {
    @TempDir
    Path folder;

    @Test
    void aNameOfAnotherFileThatNobodyImportedIsToldWithThatFile() {
        Written written = new Written(folder)
                .main("import \"./rules/soup.js\";\n")
                .file("rules/soup.js", "import \"./salt.js\"; import \"../stock.js\";\nsalt + stock;\n")
                .file("rules/salt.js", "stock + 1;\n")
                .file("stock.js", "export const stock = 1;\n");
        assertThatThrownBy(written::load).hasMessage("""
                base/rules/salt.js:1:1  while the scripts were loaded
                  stock is not defined. Import it from "../stock.js".
                  1 | stock + 1;
                    | ^""");
    }

    @Test
    void aNameThatItsFileGivesAwayFartherDownIsNotToBeImported() {
        Written written = new Written(folder).main("export const soup = salt + 1;\nexport const salt = 1;\n");
        assertThatThrownBy(written::load).hasMessage("""
                base/main.js:2:21  while the scripts were loaded
                  salt is not defined. It has a value only from the line on that gives it one, farther down: move that line up.
                  2 | export const soup = salt + 1;
                    |                     ^""");
    }

    @Test
    void aNameOfTheBaseGameThatAModDidNotImportIsToldWithItsFile() {
        Written written = new Written(folder)
                .main("import \"./broth.js\";\n")
                .file("broth.js", "export const salt = 1;\n")
                .mod("abler", "export const salt = 2;\n")
                .mod("spicy", "salt + 1;\n");
        assertThatThrownBy(written::load).hasMessage("""
                spicy/main.js:1:1  while the scripts were loaded
                  salt is not defined. Import it from "base/broth.js".
                  1 | salt + 1;
                    | ^""");
    }

    @Test
    void whatIsThrownWithoutBeingAnErrorSaysHowItsPlaceWouldBeKnown() {
        assertThatThrownBy(new Written(folder).main("throw \"over the wall\";")::load)
                .hasMessage("""
                base/main.js  while the scripts were loaded
                  over the wall. Only an Error knows where it was thrown: throw new Error(text).""");
    }

    /** The rows behind the error are missing, and what names them, in that mod, is no mistake of its own. */
    @Test
    void whatFollowsFromAModThatEndedEarlyIsNotTold() {
        Written written = new Written(folder).main("").mod("half", """
                        import { amend, creatures } from "gnaw";
                        amend(creatures, { ogre: { attack: 9 } });
                        ad(creatures, { ogre: {} });
                        """).mod("other", """
                        import { amend, creatures } from "gnaw";
                        amend(creatures, { troll: { attack: 9 } });
                        """);
        assertThatThrownBy(written::load).hasMessage("""
                1 problem in half:

                half/main.js:3:1  while the scripts were loaded
                  ad is not defined. Did you mean "add"?
                  3 | ad(creatures, { ogre: {} });
                    | ^

                1 problem in other:

                other/main.js:2:20  while the scripts were loaded
                  The table creatures has no row "troll". There are: hero, beast.
                  2 | amend(creatures, { troll: { attack: 9 } });
                    |                    ^""");
    }

    @Test
    void twoFilesThatImportEachOtherAreToldSo() {
        Written written = new Written(folder)
                .main("import { b } from \"./b.js\";\nexport const a = b + 1;\n")
                .file("b.js", "import { a } from \"./main.js\";\nexport const b = a + 1;\n");
        assertThatThrownBy(written::load).hasMessage("""
                base/b.js:2:18  while the scripts were loaded
                  a is not defined. Two files import each other, and this one runs first: use a inside of a function only, or move it into a file that both import.
                  2 | export const b = a + 1;
                    |                  ^""");
    }
}
