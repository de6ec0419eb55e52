package gnaw.script.source;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.script.Written;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A cell that cannot hold what is written in it is told where it is written. */
class RefusedCellsTest {
    @TempDir
    Path folder;

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
}
