package gnaw.testing;

import gnaw.game.Appearance;
import gnaw.game.Catalog;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.text.Ids;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A level that a test has drawn, read with the scripts' own glyphs: tiles, and upon plain floor creatures and things.
 *
 * @param creatures kinds by place, the hero left out
 * @param things kinds by place
 */
record DrawnLevel(Level level, Point hero, Map<Point, String> creatures, Map<Point, String> things) {
    private static final char FLOOR = '.';
    private static final String HERO = "hero";

    /** Reads a drawing. The legend says what a character is where the scripts' glyphs leave it open. */
    static DrawnLevel read(String map, Map<Character, String> legend, Catalog catalog) {
        Legend glyphs = new Legend(legend, catalog);
        glyphs.requireIds();
        Map<Point, String> creatures = new LinkedHashMap<>();
        Map<Point, String> things = new LinkedHashMap<>();
        Map<Character, Tile> tiles = new LinkedHashMap<>();
        List<String> rows = map.lines().toList();
        for (int y = 0; y < rows.size(); y++) {
            for (int x = 0; x < rows.get(y).length(); x++) {
                char glyph = rows.get(y).charAt(x);
                String id = glyphs.id(glyph);
                tiles.put(glyph, glyphs.ground(id));
                if (catalog.creatures().containsKey(id)) {
                    creatures.put(new Point(x, y), id);
                } else if (catalog.items().containsKey(id)) {
                    things.put(new Point(x, y), id);
                }
            }
        }
        Point hero = onlyHero(creatures);
        creatures.remove(hero);
        return new DrawnLevel(Level.drawn(map, tiles), hero, creatures, things);
    }

    private static Point onlyHero(Map<Point, String> creatures) {
        List<Point> heroes = creatures.keySet().stream()
                .filter(at -> creatures.get(at).equals(HERO))
                .toList();
        if (heroes.size() != 1) {
            throw new IllegalArgumentException("A drawn level needs one hero, an @, but has " + heroes.size() + ".");
        }
        return heroes.getFirst();
    }

    /** What each character means. */
    private record Legend(Map<Character, String> told, Catalog catalog) {
        /** What stands in no cell of this drawing is misspelt all the same. */
        void requireIds() {
            told.values().forEach(this::named);
        }

        private String named(String id) {
            return new Ids(all()).named("tile, creature or item", id);
        }

        String id(char glyph) {
            if (told.containsKey(glyph)) {
                return named(told.get(glyph));
            }
            Optional<String> tile = matching(glyph, tileLooks()).findFirst();
            return tile.orElseGet(() -> creatureOrThing(glyph));
        }

        private String creatureOrThing(char glyph) {
            List<String> ids = matching(glyph, others()).toList();
            if (ids.contains(HERO)) {
                return HERO;
            }
            if (ids.size() == 1) {
                return ids.getFirst();
            }
            throw new IllegalArgumentException(
                    ids.isEmpty()
                            ? "Nothing in these scripts looks like '" + glyph
                                    + "'. A legend beside the map may say what it is."
                            : "'" + glyph + "' may be " + String.join(" or ", ids)
                                    + ". Say which in a legend beside the map: { \""
                                    + glyph + "\": \"" + ids.getFirst() + "\" } in JavaScript, Map.of('" + glyph
                                    + "', \"" + ids.getFirst() + "\") in Java.");
        }

        /** The tile itself, or the floor under whoever stands or whatever lies there. */
        Tile ground(String id) {
            return catalog.tile(
                    catalog.tiles().containsKey(id)
                            ? id
                            : matching(FLOOR, tileLooks()).findFirst().orElseThrow());
        }

        private Set<String> all() {
            Set<String> all = new LinkedHashSet<>(catalog.tiles().keySet());
            all.addAll(catalog.creatures().keySet());
            all.addAll(catalog.items().keySet());
            return all;
        }

        private Map<String, Appearance> tileLooks() {
            Map<String, Appearance> looks = new LinkedHashMap<>();
            catalog.tiles().forEach((id, tile) -> looks.put(id, tile.look()));
            return looks;
        }

        private Map<String, Appearance> others() {
            Map<String, Appearance> looks = new LinkedHashMap<>();
            catalog.creatures().forEach((id, creature) -> looks.put(id, creature.look()));
            catalog.items().forEach((id, item) -> looks.put(id, item.look()));
            return looks;
        }

        private static Stream<String> matching(char glyph, Map<String, Appearance> looks) {
            String wanted = String.valueOf(glyph);
            return looks.entrySet().stream()
                    .filter(entry -> wanted.equals(entry.getValue().plain())
                            || wanted.equals(entry.getValue().glyph()))
                    .map(Map.Entry::getKey);
        }
    }
}
