package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Builds one drawn vault into the rock, one of its entrances on a doorway of the level. */
final class VaultBuilder {
    private final Vault vault;
    private final Tiles tiles;
    private final Ground ground;
    private final List<Vault.Drawn> cells;
    private final List<Point> entrances;
    private final Patch inside;

    VaultBuilder(Vault vault, Tiles tiles, Ground ground) {
        this.vault = vault;
        this.tiles = tiles;
        this.ground = ground;
        this.cells = vault.cells();
        this.entrances = vault.entrances(tiles);
        this.inside = vault.inside(tiles);
    }

    /** Builds the vault behind the opening if one of its entrances fits there. */
    boolean build(Shape.Exit opening) {
        for (Point entrance : entrances) {
            Point offset = opening.cell().plus(-entrance.x(), -entrance.y());
            if (inside.contains(entrance.plus(opening.outward())) && fits(offset)) {
                place(offset, opening.cell());
                return true;
            }
        }
        return false;
    }

    private boolean fits(Point offset) {
        return cells.stream().allMatch(cell -> isFree(cell.at().plus(offset.x(), offset.y())))
                && inside.cells().stream().allMatch(cell -> isAmongRock(cell.plus(offset.x(), offset.y())));
    }

    private boolean isAmongRock(Point cell) {
        return Direction.all().stream().allMatch(way -> ground.isRock(cell.plus(way)));
    }

    private boolean isFree(Point cell) {
        return ground.isRock(cell) && !ground.isVaulted(cell) && !ground.isBesideGate(cell);
    }

    private void place(Point offset, Point doorway) {
        Map<Point, Tile> doors = new TreeMap<>();
        List<Point> places = new ArrayList<>();
        for (Vault.Drawn cell : cells) {
            Point place = cell.at().plus(offset.x(), offset.y());
            Tile tile = vault.tile(cell, tiles);
            places.add(place);
            vault.mark(cell.letter()).ifPresent(mark -> ground.mark(mark, place));
            if (entrances.contains(cell.at())) {
                doors.put(place, tile);
            } else {
                ground.paint(place, tile);
            }
        }
        ground.addVault(places, doors);
        ground.add(Room.vault(
                vault.name(),
                inside.cells().stream()
                        .map(cell -> cell.plus(offset.x(), offset.y()))
                        .toList()));
        ground.open(doorway);
    }
}
