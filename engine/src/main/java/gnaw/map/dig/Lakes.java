package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.List;
import java.util.random.RandomGenerator;

/** Lays blobs of a tile over floor and rock alike where nothing behind them is cut off, each with its wreath. */
final class Lakes {
    private static final int TRIES = 20;
    private static final int SMALLEST = 3;

    private final Ground ground;
    private final RandomGenerator dice;

    Lakes(Ground ground, RandomGenerator dice) {
        this.ground = ground;
        this.dice = dice;
    }

    /** Lays out the lakes of one kind, smaller and smaller until one fits. */
    void lay(Lake lake) {
        for (int count = 0; count < lake.howMany(); count++) {
            boolean laid = false;
            for (int tries = 0; tries < TRIES && !laid; tries++) {
                laid = lay(lake, Math.max(SMALLEST, lake.size() * (TRIES - tries) / TRIES));
            }
        }
    }

    /** Fills with rock what lies where nobody comes by: behind doorways and vaults, and beside corridors that were trimmed. */
    void drain() {
        Patch wet = new Patch(
                new Point(0, 0), ground.level().width(), ground.level().height(), ground::isLake);
        wet.pieces().stream().filter(this::isOutOfReach).forEach(piece -> piece.forEach(ground::fill));
    }

    private boolean isOutOfReach(List<Point> piece) {
        return piece.stream()
                .noneMatch(cell -> Direction.orthogonal().stream().anyMatch(way -> ground.isFloor(cell.plus(way))));
    }

    private boolean lay(Lake lake, int size) {
        int width = Math.min(size, ground.level().width() - 2);
        int height = Math.min(Math.max(SMALLEST, size * 2 / 3), ground.level().height() - 2);
        Point corner = somewhere().plus(-width / 2, -height / 2);
        List<Point> cells = Cave.blob(width, height, dice).cells().stream()
                .map(cell -> corner.plus(cell.x(), cell.y()))
                .filter(this::mayLie)
                .toList();
        boolean fits = isInTheOpen(cells) && flood(cells, lake.tile().passable() ? Ground.FORD : Ground.LAKE);
        if (fits) {
            paint(lake, cells);
        }
        return fits;
    }

    /** Fills the cells, and lets the water off again if it cuts the level in two: even a pinched corner cuts. */
    private boolean flood(List<Point> cells, Tile with) {
        List<Point> floor = cells.stream().filter(ground::isFloor).toList();
        cells.forEach(cell -> ground.level().set(cell, with));
        boolean whole = ground.isWhole();
        if (!whole) {
            cells.forEach(cell -> ground.level().set(cell, Ground.ROCK));
            floor.forEach(cell -> ground.level().set(cell, Ground.FLOOR));
        }
        return whole;
    }

    private Point somewhere() {
        List<Point> floor =
                ground.rooms().get(dice.nextInt(ground.rooms().size())).floor();
        return floor.get(dice.nextInt(floor.size()));
    }

    private boolean mayLie(Point cell) {
        boolean dry = ground.isRock(cell) || ground.isFloor(cell);
        return dry && isInside(cell) && !ground.isVaulted(cell) && !ground.isGate(cell) && !ground.isBesideGate(cell);
    }

    private boolean isInside(Point cell) {
        return cell.x() > 0
                && cell.y() > 0
                && cell.x() < ground.level().width() - 1
                && cell.y() < ground.level().height() - 1;
    }

    /** A lake of which two thirds lie inside the rock would hardly be seen. */
    private boolean isInTheOpen(List<Point> cells) {
        return cells.stream().filter(ground::isFloor).count() * 3 > cells.size();
    }

    private void paint(Lake lake, List<Point> cells) {
        cells.forEach(cell -> ground.paint(cell, lake.tile()));
        cells.stream()
                .flatMap(cell -> cell.around().stream())
                .filter(cell -> ground.isFloor(cell) && !ground.isVaulted(cell))
                .forEach(cell -> ground.paint(cell, lake.wreath()));
    }
}
