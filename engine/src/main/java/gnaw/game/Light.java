package gnaw.game;

import gnaw.map.Level;
import gnaw.map.Sight;
import gnaw.map.Vision;
import java.util.Optional;

/**
 * Sight where it is dark: on a level whose meter {@value #DARK} is more than 0, cells in the light of a tile, by its cell
 * {@code light}, or of somebody, by his meter {@value #LIGHT}; both in cells. Other levels are bright, and nothing is computed for them.
 */
final class Light {
    static final String DARK = "dark";
    static final String LIGHT = "light";

    private final World world;

    Light(World world) {
        this.world = world;
    }

    boolean isDark() {
        return world.sharedMeters().ofLevel(world.stage()).get(DARK) > 0;
    }

    /** All that is lit. */
    Vision lit() {
        Level level = world.stage().level();
        Vision lit = Vision.none(level);
        world.catalog().tiles().values().stream()
                .filter(kind -> kind.light() > 0)
                .forEach(kind -> level.cells(kind.id()).forEach(at -> lit.add(Sight.from(level, at, kind.light()))));
        world.stage().creatures().forEach(who -> shining(who).ifPresent(lit::add));
        return lit;
    }

    private Optional<Vision> shining(Creature who) {
        int reach = (int) who.meters().get(LIGHT);
        return reach > 0 ? Optional.of(Sight.from(world.stage().level(), who.at(), reach)) : Optional.empty();
    }
}
