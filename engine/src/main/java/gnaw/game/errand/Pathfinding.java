package gnaw.game.errand;

import gnaw.game.Action;
import gnaw.game.Catalog.TileKind;
import gnaw.game.Catalog.TileTrait;
import gnaw.game.Creature;
import gnaw.game.Errand.Next;
import gnaw.game.World;
import gnaw.map.Direction;
import gnaw.map.DistanceMap;
import gnaw.map.KnownGround;
import gnaw.map.KnownGround.Wish;
import gnaw.map.Level;
import gnaw.map.PassableCost;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.map.Vision;
import gnaw.text.Caption;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** How errands find their paths: they know only what the hero remembers, and keep off what is shunned. */
final class Pathfinding {
    private Pathfinding() {}

    /** How far everything is from a goal over remembered ground: for somebody of whom rules say where he may go, over that. */
    static DistanceMap towards(Point goal, Creature who, World world, Wish wanted) {
        Level level = world.stage().level();
        return world.footing().isRuled(who)
                ? DistanceMap.throughWalls(
                        level,
                        List.of(goal),
                        costs(cell -> remembered(level, cell, wanted).isPresent()
                                && world.footing().mayEnter(who, level.point(cell))))
                : DistanceMap.from(level, List.of(goal), costs(cell -> remembered(level, cell, wanted)
                        .filter(Tile::passable)
                        .isPresent()));
    }

    private static Optional<Tile> remembered(Level level, int cell, Wish wanted) {
        return level.remembered(cell).filter(tile -> wanted.isFor(cell, tile));
    }

    private static PassableCost costs(IntPredicate isGround) {
        return cell -> isGround.test(cell) ? 1 : PassableCost.FORBIDDEN;
    }

    /** Ground that is shunned is no ground. */
    static Wish safe(World world) {
        Predicate<Tile> safe = known(tile -> isSafe(world, tile));
        return (_, tile) -> safe.test(tile);
    }

    /**
     * The same, and what was seen of ground that does not stay as it is, such as smoke, and is out of view: it may be gone. Empty where no such
     * ground is remembered, so that nobody need look for a way again.
     */
    static Optional<Wish> hoped(World world) {
        if (!new Obstacle(world).isKnown(Pathfinding::passes)) {
            return Optional.empty();
        }
        Wish safe = safe(world);
        Predicate<Tile> passes = known(tile -> passes(kind(world, tile)));
        Vision vision = world.eyesight().vision();
        Level level = world.stage().level();
        return Optional.of(
                (cell, tile) -> safe.isFor(cell, tile) || passes.test(tile) && !vision.sees(level.point(cell)));
    }

    /** Whether ground is shunned, and does not stay as it is. */
    static boolean passes(TileKind kind) {
        return kind.is(TileTrait.SHUNNED) && kind.lives();
    }

    /** A level is made of few tiles, so that each is looked up once. */
    private static Predicate<Tile> known(Predicate<Tile> wanted) {
        Map<Tile, Boolean> known = new IdentityHashMap<>();
        return tile -> known.computeIfAbsent(tile, wanted::test);
    }

    /** The ground of somebody who would set foot on whatever is wanted. */
    static KnownGround exploring(World world, Creature who, Wish wanted) {
        Level level = world.stage().level();
        return world.footing().isRuled(who)
                ? KnownGround.ofCells(level, cell -> world.footing().mayEnter(who, cell), wanted)
                : KnownGround.ofTiles(wanted);
    }

    /** That step; or the end, and what the text of that name says of it. */
    static Next next(World world, Optional<Direction> step, String otherwise) {
        return step.<Next>map(direction -> new Next.Go(new Action.Step(direction)))
                .orElseGet(() -> new Next.Stop(world.catalog().text(otherwise, "")));
    }

    /** Whether somebody may step to the cell beside him now, and would. */
    static boolean isFree(World world, Creature who, Point cell) {
        Level level = world.stage().level();
        boolean isWay = world.footing().isRuled(who)
                ? world.footing().mayStep(who, who.at().directionTo(cell))
                : level.passable(cell);
        return isWay && isSafe(world, level.at(cell)) && isRoom(world, who, cell);
    }

    /** The hero's own side lets him through. */
    private static boolean isRoom(World world, Creature who, Point cell) {
        Optional<Creature> there = world.stage().creatureAt(cell);
        return who == world.hero()
                ? there.filter(one -> !one.side().equals(who.side())).isEmpty()
                : there.isEmpty();
    }

    /** Whether the next step leads onto what somebody who walks by himself keeps off. */
    static boolean isLeftToPlayer(World world, Direction way) {
        Level level = world.stage().level();
        Point at = world.hero().at();
        return level.mayStep(at, way) && !isSafe(world, level.at(at.plus(way)));
    }

    /** The end in front of such a step. */
    static Next leftToPlayer(World world) {
        return new Next.Stop(world.catalog().captions().of(Caption.LEFT_TO_PLAYER));
    }

    /** Whether somebody who walks by himself sets foot on it. */
    static boolean isSafe(World world, Tile tile) {
        return !kind(world, tile).is(TileTrait.SHUNNED);
    }

    private static TileKind kind(World world, Tile tile) {
        return world.catalog().kindOf(tile);
    }
}
