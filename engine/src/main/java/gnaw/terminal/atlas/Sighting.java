package gnaw.terminal.atlas;

import gnaw.game.Appearance;
import gnaw.game.Depth;
import gnaw.map.Point;
import java.util.Comparator;
import java.util.OptionalInt;

/**
 * Something that the hero has seen and remembers: a thing, or a place that is worth a walk.
 *
 * @param steps how far it is from him; empty on another level, and where he knows no way
 */
public record Sighting(Depth level, Point at, String name, Appearance look, OptionalInt steps) {
    /** The nearest first: those of his own level by steps, and then the others by how many stairs lie between. */
    static Comparator<Sighting> nearestTo(Depth here) {
        return Comparator.comparing((Sighting seen) -> !seen.level().equals(here))
                .thenComparingInt(seen -> seen.steps().orElse(Integer.MAX_VALUE))
                .thenComparing(seen -> !seen.level().place().equals(here.place()))
                .thenComparingInt(seen -> Math.abs(seen.level().number() - here.number()))
                .thenComparing(Sighting::level)
                .thenComparing(Sighting::at);
    }
}
