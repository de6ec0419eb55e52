package gnaw.map.dig;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.map.Direction;
import gnaw.map.DistanceMap;
import gnaw.map.Level;
import gnaw.map.PassableCost;
import gnaw.map.Point;
import java.util.List;
import java.util.Set;

/** The laws that every dug level keeps, told from its tiles alone. */
record Laws(Plan plan, Dug dug) {
    void requireAll() {
        requireWhole();
        requireReachWithoutSecrets();
        requireDoorsInWalls();
        requireLoop();
        requireStairsApart();
        requireRoomsOnFloor();
    }

    /** The level with its secret doors found. */
    private Level found() {
        Level level = new Level(plan.width(), plan.height(), plan.tiles().wall());
        level.points().forEach(cell -> level.set(cell, dug.level().at(cell)));
        dug.secretDoors().forEach(cell -> level.set(cell, plan.tiles().door()));
        return level;
    }

    private void requireWhole() {
        Level level = found();
        List<Point> floor = level.points().filter(level::passable).toList();
        DistanceMap walks = DistanceMap.from(level, List.of(floor.getFirst()));
        assertThat(floor).as(this::drawn).allMatch(cell -> walks.at(cell) != DistanceMap.UNREACHABLE);
    }

    /** Who finds no secret door misses dead-end rooms at most. */
    private void requireReachWithoutSecrets() {
        Level level = dug.level();
        Point start = dug.up().or(dug::down).orElseThrow();
        DistanceMap walks = DistanceMap.from(level, List.of(start));
        for (Room room : dug.rooms()) {
            boolean missed = walks.at(room.floor().getFirst()) == DistanceMap.UNREACHABLE;
            if (missed) {
                assertThat(doorsOf(room)).as(this::drawn).hasSize(1);
            }
        }
        assertThat(dug.down().stream()).as(this::drawn).allMatch(down -> walks.at(down) != DistanceMap.UNREACHABLE);
    }

    /** Its doorways: what grows out of it into the rock leads nowhere else, or nobody would miss the room. */
    private List<Point> doorsOf(Room room) {
        Level level = found();
        Set<Point> floor = Set.copyOf(room.floor());
        return level.points()
                .filter(cell -> level.passable(cell) && !floor.contains(cell) && isGate(level, cell))
                .filter(cell -> Direction.orthogonal().stream().anyMatch(way -> floor.contains(cell.plus(way))))
                .toList();
    }

    private void requireDoorsInWalls() {
        Level level = found();
        List<Point> doors = level.points()
                .filter(cell -> level.at(cell).equals(plan.tiles().door()))
                .toList();
        assertThat(doors).as(this::drawn).allMatch(door -> isGate(level, door));
    }

    private static boolean isGate(Level level, Point cell) {
        return isGate(level, cell, Direction.N) || isGate(level, cell, Direction.E);
    }

    private static boolean isGate(Level level, Point cell, Direction way) {
        Direction along = way.clockwise().clockwise();
        return level.passable(cell.plus(way))
                && level.passable(cell.plus(way.opposite()))
                && isWall(level, cell.plus(along))
                && isWall(level, cell.plus(along.opposite()));
    }

    private static boolean isWall(Level level, Point cell) {
        return !level.passable(cell) && !level.transparent(cell);
    }

    /** Somewhere a closed gate can be walked around, and not just around a pillar. */
    private void requireLoop() {
        Level level = found();
        assertThat(level.points()
                        .filter(cell -> level.passable(cell) && isGate(level, cell))
                        .anyMatch(gate -> isOnLoop(level, gate)))
                .as(this::drawn)
                .isTrue();
    }

    private static boolean isOnLoop(Level level, Point gate) {
        PassableCost closed = PassableCost.byPlace(level, cell -> cell.equals(gate) ? PassableCost.FORBIDDEN : 1);
        Direction way = level.passable(gate.plus(Direction.N)) ? Direction.N : Direction.E;
        int around = DistanceMap.from(level, List.of(gate.plus(way)), closed).at(gate.plus(way.opposite()));
        return around != DistanceMap.UNREACHABLE && around > Loops.SHORTEST;
    }

    private void requireStairsApart() {
        assertThat(dug.up().isPresent()).isEqualTo(plan.up());
        assertThat(dug.down().isPresent()).isEqualTo(plan.down());
        dug.up().ifPresent(up -> assertThat(dug.level().at(up))
                .isEqualTo(plan.tiles().stairsUp()));
        dug.down().ifPresent(down -> assertThat(dug.level().at(down))
                .isEqualTo(plan.tiles().stairsDown()));
        if (plan.up() && plan.down()) {
            DistanceMap walks = DistanceMap.from(found(), List.of(dug.up().orElseThrow()));
            assertThat(walks.at(dug.down().orElseThrow())).as(this::drawn).isGreaterThan(plan.width() / 2);
        }
    }

    private void requireRoomsOnFloor() {
        Level level = found();
        assertThat(dug.rooms()).allSatisfy(room -> {
            assertThat(room.floor()).isNotEmpty().allMatch(level::passable);
            assertThat(room.floor())
                    .allMatch(cell -> cell.x() >= room.topLeft().x()
                            && cell.y() >= room.topLeft().y()
                            && cell.x() <= room.bottomRight().x()
                            && cell.y() <= room.bottomRight().y());
        });
    }

    private String drawn() {
        return "\n" + dug.level().draw(Plans.LEGEND) + "\n";
    }
}
