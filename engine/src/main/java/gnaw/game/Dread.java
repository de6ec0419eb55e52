package gnaw.game;

import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.HashSet;
import java.util.Set;

/** Which ground creatures keep off as they walk: daunting tiles, except those that their kind braves. */
public final class Dread {
    private final World world;

    /** The dread of the level that the hero is on. */
    public Dread(World world) {
        this.world = world;
    }

    /** Kinds of ground on this level that somebody keeps off; mostly none. */
    public Set<String> dreaded(Creature who) {
        Set<String> dreaded = new HashSet<>(0);
        for (Tile tile : world.stage().level().tiles()) {
            if (daunts(tile.id(), who)) {
                dreaded.add(tile.id());
            }
        }
        return dreaded;
    }

    /** Whether somebody keeps off that cell. */
    public boolean isDreaded(Creature who, Point cell) {
        return daunts(world.stage().level().at(cell).id(), who);
    }

    /** A tile that the rules do not know daunts nobody. */
    private boolean daunts(String tile, Creature who) {
        return world.catalog()
                        .findKind(tile)
                        .filter(kind -> kind.is(Catalog.TileTrait.DAUNTING))
                        .isPresent()
                && !world.catalog().creatures().get(who.kind()).braves().contains(tile);
    }
}
