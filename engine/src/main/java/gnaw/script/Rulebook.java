package gnaw.script;

import gnaw.game.Action;
import gnaw.game.Catalog;
import gnaw.game.Creature;
import gnaw.game.Dice;
import gnaw.game.Effect;
import gnaw.game.Ending;
import gnaw.game.Item;
import gnaw.game.Measure;
import gnaw.game.Met;
import gnaw.game.Offer;
import gnaw.game.Permission;
import gnaw.game.Question;
import gnaw.game.Row;
import gnaw.game.Rule;
import gnaw.game.RuleFailure;
import gnaw.game.Rules;
import gnaw.game.Score;
import gnaw.game.Status;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.map.dig.Plan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.graalvm.polyglot.Value;

/** The rules as the scripts say them. For one thread at a time; each thread that plays has a rulebook of its own. */
public final class Rulebook implements Rules, AutoCloseable {
    private final Scripts scripts;
    private final Map<String, List<String>> renames;
    private final Asking asking;
    private final Map<String, List<Rule>> answering = new HashMap<>();
    private final Complaints complaints = new Complaints();
    private final Onlooker onlooker;

    private Rulebook(Scripts scripts) {
        this.scripts = scripts;
        this.renames = scripts.renames();
        this.asking = new Asking(scripts, this::nameInPlay);
        this.onlooker = new Onlooker(asking, complaints);
    }

    /** Loads the scripts; a {@link ScriptError} tells everything that is wrong with them. */
    public static Rulebook load(Scripts scripts) {
        return new Rulebook(scripts);
    }

    /** What was loaded. */
    public Scripts scripts() {
        return scripts;
    }

    /** Every table as it was loaded. */
    public List<TableContents> tables() {
        return asking.loaded().tables().contents();
    }

    /** Whoever may throw dice, by name: all rules that answer a question, and the question itself where all share theirs. */
    public SortedSet<String> throwers() {
        return tables().stream()
                .filter(TableContents::answers)
                .flatMap(table -> Stream.concat(Stream.of(table.name()), table.ids().stream()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The text of every file of the authors' that was loaded, by its name such as {@code base/rules/names.js}. */
    public SortedMap<String, String> sources() {
        return asking.sources();
    }

    /** What is allowed in the scripts, but may surprise: two mods that set one cell, things called by their old names. */
    public List<String> warnings() {
        return asking.loaded().warnings();
    }

    /** Who made, changed and wrapped what. */
    public Chronicle chronicle() {
        return asking.loaded().tables().chronicle();
    }

    /** For a person to look at a game under these rules from outside. */
    public Expressions expressions() {
        return new Expressions(asking.apart(this::nameOf));
    }

    /** Begins to note what rules cost; statements are counted only if they are wanted, because that takes time. */
    public Profile profile(boolean countsStatements) {
        return asking.profile(countsStatements);
    }

    @Override
    public void gameBegins() {
        asking.forgive();
        onlooker.close();
        complaints.forget();
    }

    @Override
    public List<RuleFailure> takeFailures() {
        return complaints.take();
    }

    @Override
    public List<String> newNamesOf(String id) {
        return renames.getOrDefault(id, List.of());
    }

    @Override
    public Catalog catalog() {
        return asking.loaded().catalog();
    }

    @Override
    public List<Rule> answering(Question question) {
        return answering.computeIfAbsent(question.name(), this::rows);
    }

    private List<Rule> rows(String question) {
        List<Rule> rows = new ArrayList<>();
        asking.loaded().audience(question).forEach((id, of) -> rows.add(new ScriptRule(this, question, id, of)));
        return List.copyOf(rows);
    }

    /** Whether that row's mod is not set aside. */
    boolean isAsked(String question, String row) {
        return asking.isAsked(question, row);
    }

    List<Effect> effects(ScriptRule rule, Question question, World world, Dice dice) {
        List<Effect> effects = asking.ask(
                rule.question(),
                rule.name(),
                new Arguments(asking.book(), world).of(question, dice),
                asking.effects(world)::read);
        asking.notes().ifPresent(notes -> notes.answered(question, world, effects));
        return effects;
    }

    @Override
    public void chosen(Offer offer, Offer.Option taken) {
        asking.notes().ifPresent(notes -> notes.chosen(offer, taken, catalog()));
    }

    @Override
    public List<Row> rows() {
        return asking.notes().map(RowNotes::rows).orElse(List.of());
    }

    @Override
    public List<Met> takeMet() {
        return asking.notes().map(RowNotes::take).orElse(List.of());
    }

    @Override
    public Plan levelPlanned(int depth, World world, Dice dice) {
        List<Plan> plans = new ArrayList<>();
        List<RuleFailure> failures = new ArrayList<>();
        for (String row : asking.rows("levelPlanned")) {
            Object[] arguments = {depth, asking.book().of(dice), asking.book().of(world)};
            try {
                asking.ask("levelPlanned", row, arguments, Onlooker.unlessNothing(asking.plans()::read))
                        .ifPresent(plans::add);
            } catch (RuleFailure failure) {
                failures.add(failure);
            }
        }
        if (plans.isEmpty()) {
            throw failures.isEmpty() ? unplanned(depth) : failures.getLast();
        }
        failures.forEach(complaints::note);
        return plans.getLast();
    }

    private static RuleFailure unplanned(int depth) {
        return new RuleFailure(
                "", "No rule plans the level at depth " + depth + ": levelPlanned has no row that answers.");
    }

    @Override
    public Permission mayDo(Creature who, Action action, World world) {
        String line = "";
        for (Rule rule : answering.computeIfAbsent("mayDo", this::rows)) {
            if (rule.isFor(who, world)) {
                Object[] arguments = {
                    fact(who, world),
                    new ActionFacts(asking.book(), action, world),
                    asking.book().of(world)
                };
                Permission permission = asking.ask("mayDo", rule.name(), arguments, asking.actions()::permission);
                if (!(permission instanceof Permission.Yes(String said))) {
                    return permission;
                }
                line = said.isEmpty() ? line : said;
            }
        }
        return new Permission.Yes(line);
    }

    @Override
    public Action creatureThinks(Creature who, World world, Dice dice) {
        Object[] arguments = {
            fact(who, world),
            new SightFacts(asking.book(), world, this, who),
            asking.book().of(dice),
            asking.book().of(world)
        };
        for (Rule rule : answering.computeIfAbsent("creatureThinks", this::rows)) {
            Optional<Action> deed = rule.isFor(who, world)
                    ? asking.ask("creatureThinks", rule.name(), arguments, this::deed)
                    : Optional.empty();
            if (deed.isPresent()) {
                return deed.get();
            }
        }
        return Action.await();
    }

    private Optional<Action> deed(Value answer) {
        return answer.isNull() ? Optional.empty() : Optional.of(asking.actions().action(answer));
    }

    @Override
    public Status statusOf(Creature who, World world) {
        Status status = onlooker.statusOf(who, world);
        asking.notes().ifPresent(notes -> notes.shown(status));
        return status;
    }

    @Override
    public List<String> describe(Thing thing, Creature viewer, World world) {
        return onlooker.describe(thing, viewer, world);
    }

    @Override
    public String nameOf(Thing thing, World world) {
        return onlooker.nameOf(thing, world);
    }

    /** The name that a rule asks for. */
    private String nameInPlay(Thing thing, World world) {
        return onlooker.nameInPlay(thing, world);
    }

    @Override
    public boolean fits(String verb, Item item, Creature user, World world) {
        return onlooker.fits(verb, item, user, world);
    }

    @Override
    public Score scoreOf(Ending ending, World world) {
        return onlooker.scoreOf(ending, world);
    }

    @Override
    public Optional<Mind> bot(String name) {
        return asking.loaded().tables().find("bots", name).map(id -> new ScriptedBot(asking, this, id));
    }

    @Override
    public List<String> bots() {
        return List.copyOf(asking.loaded().tables().rows("bots").keySet());
    }

    @Override
    public List<Measure> measures() {
        return asking.loaded().measures().stream()
                .<Measure>map(row -> new ScriptMeasure(asking, row))
                .toList();
    }

    @Override
    public void close() {
        asking.close();
        onlooker.close();
    }

    private CreatureFacts fact(Creature who, World world) {
        return asking.book().of(who, world);
    }
}
