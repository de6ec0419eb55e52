package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Chooses the doors to hide: those on loops, and those of dead-end rooms without stairs. Whoever finds none of them
 * still reaches the rest of the level.
 */
final class SecretDoors {
    private final Ground ground;
    private final Stairs stairs;
    private final List<Point> secrets = new ArrayList<>();
    private final Set<Point> shut = new HashSet<>();

    SecretDoors(Ground ground, Stairs stairs) {
        this.ground = ground;
        this.stairs = stairs;
    }

    /** So many of a hundred doors, or fewer if not enough may be hidden. */
    List<Point> choose(int percent, RandomGenerator dice) {
        List<Point> doors = ground.cells(cell -> ground.isGate(cell) && ground.isDoor(cell));
        Collections.shuffle(doors, dice);
        int wanted = (doors.size() * percent + 50) / 100;
        for (Point door : doors) {
            if (secrets.size() < wanted) {
                hide(door);
            }
        }
        Collections.sort(secrets);
        return secrets;
    }

    private void hide(Point door) {
        Set<Point> closing = new HashSet<>(List.of(door));
        deadEndBehind(door).ifPresent(room -> closing.addAll(room.floor()));
        shut.addAll(closing);
        if (ground.isWholeWithout(shut)) {
            secrets.add(door);
        } else {
            shut.removeAll(closing);
        }
    }

    private Optional<Room> deadEndBehind(Point door) {
        return Direction.orthogonal().stream()
                .flatMap(way -> ground.roomAt(door.plus(way)).stream())
                .filter(room -> ground.gatesOf(room).equals(List.of(door)))
                .filter(room -> room.floor().stream().noneMatch(stairs::at))
                .findFirst();
    }
}
