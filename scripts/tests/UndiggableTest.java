package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A level that cannot be dug, or somebody who cannot live there, is refused at its line, and not met at depth 19. */
class UndiggableTest {
    @TempDir
    Path mods;

    private void refused(String main, String why) {
        assertThatThrownBy(() -> BaseWithMod.load(mods, "pits", main)).hasMessage(why);
    }

    @Test
    void aDrawnRoomOrAPlan() {
        refused("""
                import { add, amend } from "gnaw";
                import { branches } from "base/content/branches.js";
                import { levels, themes } from "base/content/levels.js";
                import { vaults } from "base/content/vaults.js";
                const room = { from: 2, to: 9, isCertain: false };
                add(vaults, {
                  riddle: { ...room, drawing: "#####\\n#Q..#\\n##+##" },
                  ragged: { ...room, drawing: "#####\\n#..#\\n##+##" },
                  tomb: { ...room, drawing: "#####\\n#...#\\n#####" },
                  halves: { ...room, drawing: "#####\\n#.#.#\\n#+#+#" },
                });
                amend(levels, { rooms: 3 });
                amend(themes, { halls: { style: "maze" } });
                amend(branches, { foundry: { lakes: [{ tile: "wine", wreath: "ash", howMany: 2, size: 9 }] } });""", """
                7 problems in pits:

                pits/main.js:7:22  while the scripts were loaded
                  vaults.pits:riddle.drawing has a letter that stands for nothing: Q. Say in tiles or marks what it is.
                  7 |   riddle: { ...room, drawing: "#####\\n#Q..#\\n##+##" },
                    |                      ^

                pits/main.js:8:22  while the scripts were loaded
                  vaults.pits:ragged.drawing has lines of different lengths: line 1 has 5 letters, and line 2 has 4.
                  8 |   ragged: { ...room, drawing: "#####\\n#..#\\n##+##" },
                    |                      ^

                pits/main.js:9:20  while the scripts were loaded
                  vaults.pits:tomb.drawing has no way in: there is no door in its border, nor floor.
                  9 |   tomb: { ...room, drawing: "#####\\n#...#\\n#####" },
                    |                    ^

                pits/main.js:10:22  while the scripts were loaded
                  vaults.pits:halves.drawing falls apart: its floor must hang together by straight steps.
                  10 |   halves: { ...room, drawing: "#####\\n#.#.#\\n#+#+#" },
                     |                      ^

                pits/main.js:12:17  while the scripts were loaded
                  levels.rooms is too small for a level: 3. It takes 4.
                  12 | amend(levels, { rooms: 3 });
                     |                 ^

                pits/main.js:13:26  while the scripts were loaded
                  themes.halls.style is "maze": levels are dug as rooms, caves, mixed.
                  13 | amend(themes, { halls: { style: "maze" } });
                     |                          ^

                pits/main.js:14:30  while the scripts were loaded
                  branches.foundry.lakes has a lake of what is no row of tiles: wine.
                  14 | amend(branches, { foundry: { lakes: [{ tile: "wine", wreath: "ash", howMany: 2, size: 9 }] } });
                     |                              ^""");
    }

    @Test
    void aBossWithoutAPlace() {
        refused("""
                import { amend } from "gnaw";
                import { bosses } from "base/rules/bosses.js";
                amend(bosses, { guest: { depth: 11 } });""", """
                pits/main.js:3:26  while the scripts were loaded
                  bosses.guest.depth is below the last of 10 bands: 11. Nobody comes there.
                  3 | amend(bosses, { guest: { depth: 11 } });
                    |                          ^""");
    }

    @Test
    void aBossWhoseRoomIsElsewhere() {
        refused("""
                import { amend } from "gnaw";
                import { bosses } from "base/rules/bosses.js";
                amend(bosses, { cook: { depth: 4 } });""", """
                pits/main.js:3:25  while the scripts were loaded
                  bosses.cook.depth is 4, but the room that it owns is built from 3 on.
                  3 | amend(bosses, { cook: { depth: 4 } });
                    |                         ^""");
    }

    @Test
    void aKindWithoutAMind() {
        refused("""
                import { add, creatures } from "gnaw";
                import { bosses } from "base/rules/bosses.js";
                add(creatures, {
                  moper: { like: "rat", mind: "hunterr" },
                  shade: { like: "rat", weight: -1 },
                });
                add(bosses, { cok: { depth: 3, company: [] } });""", """
                3 problems in pits:

                pits/main.js:4:25  while the scripts were loaded
                  creatures.pits:moper.mind: the table minds has no row "hunterr". Did you mean "hunter"?
                  4 |   moper: { like: "rat", mind: "hunterr" },
                    |                         ^

                pits/main.js:7:15  while the scripts were loaded
                  The table creatures has no row "cok". Did you mean "cook"?
                  7 | add(bosses, { cok: { depth: 3, company: [] } });
                    |               ^

                pits/main.js:5:25  while the scripts were loaded
                  creatures.pits:shade.weight must be a number of 0 or more, but is number: -1.
                  5 |   shade: { like: "rat", weight: -1 },
                    |                         ^""");
    }
}
