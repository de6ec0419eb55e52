package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Stage;
import gnaw.game.World;
import gnaw.map.Direction;
import gnaw.map.DistanceMap;
import gnaw.map.Level;
import gnaw.map.PassableCost;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What every level keeps to as the hero finds it, before he opens anything: nothing that he needs is out of reach.
 *
 * @param depth of the level, from 1
 * @param depths that the game has
 */
record LevelLaws(int depth, int depths, World world) {
    /** What nobody walks through who has no key and cannot swim. */
    private static final Set<String> CLOSED = Set.of("locked-door", "water", "chasm");

    private static final Set<String> DOORS = Set.of("door", "open-door", "secret-door", "locked-door", "portcullis");

    /** A walk around something larger than a pillar. */
    private static final int LOOP = 6;

    private Stage stage() {
        return world.stage();
    }

    /** Fails with the law that is broken, the seed and a drawing of the level. */
    void require() {
        Level level = stage().level();
        List<Point> up = level.cells("stairs-up");
        List<Point> down = level.cells("stairs-down");
        assertThat(up).as(told("stairs up")).hasSize(1);
        assertThat(down).as(told("stairs down")).hasSize(depth == depths ? 0 : 1);
        DistanceMap walks = DistanceMap.from(level, up, PassableCost.byPlace(level, this::onFoot));
        assertThat(down).as(told("reached on foot")).allMatch(stairs -> isWithin(walks, stairs));
        assertThat(down).as(told("reached past all traps")).allMatch(stairs -> isWithin(pastTraps(up), stairs));
        assertThat(stage().placesWithItems())
                .as(told("things lie where one can go"))
                .allMatch(level::passable);
        assertThat(stage().creatures())
                .as(told("everybody stands where he can go"))
                .allMatch(who -> level.passable(who.at()) || world.footing().mayEnter(who, who.at()));
        DistanceMap swims = DistanceMap.from(level, up);
        assertThat(down).as(told("far")).allMatch(stairs -> swims.at(stairs) > level.width() / 2);
        Level found = found();
        DistanceMap searches = DistanceMap.from(found, up, PassableCost.byPlace(found, this::onFoot));
        assertThat(keys()).as(told("keys")).allMatch(key -> isWithin(searches, key));
        assertThat(doors()).as(told("doors in walls")).allMatch(door -> isDoorway(door, found));
        assertThat(gates(found)).as(told("a loop")).anyMatch(gate -> isOnLoop(gate, found));
        DistanceMap everything = DistanceMap.from(found, up);
        assertThat(found.points().filter(found::passable))
                .as(told("reached, once all doors are found and opened"))
                .allMatch(cell -> isWithin(everything, cell));
    }

    private Stream<Point> doors() {
        return stage().level().points().filter(cell -> DOORS.contains(id(cell)));
    }

    /** Somewhere to go on both sides, and nothing to see or go to beside it: no door leads nowhere, none stands beside a gap. */
    private static boolean isDoorway(Point door, Level found) {
        return isDoorway(door, Direction.N, found) || isDoorway(door, Direction.E, found);
    }

    private static boolean isDoorway(Point door, Direction way, Level found) {
        Direction along = way.clockwise().clockwise();
        return isGate(door, way, found)
                && !found.transparent(door.plus(along))
                && !found.transparent(door.plus(along.opposite()));
    }

    private DistanceMap pastTraps(List<Point> up) {
        Level level = stage().level();
        return DistanceMap.from(
                level, up, PassableCost.byPlace(level, cell -> isTrap(cell) ? PassableCost.FORBIDDEN : onFoot(cell)));
    }

    private int onFoot(Point cell) {
        return CLOSED.contains(id(cell)) ? PassableCost.FORBIDDEN : 1;
    }

    private boolean isTrap(Point cell) {
        return id(cell).endsWith("-trap") || id(cell).equals("trapdoor");
    }

    private static boolean isWithin(DistanceMap walks, Point cell) {
        return walks.at(cell) != DistanceMap.UNREACHABLE;
    }

    private Stream<Point> keys() {
        return stage().placesWithItems().stream().filter(at -> stage().itemsAt(at).stream()
                .anyMatch(item -> item.kind().equals("key")));
    }

    /** The level once all its doors are found. */
    private Level found() {
        Level level = stage().level();
        Level found = new Level(level.width(), level.height(), level.at(new Point(0, 0)));
        Tile floor = level.at(level.cells("floor").getFirst());
        level.points().forEach(cell -> found.set(cell, DOORS.contains(id(cell)) ? floor : level.at(cell)));
        return found;
    }

    private Stream<Point> gates(Level found) {
        return found.points()
                .filter(cell ->
                        found.passable(cell) && (isGate(cell, Direction.N, found) || isGate(cell, Direction.E, found)));
    }

    private static boolean isGate(Point cell, Direction way, Level found) {
        Direction along = way.clockwise().clockwise();
        return found.passable(cell.plus(way))
                && found.passable(cell.plus(way.opposite()))
                && !found.passable(cell.plus(along))
                && !found.passable(cell.plus(along.opposite()));
    }

    private static boolean isOnLoop(Point gate, Level found) {
        Direction way = isGate(gate, Direction.N, found) ? Direction.N : Direction.E;
        PassableCost closed = PassableCost.byPlace(found, cell -> cell.equals(gate) ? PassableCost.FORBIDDEN : 1);
        int around = DistanceMap.from(found, List.of(gate.plus(way)), closed).at(gate.plus(way.opposite()));
        return around != DistanceMap.UNREACHABLE && around > LOOP;
    }

    private String id(Point cell) {
        return stage().level().at(cell).id();
    }

    private char glyph(Point cell) {
        return id(cell).equals("wall") ? '#' : id(cell).charAt(0);
    }

    private String told(String what) {
        return what + ": seed " + world.seed() + ", depth " + depth + " with "
                + stage().marks().keySet() + "\n" + stage().level().draw(this::glyph);
    }
}
