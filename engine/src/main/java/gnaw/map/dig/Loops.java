package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Cuts doorways through walls where the walk around is long, so that one can run in circles; trims dead corridors. */
final class Loops {
    /** A shorter walk around is no loop, only a pillar. */
    static final int SHORTEST = 6;

    private final Ground ground;
    private final RandomGenerator dice;

    Loops(Ground ground, RandomGenerator dice) {
        this.ground = ground;
        this.dice = dice;
    }

    /** Opens every wall whose walk around is longer than the distance, or shorter ones if there is none; false if neither. */
    boolean open(int loopDistance) {
        for (int distance = Math.max(SHORTEST, loopDistance); distance >= SHORTEST; distance = distance * 2 / 3) {
            if (openAll(distance)) {
                return true;
            }
        }
        return false;
    }

    private boolean openAll(int distance) {
        List<Point> walls = ground.walls();
        Collections.shuffle(walls, dice);
        boolean opened = false;
        for (Point wall : walls) {
            if (separates(wall, Direction.N, distance) || separates(wall, Direction.E, distance)) {
                ground.open(wall);
                opened = true;
            }
        }
        return opened;
    }

    /** Whether there are two rooms, this and on the opposite side, rock on the others, no lake, and a long walk between. */
    private boolean separates(Point wall, Direction way, int distance) {
        if (!ground.isBetweenRooms(wall, way)) {
            return false;
        }
        Direction along = way.clockwise().clockwise();
        return ground.isRock(wall.plus(along))
                && ground.isRock(wall.plus(along.opposite()))
                && wall.around().stream().noneMatch(ground::isLake)
                && !ground.isWithin(wall.plus(way), wall.plus(way.opposite()), distance);
    }

    /** Fills corridors that lead nowhere, until there are none. */
    void trim() {
        Optional<Room> dead = deadCorridor();
        while (dead.isPresent()) {
            ground.fill(dead.orElseThrow());
            dead = deadCorridor();
        }
    }

    private Optional<Room> deadCorridor() {
        return ground.rooms().stream()
                .filter(room -> room.isCorridor() && ground.gatesOf(room).size() < 2)
                .findFirst();
    }
}
