package gnaw.game;

import gnaw.game.Errand.Next;
import gnaw.map.Direction;
import gnaw.map.DistanceMap;
import gnaw.map.Level;
import gnaw.map.PassableCost;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.List;
import java.util.Optional;

/** What all who walk by themselves share: they know only what the hero remembers, and keep off what is shunned. */
final class Walk {
    private Walk() {}

    /** Steps over remembered ground; ground that is shunned is no ground. */
    static PassableCost knownGround(World world) {
        Level level = world.stage().level();
        return cell ->
                level.remembered(cell).filter(tile -> isGround(world, tile)).isPresent() ? 1 : PassableCost.FORBIDDEN;
    }

    /** The hero's way to a goal over what he remembers. */
    static DistanceMap towards(World world, Point goal) {
        return DistanceMap.forWalker(world.hero().at(), world.stage().level(), List.of(goal), knownGround(world));
    }

    /** The step down the map, around whoever stands in the way; or the end. */
    static Next follow(World world, DistanceMap map, String otherwise) {
        Level level = world.stage().level();
        Optional<Direction> way =
                map.downhill(world.hero().at(), cell -> world.stage().isFree(cell) && isSafe(world, level.at(cell)));
        return way.<Next>map(direction -> new Next.Go(new Action.Step(direction)))
                .orElse(new Next.Stop(otherwise));
    }

    /** Whether one who walks by himself sets foot on it. */
    static boolean isSafe(World world, Tile tile) {
        return !world.catalog().tiles().get(tile.id()).shunned();
    }

    private static boolean isGround(World world, Tile tile) {
        return tile.passable() && isSafe(world, tile);
    }
}
