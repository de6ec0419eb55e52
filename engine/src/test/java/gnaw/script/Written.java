package gnaw.script;

import gnaw.game.Game;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.mod.Mod;
import gnaw.mod.Scripts;
import gnaw.script.context.RulesThread;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;

/** Scripts written for one test: the least that makes a game, and what the test adds. */
public final class Written {
    /** A world of one hero, one kind of beast and one kind of thing, on a level dug small. */
    static final String HOUSE = """
            import { act, actions, add, bots, creatures, items, meters, rules, texts, tiles, tones, verbs } from "gnaw";
            add(meters, {
              hitPoints: { start: 1, owner: "creature" }, maxHitPoints: { start: 1, owner: "creature" },
              attack: { start: 0, owner: "creature" }, defense: { start: 0, owner: "creature" },
              sight: { start: 7, owner: "creature" }, speed: { start: 100, owner: "creature" },
              thirst: { start: 5, owner: "hero" }, known: { start: 0, owner: "kind" }, alarm: { start: 0, owner: "world" },
              charge: { start: 3, owner: "item" },
            });
            add(tones, { bad: { fore: "#ff0000" }, dim: { fore: "#707070" }, bright: { fore: "#ffffff" } });
            add(creatures, {
              hero: { name: "you", glyph: "@", hitPoints: 20, attack: 3, defense: 1 },
              beast: { name: "beast", glyph: "b", hitPoints: 4, attack: 2, defense: 0 },
            });
            add(items, { stone: { name: "stone", glyph: "*", stacks: true } });
            add(tiles, {
              wall: { name: "wall", glyph: "#", passable: false, transparent: false },
              floor: { name: "floor", glyph: ".", passable: true, transparent: true },
              up: { name: "up", glyph: "<", passable: true, transparent: true, action: "ascend" },
              down: { name: "down", glyph: ">", passable: true, transparent: true, action: "descend" },
            });
            add(actions, {
              step: { time: 1 }, bump: { time: 0 }, attack: { time: 1 }, wait: { time: 1 },
              descend: { time: 1 }, ascend: { time: 1 }, pickUp: { time: 1 }, drop: { time: 1 },
            });
            add(verbs, { toss: { menu: "Toss", time: 1, fits: () => true } });
            add(rules.levelPlanned, {
              planning: () => ({
                width: 40, height: 20, rooms: 5, up: true, down: true,
                tiles: { wall: "wall", floor: "floor", door: "floor", secretDoor: "wall", stairsUp: "up", stairsDown: "down" },
              }),
            });
            """;

    private final Path folder;
    private final TreeMap<String, Mod> mods = new TreeMap<>();

    public Written(Path folder) {
        this.folder = folder;
        file("house.js", HOUSE);
    }

    /** The main module: the house, and then this. */
    public Written main(String text) {
        return file("main.js", "import \"./house.js\";\n" + text);
    }

    public Written file(String name, String text) {
        return write(folder.resolve("base").resolve(name), text);
    }

    public Written mod(String id, String text) {
        return mod(ModsFixture.plain(id, folder.resolve(id)), text);
    }

    /** A mod that gives things new names. */
    public Written mod(String id, Map<String, String> renamed, String text) {
        return mod(ModsFixture.renaming(id, folder.resolve(id), renamed), text);
    }

    /** A mod that calls itself a translation. */
    public Written translation(String id, String text) {
        return mod(ModsFixture.translation(id, folder.resolve(id)), text);
    }

    /** A mod that requires another. */
    public Written modOn(String other, String id, String text) {
        return mod(ModsFixture.requiring(id, folder.resolve(id), other), text);
    }

    private Written mod(Mod mod, String text) {
        mods.put(mod.id(), mod);
        return write(mod.root().resolve("main.js"), text);
    }

    public Scripts scripts() {
        return Scripts.with(folder.resolve("base"), List.copyOf(mods.values()), Map.of());
    }

    public Rulebook load() {
        return Rulebook.load(scripts());
    }

    /** Plays a new game under these scripts, on a thread of its own as every game is. */
    <T> T play(Function<Game, T> play) throws Exception {
        return with(rules -> play.apply(Game.begin(rules, 11)));
    }

    /** Looks on at a new game. Where nothing comes of it, the compiler reads a long block once and not many times. */
    void watch(Consumer<Game> look) throws Exception {
        play(game -> {
            look.accept(game);
            return game;
        });
    }

    /** A new game with the hero near the top left corner of a level that is drawn. */
    <T> T playOn(Level level, Function<Game, T> play) throws Exception {
        return with(rules -> play.apply(Game.on(level, new Point(1, 1), 1, rules, 3)));
    }

    /** Does something with these scripts. */
    <T> T with(Function<Rulebook, T> work) throws Exception {
        return RulesThread.call("test", () -> {
            try (Rulebook rules = load()) {
                return work.apply(rules);
            }
        });
    }

    private Written write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
