package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Meters that are called as something else is that rules read. */
class HiddenFactsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "pack, hero, Creature",
        "at, creature, Creature",
        "count, item, Item",
        "kind, kind, Item",
        "at, tile, Tile",
        "isNew, level, Level",
        "turn, world, World"
    })
    void aMeterCannotHideAFactOfItsOwners(String meter, String owner, String type) {
        Written written = new Written(folder)
                .main("import { add, meters } from \"gnaw\";\nadd(meters, { %s: { start: 0, owner: \"%s\" } });"
                        .formatted(meter, owner));

        assertThatThrownBy(written::load)
                .hasMessageContaining("base/main.js:3:15")
                .hasMessageContaining("""
                The meter "%s" would hide the fact of that name, which every %s has: call it something else.""".formatted(meter, type));
    }

    @Test
    void whatIsWrongIsToldWhereTheMeterIsAdded() {
        Written written = new Written(folder).main("").mod("naming", """
                import { add, meters } from "gnaw";
                add(meters, { name: { start: 0, owner: "creature" } });
                """);

        assertThatThrownBy(written::load).hasMessage("""
                naming/main.js:2:15  while the scripts were loaded
                  The meter "name" would hide the cell of that name, which rows of creatures have and which is no number: call it something else.
                  2 | add(meters, { name: { start: 0, owner: "creature" } });
                    |               ^""");
    }

    @Test
    void aMeterMayBeCalledAsACellThatSaysWithWhatARowBegins() {
        Written written = new Written(folder).main("""
                import { add, cells, creatures, meters } from "gnaw";
                cells(creatures, { spite: "number?: with how much it begins" });
                add(meters, { spite: { start: 0, owner: "creature" }, count: { start: 0, owner: "creature" } });
                """);

        try (Rulebook rules = written.load()) {
            assertThat(rules.catalog().meters()).containsKeys("spite", "count");
        }
    }
}
