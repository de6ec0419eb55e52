package gnaw.game;

import gnaw.game.dice.Dice;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;

/** A game as the rules describe it: names, looks, the status line, and what can be done with a thing. To ask changes nothing. */
public final class Description {
    private final World world;
    private final Rules rules;
    private final RuleRunner runner;
    private final IntSupplier intents;
    private Status status = Status.NOTHING;
    private int statusAfter = -1;
    private Map<String, String> tones = Map.of();
    private int tonesAfter = -1;

    /** Only an intent can change the status and the tones, so the rules are asked once after each. */
    Description(World world, Rules rules, RuleRunner runner, IntSupplier intents) {
        this.world = world;
        this.rules = rules;
        this.runner = runner;
        this.intents = intents;
    }

    /** What a thing is called now. */
    public String nameOf(Thing thing) {
        return asked(new Look.NameOf(thing), thing.kind());
    }

    /** The same with what the player has written on it. */
    public String inscribedNameOf(Item item) {
        return item.inscription().isEmpty() ? nameOf(item) : nameOf(item) + " {" + item.inscription() + "}";
    }

    /** Under which heading a thing stands in a long list; "" for none. */
    public String headingOf(Item item) {
        return asked(new Look.HeadingOf(item), "");
    }

    /** How a thing looks now. */
    public Appearance looksOf(Thing thing) {
        Appearance usual =
                switch (thing) {
                    case Creature who ->
                        world.catalog().creatures().get(who.kind()).look();
                    case Item item -> world.catalog().items().get(item.kind()).look();
                };
        return asked(new Look.LooksOf(thing, usual), usual);
    }

    /** Whether nobody takes that creature for one. */
    public boolean isDisguised(Creature who) {
        return asked(new Look.Disguised(who), false);
    }

    /** Whether that creature stays where it was seen. */
    public boolean stays(Creature who) {
        return asked(new Look.Stays(who), false);
    }

    /** What looking at a thing tells. */
    public List<String> linesOf(Thing thing) {
        return asked(new Look.Describe(thing, world.hero()), List.of());
    }

    /** What looking at a tile of the hero's level tells beside its name, be it there or remembered. */
    public List<String> linesOf(Tile tile, Point at) {
        return asked(new Look.DescribeTile(new Question.Cell(tile, at, world.where()), world.hero()), List.of());
    }

    /** What is to be known of aiming one of the hero's things at somebody. */
    public List<String> oddsOf(String verb, Item item, Creature target) {
        return asked(new Look.OddsOf(world.hero(), verb, item, target), List.of());
    }

    /** All that is known of a thing, at leisure. */
    public List<String> recallOf(Thing thing) {
        return asked(new Look.Recall(thing, world.hero()), List.of());
    }

    /** The tones of this level in place of others. */
    public Map<String, String> tones() {
        if (tonesAfter != intents.getAsInt()) {
            tonesAfter = intents.getAsInt();
            tones = asked(new Look.TonesOf(), Map.of());
        }
        return tones;
    }

    /** What the status line shows. */
    public Status status() {
        if (statusAfter != intents.getAsInt()) {
            statusAfter = intents.getAsInt();
            status = asked(new Look.StatusOf(world.hero()), Status.NOTHING);
        }
        return status;
    }

    /** The words about somebody else's state, such as what he is up to. */
    public List<Status.Label> labelsOf(Creature other) {
        return asked(new Look.StatusOf(other), Status.NOTHING).labels();
    }

    /** What the game that is over was worth. */
    public Score score() {
        return asked(new Look.ScoreOf(ending()), new Score(0, List.of()));
    }

    /** What was achieved in the game that is over, a few words each. */
    public List<String> feats() {
        return asked(new Look.FeatsOf(ending()), List.of());
    }

    private Ending ending() {
        return world.ending().orElseThrow(() -> new IllegalStateException("The game is not over."));
    }

    /** The verbs that fit an item of the hero's. */
    public List<Catalog.Verb> verbsFor(Item item) {
        return world.catalog().verbs().values().stream()
                .filter(verb -> fits(verb.id(), item))
                .toList();
    }

    /** Whether a verb makes sense with an item of the hero's. */
    public boolean fits(String verb, Item item) {
        return runner.attempt(() -> rules.fits(verb, item, world.hero(), world), false);
    }

    /** Whether an item of the hero's is made for a verb that fits it. */
    public boolean suits(String verb, Item item) {
        return runner.attempt(() -> rules.suits(verb, item, world.hero(), world), false);
    }

    /** Among which actions the key of one lets one choose: their ids, and what stands there. */
    public Map<String, String> choices(String action) {
        return runner.attempt(() -> rules.choices(action, world.hero(), world), Map.of());
    }

    /** What the player is asked before the hero does something; empty where nobody need ask. */
    public Optional<String> sure(Action action) {
        return runner.attempt(() -> rules.sure(action, world.hero(), world), Optional.empty());
    }

    private <A> A asked(Look<A> question, A otherwise) {
        return runner.attempt(() -> rules.ask(question, world, Dice.NONE), otherwise);
    }
}
