package gnaw.game;

import gnaw.map.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Anybody who acts. Outside this package it can be looked at, not changed. */
public final class Creature implements Thing {
    /** The meters that the engine itself reads: life, how far somebody sees (cells), and how fast he is (100: a step a turn). */
    public static final String HIT_POINTS = "hitPoints";

    public static final String MAX_HIT_POINTS = "maxHitPoints";
    public static final String SIGHT = "sight";
    public static final String SPEED = "speed";

    private final int id;
    private final Meters meters;
    private final List<Item> pack = new ArrayList<>();
    private String kind;
    private String side;
    private Point at;
    private double energy;
    private int helpless;
    private boolean dead;

    Creature(int id, String kind, String side, Point at, Meters meters) {
        this.id = id;
        this.kind = kind;
        this.side = side;
        this.at = at;
        this.meters = meters;
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public String kind() {
        return kind;
    }

    /** Creatures of different sides are foes. */
    public String side() {
        return side;
    }

    /** Where it stands. */
    public Point at() {
        return at;
    }

    @Override
    public Meters meters() {
        return meters;
    }

    /** What it carries, in the order it was taken. */
    public List<Item> pack() {
        return Collections.unmodifiableList(pack);
    }

    /** How many of its next turns are lost. */
    public int helpless() {
        return helpless;
    }

    /** What is left of this turn: a hundredth of a turn is 1; an action may be begun with 100 or more. */
    public double energy() {
        return energy;
    }

    /** Whether it has died. */
    public boolean dead() {
        return dead;
    }

    /** The item of that number in its pack. */
    public Optional<Item> carried(int item) {
        return pack.stream().filter(carried -> carried.id() == item).findFirst();
    }

    /** Whether the two are of different sides. */
    public boolean isFoeOf(Creature other) {
        return !side.equals(other.side);
    }

    double hitPoints() {
        return meters.get(HIT_POINTS);
    }

    List<Item> openPack() {
        return pack;
    }

    void kind(String newKind) {
        kind = newKind;
    }

    void side(String newSide) {
        side = newSide;
    }

    void at(Point newPlace) {
        at = newPlace;
    }

    void helpless(int turns) {
        helpless = turns;
    }

    void energy(double newEnergy) {
        energy = newEnergy;
    }

    void dies() {
        dead = true;
    }
}
