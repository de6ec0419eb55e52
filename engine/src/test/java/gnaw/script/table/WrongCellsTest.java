package gnaw.script.table;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.mod.ScriptError;
import gnaw.script.Written;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is told of cells that are misspelt, missing, or of the wrong type. */
class WrongCellsTest {
    @TempDir
    Path folder;

    @Test
    void aCellOfATableThatSaysMoreOfTheSameRowsIsLookedForThere() {
        Written written = new Written(folder).main("""
                        import { keyedBy, items, table } from "gnaw";
                        const cells = { from: "number", to: "number?" };
                        keyedBy(table("loot", {}, cells), items);
                        keyedBy(table("meals", {}, { from: "number" }), items);
                        """).mod("spicy", """
                        import { add, items } from "gnaw";
                        add(items, { pepper: { glyph: "!", name: "pepper", from: 1, to: 4, form: 2 } });
                        """);
        assertThatThrownBy(written::load)
                .hasMessageContaining(
                        "items.spicy:pepper.from: the table items has no cell \"from\". A row of the same name in loot or meals has one.\n")
                .hasMessageContaining(
                        "items.spicy:pepper.to: the table items has no cell \"to\". A row of the same name in loot has one.\n")
                .hasMessageContaining("items.spicy:pepper.form: the table items has no cell \"form\". There are: ");
    }

    @Test
    void aMisspeltCellIsToldWithTheNearestNameAndTheLine() {
        new Written(folder).main("""
                import { amend, creatures } from "gnaw";
                amend(creatures, { beast: { hitPonts: 9 } });
                """);
        assertThatThrownBy(() -> new Written(folder).load())
                .isInstanceOf(ScriptError.class)
                .hasMessage("""
                base/main.js:3:29  while the scripts were loaded
                  creatures.beast.hitPonts: the table creatures has no cell "hitPonts". Did you mean "hitPoints"?
                  3 | amend(creatures, { beast: { hitPonts: 9 } });
                    |                             ^""");
    }

    @Test
    void aCellKeepsItsType() {
        new Written(folder).main("""
                import { amend, creatures } from "gnaw";
                amend(creatures, { beast: { hitPoints: "many" } });
                """);
        assertThatThrownBy(() -> new Written(folder).load())
                .hasMessageContaining("creatures.beast.hitPoints must be number, but is text: \"many\".");
    }

    @Test
    void severalMissingCellsAreToldTogether() {
        new Written(folder).main("""
                import { add, creatures } from "gnaw";
                add(creatures, { ghost: { name: "ghost", glyph: "g" } });
                """);
        assertThatThrownBy(() -> new Written(folder).load()).hasMessage("""
                3 problems in base:

                base/main.js:3:18  while the scripts were loaded
                  creatures.ghost.hitPoints must be number, but is missing.
                  creatures.ghost.attack must be number, but is missing.
                  creatures.ghost.defense must be number, but is missing.
                  3 | add(creatures, { ghost: { name: "ghost", glyph: "g" } });
                    |                  ^""");
    }

    @Test
    void whatIsThereByAMisspeltNameIsNotMissingBesides() {
        new Written(folder).main("""
                import { add, creatures } from "gnaw";
                add(creatures, {
                  ghost: { name: "ghost", glyph: "g", hitpoints: 4, attack: 1, defens: 1 },
                });
                """);
        assertThatThrownBy(() -> new Written(folder).load()).hasMessage("""
                2 problems in base:

                base/main.js:4:39  while the scripts were loaded
                  creatures.ghost.hitpoints: the table creatures has no cell "hitpoints". Did you mean "hitPoints"?
                  4 |   ghost: { name: "ghost", glyph: "g", hitpoints: 4, attack: 1, defens: 1 },
                    |                                       ^

                base/main.js:4:64  while the scripts were loaded
                  creatures.ghost.defens: the table creatures has no cell "defens". Did you mean "defense"?
                  4 |   ghost: { name: "ghost", glyph: "g", hitpoints: 4, attack: 1, defens: 1 },
                    |                                                                ^""");
    }

    /** Rows of others were there before and cannot know of it. */
    @Test
    void aCellThatAModDemandsOfTheRowsOfOthersIsToldOnceWhereItIsDescribed() {
        Written mod =
                new Written(folder).main("import { creatures } from \"gnaw\";").mod("trade", """
                        import { cells, creatures } from "gnaw";
                        cells(creatures, {
                          price: "number: coins",
                        });
                        """);
        assertThatThrownBy(mod::load).hasMessage("""
                trade/main.js:3:3  while the scripts were loaded
                  creatures.price must be number, but is missing in 2 rows that were there before, such as creatures.hero. If it may be left out, a question mark says so: "number?".
                  3 |   price: "number: coins",
                    |   ^""");
    }

    @Test
    void aMistakeInOneOfManyRowsIsToldAtItsLine() {
        new Written(folder).main("""
                import { table } from "gnaw";
                export const songs = table("songs", {
                  lament: { verses: 3, "sad": true },
                  hymn: { verses: 4 },
                  "old song": {
                    verses: -1,
                  },
                }, { verses: "weight" });
                """);
        assertThatThrownBy(() -> new Written(folder).load()).hasMessage("""
                2 problems in base:

                base/main.js:4:24  while the scripts were loaded
                  songs.lament.sad: the table songs has no cell "sad". There are: verses.
                  4 |   lament: { verses: 3, "sad": true },
                    |                        ^

                base/main.js:7:5  while the scripts were loaded
                  songs.old song.verses must be a number of 0 or more, but is number: -1.
                  7 |     verses: -1,
                    |     ^""");
    }

    @Test
    void aMistakeInAnotherModsAmendmentIsToldThere() {
        Written mods = new Written(folder).main("").mod("zoo", """
                import { amend, creatures } from "gnaw";
                amend(creatures, {
                  hero: { attack: 4 },
                  beast: {
                    glyph: "🐱",
                  },
                });
                """);
        assertThatThrownBy(mods::load).hasMessage("""
                zoo/main.js:5:5  while the scripts were loaded
                  creatures.beast.glyph must be one character that is one cell wide, but is text: "🐱".
                  5 |     glyph: "🐱",
                    |     ^""");
    }
}
