package gnaw.workshop.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What could make two games of one seed differ is refused at its line; what only looks like it is not. */
class RepeatableTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "const f = (n) => n ** 2; | 1:20 | ** may differ from machine to machine; Math.pow does not.",
                "let turns = 0; | 1:1 | A variable of the whole file",
                "var turns = 0; | 1:1 | A variable of the whole file",
                "const f = () => Date.now(); | 1:17 | There is no clock here: world.turn tells the time.",
                "const f = () => Math.random(); | 1:22 | Math.random is not there: dice are the only chance.",
                "const seen = new Set();\\nconst f = (who) => seen.add(who.id); | 2:20 | This changes seen, which lasts longer",
                "const seen = {};\\nconst f = (who) => { seen[who.id] = 1; }; | 2:22 | This changes seen, which lasts longer",
                "const seen = { n: 0 };\\nconst f = () => seen.n++; | 2:17 | This changes seen, which lasts longer",
                "const f = async () => 1; | 1:11 | Nothing can wait here: a rule answers at once."
            })
    void whatRemembersOrGuessesIsRefused(String script, String place, String text) {
        List<Finding> found = Repeatable.check("base/main.js", script.replace("\\n", "\n"));
        assertThat(found).singleElement().satisfies(finding -> assertThat(finding.toString())
                .startsWith("base/main.js:" + place + ": error: " + text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "const f = () => \"2 ** 3 and let it be\";",
                "// let x = 2 ** 3;",
                "/* Date */ const f = (text) => text.replace(/**/ / 2, 3);",
                "const f = (text) => /a**b|let/.test(text);",
                "const f = (n) => `${n} ** let ${{ a: `Date ${n}` }.a} **`;",
                "const f = () => { let n = 0; n += 1; return n; };",
                "const names = new Set([\"a\"]);\nconst f = (name) => names.has(name);",
                "const f = (who) => ({ Date: who.Date });",
                "const list = [1, 2];\nconst f = () => [...list].map((n) => n / 2 / 3);"
            })
    void whatOnlyLooksLikeItIsNot(String script) {
        assertThat(Repeatable.check("base/main.js", script)).isEmpty();
    }
}
