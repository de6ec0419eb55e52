package gnaw.map.dig;

import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Digs levels after a plan.
 *
 * <p>Every level is in one piece without finding a secret door, but for dead ends behind one; it has a loop; doors have
 * floor on two opposite sides and wall on the others; the stairs lie farther apart than half its width on foot. The same
 * plan and dice dig the same level.
 */
public final class Digger {
    // Of 100,000 levels of the base game one took 79.
    private static final int ATTEMPTS = 400;

    private final Plan plan;
    private final RandomGenerator dice;
    private final Ground ground;

    private Digger(Plan plan, RandomGenerator dice) {
        this.plan = plan;
        this.dice = dice;
        this.ground = new Ground(plan.width(), plan.height(), dice);
    }

    /**
     * A level after the plan. Of the dice only {@code nextInt} with a bound or range is used.
     *
     * @throws IllegalStateException if none of 400 attempts kept the laws: the plan leaves too little room
     */
    public static Dug dig(Plan plan, RandomGenerator dice) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Optional<Dug> dug = new Digger(plan, dice).attempt();
            if (dug.isPresent()) {
                return dug.orElseThrow();
            }
        }
        throw new IllegalStateException("No lawful level of " + plan.width() + "×" + plan.height() + " cells with "
                + plan.rooms() + " rooms and " + plan.vaults().size() + " vaults came of " + ATTEMPTS + " attempts");
    }

    private Optional<Dug> attempt() {
        if (!new Accretion(plan, ground, dice).grow()) {
            return Optional.empty();
        }
        Lakes lakes = new Lakes(ground, dice);
        plan.lakes().forEach(lakes::lay);
        Loops loops = new Loops(ground, dice);
        if (!loops.open(plan.loopDistance())) {
            return Optional.empty();
        }
        loops.trim();
        lakes.drain();
        return Stairs.in(ground, plan, dice).map(this::finished);
    }

    private Dug finished(Stairs stairs) {
        List<Point> secretDoors = new SecretDoors(ground, stairs).choose(plan.secretPercent(), dice);
        Level level = new Level(plan.width(), plan.height(), plan.tiles().wall());
        for (int place = 0; place < level.indices(); place++) {
            if (level.isInside(place)) {
                level.set(
                        place, ground.painted(place).orElse(built(ground.level().at(place))));
            }
        }
        secretDoors.forEach(cell -> level.set(cell, plan.tiles().secretDoor()));
        stairs.up().ifPresent(cell -> level.set(cell, plan.tiles().stairsUp()));
        stairs.down().ifPresent(cell -> level.set(cell, plan.tiles().stairsDown()));
        return new Dug(level, rooms(), stairs.up(), stairs.down(), secretDoors, ground.marks());
    }

    private Tile built(Tile part) {
        if (part == Ground.ROCK) {
            return plan.tiles().wall();
        }
        return part == Ground.DOOR ? plan.tiles().door() : plan.tiles().floor();
    }

    /** The rooms without what lakes took of them. */
    private List<Room> rooms() {
        return ground.rooms().stream().map(this::withoutLakes).toList();
    }

    private Room withoutLakes(Room room) {
        List<Point> floor = new ArrayList<>(room.floor());
        return floor.removeIf(cell -> !ground.isFloor(cell)) ? new Room(room.kind(), floor) : room;
    }
}
