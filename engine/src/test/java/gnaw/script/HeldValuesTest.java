package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Game;
import gnaw.game.Thing;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cells hold more than plain types: bounds, words, and rows of other tables. */
class HeldValuesTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            weight | -5 | must be a number of 0 or more, but is number: -5.
            percent | 101 | must be a number from 0 to 100, but is number: 101.
            count | 1.5 | must be a whole number of 0 or more, but is number: 1.5.
            dice | "1D6" | must be dice such as "2d6+1", but is text: "1D6".
            dice | "3" | must be dice such as "2d6+1", but is text: "3".
            dice | "1d4+1d6" | must be dice such as "2d6+1", but is text: "1d4+1d6".
            glyph | "🐱" | must be one character that is one cell wide, but is text: "🐱".
            glyph | "ab" | must be one character that is one cell wide, but is text: "ab".
            key | "Strg-x" | must be a key such as "e" or "Ctrl-e", but is text: "Strg-x".
            word up down | "left" | must be "up" or "down", but is text: "left".
            percent | "9" | must be a number from 0 to 100, but is text: "9".
            id of items | "ston" | : the table items has no row "ston". Did you mean "stone"?
            ids of items | ["stone", "ston"] | : the table items has no row "ston". Did you mean "stone"?
            keys of items | { ston: 3 } | : the table items has no row "ston". Did you mean "stone"?
            """)
    void whatDoesNotFitIsToldAtTheRow(String held, String value, String told) {
        assertThatThrownBy(() -> of(held, value))
                .hasMessage("""
                base/main.js:3:24  while the scripts were loaded
                  songs.lament.cell%s
                  3 | add(songs, { lament: { cell: %s } });
                    |                        ^""".formatted(told.startsWith(":") ? told : " " + told, value));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            weight | 0
            percent | 100
            count | 7
            dice | "2d6+1"
            dice | "d20 - 1"
            glyph | "ñ"
            key | "Ctrl-x F2 ;"
            word up down | "down"
            keys of items | { stone: 3 }
            """)
    void whatFitsIsTaken(String held, String value) {
        of(held, value).close();
    }

    private Rulebook of(String held, String value) {
        return new Written(folder)
                .main("import { table } from \"gnaw\"; const songs = table(\"songs\", {}, { cell: \"" + held
                        + "\" }); import { add } from \"gnaw\";\nadd(songs, { lament: { cell: " + value + " } });")
                .load();
    }

    @Test
    void anUnknownDescriptionIsToldWithTheNearest() {
        assertThatThrownBy(() -> of("percnt", "3"))
                .hasMessageContaining(
                        "The cell songs.cell is described as \"percnt\", which is no type. Did you mean \"percent\"?");
    }

    @Test
    void aModNamesItsOwnRowsShort() throws Exception {
        Written written = new Written(folder)
                .main("")
                .mod(
                        "zoo",
                        "import { add, amend, creatures, items } from \"gnaw\";\n"
                                + "add(items, { pelt: { name: \"pelt\", glyph: \"%\" } });\n"
                                + "amend(creatures, { hero: { carries: [\"pelt\"] } });\n");
        assertThat(RulesThread.call("test", () -> {
                    try (Rulebook rules = written.load()) {
                        return Game.begin(rules, 3).world().hero().pack().stream()
                                .map(Thing::kind)
                                .toList();
                    }
                }))
                .containsExactly("zoo:pelt");
    }

    @Test
    void aTableThatIsNamedAfterAnotherTakesItsIds() throws Exception {
        Written written = new Written(folder)
                .main("import { items, keyedBy, table } from \"gnaw\";\n"
                        + "export const prices = table(\"prices\", { stone: { gold: 1 } }, { gold: \"weight\" });\n"
                        + "keyedBy(prices, items);\n")
                .mod(
                        "zoo",
                        "import { prices } from \"base/main.js\";\nimport { add, amend, items } from \"gnaw\";\n"
                                + "add(prices, { pelt: { gold: 9 } });\n"
                                + "add(items, { pelt: { name: \"pelt\", glyph: \"%\" } });\n"
                                + "amend(prices, { stone: { gold: 2 } });\n");
        try (Rulebook rules = written.load()) {
            assertThat(rules.tables().stream()
                            .filter(table -> table.name().equals("prices"))
                            .findFirst()
                            .orElseThrow()
                            .ids())
                    .containsExactly("stone", "zoo:pelt");
        }
    }

    @Test
    void aRowThatIsNamedAfterNothingIsToldAtItsMod() {
        Written written = new Written(folder)
                .main("import { items, keyedBy, table } from \"gnaw\";\n"
                        + "export const prices = table(\"prices\", { stone: { gold: 1 } }, { gold: \"weight\" });\n"
                        + "keyedBy(prices, items);\n")
                .mod(
                        "zoo",
                        "import { prices } from \"base/main.js\";\nimport { add } from \"gnaw\";\n"
                                + "add(prices, { ston: { gold: 9 } });\n");
        assertThatThrownBy(written::load).hasMessage("""
                zoo/main.js:3:15  while the scripts were loaded
                  The table items has no row "ston". Did you mean "stone"?
                  3 | add(prices, { ston: { gold: 9 } });
                    |               ^""");
    }
}
