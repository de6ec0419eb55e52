package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Builds a drawn vault into the rock, one of its entrances on a doorway of the level. */
final class VaultBuilder {
    private final Plan plan;
    private final Ground ground;

    VaultBuilder(Plan plan, Ground ground) {
        this.plan = plan;
        this.ground = ground;
    }

    /** Builds the vault behind the opening if one of its entrances fits there. */
    boolean build(Vault vault, Shape.Exit opening) {
        for (Point entrance : vault.entrances(plan.tiles())) {
            Point offset = opening.cell().plus(-entrance.x(), -entrance.y());
            if (leadsIn(vault, entrance, opening.outward()) && fits(vault, offset)) {
                place(vault, offset, opening.cell());
                return true;
            }
        }
        return false;
    }

    private boolean leadsIn(Vault vault, Point entrance, Direction inward) {
        return vault.inside(plan.tiles()).contains(entrance.plus(inward));
    }

    private boolean fits(Vault vault, Point offset) {
        return vault.cells().allMatch(cell -> isFree(cell.plus(offset.x(), offset.y())))
                && vault.inside(plan.tiles()).stream()
                        .flatMap(cell -> cell.plus(offset.x(), offset.y()).around().stream())
                        .allMatch(ground::isRock);
    }

    private boolean isFree(Point cell) {
        return ground.isRock(cell) && !ground.isVaulted(cell) && !ground.isBesideGate(cell);
    }

    private void place(Vault vault, Point offset, Point doorway) {
        List<Point> entrances = vault.entrances(plan.tiles());
        Map<Point, Tile> doors = new TreeMap<>();
        vault.cells().forEach(cell -> {
            Point place = cell.plus(offset.x(), offset.y());
            Tile tile = vault.tile(cell, plan.tiles());
            vault.mark(cell).ifPresent(mark -> ground.mark(mark, place));
            if (entrances.contains(cell)) {
                doors.put(place, tile);
            } else {
                ground.paint(place, tile);
            }
        });
        ground.addVault(moved(vault.cells(), offset), doors);
        ground.add(new Room("vault:" + vault.name(), moved(vault.inside(plan.tiles()).stream(), offset)));
        ground.open(doorway);
    }

    private static List<Point> moved(Stream<Point> cells, Point offset) {
        return cells.map(cell -> cell.plus(offset.x(), offset.y())).toList();
    }
}
