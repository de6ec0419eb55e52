package gnaw.workshop.trial;

import gnaw.game.Action;
import gnaw.game.Appearance;
import gnaw.game.Catalog;
import gnaw.game.Creature;
import gnaw.game.Decision;
import gnaw.game.Depth;
import gnaw.game.Ending;
import gnaw.game.Happening;
import gnaw.game.Item;
import gnaw.game.Look;
import gnaw.game.Question;
import gnaw.game.Question.Joined;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.game.dice.RepeatableDice;
import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.script.RuleCaller;
import gnaw.script.Rulebook;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.graalvm.polyglot.Value;

/** All samples of a scene: each question about everybody and everything it can be about. */
final class Probes {
    private static final Appearance ORDINARY = new Appearance("?", "?", "");

    private final Fixture fixture;
    private final RuleCaller caller;
    private final Rulebook rules;
    private final World world;
    private final Creature hero;
    private final List<Probe> samples = new ArrayList<>();

    Probes(Fixture fixture, RuleCaller caller, Rulebook rules) {
        this.fixture = fixture;
        this.caller = caller;
        this.rules = rules;
        this.world = fixture.game().world();
        this.hero = world.hero();
    }

    /** In the order of the questions. */
    List<Probe> all() {
        lives();
        attempts();
        blows();
        uses();
        tiles();
        words();
        return samples;
    }

    private void lives() {
        ask(new Happening.GameBegins(hero), "");
        ask(new Happening.LevelBegins(hero, world.stage(), true), "new");
        ask(new Happening.LevelBegins(hero, world.stage(), false), "known");
        for (int depth = 2; depth <= fixture.depths(); depth++) {
            ask(new Happening.LevelBegins(hero, world.stage().elsewhere(Depth.of(depth)), true), "depth " + depth);
        }
        if (fixture.depths() > 1) {
            world.catalog()
                    .places()
                    .forEach((id, place) -> ask(
                            new Happening.LevelBegins(hero, world.stage().elsewhere(new Depth(id, place.from())), true),
                            id));
        }
        ask(new Decision.LevelPlanned(Depth.of(world.depth())), "");
        world.catalog()
                .places()
                .forEach((id, place) -> ask(new Decision.LevelPlanned(new Depth(id, place.from())), id));
        everybody().forEach(who -> ask(new Happening.TurnEnds(who), who.kind()));
    }

    private void attempts() {
        actions().forEach((name, action) -> {
            ask(new Decision.MayDo(hero, action), name);
            sure("actions", action.id(), name, hero, action, world);
            ask(new Happening.ActionEnds(hero, action), name);
        });
        world.catalog().acts().forEach(this::doings);
        ask(new Happening.Aimed(hero, "", aim()), "");
        ask(new Happening.Chosen(hero, "", ""), "");
        others().forEach(who -> ask(new Decision.CreatureThinks(who), who.kind()));
    }

    private void doings(String id, Catalog.Act act) {
        if (act.isRuled()) {
            Action action = new Action.Plain(id, act.reach().map(_ -> aim()));
            cell("actions", id, "does", caller.effects(world)::read, () ->
                    new Object[] {hero, action, new RepeatableDice(), world});
        }
        if (act.choosing().isPresent()) {
            cell("actions", id, "choices", caller.answers().actions()::choices, () -> new Object[] {hero, world});
        }
    }

    /** What is asked before it is done, where the row says so. */
    private void sure(String table, String row, String about, Object... given) {
        if (caller.loaded().function(table, row, "sure").isPresent()) {
            samples.add(new Probe(
                    table,
                    row,
                    "sure",
                    about("sure " + about),
                    Probe.Basis.ASKED,
                    world,
                    () -> given,
                    caller.answers().actions()::question));
        }
    }

    private Map<String, Action> actions() {
        Map<String, Action> actions = new LinkedHashMap<>();
        world.catalog()
                .acts()
                .forEach((id, act) ->
                        actions.put(id, new Action.Plain(id, act.reach().map(_ -> aim()))));
        // These say more than their id, so that no game asks of them without it.
        actions.keySet().removeAll(Set.of("attack", "drop"));
        actions.put("step", new Action.Step(Direction.E));
        actions.put("swap", new Action.Swap(Direction.E));
        actions.put("pickUp", new Action.PickUp(Optional.empty()));
        carried().forEach(item -> actions.put("drop " + item.kind(), new Action.PutDown(item.id(), 1)));
        others().forEach(who -> actions.put("attack " + who.kind(), new Action.Attack(who.id())));
        return actions;
    }

    private void blows() {
        others().forEach(who -> {
            ask(new Happening.BlowLands(hero, who), "at " + who.kind());
            ask(new Happening.BlowLands(who, hero), "of " + who.kind());
            ask(new Happening.Bumped(hero, who), "into " + who.kind());
            ask(new Happening.CreatureDies(who, Optional.of(hero), "a blow"), who.kind());
            ask(new Happening.CreatureDies(who, Optional.empty(), "a trial"), who.kind() + " by nobody");
        });
        ask(new Happening.CreatureDies(hero, Optional.empty(), "a trial"), "hero");
    }

    private void uses() {
        for (Item item : carried()) {
            for (String verb : world.catalog().verbs().keySet()) {
                Object[] fits = {item, hero, world};
                samples.add(new Probe(
                        "verbs",
                        verb,
                        "fits",
                        about(item.kind()),
                        Probe.Basis.ASKED,
                        world,
                        () -> fits,
                        Value::asBoolean));
                if (rules.fits(verb, item, hero, world)) {
                    sure("verbs", verb, item.kind(), fits);
                    Optional<Point> target = Optional.of(aim())
                            .filter(_ ->
                                    world.catalog().verbs().get(verb).reach().isPresent());
                    ask(new Happening.ItemUsed(hero, verb, item, target), verb + " " + item.kind());
                    target.flatMap(world.stage()::creatureAt)
                            .ifPresent(at -> ask(new Look.OddsOf(hero, verb, item, at), verb + " " + item.kind()));
                }
            }
        }
    }

    private Point aim() {
        return world.eyesight().foesInView(hero).stream()
                .map(Creature::at)
                .findFirst()
                .orElse(hero.at());
    }

    private void tiles() {
        world.catalog().tiles().forEach((id, kind) -> {
            Question.Cell cell = new Question.Cell(kind.tile(), hero.at(), world.where());
            ask(new Happening.TileEntered(hero, cell), id);
            ask(new Look.DescribeTile(cell, hero), id);
            everybody().forEach(who -> ask(new Decision.MayEnter(who, cell), id + ", " + who.kind()));
            kind.leads().ifPresent(use -> ask(new Happening.TileUsed(hero, use, cell), id));
            if (kind.lives()) {
                cell("tiles", id, "eachTurn", caller.effects(world)::read, () ->
                        new Object[] {cell, new RepeatableDice(), world});
            }
        });
    }

    /** What the engine itself asks of a row. */
    private void cell(String table, String row, String cell, Function<Value, Object> reader, Supplier<Object[]> given) {
        samples.add(new Probe(table, row, cell, about(cell), Probe.Basis.ASKED, world, given, reader));
    }

    private void words() {
        ask(new Look.StatusOf(hero), "");
        Stream.<Thing>concat(everybody().stream(), carried().stream()).forEach(thing -> {
            ask(new Look.Describe(thing, hero), thing.kind());
            ask(new Look.Recall(thing, hero), thing.kind());
            ask(new Look.NameOf(thing), thing.kind());
            ask(new Look.LooksOf(thing, ORDINARY), thing.kind());
        });
        everybody().forEach(who -> ask(new Look.Hinders(who), who.kind()));
        everybody().forEach(who -> ask(new Look.Disguised(who), who.kind()));
        everybody().forEach(who -> ask(new Look.Stays(who), who.kind()));
        carried().forEach(item -> ask(new Look.HeadingOf(item), item.kind()));
        ask(new Look.TonesOf(), "");
        Ending ending = new Ending(false, false, "a trial", "", world.turn(), world.depth());
        ask(new Look.ScoreOf(ending), "");
        ask(new Look.FeatsOf(ending), "");
    }

    private void ask(Happening happening, String about) {
        ask(happening, about, caller.effects(world)::read);
    }

    private void ask(Joined<?> question, String about) {
        ask(question, about, answer -> caller.answers().read(question, answer));
    }

    /** Each time with dice that nobody has thrown yet. */
    private void ask(Question<?> question, String about, Function<Value, Object> reader) {
        caller.loaded().audience(question).forEach((row, audience) -> {
            if (audience.inAnyTurn().isMeantBy(question, world)) {
                samples.add(new Probe(
                        question.name(),
                        row,
                        "answer",
                        about(about),
                        Probe.Basis.ASKED,
                        world,
                        () -> question.given(new RepeatableDice(), world),
                        reader));
            }
        });
    }

    private String about(String what) {
        return (what.isEmpty() ? "" : what + ", ") + fixture.name();
    }

    /** One of each kind; the first is enough. */
    private List<Creature> everybody() {
        return List.copyOf(firsts(world.stage().creatures()));
    }

    private List<Creature> others() {
        return everybody().stream().filter(who -> who != hero).toList();
    }

    private List<Item> carried() {
        return List.copyOf(firsts(hero.pack()));
    }

    private static <T extends Thing> Collection<T> firsts(Collection<T> things) {
        Map<String, T> firsts = new LinkedHashMap<>();
        things.forEach(thing -> firsts.putIfAbsent(thing.kind(), thing));
        return firsts.values();
    }
}
