package gnaw.game;

import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.text.Captions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The engine's view of what the scripts define: the kinds of things and their appearance, by id and in the scripts' order.
 *
 * @param sides whom those of each side hate, by side
 * @param places the places beside the dungeon
 * @param palettes what a player may choose in place of some tones
 * @param manual what a player can read about the game
 * @param texts the engine's few sentences, by name; {@code {name}} stands for what is spoken of
 */
public record Catalog(
        Map<String, Set<String>> sides,
        Map<String, PlaceKind> places,
        Map<String, MeterKind> meters,
        Map<String, CreatureKind> creatures,
        Map<String, ItemKind> items,
        Map<String, TileKind> tiles,
        Map<String, Verb> verbs,
        Map<String, Act> acts,
        Map<String, Tone> tones,
        Map<String, PaletteKind> palettes,
        Map<String, Chapter> manual,
        Map<String, String> texts) {
    /** The mark of the cell where whoever comes by no stairs comes in. */
    static final String ENTRANCE = "entrance";

    /** The act that uses stairs down. */
    public static final String DESCEND = "descend";

    /** The act that uses stairs up. */
    public static final String ASCEND = "ascend";

    /** The act of whoever walks against what does not give way: it takes the time of a step in vain. */
    static final String BUMP = "bump";

    /** The kind of creature that a game begins with. */
    public static final String HERO = "hero";

    private static final Set<String> STAIRS = Set.of(ASCEND, DESCEND);

    /** Who has a meter. */
    public enum Owner {
        HERO,
        CREATURE,
        ITEM,
        KIND,
        WORLD,
        TILE,
        LEVEL
    }

    /** A named number, or memo: what it starts with, who has it, and what it holds. */
    public record MeterKind(String name, Object start, Owner owner, MemoType holds) {
        /** A number. */
        public MeterKind(String name, double start, Owner owner) {
            this(name, start, owner, MemoType.NUMBER);
        }
    }

    /**
     * A place beside the dungeon.
     *
     * @param from the depth of its first level
     */
    public record PlaceKind(String id, String name, int from) {}

    /**
     * A kind of creature.
     *
     * @param companion whether it follows the hero from its first turn on
     * @param start the row's cells that are meters
     * @param carries the kinds of items that are in its pack when it comes into the world, one of each mention
     * @param braves kinds of tiles that daunt others, and not it
     */
    public record CreatureKind(
            String id,
            String name,
            Appearance look,
            String side,
            boolean companion,
            Map<String, Object> start,
            List<String> carries,
            Set<String> braves) {}

    /**
     * A kind of item; those that stack lie in one place of the pack when their meters are equal.
     *
     * @param remembers the meter in which it holds what it was, if it stands in for things whose row is gone
     * @param luresWithin how many steps somebody who explores goes for it at most
     */
    public record ItemKind(
            String id,
            String name,
            Appearance look,
            boolean stacks,
            Map<String, Object> start,
            Optional<String> remembers,
            int luresWithin) {
        /** How many steps one goes for what is worth any way. */
        public static final int ANY_WAY = Integer.MAX_VALUE;
    }

    /** What its row may say of a kind of tile with a yes, in a cell of that name in small letters. */
    public enum TileTrait {
        /** Somebody who walks by himself keeps off it. */
        SHUNNED,
        /** Creatures keep off it. */
        DAUNTING,
        /** Somebody who explores leaves alone what lies there. */
        DISPLAY,
        /** Somebody who explores goes there. */
        LURE,
        /** Something can still be done there, of which somebody who has explored is told. */
        AWAITS
    }

    /**
     * A kind of tile.
     *
     * @param leads the act that uses it ("descend", "ascend"), if it is used at all
     * @param place the place beside the dungeon that it leads to, if it does
     * @param lives whether the rules say each turn what becomes of it
     * @param light how many cells around it can be seen in the dark
     */
    public record TileKind(
            Tile tile,
            String name,
            Appearance look,
            Optional<String> leads,
            Optional<String> place,
            Set<TileTrait> traits,
            boolean lives,
            int light) {
        /** Whether its row says so. */
        public boolean is(TileTrait trait) {
            return traits.contains(trait);
        }

        /** Its id. */
        public String id() {
            return tile.id();
        }

        /** The act that uses it, unless it leads to a place beside the dungeon. */
        public Optional<String> leadsWithin() {
            return leads.filter(_ -> place.isEmpty());
        }

        /** Whether that act uses it, and it does not lead to a place beside the dungeon. */
        public boolean leadsWithin(String act) {
            return leadsWithin().filter(act::equals).isPresent();
        }
    }

    /**
     * What can be done with a thing.
     *
     * @param key the default key, or "" for none
     * @param time turns that the use takes
     * @param choosing turns that opening the choice takes
     * @param ask the question over the choice
     * @param none said when the pack holds nothing that fits
     * @param reach where a target may be, if one is asked for
     */
    public record Verb(
            String id,
            String key,
            String menu,
            double time,
            double choosing,
            String ask,
            String none,
            Optional<Reach> reach) {}

    /**
     * How long an action takes, and how long it goes on by itself.
     *
     * @param time turns
     * @param lasts how many turns it goes on at the most unless something happens; 1 for a single action
     * @param key the default key, or "" for none
     * @param reach where a target may be, if one is asked for
     * @param isRuled whether its row says what it does
     * @param choosing what is said where its key lets one choose among other actions, if it does
     */
    public record Act(
            String id,
            String key,
            String menu,
            double time,
            int lasts,
            Optional<Reach> reach,
            boolean isRuled,
            Optional<Choosing> choosing) {
        /** One that only takes its time. */
        public Act(String id, String key, String menu, double time, int lasts, Optional<Reach> reach) {
            this(id, key, menu, time, lasts, reach, false, Optional.empty());
        }
    }

    /**
     * What is said of a choice among actions.
     *
     * @param ask the question over it
     * @param none said where there is nothing to choose
     */
    public record Choosing(String ask, String none) {}

    /** A colour by name: {@code fore} and {@code back} as "#rrggbb", or "" for the terminal's own. */
    public record Tone(String fore, String back) {}

    /**
     * Other colours for the same tones.
     *
     * @param name as the options call it
     * @param contrast how much whatever is written must stand out from its ground, as WCAG counts it: 1 as it comes, 7 very well
     * @param tones those that are painted otherwise
     */
    public record PaletteKind(String name, double contrast, Map<String, Tone> tones) {}

    /**
     * A chapter of the manual.
     *
     * @param text its paragraphs, a line each; {@code {key.explore}} stands for the key of a command
     */
    public record Chapter(String title, String text) {}

    /** Whether those of the two sides are foes: hatred on one side is enough. */
    public boolean areFoes(String side, String other) {
        return hates(side, other) || hates(other, side);
    }

    private boolean hates(String side, String other) {
        return sides.getOrDefault(side, Set.of()).contains(other);
    }

    /** How long an action takes; one that no row names takes a turn. */
    public Act act(String id) {
        return acts.getOrDefault(id, new Act(id, "", id, 1, 1, Optional.empty()));
    }

    /** The engine's sentence of that name about {@code name}; "" where the scripts wish silence. */
    public String text(String id, String name) {
        return texts.getOrDefault(id, "").replace("{name}", name);
    }

    /** The words of the screens. */
    public Captions captions() {
        return new Captions(texts);
    }

    /** The kind of a tile that lies on a level. */
    public TileKind kindOf(Tile tile) {
        return tiles.get(tile.id());
    }

    /** The kind of a tile of that id; empty where the rules know none. */
    public Optional<TileKind> findKind(String tile) {
        return Optional.ofNullable(tiles.get(tile));
    }

    /** The tile of that id. */
    public Tile tile(String id) {
        return findKind(id)
                .orElseThrow(() -> new IllegalArgumentException("There is no tile \"" + id + "\"."))
                .tile();
    }

    /** Where one comes into a level and goes out: its stairs, and what is marked as the entrance. */
    public List<Point> ways(Level level, Map<String, List<Point>> marks) {
        Stream<Point> entrances = marks.getOrDefault(ENTRANCE, List.of()).stream();
        return Stream.concat(entrances, level.points().filter(at -> isWay(level.at(at))))
                .toList();
    }

    private boolean isWay(Tile tile) {
        TileKind kind = tiles.get(tile.id());
        return kind.place().isPresent() || kind.leads().filter(STAIRS::contains).isPresent();
    }

    /** The meters of an owner, in the scripts' order. */
    public List<MeterKind> metersOf(Owner owner) {
        return meters.values().stream().filter(meter -> meter.owner() == owner).toList();
    }

    /** The meters of an owner, each at its start. */
    Meters started(Owner owner) {
        Meters started = new Meters();
        metersOf(owner).forEach(meter -> started.put(meter.name(), meter.start()));
        return started;
    }
}
