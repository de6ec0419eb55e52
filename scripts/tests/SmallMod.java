package gnaw.rules;

import gnaw.mod.Mods;
import gnaw.mod.ResolvedMods;
import gnaw.mod.Scripts;
import gnaw.script.context.RulesThread;
import gnaw.terminal.key.Keymap;
import gnaw.workshop.check.Check;
import gnaw.workshop.check.Finding;
import gnaw.workshop.check.Findings;
import gnaw.workshop.check.Types;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A small mod of a small game, and what the check finds in it. */
abstract class SmallMod {
    @TempDir
    Path folder;

    @BeforeEach
    void aSmallModOfASmallGame() throws IOException {
        write("base/main.js", """
                import { add, change, creatures, meters, rules, tiles } from "gnaw";
                add(meters, {
                  hitPoints: { start: 1, owner: "creature" }, maxHitPoints: { start: 1, owner: "creature" },
                  nourishment: { start: 900, owner: "hero" },
                });
                add(creatures, { hero: { name: "you", glyph: "@", hitPoints: 20, attack: 3, defense: 1 } });
                add(tiles, {
                  wall: { name: "wall", glyph: "#", passable: false, transparent: false },
                  floor: { name: "floor", glyph: ".", passable: true, transparent: true },
                });
                const parts = { wall: "wall", floor: "floor", door: "floor", secretDoor: "wall", stairsUp: "floor", stairsDown: "floor" };
                add(rules.levelPlanned, { plan: () => ({ width: 40, height: 20, rooms: 5, tiles: parts }) });
                export const feed = (who) => [change(who, "nourishment", 300)];
                """);
        write("mods/soup/mod.json", """
                { "id": "soup", "name": "Soup", "description": "It is hot.", "version": "1.0.0", "gnaw": "*" }
                """);
        write("mods/soup/main.js", "export const ladle = (who) => who.nourishment + 7;\n");
    }

    /** A line for each finding, as these types see it. */
    String found(Types types) throws Exception {
        ResolvedMods soup = Mods.find(List.of(folder.resolve("mods"))).choose(List.of("soup"));
        Scripts scripts = Scripts.with(folder.resolve("base"), soup.mods(), soup.settings(List.of()));
        Check check = new Check(
                Optional.of(types),
                new Findings(folder.resolve("cache")),
                Keymap.engineKeys(),
                Keymap.engineCommands());
        return RulesThread.call("check", () -> check.of(scripts, List.of("soup"))).stream()
                .map(Finding::toString)
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    /** Puts a file at its path below the folder. */
    void write(String file, String text) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.writeString(folder.resolve(file), text);
    }
}
