package gnaw.map.dig;

import gnaw.map.DistanceMap;
import gnaw.map.Point;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Places the stairs: in ordinary rooms, off the doorways and lakes, and farther apart than half the level's width on foot. */
record Stairs(Optional<Point> up, Optional<Point> down) {
    private static final int LEAST_FLOOR_AROUND = 5;

    /** The stairs of the plan; empty if the level has no two places so far apart. */
    static Optional<Stairs> in(Ground ground, Plan plan, RandomGenerator dice) {
        List<Point> places = places(ground);
        if (places.isEmpty()) {
            return Optional.empty();
        }
        Point any = places.get(dice.nextInt(places.size()));
        if (!plan.up() || !plan.down()) {
            return Optional.of(new Stairs(
                    Optional.of(any).filter(place -> plan.up()),
                    Optional.of(any).filter(place -> plan.down())));
        }
        // If nothing is far from this place, something may be far from the place farthest from it.
        return apart(any, places, ground, dice).or(() -> apart(farthest(any, places, ground), places, ground, dice));
    }

    private static Optional<Stairs> apart(Point up, List<Point> places, Ground ground, RandomGenerator dice) {
        DistanceMap walks = DistanceMap.from(ground.level(), List.of(up));
        List<Point> far = places.stream()
                .filter(place -> walks.at(place) > ground.level().width() / 2)
                .toList();
        return far.isEmpty()
                ? Optional.empty()
                : Optional.of(new Stairs(Optional.of(up), Optional.of(far.get(dice.nextInt(far.size())))));
    }

    private static Point farthest(Point from, List<Point> places, Ground ground) {
        DistanceMap walks = DistanceMap.from(ground.level(), List.of(from));
        return places.stream().max(Comparator.comparingInt(walks::at)).orElse(from);
    }

    private static List<Point> places(Ground ground) {
        return ground.rooms().stream()
                .filter(Room::isOrdinary)
                .flatMap(room -> room.floor().stream())
                .filter(cell -> ground.isFloor(cell) && ground.painted(cell).isEmpty() && !ground.isBesideGate(cell))
                .filter(cell -> ground.floorsAround(cell) >= LEAST_FLOOR_AROUND)
                .toList();
    }

    /** Whether there are stairs on the cell. */
    boolean at(Point cell) {
        return up.filter(cell::equals).isPresent() || down.filter(cell::equals).isPresent();
    }
}
