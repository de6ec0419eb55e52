package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables whose makers look at every row. */
class ValidateTest {
    private static final String SHELVES = """
            import { add, amend, table, tiles, validate } from "gnaw";
            export const shelves = table("shelves", { low: { from: 1, to: 3 } });
            validate(shelves, ({ from, to }, id) => (from > to ? { to: `is less than from of ${id}` } : {}));
            """;

    @TempDir
    Path folder;

    private Written shelves(String more) {
        return new Written(folder).main(SHELVES + more);
    }

    @Test
    void rowsThatAreFineAreLeftAlone() {
        try (Rulebook rules = shelves("validate(shelves, () => undefined);").load()) {
            assertThat(rules.catalog().tiles()).isNotEmpty();
        }
    }

    @Test
    void whatIsWrongWithAModsRowIsToldWhereTheModWroteIt() {
        Written written = shelves("").mod("high", """
                import { add } from "gnaw";
                import { shelves } from "base/main.js";
                add(shelves, { high: { from: 5, to: 4 } });
                """);
        assertThatThrownBy(written::load).hasMessage("""
                high/main.js:3:33  while the scripts were loaded
                  shelves.high:high.to is less than from of high:high.
                  3 | add(shelves, { high: { from: 5, to: 4 } });
                    |                                 ^""");
    }

    @Test
    void soIsWhatAnAmendmentMakesWrong() {
        assertThatThrownBy(shelves("amend(shelves, { low: { to: 0 } });")::load).hasMessageStartingWith("""
                        base/main.js:5:25  while the scripts were loaded
                          shelves.low.to is less than from of low.""");
    }

    @Test
    void aRowThatAnotherModSpoilsByAnotherCellIsToldThere() {
        Written written = shelves("").mod("high", """
                import { amend } from "gnaw";
                import { shelves } from "base/main.js";
                amend(shelves, { low: { from: 5 } });
                """);
        assertThatThrownBy(written::load).hasMessage("""
                high/main.js:3:25  while the scripts were loaded
                  shelves.low.to is less than from of low.
                  3 | amend(shelves, { low: { from: 5 } });
                    |                         ^""");
    }

    @Test
    void aTableOfCellsIsLookedAtAsOneRow() {
        assertThatThrownBy(shelves("""
                validate(table("speeds", { slow: 3, quick: 1 }), ({ slow, quick }) => ({ slow: slow > quick ? "is not slow" : undefined }));
                """)::load).hasMessageContaining("speeds.slow is not slow.");
    }

    @Test
    void onlyAFunctionCanLook() {
        assertThatThrownBy(shelves("validate(shelves, 3);")::load)
                .hasMessageContaining("validate wants a function, but got 3.");
    }

    @Test
    void oneThatFailsIsToldLikeAnyProblem() {
        assertThatThrownBy(shelves("validate(shelves, (row) => row.form.length);")::load)
                .hasMessage("""
                        base/main.js:5:28  while the scripts were loaded
                          There is no shelves.low.form. Did you mean "from"?
                          5 | validate(shelves, (row) => row.form.length);
                            |                            ^""");
    }

    @Test
    void eachLookAtARowMayTakeTheWholeBudget() {
        String many = """
                const rows = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`row${n}`, { n }]));
                validate(table("many", rows, { n: "number: which" }), () => {
                  for (let i = 0; i < 10000; i++) Math.sqrt(i);
                });
                """;
        try (Rulebook rules = shelves(many).load()) {
            assertThat(rules.catalog().tiles()).isNotEmpty();
        }
    }

    @Test
    void oneThatComesToNoEndIsTold() {
        Written written = shelves("").mod("spin", """
                import { table, validate } from "gnaw";
                validate(table("spins", { a: { n: 1 } }, { n: "number: how often" }), () => {
                  for (;;) Math.sqrt(2);
                });
                """);
        assertThatThrownBy(written::load).hasMessage("""
                spin/main.js:3:12  while the scripts were loaded
                  It took more than 100000 statements: an endless loop, or too much to do while scripts load.
                  3 |   for (;;) Math.sqrt(2);
                    |            ^""");
    }
}
