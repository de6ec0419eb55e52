package gnaw.game.errand;

import gnaw.game.Action;
import gnaw.game.Errand;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.map.Direction;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.List;
import java.util.Optional;

/** Runs straight on, and along a corridor around its bends, until there is something to decide or to look at. */
public final class Run implements Errand {
    private static final int FARTHEST = 200;
    private Direction direction;
    private Optional<List<Boolean>> sides = Optional.empty();
    private int steps;

    /** Runs off in this direction. */
    public Run(Direction direction) {
        this.direction = direction;
    }

    @Override
    public Next next(World world, Rules rules) {
        if (steps > 0 && isNotable(world) || steps >= FARTHEST) {
            return new Next.Stop("");
        }
        Level level = world.stage().level();
        Point at = world.hero().at();
        List<Boolean> now = openSides(level, at);
        boolean turned = !mayStep(world, direction) && steps > 0 && bend(world);
        if (!turned && sides.filter(before -> !before.equals(now)).isPresent()) {
            return new Next.Stop("");
        }
        if (!mayStep(world, direction)) {
            return steps == 0 ? new Next.Go(new Action.Step(direction)) : new Next.Stop("");
        }
        if (Pathfinding.isLeftToPlayer(world, direction)) {
            return Pathfinding.leftToPlayer(world);
        }
        sides = turned ? Optional.empty() : Optional.of(now);
        steps++;
        return new Next.Go(new Action.Step(direction));
    }

    /** Turns with the corridor when exactly one other way leads on. */
    private boolean bend(World world) {
        List<Direction> ways = Direction.orthogonal().stream()
                .filter(way -> way != direction.opposite() && way != direction && mayStep(world, way))
                .toList();
        if (ways.size() == 1) {
            direction = ways.getFirst();
        }
        return ways.size() == 1;
    }

    private static boolean mayStep(World world, Direction way) {
        return world.footing().mayStep(world.hero(), way);
    }

    private List<Boolean> openSides(Level level, Point at) {
        Direction right = direction.clockwise().clockwise();
        return List.of(level.passable(at.plus(right)), level.passable(at.plus(right.opposite())));
    }

    private static boolean isNotable(World world) {
        Point at = world.hero().at();
        Tile tile = world.stage().level().at(at);
        return !world.stage().itemsAt(at).isEmpty()
                || world.catalog().kindOf(tile).leads().isPresent();
    }
}
