package gnaw.game.errand;

import gnaw.game.Action;
import gnaw.game.Catalog.TileKind;
import gnaw.game.Catalog.TileTrait;
import gnaw.game.Creature;
import gnaw.game.Errand.Next;
import gnaw.game.World;
import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What lies on a way that there would be, if whoever walks by himself did not keep off it. */
final class Obstacle {
    private static final String TEXT = "barred";

    private final World world;

    Obstacle(World world) {
        this.world = world;
    }

    /** The end of an errand for want of a way: what lies on that of these steps, if anything does, else what was to be said. */
    Next named(Next end, Creature who, Function<Point, Optional<Direction>> steps) {
        return end instanceof Next.Stop
                ? first(who.at(), steps).<Next>map(this::told).orElse(end)
                : end;
    }

    /**
     * The same, and before that, step by step, up to what lies on the way. Where ground is known that may be gone when it is out of view,
     * nobody goes: he would turn to and fro.
     */
    Next upTo(Next end, Creature who, Function<Point, Optional<Direction>> steps) {
        Next told = named(end, who, steps);
        return told.equals(end) || isKnown(Pathfinding::passes)
                ? told
                : steps.apply(who.at())
                        .filter(way -> Pathfinding.isFree(world, who, who.at().plus(way)))
                        .<Next>map(way -> new Next.Go(new Action.Step(way)))
                        .orElse(told);
    }

    /** That the way ends at such ground. */
    Next told(Tile ground) {
        return told(kind(ground));
    }

    private Next told(TileKind kind) {
        return new Next.Stop(world.catalog().text(TEXT, kind.name()));
    }

    private Optional<TileKind> first(Point from, Function<Point, Optional<Direction>> steps) {
        return Stream.iterate(next(from, steps), Optional::isPresent, at -> at.flatMap(cell -> next(cell, steps)))
                .flatMap(Optional::stream)
                .flatMap(at -> remembered(at).stream())
                .filter(kind -> kind.is(TileTrait.SHUNNED))
                .findFirst();
    }

    private static Optional<Point> next(Point at, Function<Point, Optional<Direction>> steps) {
        return steps.apply(at).map(at::plus);
    }

    /** Whether the hero remembers such ground anywhere: else nobody need look for ways over it. */
    boolean isKnown(Predicate<TileKind> ground) {
        return world.stage()
                .level()
                .firstRemembered(tile -> ground.test(kind(tile)))
                .isPresent();
    }

    private Optional<TileKind> remembered(Point at) {
        return world.stage().level().remembered(at).map(this::kind);
    }

    private TileKind kind(Tile tile) {
        return world.catalog().kindOf(tile);
    }
}
