package gnaw.game;

import gnaw.map.Point;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Anybody who acts. Outside this package it can be looked at, not changed. */
public final class Creature implements Thing {
    /** The meter of life; somebody without any dies. */
    public static final String HIT_POINTS = "hitPoints";

    /** The meter of the most life that somebody can have. */
    public static final String MAX_HIT_POINTS = "maxHitPoints";

    /** The meter of the share of life, 0 to 1, below which somebody is in danger. */
    public static final String CAUTION = "caution";

    /** The meter of how far somebody sees, in cells. */
    public static final String SIGHT = "sight";

    /** The meter of how fast somebody is: with 100 he takes a step a turn. */
    public static final String SPEED = "speed";

    /** What is kept of a creature beside its meters; no meter of a script's is called so. */
    static final String KEPT_SIDE = ".side";

    static final String KEPT_LEADER = ".leader";
    static final String KEPT_BOUND = ".bound";

    private final int id;
    private final Meters meters;
    private final CarriedItems pack = new CarriedItems();
    private String kind;
    private int changesOfKind;
    private String side;
    private Point at;
    private double energy;
    private int helpless;
    private Optional<Integer> leader = Optional.empty();
    private boolean doomed;
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

    /** Its side, a row of the table {@code sides}. */
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

    @Override
    public int changes() {
        return meters.changes() + changesOfKind;
    }

    /** What it carries, in the order it was taken. */
    public List<Item> pack() {
        return Collections.unmodifiableList(pack);
    }

    /** How often something came into its pack or left it. */
    public int changesOfPack() {
        return pack.changes();
    }

    /** The share of its life that it has left, 0 to 1. */
    public double life() {
        double most = meters.get(MAX_HIT_POINTS);
        return most <= 0 ? 1 : Math.clamp(meters.get(HIT_POINTS) / most, 0, 1);
    }

    /** Whether so little of its life is left that it should look about before it goes on: never, where rules know no caution. */
    public boolean isInDanger() {
        return life() < meters.get(CAUTION);
    }

    /** How many of its next turns are lost. */
    public int helpless() {
        return helpless;
    }

    /** How much time somebody has to act in: 100 is a turn, and an action may begin with 100 or more. */
    public double energy() {
        return energy;
    }

    /** The number of whoever it goes with from level to level. */
    public Optional<Integer> leader() {
        return leader;
    }

    /** Whether it dies for certain, whatever gives life back to it. */
    public boolean doomed() {
        return doomed;
    }

    /** Whether it has died. */
    public boolean dead() {
        return dead;
    }

    /** The item of that number in its pack. */
    public Optional<Item> carried(int item) {
        return pack.stream().filter(carried -> carried.id() == item).findFirst();
    }

    double hitPoints() {
        return meters.get(HIT_POINTS);
    }

    List<Item> openPack() {
        return pack;
    }

    void kind(String newKind) {
        changesOfKind++;
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

    void leader(Optional<Integer> newLeader) {
        leader = newLeader;
    }

    void energy(double newEnergy) {
        energy = newEnergy;
    }

    void doom() {
        doomed = true;
    }

    void dies() {
        dead = true;
    }
}
