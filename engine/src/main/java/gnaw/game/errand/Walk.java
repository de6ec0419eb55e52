package gnaw.game.errand;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Errand.Next;
import gnaw.game.Look;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.map.Direction;
import gnaw.map.DistanceMap;
import gnaw.map.KnownGround;
import gnaw.map.Level;
import gnaw.map.PassableCost;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.text.Caption;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The shared part of all errands that walk: they know only what the hero remembers, and keep off what is shunned. */
final class Walk {
    private Walk() {}

    /** How far everything is from a goal over remembered ground: for somebody of whom rules say where he may go, over that. */
    static DistanceMap towards(Point goal, Creature who, World world) {
        return towards(goal, who, world, tile -> isSafe(world, tile));
    }

    /** The same over whatever ground is wanted. */
    static DistanceMap towards(Point goal, Creature who, World world, Predicate<Tile> wanted) {
        Level level = world.stage().level();
        if (world.footing().isRuled(who)) {
            return DistanceMap.throughWalls(
                    level,
                    List.of(goal),
                    costs(cell -> level.remembered(cell).filter(wanted).isPresent()
                            && world.footing().mayEnter(who, level.point(cell))));
        }
        Predicate<Tile> ground = ground(wanted);
        return DistanceMap.from(level, List.of(goal), costs(cell -> level.remembered(cell)
                .filter(ground)
                .isPresent()));
    }

    private static PassableCost costs(IntPredicate isGround) {
        return cell -> isGround.test(cell) ? 1 : PassableCost.FORBIDDEN;
    }

    /** Ground that is shunned is no ground. A level is made of few tiles, so that each is looked up once. */
    private static Predicate<Tile> ground(Predicate<Tile> wanted) {
        Map<Tile, Boolean> known = new IdentityHashMap<>();
        return tile -> known.computeIfAbsent(tile, asked -> asked.passable() && wanted.test(asked));
    }

    /** The ground of one who explores. */
    static KnownGround exploring(World world, Creature who) {
        return exploring(world, who, tile -> isSafe(world, tile));
    }

    /** The same for one who would set foot on whatever is wanted. */
    static KnownGround exploring(World world, Creature who, Predicate<Tile> wanted) {
        Level level = world.stage().level();
        return world.footing().isRuled(who)
                ? KnownGround.ofCells(level, cell -> world.footing().mayEnter(who, cell), wanted)
                : KnownGround.ofTiles(ground(wanted));
    }

    /** What comes next where no foe is in view that hinders; else the end. */
    static Next unlessWatched(World world, Rules rules, Supplier<Next> next) {
        return world.eyesight().foesInView(world.hero()).stream()
                .filter(foe -> rules.ask(new Look.Hinders(foe), world, Dice.NONE))
                .findFirst()
                .<Next>map(foe -> new Next.Stop(
                        world.catalog().text("watched", rules.ask(new Look.NameOf(foe), world, Dice.NONE))))
                .orElseGet(next);
    }

    /** That step; or the end, and what the text of that name says of it. */
    static Next next(World world, Optional<Direction> step, String otherwise) {
        return step.<Next>map(direction -> new Next.Go(new Action.Step(direction)))
                .orElseGet(() -> new Next.Stop(world.catalog().text(otherwise, "")));
    }

    /** Whether one can set foot there now, and would. */
    static boolean isFree(World world, Point cell) {
        return world.stage().isFree(cell) && isSafe(world, world.stage().level().at(cell));
    }

    /** Whether somebody may step to the cell beside him now, and would. */
    static boolean isFree(World world, Creature who, Point cell) {
        return world.footing().isRuled(who)
                ? world.stage().creatureAt(cell).isEmpty()
                        && isSafe(world, world.stage().level().at(cell))
                        && world.footing().mayStep(who, who.at().directionTo(cell))
                : isFree(world, cell);
    }

    /** Whether the next step leads onto what one who walks by himself keeps off. */
    static boolean isLeftToPlayer(World world, Direction way) {
        Level level = world.stage().level();
        Point at = world.hero().at();
        return level.mayStep(at, way) && !isSafe(world, level.at(at.plus(way)));
    }

    /** The end in front of such a step. */
    static Next leftToPlayer(World world) {
        return new Next.Stop(world.catalog().captions().of(Caption.LEFT_TO_PLAYER));
    }

    /** Whether one who walks by himself sets foot on it. */
    static boolean isSafe(World world, Tile tile) {
        return !world.catalog().tiles().get(tile.id()).shunned();
    }
}
