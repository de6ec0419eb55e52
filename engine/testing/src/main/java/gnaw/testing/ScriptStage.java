package gnaw.testing;

import gnaw.game.LostKinds;
import gnaw.map.Direction;
import gnaw.mod.ScriptError;
import gnaw.script.table.TableContents;
import gnaw.text.DidYouMean;
import gnaw.text.Ids;
import gnaw.workshop.test.StatementCount;
import gnaw.workshop.test.TestHost;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;

/** The world of a test that is written in JavaScript: the same hero, level and dice as in Java, by the names that the library uses. */
final class ScriptStage implements TestHost {
    private final Shelf shelf;
    private final Setup usual;
    private final Map<String, Function<ScriptRequest, Object>> answers = new TreeMap<>();
    private final Map<Integer, Being> beings = new HashMap<>();
    private final GamesInScripts games;
    private Setup setup;
    private final GivenInVain given = new GivenInVain();
    private TestDice dice = new TestDice();
    private Optional<Borrowed> borrowed = Optional.empty();
    private Optional<TestWorld> world = Optional.empty();
    private Optional<StatementCount> count = Optional.empty();
    private SplittableRandom chance = new SplittableRandom(1);
    private final Set<String> others = new TreeSet<>();
    private final List<String> logged = new ArrayList<>();
    private String underway = "";
    private Optional<Snapshots> snapshots = Optional.empty();

    ScriptStage(Shelf shelf, Setup usual) {
        this.shelf = shelf;
        this.usual = usual;
        this.setup = usual;
        this.games = new GamesInScripts(shelf.games());
        beginnings();
        actions();
        questions();
        simulations();
        properties();
    }

    @Override
    public Object call(String name, List<Object> arguments) {
        given.note(name);
        return Optional.ofNullable(answers.get(name))
                .orElseThrow(() -> new IllegalArgumentException(
                        "A test cannot ask for \"" + name + "\"." + DidYouMean.hint(name, answers.keySet())))
                .apply(new ScriptRequest(name, arguments));
    }

    /** From now on tests see what is kept there. */
    void compareWith(Snapshots those) {
        snapshots = Optional.of(those);
    }

    /** Where the test stands, and which dice nobody could throw; "" when it has not begun a game. */
    String situation() {
        String dead = borrowed.flatMap(
                        rules -> dice.misnamed(() -> rules.rulebook().throwers()))
                .map(what -> "\n  " + what)
                .orElse("");
        return dead + world.filter(TestWorld::hasBegun).map(Situation::of).orElse("");
    }

    /** The values that a property is being tried with; "" when none is. */
    String underway() {
        return underway;
    }

    /** What rules and the test have logged, in its order. */
    List<String> logged() {
        noteLogged();
        return List.copyOf(logged);
    }

    private void noteLogged() {
        borrowed.ifPresent(rules -> logged.addAll(rules.rulebook().takeLogged()));
    }

    /** The mods that were loaded though the file does not belong to them, without those that they require. */
    Set<String> otherMods() {
        return Set.copyOf(others);
    }

    /** Fails when dice were loaded or a depth was said in vain. */
    void requireUse() {
        dice.requireThrown(() -> borrowed().rulebook().throwers());
        world.ifPresent(TestWorld::requireDrawn);
    }

    /** Clears the stage for the next test. */
    void clear() {
        borrowed.ifPresent(Borrowed::close);
        borrowed = Optional.empty();
        world = Optional.empty();
        setup = usual;
        underway = "";
        count.ifPresent(StatementCount::close);
        count = Optional.empty();
        dice = new TestDice();
        given.clear();
        others.clear();
        logged.clear();
        beings.clear();
    }

    private void beginnings() {
        does("rules", request -> choose(setup(request.texts(0), request.settings(1))));
        does("seeded", request -> seed(request.whole(0)));
        does("depth", request -> world().atDepth(request.whole(0)));
        does("draw", request -> world().draw(request.text(0), request.legend(1)));
        does("fall", request -> cup(request).told(request.numbers(1)));
        does("lowest", request -> cup(request).lowest());
        does("highest", request -> cup(request).highest());
        does("set", request -> being(request).holding(request.text(1), request.value(2)));
        does("give", request -> being(request).carrying(request.text(1), request.whole(2), request.map(3)));
        does("setWorld", request -> world().holding(request.text(0), request.value(1)));
        does("setLevel", request -> world().levelHolding(request.text(0), request.value(1)));
        does("lay", request -> world().lay(request.text(0), request.whole(1), request.whole(2)));
        does("plays", this::play);
        does("saveAndLoad", _ -> world().saveAndLoad());
        does("reload", request -> reload(request.texts(0), request.settings(1)));
        answers.put("spawn", request -> known(world().spawn(request.text(0), request.whole(1), request.whole(2))));
        answers.put("hero", _ -> known(world().hero()));
        answers.put("creature", request -> known(world().creature(request.text(0))));
        answers.put("creatureAt", request -> known(world().creatureAt(request.whole(0), request.whole(1))));
    }

    private void actions() {
        does("uses", request -> hero().uses(request.text(0), request.text(1), request.cell(2)));
        does("steps", request -> hero().steps(direction(request.text(0))));
        does("attacks", request -> hero().attacks(being(request)));
        does("waits", _ -> hero().waits());
        does("picksUp", _ -> hero().picksUp());
        does("drops", request -> hero().drops(request.text(0)));
        does("descends", _ -> hero().descends());
        does("ascends", _ -> hero().ascends());
        does("rests", _ -> hero().rests());
        does("explores", _ -> hero().explores());
        does("does", request -> hero().does(request.text(0), request.cell(1)));
        does("chooses", request -> hero().chooses(request.text(0)));
        does("turns", request -> world().turns(request.whole(0)));
        does("comesTrue", request -> world().does(request.text(0)));
        answers.put("verbs", _ -> List.copyOf(world().rules().catalog().verbs().keySet()));
        answers.put("refusalOf", request -> hero().refusalOf(request.text(0), request.cell(1)));
    }

    private void questions() {
        answers.put("meter", request -> being(request).held(request.text(1)));
        answers.put("held", request -> Kinds.memo(world().rules(), request.text(0), request.value(1)));
        answers.put("worldMeter", request -> world().held(request.text(0)));
        answers.put("called", request -> being(request).name());
        answers.put(
                "at",
                request -> List.of(being(request).at().x(), being(request).at().y()));
        answers.put("paralysed", request -> being(request).helpless());
        answers.put("causeOfDeath", request -> being(request).causeOfDeath().orElse(""));
        answers.put("words", request -> being(request).words());
        answers.put("carried", request -> being(request).carried(request.text(1)));
        answers.put("knows", request -> world().knows(request.whole(0), request.whole(1)));
        answers.put("turn", _ -> world().turn());
        answers.put("said", _ -> world().said());
        answers.put("interruptions", _ -> world().interruptions());
        answers.put("holds", request -> world().holds(request.text(0)));
        answers.put("picture", _ -> world().picture());
        answers.put("screen", request -> world().screen(request.texts(0).toArray(String[]::new)));
        answers.put("snapshot", request -> snapshots.orElseThrow().next(request.text(0)));
        does("countStatements", _ -> count());
        answers.put("statementsCounted", _ -> counted());
    }

    /** Rules that cannot be played are told of here, not where they are first asked. */
    private void choose(Setup wanted) {
        requireNotBegun("given.rules", borrowed.isPresent(), "world.reload changes them later");
        try {
            wanted.scripts();
        } catch (ScriptError refused) {
            throw new IllegalArgumentException(refused.getMessage(), refused);
        }
        setup = wanted;
    }

    private void seed(int seed) {
        requireNotBegun("dice.seeded", world.filter(TestWorld::hasBegun).isPresent(), "chance cannot change any more");
        dice.seeded(seed);
    }

    private static void requireNotBegun(String word, boolean hasBegun, String why) {
        if (hasBegun) {
            throw new IllegalArgumentException(word + " comes before the game of a test begins: " + why + ".");
        }
    }

    private void play(ScriptRequest request) {
        world().plays(Replayed.of(
                Long.parseLong(request.text(0)),
                request.text(1),
                request.text(2),
                request.texts(3),
                borrowed().rules().catalog()));
    }

    private void reload(List<String> mods, List<String> settings) {
        try {
            world().reload(mods.isEmpty() && settings.isEmpty() ? setup : setup(mods, settings));
        } catch (ScriptError | LostKinds refused) {
            throw new IllegalArgumentException(refused.getMessage(), refused);
        }
    }

    private Setup setup(List<String> mods, List<String> settings) {
        others.addAll(mods);
        return new Setup(mods, settings);
    }

    private String simulate(ScriptRequest request) {
        others.addAll(games.mods(request));
        return games.simulate(request, setup);
    }

    private void anew(String values) {
        clear();
        snapshots.ifPresent(Snapshots::again);
        underway = values;
    }

    private void settle() {
        requireUse();
        underway = "";
    }

    private List<String> ids(String table) {
        List<TableContents> tables = borrowed().rulebook().tables();
        String name = new Ids(tables.stream().map(TableContents::name).toList()).named("table", table);
        return tables.stream()
                .filter(one -> one.name().equals(name))
                .flatMap(one -> one.ids().stream())
                .toList();
    }

    private void count() {
        if (count.isPresent()) {
            throw new IllegalArgumentException(
                    "Statements are counted already: one count cannot stand within another.");
        }
        count = Optional.of(world().countStatements());
    }

    private double counted() {
        StatementCount counting = count.orElseThrow();
        count = Optional.empty();
        counting.close();
        return counting.soFar();
    }

    /** What tests need that are run with many values: chance that a seed determines, and a new world for each. */
    private void properties() {
        does("chance", request -> chance = new SplittableRandom(request.whole(0)));
        answers.put("chanceUpTo", request -> chanceUpTo(request.number(0)));
        answers.put("ids", request -> ids(request.text(0)));
        does(ANEW, request -> anew(request.text(0)));
        does("settled", _ -> settle());
        does(LOG, request -> {
            noteLogged();
            logged.add(request.text(0));
        });
    }

    /** Small numbers are drawn as they always were, so that a seed finds again what it found in earlier versions. */
    private double chanceUpTo(double most) {
        return most < Integer.MAX_VALUE ? chance.nextInt((int) most + 1) : chance.nextLong((long) most + 1);
    }

    private void simulations() {
        answers.put("simulate", this::simulate);
        answers.put("playOn", games::playOn);
        does("judgeShare", games::judgeShare);
        does("judgeQuantile", games::judgeQuantile);
    }

    /** Something that has no answer. */
    private void does(String name, Consumer<ScriptRequest> action) {
        answers.put(name, request -> {
            action.accept(request);
            return true;
        });
    }

    private TestWorld world() {
        if (world.isEmpty()) {
            world = Optional.of(new TestWorld(borrowed(), dice));
        }
        return world.get();
    }

    private Borrowed borrowed() {
        if (borrowed.isEmpty()) {
            borrowed = Optional.of(new Borrowed(shelf, setup));
        }
        return borrowed.get();
    }

    private Hero hero() {
        return world().hero();
    }

    private Being being(ScriptRequest request) {
        return beings.get(request.whole(0));
    }

    private int known(Being being) {
        int id = being.creature().id();
        beings.putIfAbsent(id, being);
        return id;
    }

    private static Direction direction(String name) {
        List<String> names = Direction.all().stream().map(Direction::toString).toList();
        return Direction.find(name)
                .orElseThrow(() -> new IllegalArgumentException(DidYouMean.unknown("direction", name, names)));
    }

    private DiceScript cup(ScriptRequest request) {
        return request.text(0).isEmpty() ? dice.all() : dice.of(request.text(0));
    }
}
