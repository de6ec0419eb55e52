package gnaw.script;

import gnaw.game.Action;
import gnaw.game.Catalog;
import gnaw.game.Creature;
import gnaw.game.Decision;
import gnaw.game.Effect;
import gnaw.game.Happening;
import gnaw.game.Item;
import gnaw.game.Look;
import gnaw.game.Measure;
import gnaw.game.Question;
import gnaw.game.Question.Joined;
import gnaw.game.RowCoverage;
import gnaw.game.Rule;
import gnaw.game.RuleFailure;
import gnaw.game.Rules;
import gnaw.game.SavedGame;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.mod.Mod;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.script.failure.ReportedOnce;
import gnaw.script.source.LoadWarning;
import gnaw.script.table.ChangeHistory;
import gnaw.script.table.TableContents;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The rules as the scripts say them. For one thread at a time; each thread that plays has a rulebook of its own. */
public final class Rulebook implements Rules, AutoCloseable {
    private static final String ACTIONS = "actions";

    private final Scripts scripts;
    private final Map<String, List<String>> renames;
    private final RuleCaller caller;
    private final Map<Class<?>, List<ScriptRule>> rules = new HashMap<>();
    private final ReportedOnce reported = new ReportedOnce();
    private final ViewQueries queries;
    private final Map<String, String> fingerprints;

    private Rulebook(Scripts scripts) {
        this.scripts = scripts;
        this.renames = scripts.renames();
        this.caller = new RuleCaller(scripts, this::nameInPlay, reported::note);
        this.queries = new ViewQueries(caller, this, reported);
        this.fingerprints = caller.fingerprints();
    }

    /** Loads the scripts; a {@link ScriptError} tells everything that is wrong with them. */
    public static Rulebook load(Scripts scripts) {
        return new Rulebook(scripts);
    }

    /**
     * From now on every rule is asked each time, also where its answer is known: for tests, which prove that a rule keeps nothing in mind, and
     * count what it costs.
     */
    public Rulebook askingEachTime() {
        caller.askEachTime();
        return this;
    }

    /** What was loaded. */
    public Scripts scripts() {
        return scripts;
    }

    /** A short text that is equal for equal scripts, as they were loaded: what tells two states of a mod with the same version apart. */
    public String fingerprint(Mod mod) {
        return fingerprints.get(mod.id());
    }

    /** Every table as it was loaded. */
    public List<TableContents> tables() {
        return caller.loaded().tables().contents();
    }

    /** Whoever may throw dice, by name: all rules that answer a question, the question itself where all share theirs, tiles that live, and actions that do something. */
    public SortedSet<String> throwers() {
        Stream<String> tiles = catalog().tiles().values().stream()
                .filter(Catalog.TileKind::lives)
                .map(Catalog.TileKind::id);
        Stream<String> actions =
                catalog().acts().values().stream().filter(Catalog.Act::isRuled).map(Catalog.Act::id);
        Stream<String> rows = tables().stream()
                .filter(TableContents::answers)
                .flatMap(table -> Stream.concat(Stream.of(table.name()), table.ids().stream()));
        return Stream.of(tiles, actions, rows).flatMap(names -> names).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The text of every file of the authors' that was loaded, by its name such as {@code base/rules/names.js}. */
    public SortedMap<String, String> sources() {
        return caller.sources();
    }

    /** What may surprise in the scripts. */
    public List<LoadWarning> warnings() {
        return caller.loaded().warnings();
    }

    /** What the scripts have written down for their authors since this was asked last, also in expressions. */
    public List<String> takeLogged() {
        return caller.takeLogged();
    }

    /** Who made, changed and wrapped what. */
    public ChangeHistory history() {
        return caller.loaded().tables().history();
    }

    /** A game that was saved with these versions of its mods, as the mods of now would have it. */
    public SavedGame migrated(SavedGame saved, Map<String, String> versions) {
        return new ModMigration(this, caller, versions).of(saved);
    }

    /** For a person to look at a game under these rules from outside. */
    public Expressions expressions() {
        return new Expressions(caller.apart(this::nameOf));
    }

    /** Begins to note what rules cost; statements are counted only if they are wanted, because that takes time. */
    public Profile profile(boolean countsStatements) {
        return caller.profile(countsStatements);
    }

    @Override
    public void gameBegins() {
        caller.forgive();
        queries.close();
        reported.forget();
    }

    @Override
    public List<RuleFailure> takeFailures() {
        return reported.take();
    }

    @Override
    public List<String> newNamesOf(String id) {
        return renames.getOrDefault(id, List.of());
    }

    @Override
    public boolean hasRow(String table, String id) {
        return caller.loaded().tables().row(table, id).isPresent();
    }

    @Override
    public Set<String> rowsOf(String table) {
        return caller.loaded().tables().rows(table).keySet();
    }

    @Override
    public Catalog catalog() {
        return caller.loaded().catalog();
    }

    @Override
    public List<Rule> answering(Happening happening) {
        return List.copyOf(rules(happening));
    }

    /** The rows that answer a question, in order. */
    List<ScriptRule> rules(Question<?> question) {
        return rules.computeIfAbsent(question.getClass(), _ -> bound(question));
    }

    private List<ScriptRule> bound(Question<?> question) {
        List<ScriptRule> rows = new ArrayList<>();
        caller.loaded().audience(question).forEach((id, of) -> rows.add(new ScriptRule(this, question.name(), id, of)));
        return List.copyOf(rows);
    }

    /** Whether that row's mod is not set aside. */
    boolean isAsked(ScriptRule rule) {
        return caller.isAsked(rule.question(), rule.name());
    }

    List<Effect> effects(ScriptRule rule, Happening happening, World world, Dice dice) {
        List<Effect> effects = caller.recall(rule, world, happening.given(dice, world), caller.effects(world)::read);
        caller.tracker().ifPresent(tracker -> tracker.answered(happening, world, effects));
        return effects;
    }

    @Override
    public RowCoverage coverage() {
        return caller.tracker().<RowCoverage>map(tracker -> tracker).orElse(RowCoverage.NONE);
    }

    @Override
    public <A> A ask(Joined<A> question, World world, Dice dice) {
        A answer = queries.ask(question, world, dice);
        caller.tracker().ifPresent(tracker -> tracker.answered(question, answer));
        return answer;
    }

    @Override
    public RuleFailure misplanned(Decision.LevelPlanned question, World world, String what) {
        return queries.misplanned(question, world, what);
    }

    @Override
    public boolean answers(Joined<?> question, World world) {
        for (ScriptRule rule : rules(question)) {
            if (isAsked(rule) && rule.audience().isSubjectOf(question, world)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public List<Effect> eachTurn(Question.Cell cell, World world, Dice dice) {
        return wishes("tiles", cell.tile().id(), "eachTurn", world, cell, dice, world);
    }

    @Override
    public List<Effect> does(Creature who, Action.Plain action, World world, Dice dice) {
        return wishes(ACTIONS, action.id(), "does", world, who, action, dice, world);
    }

    /** What the function in a cell of a row wishes for. */
    private List<Effect> wishes(String table, String row, String cell, World world, Object... given) {
        if (!caller.isAsked(table, row)) {
            return List.of();
        }
        List<Effect> effects = caller.ask(table, row, cell, world, given, caller.effects(world)::read);
        caller.tracker().ifPresent(tracker -> tracker.wished(effects));
        return effects;
    }

    @Override
    public Map<String, String> choices(String action, Creature hero, World world) {
        return caller.isAsked(ACTIONS, action) ? queries.choices(action, hero, world) : Map.of();
    }

    @Override
    public Optional<String> sure(Action action, Creature hero, World world) {
        return switch (action) {
            case Action.Use use ->
                hero.carried(use.item()).flatMap(item -> sure(Action.VERB, use.verb(), world, item, hero, world));
            case Action.Step _,
                    Action.Swap _,
                    Action.Attack _,
                    Action.Plain _,
                    Action.PickUp _,
                    Action.PutDown _,
                    Action.Choose _,
                    Action.UseTile _ -> sure(ACTIONS, action.id(), world, hero, action, world);
        };
    }

    private Optional<String> sure(String table, String row, World world, Object... given) {
        boolean isSaid = caller.loaded().function(table, row, "sure").isPresent();
        return isSaid && caller.isAsked(table, row) ? queries.sure(table, row, world, given) : Optional.empty();
    }

    /** The name that a rule asks for. */
    private String nameInPlay(Thing thing, World world) {
        return queries.inPlay(new Look.NameOf(thing), world);
    }

    @Override
    public boolean fits(String verb, Item item, Creature user, World world) {
        return queries.isSo("fits", verb, item, user, world);
    }

    @Override
    public boolean suits(String verb, Item item, Creature user, World world) {
        return caller.loaded().function(Action.VERB, verb, "suits").isPresent()
                && queries.isSo("suits", verb, item, user, world);
    }

    @Override
    public Optional<Mind> bot(String name) {
        return caller.loaded().tables().find("bots", name).map(id -> new ScriptedBot(caller, id));
    }

    @Override
    public List<String> bots() {
        return List.copyOf(caller.loaded().tables().rows("bots").keySet());
    }

    @Override
    public List<Measure> measures() {
        return caller.loaded().measures().stream()
                .<Measure>map(row -> new ScriptMeasure(caller, row))
                .toList();
    }

    @Override
    public void close() {
        caller.close();
        queries.close();
    }

    /** What a thing is called now. */
    public String nameOf(Thing thing, World world) {
        return ask(new Look.NameOf(thing), world, Dice.NONE);
    }
}
