package gnaw.terminal.play;

import gnaw.game.Appearance;
import gnaw.game.Catalog;
import gnaw.game.Catalog.Act;
import gnaw.game.Catalog.CreatureKind;
import gnaw.game.Catalog.ItemKind;
import gnaw.game.Catalog.MeterKind;
import gnaw.game.Catalog.Owner;
import gnaw.game.Catalog.TileKind;
import gnaw.game.Catalog.TileTrait;
import gnaw.game.Catalog.Verb;
import gnaw.game.Creature;
import gnaw.game.Reach;
import gnaw.map.Tile;
import gnaw.map.dig.Tiles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What there is in the dungeon of the rats: apples, a wand, nettles. */
final class RatCatalog {
    private static final Tile WALL = new Tile("wall", false, false);
    private static final Tile FLOOR = new Tile("floor", true, true);
    private static final Tile DOOR = new Tile("door", true, false);
    private static final Tile UP = new Tile("stairsUp", true, true);
    private static final Tile DOWN = new Tile("stairsDown", true, true);
    private static final Tile NETTLES = new Tile("nettles", true, true);

    /** What its levels are dug with. */
    static final Tiles TILES = new Tiles(WALL, FLOOR, DOOR, WALL, UP, DOWN);

    private RatCatalog() {}

    /** All of it, with a wand that takes so long to look for. */
    static Catalog of(double choosing) {
        return new Catalog(
                Map.of("hero", Set.of("foes"), "foes", Set.of("hero")),
                Map.of(),
                byName(
                        MeterKind::name,
                        List.of(
                                new MeterKind(Creature.HIT_POINTS, 10, Owner.CREATURE),
                                new MeterKind(Creature.MAX_HIT_POINTS, 10, Owner.CREATURE),
                                new MeterKind(Creature.CAUTION, 1 / 3.0, Owner.HERO),
                                new MeterKind(Creature.SIGHT, 9, Owner.CREATURE),
                                new MeterKind(Creature.SPEED, 100, Owner.CREATURE))),
                byName(
                        CreatureKind::id,
                        List.of(
                                new CreatureKind(
                                        "hero",
                                        "you",
                                        new Appearance("@", "@", "bright"),
                                        "hero",
                                        false,
                                        Map.of(),
                                        List.of(),
                                        Set.of()),
                                new CreatureKind(
                                        "rat",
                                        "rat",
                                        new Appearance("r", "r", "bad"),
                                        "foes",
                                        false,
                                        Map.of(),
                                        List.of(),
                                        Set.of()))),
                byName(
                        ItemKind::id,
                        List.of(
                                new ItemKind(
                                        "apple",
                                        "apple",
                                        new Appearance("%", "%", "good"),
                                        true,
                                        Map.of(),
                                        Optional.empty(),
                                        ItemKind.ANY_WAY),
                                new ItemKind(
                                        "wand",
                                        "wand",
                                        new Appearance("/", "/", "key"),
                                        false,
                                        Map.of(),
                                        Optional.empty(),
                                        ItemKind.ANY_WAY))),
                byName(
                        TileKind::id,
                        List.of(
                                tile(WALL, "a wall", "█", "#", Optional.empty()),
                                tile(FLOOR, "the floor", "·", ".", Optional.empty()),
                                tile(DOOR, "a door", "+", "+", Optional.empty()),
                                tile(UP, "stairs up", "<", "<", Optional.of("ascend")),
                                tile(DOWN, "stairs down", ">", ">", Optional.of("descend")),
                                new TileKind(
                                        NETTLES,
                                        "nettles",
                                        new Appearance("%", "%", "bad"),
                                        Optional.empty(),
                                        Optional.empty(),
                                        Set.of(TileTrait.SHUNNED),
                                        false,
                                        0))),
                byName(
                        Verb::id,
                        List.of(
                                new Verb(
                                        "bite",
                                        "e",
                                        "bite into something",
                                        1,
                                        0,
                                        "Bite into what?",
                                        "You have nothing to bite into.",
                                        Optional.empty()),
                                new Verb(
                                        "zap",
                                        "z",
                                        "zap a wand",
                                        1,
                                        choosing,
                                        "Zap what?",
                                        "You have no wand.",
                                        Optional.of(new Reach(0, 0))))),
                byName(
                        Act::id,
                        List.of(
                                new Act("wait", ".", "wait a turn", 1, 1, Optional.empty()),
                                new Act("spit", "v", "spit", 1, 1, Optional.of(new Reach(3, 1))),
                                new Act(
                                        "hiss",
                                        "V",
                                        "hiss at somebody",
                                        0,
                                        1,
                                        Optional.empty(),
                                        false,
                                        Optional.of(new Catalog.Choosing("Hiss how?", "You have no breath."))),
                                new Act("rest", "R", "rest until something happens", 1, 20, Optional.empty()),
                                new Act("descend", ">", "go down", 1, 1, Optional.empty()),
                                new Act("ascend", "<", "go up", 1, 1, Optional.empty()),
                                new Act("bump", "", "", 0, 1, Optional.empty()))),
                Map.of(),
                Map.of("usual", new Catalog.PaletteKind("usual", 1, Map.of())),
                Map.of("rats", new Catalog.Chapter("Rats", "They bite.")),
                Map.ofEntries(
                        Map.entry("liesHere", "Here lies {name}."),
                        Map.entry("carriedNow", "All in all {name}."),
                        Map.entry("lieHere", "Here lie: {name}."),
                        Map.entry("explored", "There is nothing left to explore."),
                        Map.entry("spotted", "A {name} comes into view."),
                        Map.entry("watched", "Not while a {name} watches."),
                        Map.entry("barred", "On the way lie {name}."),
                        Map.entry("pickedUp", "You now have {name}."),
                        Map.entry("nothingHere", "There is nothing here."),
                        Map.entry("unseen", "You cannot see that place."),
                        Map.entry("tooFar", "That is too far.")));
    }

    private static TileKind tile(Tile tile, String name, String glyph, String plain, Optional<String> leads) {
        return new TileKind(
                tile, name, new Appearance(glyph, plain, "dim"), leads, Optional.empty(), Set.of(), false, 0);
    }

    private static <T> Map<String, T> byName(Function<T, String> name, List<T> rows) {
        return rows.stream().collect(Collectors.toMap(name, row -> row, (one, _) -> one, LinkedHashMap::new));
    }
}
