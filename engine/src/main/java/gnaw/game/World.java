package gnaw.game;

import gnaw.game.dice.Dice;
import gnaw.game.dice.DiceBox;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** The state of a game. Outside this package it can be looked at, not changed. */
public final class World {
    /** How many lines of the log are kept. */
    private static final int LINES_KEPT = 1000;

    private final long seed;
    private final Meters meters;
    private final SharedMeters sharedMeters;
    private final TreeMap<Depth, Stage> stages = new TreeMap<>();
    private Optional<Stage> here = Optional.empty();
    private final ArrayDeque<Offer> offers = new ArrayDeque<>();
    private final ArrayList<Line> log = new ArrayList<>();
    private final DiceBox dice;
    private final Catalog catalog;
    private final Eyesight eyesight;
    private Footing footing;
    private Creature hero;
    private int turn = 1;
    private Depth where = Depth.of(1);
    private int deepest = 1;
    private int nextId = 1;
    private boolean touched;
    private Optional<Ending> ending = Optional.empty();
    private List<Predecessor> predecessors = List.of();

    World(long seed, Catalog catalog, Meters meters, DiceBox dice) {
        this.seed = seed;
        this.catalog = catalog;
        this.meters = meters;
        this.dice = dice;
        this.sharedMeters = new SharedMeters(this);
        this.eyesight = new Eyesight(this);
    }

    /** The number that, with the scripts and the keys, determines everything. */
    public long seed() {
        return seed;
    }

    /** The kinds of things there are. */
    public Catalog catalog() {
        return catalog;
    }

    /** The number of the present turn; the first is 1. */
    public int turn() {
        return turn;
    }

    /** How deep the hero is; 1 is the first depth. */
    public int depth() {
        return where.number();
    }

    /** Where the hero is. */
    public Depth where() {
        return where;
    }

    /** The greatest depth that the hero has seen. */
    public int deepest() {
        return deepest;
    }

    /** Who plays. */
    public Creature hero() {
        return hero;
    }

    /** The meters of the world itself. */
    public Meters meters() {
        return meters;
    }

    /** The meters of kinds, cells and levels. */
    public SharedMeters sharedMeters() {
        return sharedMeters;
    }

    /** Who sees whom on the hero's level. */
    public Eyesight eyesight() {
        return eyesight;
    }

    /** Who may set foot where. */
    public Footing footing() {
        return footing;
    }

    /** The level on which the hero is. */
    public Stage stage() {
        return here.orElseThrow();
    }

    /** The choice that waits for an answer, the first of several. */
    public Optional<Offer> offer() {
        return Optional.ofNullable(offers.peekFirst());
    }

    /** How the game ended, once it has. */
    public Optional<Ending> ending() {
        return ending;
    }

    /** Who died in earlier games, as it was when this one began. */
    public List<Predecessor> predecessors() {
        return predecessors;
    }

    /** Whether somebody has meddled with this game from outside of it, as at the developer's console: it counts no more. */
    public boolean isTouched() {
        return touched;
    }

    /** The latest lines, the oldest first. */
    public List<Line> log() {
        return Collections.unmodifiableList(log);
    }

    /** Whether the two are of sides that hate each other. */
    public boolean areFoes(Creature one, Creature other) {
        return catalog.areFoes(one.side(), other.side());
    }

    /** The creature of that number on the hero's level. */
    public Optional<Creature> creature(int id) {
        return hero.id() == id ? Optional.of(hero) : stage().creature(id);
    }

    /** The kind of ground that the hero remembers in a cell of his level, if he does. */
    public Optional<Catalog.TileKind> rememberedKind(Point at) {
        return stage().level().remembered(at).map(catalog::kindOf);
    }

    /** Whether a way leads down from the hero's level, in the dungeon or in the place beside it where he is. */
    public boolean hasWayDown() {
        Level level = stage().level();
        return level.points().map(level::at).map(catalog::kindOf).anyMatch(tile -> tile.leadsWithin(Catalog.DESCEND));
    }

    /** A cell of the hero's level, as rules are asked about it. */
    public Question.Cell cell(Point at) {
        return new Question.Cell(stage().level().at(at), at, where());
    }

    /** The dice with which a rule answers. */
    Dice dice(Happening happening, Rule rule) {
        return happening
                .levelOfDice()
                .map(level -> dice.of(rule.name(), level.told()))
                .orElseGet(() -> dice.of(rule.name()));
    }

    /** The dice that fall for a kind of tile. */
    Dice dice(Tile tile) {
        return dice.of(tile.id());
    }

    /** The dice of what an action does. */
    Dice dice(Action action) {
        return dice.of(action.id());
    }

    /** The dice that all rules of a question share. */
    Dice dice(Question.Joined<?> question) {
        return dice.of(question.name());
    }

    DiceBox diceBox() {
        return dice;
    }

    int newId() {
        return nextId++;
    }

    int nextId() {
        return nextId;
    }

    /** The levels that the hero has seen, in the order of their depths. */
    public Collection<Stage> stages() {
        return stages.values();
    }

    /** The level there; empty where the hero has never been. */
    public Optional<Stage> stage(Depth wanted) {
        return Optional.ofNullable(stages.get(wanted));
    }

    void add(Stage stage) {
        stages.put(stage.where(), stage);
        here = stage(where);
    }

    /** It is dug anew when somebody comes to it. The hero is not there. */
    void forget(Stage stage) {
        stages.remove(stage.where());
    }

    void hero(Creature newHero) {
        hero = newHero;
    }

    void goTo(Depth level) {
        where = level;
        here = stage(where);
        deepest = Math.max(deepest, level.number());
        eyesight.lookAgain();
    }

    void nextTurn() {
        turn++;
    }

    void resume(int newTurn, int newDeepest, int newNextId) {
        turn = newTurn;
        deepest = newDeepest;
        nextId = newNextId;
    }

    void footing(Footing newFooting) {
        footing = newFooting;
    }

    void ends(Ending how) {
        ending = Optional.of(how);
        offers.clear();
    }

    void predecessors(List<Predecessor> dead) {
        predecessors = List.copyOf(dead);
    }

    void touch() {
        touched = true;
    }

    void offer(Offer offer) {
        offers.addLast(offer);
    }

    /** The first is answered; the others are given back, to wait until what the answer brings is answered, too. */
    List<Offer> offerAnswered() {
        offers.pollFirst();
        List<Offer> others = offers();
        offers.clear();
        return others;
    }

    List<Offer> offers() {
        return List.copyOf(offers);
    }

    void write(Line line) {
        log.add(line);
        if (log.size() > LINES_KEPT) {
            log.removeFirst();
        }
    }
}
