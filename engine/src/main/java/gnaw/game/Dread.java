package gnaw.game;

import gnaw.map.Point;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Ground that daunts: creatures keep off it as they walk, but for the kinds that their rows say they brave. */
public final class Dread {
    private final World world;

    /** The dread of the level that the hero is on. */
    public Dread(World world) {
        this.world = world;
    }

    /** Kinds of ground on this level that somebody keeps off; mostly none. */
    public Set<String> dreaded(Creature who) {
        Set<String> braves = world.catalog().creatures().get(who.kind()).braves();
        return world.stage()
                .level()
                .tiles()
                .flatMap(tile -> Optional.ofNullable(world.catalog().tiles().get(tile.id())).stream())
                .filter(Catalog.TileKind::daunting)
                .map(Catalog.TileKind::id)
                .filter(tile -> !braves.contains(tile))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether somebody keeps off that cell. */
    public boolean isDreaded(Creature who, Point cell) {
        String tile = world.stage().level().at(cell).id();
        return world.catalog().tiles().get(tile).daunting()
                && !world.catalog().creatures().get(who.kind()).braves().contains(tile);
    }
}
