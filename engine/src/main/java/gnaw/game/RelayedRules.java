package gnaw.game;

import gnaw.map.dig.Plan;
import java.util.List;
import java.util.Optional;

/** Rules that hand every question on to others. Who wants to listen to some, or to prove them, overrides those. */
public abstract class RelayedRules implements Rules {
    private final Rules behind;

    /** Hands on to these. */
    protected RelayedRules(Rules behind) {
        this.behind = behind;
    }

    @Override
    public Catalog catalog() {
        return behind.catalog();
    }

    @Override
    public void gameBegins() {
        behind.gameBegins();
    }

    @Override
    public List<RuleFailure> takeFailures() {
        return behind.takeFailures();
    }

    @Override
    public List<String> newNamesOf(String id) {
        return behind.newNamesOf(id);
    }

    @Override
    public List<Rule> answering(Question question) {
        return behind.answering(question);
    }

    @Override
    public Plan levelPlanned(int depth, World world, Dice dice) {
        return behind.levelPlanned(depth, world, dice);
    }

    @Override
    public Permission mayDo(Creature who, Action action, World world) {
        return behind.mayDo(who, action, world);
    }

    @Override
    public Action creatureThinks(Creature who, World world, Dice dice) {
        return behind.creatureThinks(who, world, dice);
    }

    @Override
    public Status statusOf(Creature who, World world) {
        return behind.statusOf(who, world);
    }

    @Override
    public List<String> describe(Thing thing, Creature viewer, World world) {
        return behind.describe(thing, viewer, world);
    }

    @Override
    public String nameOf(Thing thing, World world) {
        return behind.nameOf(thing, world);
    }

    @Override
    public boolean fits(String verb, Item item, Creature user, World world) {
        return behind.fits(verb, item, user, world);
    }

    @Override
    public Score scoreOf(Ending ending, World world) {
        return behind.scoreOf(ending, world);
    }

    @Override
    public Optional<Mind> bot(String name) {
        return behind.bot(name);
    }

    @Override
    public List<String> bots() {
        return behind.bots();
    }

    @Override
    public List<Measure> measures() {
        return behind.measures();
    }

    @Override
    public void chosen(Offer offer, Offer.Option taken) {
        behind.chosen(offer, taken);
    }

    @Override
    public List<Row> rows() {
        return behind.rows();
    }

    @Override
    public List<Met> takeMet() {
        return behind.takeMet();
    }
}
