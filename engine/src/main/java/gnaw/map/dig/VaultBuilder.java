package gnaw.map.dig;

import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Builds one drawn vault into the rock, one of its entrances on a doorway of the level. */
final class VaultBuilder {
    private final Vault vault;
    private final Sketch sketch;
    private final Ground ground;

    VaultBuilder(Vault vault, Tiles tiles, Ground ground) {
        this.vault = vault;
        this.sketch = vault.sketch(tiles);
        this.ground = ground;
    }

    /** Builds the vault behind the opening if one of its entrances fits there. */
    boolean build(Shape.Exit opening) {
        for (Point entrance : sketch.entrances()) {
            Point offset = opening.cell().plus(-entrance.x(), -entrance.y());
            if (sketch.inside().contains(entrance.plus(opening.outward())) && fits(offset)) {
                place(offset, opening.cell());
                return true;
            }
        }
        return false;
    }

    private boolean fits(Point offset) {
        for (Sketch.Cell cell : sketch.cells()) {
            if (!isFree(cell.at().plus(offset.x(), offset.y()))) {
                return false;
            }
        }
        for (Point cell : sketch.inside().cells()) {
            if (!ground.isAmongRock(cell.plus(offset.x(), offset.y()))) {
                return false;
            }
        }
        return true;
    }

    private boolean isFree(Point cell) {
        return ground.isRock(cell) && !ground.isVaulted(cell) && !ground.isBesideGate(cell);
    }

    private void place(Point offset, Point doorway) {
        Map<Point, Tile> doors = new TreeMap<>();
        List<Point> places = new ArrayList<>();
        for (Sketch.Cell cell : sketch.cells()) {
            Point place = cell.at().plus(offset.x(), offset.y());
            places.add(place);
            vault.mark(cell.letter()).ifPresent(mark -> ground.mark(mark, place));
            if (sketch.entrances().contains(cell.at())) {
                doors.put(place, cell.tile());
            } else {
                ground.paint(place, cell.tile());
            }
        }
        ground.addVault(places, doors);
        ground.add(Room.vault(
                vault.name(),
                sketch.inside().cells().stream()
                        .map(cell -> cell.plus(offset.x(), offset.y()))
                        .toList()));
        ground.open(doorway);
    }
}
