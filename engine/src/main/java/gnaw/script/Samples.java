package gnaw.script;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Item;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.graalvm.polyglot.Value;

/** All samples of a scene: each question about everybody and everything it can be about. */
final class Samples {
    private final Scene scene;
    private final Asking asking;
    private final Rulebook rules;
    private final World world;
    private final Creature hero;
    private final List<Sample> samples = new ArrayList<>();

    Samples(Scene scene, Asking asking, Rulebook rules) {
        this.scene = scene;
        this.asking = asking;
        this.rules = rules;
        this.world = scene.game().world();
        this.hero = world.hero();
    }

    /** In the order of the questions. */
    List<Sample> all() {
        lives();
        deeds();
        blows();
        uses();
        tiles();
        words();
        return samples;
    }

    private void lives() {
        ask("gameBegins", hero, "", asking.effects(world)::read, fact(hero), dice(), all(world));
        for (boolean isNew : List.of(true, false)) {
            Object level = new LevelFacts(asking.book(), world, world.stage(), isNew);
            ask(
                    "levelBegins",
                    hero,
                    isNew ? "new" : "known",
                    asking.effects(world)::read,
                    fact(hero),
                    level,
                    dice(),
                    all(world));
        }
        ask(
                "levelPlanned",
                hero,
                "",
                plan -> plan.isNull() ? "" : asking.plans().read(plan),
                world.depth(),
                dice(),
                all(world));
        for (Creature who : everybody()) {
            ask("turnEnds", who, who.kind(), asking.effects(world)::read, fact(who), dice(), all(world));
        }
    }

    private void deeds() {
        for (Map.Entry<String, Action> deed : actions().entrySet()) {
            Object action = new ActionFacts(asking.book(), deed.getValue(), world);
            ask("mayDo", hero, deed.getKey(), asking.actions()::permission, fact(hero), action, all(world));
            ask("actionEnds", hero, deed.getKey(), asking.effects(world)::read, fact(hero), action, dice(), all(world));
        }
        for (Creature who : everybody()) {
            Object sight = new SightFacts(asking.book(), world, rules, who);
            if (who != hero) {
                ask("creatureThinks", who, who.kind(), this::action, fact(who), sight, dice(), all(world));
            }
        }
    }

    private Map<String, Action> actions() {
        Map<String, Action> actions = new LinkedHashMap<>();
        world.catalog().acts().keySet().forEach(id -> actions.put(id, new Action.Plain(id)));
        carried().forEach(item -> actions.put("drop " + item.kind(), new Action.PutDown(item.id(), 1)));
        everybody().stream()
                .filter(who -> who != hero)
                .forEach(who -> actions.put("attack " + who.kind(), new Action.Attack(who.id())));
        return actions;
    }

    private void blows() {
        for (Creature who : everybody()) {
            if (who != hero) {
                Object[] blow = {fact(hero), fact(who), dice(), all(world)};
                Object[] back = {fact(who), fact(hero), dice(), all(world)};
                Object[] death = {fact(who), fact(hero), "a blow", dice(), all(world)};
                ask("blowLands", hero, "at " + who.kind(), asking.effects(world)::read, blow);
                ask("blowLands", who, "of " + who.kind(), asking.effects(world)::read, back);
                ask("creatureDies", who, who.kind(), asking.effects(world)::read, death);
            }
        }
        Object nobody = asking.loaded().nothing();
        ask(
                "creatureDies",
                hero,
                "hero",
                asking.effects(world)::read,
                fact(hero),
                nobody,
                "a trial",
                dice(),
                all(world));
    }

    private void uses() {
        for (Item item : carried()) {
            for (String verb : world.catalog().verbs().keySet()) {
                Object[] fits = {asking.book().of(item, world), fact(hero), all(world)};
                samples.add(new Sample("verbs", verb, "fits", about(item.kind()), false, () -> fits, Value::asBoolean));
                if (rules.fits(verb, item, hero, world)) {
                    use(verb, item);
                }
            }
        }
    }

    private void use(String verb, Item item) {
        Object target = world.catalog().verbs().get(verb).aimed()
                ? new PointFacts(aim())
                : asking.loaded().nothing();
        Object[] use = {fact(hero), verb, asking.book().of(item, world), target, dice(), all(world)};
        ask("itemUsed", hero, verb + " " + item.kind(), asking.effects(world)::read, use);
    }

    private Point aim() {
        return world.foesInView(hero).stream().map(Creature::at).findFirst().orElse(hero.at());
    }

    private void tiles() {
        world.catalog().tiles().forEach((id, kind) -> {
            Object tile = new TileFacts(asking.book(), kind.tile(), hero.at());
            ask("tileEntered", hero, id, asking.effects(world)::read, fact(hero), tile, dice(), all(world));
            kind.leads()
                    .ifPresent(use -> ask(
                            "tileUsed",
                            hero,
                            id,
                            asking.effects(world)::read,
                            fact(hero),
                            use,
                            tile,
                            dice(),
                            all(world)));
        });
    }

    private void words() {
        ask("statusOf", hero, "", answer -> StatusReader.read(answer), fact(hero), all(world));
        List<Thing> things = new ArrayList<>(everybody());
        things.addAll(carried());
        for (Thing thing : things) {
            Object seen = asking.book().of(thing, world);
            ask("describe", hero, thing.kind(), Samples::lines, seen, fact(hero), all(world));
            ask("nameOf", hero, thing.kind(), name -> name.isNull() ? "" : name.asString(), seen, all(world));
        }
        PlainFacts story = new PlainFacts(
                Map.of("won", false, "cause", "a trial", "killer", "", "turn", world.turn(), "depth", world.depth()));
        ask("scoreOf", hero, "", score -> new Cells("scoreOf", score).number("points"), story, all(world));
    }

    private void ask(
            String question, Creature subject, String about, Function<Value, Object> reader, Object... arguments) {
        asking.loaded().audience(question).forEach((row, audience) -> {
            if (new ScriptRule(rules, question, row, audience).isFor(subject, world)) {
                samples.add(new Sample(question, row, "answer", about(about), false, () -> rolled(arguments), reader));
            }
        });
    }

    /** The same with dice that nobody has thrown yet. */
    private static Object[] rolled(Object[] arguments) {
        return Arrays.stream(arguments)
                .map(one -> one instanceof DiceFacts ? dice() : one)
                .toArray();
    }

    private String about(String what) {
        return (what.isEmpty() ? "" : what + ", ") + scene.name();
    }

    /** One of each kind; the first is enough. */
    private List<Creature> everybody() {
        return List.copyOf(firsts(world.stage().creatures()));
    }

    private List<Item> carried() {
        return List.copyOf(firsts(hero.pack()));
    }

    private static <T extends Thing> Collection<T> firsts(Collection<T> things) {
        Map<String, T> firsts = new LinkedHashMap<>();
        things.forEach(thing -> firsts.putIfAbsent(thing.kind(), thing));
        return firsts.values();
    }

    private Object action(Value answer) {
        return answer.isNull() ? "" : asking.actions().action(answer);
    }

    private static Object lines(Value answer) {
        return Cells.elements(answer).stream().map(Value::asString).toList();
    }

    private Object fact(Creature who) {
        return asking.book().of(who, world);
    }

    private Object all(World of) {
        return asking.book().of(of);
    }

    private static Object dice() {
        return new DiceFacts(new TrialDice());
    }
}
