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
    private final Map<String, Function<Wish, Object>> answers = new TreeMap<>();
    private final Map<Integer, Being> beings = new HashMap<>();
    private final GamesInScripts games = new GamesInScripts();
    private Setup setup;
    private TestDice dice = new TestDice();
    private Optional<Borrowed> borrowed = Optional.empty();
    private Optional<TestWorld> world = Optional.empty();
    private Optional<StatementCount> count = Optional.empty();
    private SplittableRandom chance = new SplittableRandom(1);
    private final Set<String> others = new TreeSet<>();
    private final List<String> logged = new ArrayList<>();
    private String underway = "";

    ScriptStage(Shelf shelf, Setup usual) {
        this.shelf = shelf;
        this.usual = usual;
        this.setup = usual;
        beginnings();
        actions();
        questions();
        simulations();
        properties();
    }

    @Override
    public Object call(String name, List<Object> arguments) {
        return Optional.ofNullable(answers.get(name))
                .orElseThrow(() -> new IllegalArgumentException(
                        "A test cannot ask for \"" + name + "\"." + DidYouMean.hint(name, answers.keySet())))
                .apply(new Wish(name, arguments));
    }

    /** Where the test stands; "" when it has not begun a game. */
    String situation() {
        return world.filter(TestWorld::hasBegun).map(Situation::of).orElse("");
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
        others.clear();
        logged.clear();
        beings.clear();
    }

    private void beginnings() {
        does("rules", wish -> choose(setup(wish.texts(0), wish.settings(1))));
        does("seeded", wish -> seed(wish.whole(0)));
        does("depth", wish -> world().atDepth(wish.whole(0)));
        does("draw", wish -> world().draw(wish.text(0), wish.legend(1)));
        does("fall", wish -> cup(wish).told(wish.numbers(1)));
        does("lowest", wish -> cup(wish).lowest());
        does("highest", wish -> cup(wish).highest());
        does("set", wish -> being(wish).holding(wish.text(1), wish.value(2)));
        does("give", wish -> being(wish).carrying(wish.text(1), wish.whole(2)));
        does("setWorld", wish -> world().holding(wish.text(0), wish.value(1)));
        does("lay", wish -> world().lay(wish.text(0), wish.whole(1), wish.whole(2)));
        does("plays", this::play);
        does("saveAndLoad", _ -> world().saveAndLoad());
        does("reload", wish -> reload(wish.texts(0), wish.settings(1)));
        answers.put("spawn", wish -> known(world().spawn(wish.text(0), wish.whole(1), wish.whole(2))));
        answers.put("hero", _ -> known(world().hero()));
        answers.put("creature", wish -> known(world().creature(wish.text(0))));
        answers.put("creatureAt", wish -> known(world().creatureAt(wish.whole(0), wish.whole(1))));
    }

    private void actions() {
        does("uses", wish -> hero().uses(wish.text(0), wish.text(1), wish.cell(2)));
        does("steps", wish -> hero().steps(direction(wish.text(0))));
        does("attacks", wish -> hero().attacks(being(wish)));
        does("waits", _ -> hero().waits());
        does("picksUp", _ -> hero().picksUp());
        does("drops", wish -> hero().drops(wish.text(0)));
        does("descends", _ -> hero().descends());
        does("ascends", _ -> hero().ascends());
        does("rests", _ -> hero().rests());
        does("explores", _ -> hero().explores());
        does("does", wish -> hero().does(wish.text(0), wish.cell(1)));
        does("chooses", wish -> hero().chooses(wish.text(0)));
        does("turns", wish -> world().turns(wish.whole(0)));
        answers.put("verbs", _ -> List.copyOf(world().rules().catalog().verbs().keySet()));
        answers.put("refusalOf", wish -> hero().refusalOf(wish.text(0), wish.cell(1)));
    }

    private void questions() {
        answers.put("meter", wish -> being(wish).held(wish.text(1)));
        answers.put("worldMeter", wish -> world().held(wish.text(0)));
        answers.put("called", wish -> being(wish).name());
        answers.put("at", wish -> List.of(being(wish).at().x(), being(wish).at().y()));
        answers.put("paralysed", wish -> being(wish).helpless());
        answers.put("causeOfDeath", wish -> being(wish).causeOfDeath().orElse(""));
        answers.put("words", wish -> being(wish).words());
        answers.put("carried", wish -> being(wish).carried(wish.text(1)));
        answers.put("knows", wish -> world().knows(wish.whole(0), wish.whole(1)));
        answers.put("turn", _ -> world().turn());
        answers.put("said", _ -> world().said());
        answers.put("interruptions", _ -> world().interruptions());
        answers.put("holds", wish -> world().holds(wish.text(0)));
        answers.put("picture", _ -> world().picture());
        answers.put("screen", wish -> world().screen(wish.texts(0).toArray(String[]::new)));
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

    private void play(Wish wish) {
        world().plays(Replayed.of(
                Long.parseLong(wish.text(0)),
                wish.text(1),
                wish.texts(2),
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

    private String simulate(Wish wish) {
        others.addAll(games.mods(wish));
        return games.simulate(wish, setup);
    }

    private void anew(String values) {
        clear();
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
        does("chance", wish -> chance = new SplittableRandom(wish.whole(0)));
        answers.put("chanceUpTo", wish -> chance.nextInt(wish.whole(0) + 1));
        answers.put("ids", wish -> ids(wish.text(0)));
        does(ANEW, wish -> anew(wish.text(0)));
        does("settled", _ -> settle());
        does(LOG, wish -> {
            noteLogged();
            logged.add(wish.text(0));
        });
    }

    private void simulations() {
        answers.put("simulate", this::simulate);
        does("judgeShare", games::judgeShare);
        does("judgeQuantile", games::judgeQuantile);
    }

    /** Something that has no answer. */
    private void does(String name, Consumer<Wish> action) {
        answers.put(name, wish -> {
            action.accept(wish);
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

    private Being being(Wish wish) {
        return beings.get(wish.whole(0));
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

    private DiceScript cup(Wish wish) {
        return wish.text(0).isEmpty() ? dice.all() : dice.of(wish.text(0));
    }
}
