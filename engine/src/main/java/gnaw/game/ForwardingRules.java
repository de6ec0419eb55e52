package gnaw.game;

import gnaw.game.Question.Joined;
import gnaw.game.dice.Dice;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Rules that hand every question on to others. Whoever wants to listen to some, or to prove them, overrides those. */
public abstract class ForwardingRules implements Rules {
    private final Rules behind;

    /** Hands on to these. */
    protected ForwardingRules(Rules behind) {
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
    public boolean hasRow(String table, String id) {
        return behind.hasRow(table, id);
    }

    @Override
    public Set<String> rowsOf(String table) {
        return behind.rowsOf(table);
    }

    @Override
    public List<Rule> answering(Happening happening) {
        return behind.answering(happening);
    }

    @Override
    public <A> A ask(Joined<A> question, World world, Dice dice) {
        return behind.ask(question, world, dice);
    }

    @Override
    public RuleFailure misplanned(Decision.LevelPlanned question, World world, String what) {
        return behind.misplanned(question, world, what);
    }

    @Override
    public boolean answers(Joined<?> question, World world) {
        return behind.answers(question, world);
    }

    @Override
    public List<Effect> eachTurn(Question.Cell cell, World world, Dice dice) {
        return behind.eachTurn(cell, world, dice);
    }

    @Override
    public List<Effect> does(Creature who, Action.Plain action, World world, Dice dice) {
        return behind.does(who, action, world, dice);
    }

    @Override
    public Map<String, String> choices(String action, Creature hero, World world) {
        return behind.choices(action, hero, world);
    }

    @Override
    public Optional<String> sure(Action action, Creature hero, World world) {
        return behind.sure(action, hero, world);
    }

    @Override
    public boolean fits(String verb, Item item, Creature user, World world) {
        return behind.fits(verb, item, user, world);
    }

    @Override
    public boolean suits(String verb, Item item, Creature user, World world) {
        return behind.suits(verb, item, user, world);
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
    public RowCoverage coverage() {
        return behind.coverage();
    }
}
