package gnaw.game;

import gnaw.game.Catalog.Owner;
import gnaw.game.dice.Dice;
import gnaw.game.dice.DiceBox;
import gnaw.map.Flight;
import gnaw.map.Point;
import gnaw.map.Sight;
import gnaw.map.Tile;
import gnaw.map.Vision;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** All that is the case in a game. Outside this package it can be looked at, not changed. */
public final class World {
    /** How many lines of the log are kept. */
    private static final int LINES_KEPT = 1000;

    private final long seed;
    private final Meters meters;
    private final TreeMap<String, Meters> kinds = new TreeMap<>();
    private final TreeMap<Depth, Stage> stages = new TreeMap<>();
    private Optional<Stage> here = Optional.empty();
    private final ArrayDeque<Offer> offers = new ArrayDeque<>();
    private final ArrayList<Line> log = new ArrayList<>();
    private final DiceBox dice;
    private Catalog catalog;
    private Footing footing;
    private Creature hero;
    private int turn = 1;
    private Depth where = Depth.of(1);
    private int deepest = 1;
    private int nextId = 1;
    private boolean touched;
    private Optional<Ending> ending = Optional.empty();
    /** What is known of a kind of which nothing was ever set. */
    private final Meters unknownKind;
    /** The same of a cell and of a level. */
    private final Meters unknownTile;

    private final Meters unknownLevel;

    private Optional<Vision> vision = Optional.empty();
    private Optional<Vision> horizon = Optional.empty();

    World(long seed, Catalog catalog, Meters meters, DiceBox dice) {
        this.seed = seed;
        this.catalog = catalog;
        this.meters = meters;
        this.dice = dice;
        this.unknownKind = started(Owner.KIND);
        this.unknownTile = started(Owner.TILE);
        this.unknownLevel = started(Owner.LEVEL);
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

    /** What is known of a kind of thing. */
    public Meters kindMeters(String kind) {
        return kinds.getOrDefault(kind, unknownKind);
    }

    /** Who may set foot where. */
    public Footing footing() {
        return footing;
    }

    /** The meters of a cell of a level. */
    public Meters tileMeters(Depth level, Point at) {
        return stage(level).flatMap(stage -> stage.meters(Optional.of(at))).orElse(unknownTile);
    }

    /** The meters of a level. */
    public Meters levelMeters(Stage stage) {
        return stage.meters(Optional.empty()).orElse(unknownLevel);
    }

    /** The cells of the hero's level of which a meter is more than 0, in map order. */
    public List<Point> tilesHaving(Stage stage, String meter) {
        return stage.meters().entrySet().stream()
                .filter(place -> place.getKey().isPresent() && place.getValue().get(meter) > 0)
                .map(place -> place.getKey().get())
                .toList();
    }

    /** The level on which the hero is. */
    public Stage stage() {
        return here.orElseThrow();
    }

    /** The choices that wait for an answer, the next one first. */
    public Optional<Offer> offer() {
        return Optional.ofNullable(offers.peekFirst());
    }

    /** How the game ended, once it has. */
    public Optional<Ending> ending() {
        return ending;
    }

    /** Whether somebody has meddled with this game from outside of it, as at the developer's console: it counts no more. */
    public boolean isTouched() {
        return touched;
    }

    /** The latest lines, the oldest first. */
    public List<Line> log() {
        return Collections.unmodifiableList(log);
    }

    /** What the hero sees now. */
    public Vision vision() {
        if (vision.isEmpty()) {
            Vision inSight = Sight.from(stage().level(), hero.at(), sightOf(hero));
            Light light = new Light(this);
            vision = Optional.of(light.isDark() ? inSight.within(light.lit(), hero.at()) : inSight);
        }
        return vision.get();
    }

    /** Whether the hero sees that creature. */
    public boolean seesNow(Creature who) {
        return who == hero || stage().creature(who.id()).isPresent() && vision().sees(who.at());
    }

    /** Whether somebody on the hero's level sees that cell; false outside of it. */
    public boolean sees(Creature who, Point place) {
        if (who == hero) {
            return vision().sees(place);
        }
        return who.at().distance(place) <= sightOf(who) && sees(who.at(), place);
    }

    /** Whether nothing lies between two cells of the hero's level; false outside of it. */
    public boolean sees(Point from, Point to) {
        return stage().level().contains(to) && Flight.isClear(stage().level(), from, to);
    }

    /** The cells that something flies over on its way to another cell, up to the first wall or creature. */
    public List<Point> path(Point from, Point to) {
        return Flight.path(
                stage().level(), from, to, cell -> stage().creatureAt(cell).isPresent());
    }

    /** Whether two creatures on the hero's level see each other: within the first one's sight, and nothing between them. */
    public boolean sees(Creature who, Creature other) {
        if (who.at().distance(other.at()) > sightOf(who)) {
            return false;
        }
        if (other == hero) {
            return lineOfSight(who.at());
        }
        return Sight.from(stage().level(), who.at(), sightOf(who)).sees(other.at());
    }

    /** In cells. Rules may take from it more than there is: nobody sees less far than his own cell. */
    private static int sightOf(Creature who) {
        return (int) Math.max(0, who.meters().get(Creature.SIGHT));
    }

    /** Whether the two are of sides that hate each other. */
    public boolean areFoes(Creature one, Creature other) {
        return catalog.areFoes(one.side(), other.side());
    }

    /** Every foe that {@code who} sees, the nearest first. */
    public List<Creature> foesInView(Creature who) {
        return foesSeen(who).sorted(nearestTo(who)).toList();
    }

    /** The first of {@link #foesInView}, without looking for the others. */
    public Optional<Creature> nearestFoe(Creature who) {
        return foesSeen(who).min(nearestTo(who));
    }

    private Stream<Creature> foesSeen(Creature who) {
        return stage().bySide().entrySet().stream()
                .filter(side -> catalog.areFoes(who.side(), side.getKey()))
                .flatMap(side -> side.getValue().values().stream())
                .filter(other -> other != who)
                .filter(other -> who == hero ? seesNow(other) : sees(who, other));
    }

    private static Comparator<Creature> nearestTo(Creature who) {
        return Comparator.comparingInt((Creature other) -> other.at().distance(who.at()))
                .thenComparingInt(Creature::id);
    }

    /** The creature of that number on the hero's level. */
    public Optional<Creature> creature(int id) {
        return hero.id() == id ? Optional.of(hero) : stage().creature(id);
    }

    /** The free cell nearest to a point, the point itself first; empty when there is none within reach. */
    public Optional<Point> freeNear(Point point) {
        return stage().freeNear(point);
    }

    /** Nothing between the hero and that cell: sight is symmetric, so one look from the hero serves all who look for him. */
    private boolean lineOfSight(Point from) {
        if (horizon.isEmpty()) {
            horizon = Optional.of(Sight.from(stage().level(), hero.at(), Sight.UNLIMITED));
        }
        return horizon.get().sees(from);
    }

    Meters started(Owner owner) {
        Meters started = new Meters();
        catalog.metersOf(owner).forEach(meter -> started.put(meter.name(), meter.start()));
        return started;
    }

    /** The dice with which a rule answers. */
    Dice dice(Question.Happening happening, Rule rule) {
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

    Meters openKindMeters(String kind) {
        return kinds.computeIfAbsent(kind, _ -> started(Owner.KIND));
    }

    /** The meters of a cell of a level, or of the whole of it, to be set. */
    Optional<Meters> openMeters(Depth level, Optional<Point> at) {
        return stage(level).map(stage -> stage.meters()
                .computeIfAbsent(at, _ -> started(at.isPresent() ? Owner.TILE : Owner.LEVEL)));
    }

    Map<String, Meters> kinds() {
        return kinds;
    }

    Collection<Stage> stages() {
        return stages.values();
    }

    Optional<Stage> stage(Depth wanted) {
        return Optional.ofNullable(stages.get(wanted));
    }

    void add(Stage stage) {
        stages.put(stage.where(), stage);
        here = stage(where);
    }

    void hero(Creature newHero) {
        hero = newHero;
    }

    void goTo(Depth level) {
        where = level;
        here = stage(where);
        deepest = Math.max(deepest, level.number());
        lookAgain();
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

    void catalog(Catalog newCatalog) {
        catalog = newCatalog;
    }

    void ends(Ending how) {
        ending = Optional.of(how);
        offers.clear();
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

    /** Lights move with those who bear them. */
    void lookAgainWhereDark() {
        if (new Light(this).isDark()) {
            lookAgain();
        }
    }

    void lookAgain() {
        vision = Optional.empty();
        horizon = Optional.empty();
    }
}
