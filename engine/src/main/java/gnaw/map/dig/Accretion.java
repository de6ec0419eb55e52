package gnaw.map.dig;

import gnaw.map.Direction;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Digs room by room, each attached by a doorway to what is there: so the level is in one piece at every moment.
 *
 * <p>A new room keeps a wall of one cell to everything else; only the doorway pierces it.
 */
final class Accretion {
    private static final int TRIES_PER_ROOM = 8;

    private final Plan plan;
    private final Ground ground;
    private final RandomGenerator dice;
    private final Shapes shapes;
    // Those of the rooms so far, in their order: what is dug later closes some and opens none.
    private final List<Shape.Exit> openings = new ArrayList<>();
    private int roomsBefore;

    Accretion(Plan plan, Ground ground, RandomGenerator dice) {
        this.plan = plan;
        this.ground = ground;
        this.dice = dice;
        this.shapes = new Shapes(plan, dice);
    }

    /** Digs the rooms and the vaults of the plan; false if a vault found no place. */
    boolean grow() {
        first();
        growTo(plan.rooms() / 3);
        for (Vault vault : plan.vaults()) {
            if (openings().stream().noneMatch(new VaultBuilder(vault, plan.tiles(), ground)::build)) {
                return false;
            }
        }
        growTo(plan.rooms());
        return true;
    }

    private void first() {
        Shape shape = shapes.room();
        Optional<Point> place = Optional.empty();
        while (place.isEmpty()) {
            place = Optional.of(new Point(dice.nextInt(plan.width()), dice.nextInt(plan.height())))
                    .filter(offset -> fits(shape, offset));
        }
        carve(shape, place.orElseThrow());
    }

    private void growTo(int rooms) {
        List<Shape.Exit> openings = openings();
        for (int tries = 0; tries < plan.rooms() * TRIES_PER_ROOM && count() < rooms; tries++) {
            if (attach(shapes.next(), openings)) {
                openings = openings();
            }
        }
    }

    private long count() {
        return ground.rooms().stream().filter(room -> !room.isCorridor()).count();
    }

    private boolean attach(Shape shape, List<Shape.Exit> openings) {
        Map<Direction, List<Shape.Exit>> exits = new EnumMap<>(Direction.class);
        Direction.orthogonal().forEach(way -> exits.put(way, shape.exits(way)));
        for (Shape.Exit opening : openings) {
            List<Shape.Exit> facing = exits.get(opening.outward().opposite());
            if (!facing.isEmpty() && attach(shape, facing.get(dice.nextInt(facing.size())), opening)) {
                return true;
            }
        }
        return false;
    }

    private boolean attach(Shape shape, Shape.Exit exit, Shape.Exit opening) {
        Point offset = opening.cell().plus(-exit.cell().x(), -exit.cell().y());
        if (!fits(shape, offset)) {
            return false;
        }
        carve(shape, offset);
        ground.open(opening.cell());
        return true;
    }

    private boolean fits(Shape shape, Point offset) {
        for (Point cell : shape.floor().cells()) {
            if (!ground.isSolid(cell.x() + offset.x(), cell.y() + offset.y())) {
                return false;
            }
        }
        return true;
    }

    private void carve(Shape shape, Point offset) {
        ground.add(new Room(
                shape.kind(),
                shape.floor().cells().stream()
                        .map(cell -> cell.plus(offset.x(), offset.y()))
                        .toList()));
    }

    /** Every wall cell that a doorway out of a room could pierce, in random order. */
    private List<Shape.Exit> openings() {
        openings.removeIf(opening -> !ground.isOpening(opening.cell(), opening.outward()));
        ground.rooms().stream().skip(roomsBefore).forEach(this::addOpenings);
        roomsBefore = ground.rooms().size();
        List<Shape.Exit> shuffled = new ArrayList<>(openings);
        Collections.shuffle(shuffled, dice);
        return shuffled;
    }

    private void addOpenings(Room room) {
        for (Point inside : room.floor()) {
            for (Direction way : Direction.orthogonal()) {
                if (ground.opensFrom(inside, way)) {
                    openings.add(new Shape.Exit(inside.plus(way), way));
                }
            }
        }
    }
}
