package gnaw.script;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Errand;
import gnaw.game.Explore;
import gnaw.game.Rules;
import gnaw.game.Travel;
import gnaw.game.World;
import gnaw.map.Direction;
import gnaw.map.DistanceMap;
import gnaw.map.Point;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.graalvm.polyglot.Value;

/**
 * What somebody who decides can find out about his surroundings. The heavy searches are done here; each answers an action that a mind
 * can answer in turn, or undefined.
 */
final class SightFacts extends Facts {
    static final List<String> OWN = List.of(
            "foes", "sees", "towards", "awayFrom", "walkTo", "explore", "stroll", "walkingDistance", "stairs", "steps");
    private static final Set<String> IS_OWN = Set.copyOf(OWN);
    private final FactBook book;
    private final World world;
    private final Rules rules;
    private final Creature who;

    SightFacts(FactBook book, World world, Rules rules, Creature who) {
        this.book = book;
        this.world = world;
        this.rules = rules;
        this.who = who;
    }

    @Override
    boolean has(String name) {
        return IS_OWN.contains(name);
    }

    @Override
    Object get(String name) {
        return switch (name) {
            case "foes" ->
                list(world.foesInView(who).stream()
                        .map(foe -> book.of(foe, world))
                        .toList());
            case "steps" ->
                list(freeSteps().stream()
                        .map(step -> action(new Action.Step(step)))
                        .toList());
            default -> new Call("sight." + name, name.equals("explore") ? 0 : 1, arguments -> answer(name, arguments));
        };
    }

    private Object answer(String name, Value[] arguments) {
        return switch (name) {
            case "sees" -> world.sees(who, Pointing.creature(arguments[0]).orElseThrow());
            case "towards" -> step(downhill(book.towards(world, place(arguments)), place(arguments)));
            case "awayFrom" ->
                step(downhill(book.towards(world, place(arguments)).fleeing(), who.at()));
            case "walkingDistance" -> book.towards(world, place(arguments)).at(who.at());
            case "stroll" -> step(stroll(arguments));
            case "walkTo" -> errand(new Travel(place(arguments)));
            case "explore" -> errand((known, _) -> Explore.onward(known));
            default -> book.orNothing(stairs(arguments[0].asString()).map(PointFacts::new));
        };
    }

    /** The step that leads nearer; the goal itself may be occupied, the cells between may not. */
    private Optional<Direction> downhill(DistanceMap map, Point goal) {
        return map.downhill(who.at(), cell -> cell.equals(goal) || world.stage().isFree(cell));
    }

    private Optional<Direction> stroll(Value[] arguments) {
        List<Direction> free = freeSteps();
        return free.isEmpty()
                ? Optional.empty()
                : Optional.of(free.get(DiceFacts.from(arguments[0]).between(0, free.size() - 1)));
    }

    private List<Direction> freeSteps() {
        return Direction.all().stream()
                .filter(step -> world.stage().level().mayStep(who.at(), step)
                        && world.stage().isFree(who.at().plus(step)))
                .toList();
    }

    /** The remembered stairs, or whatever other tile is used by that action. */
    private Optional<Point> stairs(String use) {
        return world.stage()
                .level()
                .points()
                .filter(at -> world.stage()
                        .level()
                        .remembered(at)
                        .flatMap(tile -> world.catalog().tiles().get(tile.id()).leads())
                        .filter(use::equals)
                        .isPresent())
                .findFirst();
    }

    private Object errand(Errand errand) {
        return errand.next(world, rules) instanceof Errand.Next.Go(Action action)
                ? action(action)
                : book.orNothing(Optional.empty());
    }

    private Object step(Optional<Direction> direction) {
        return book.orNothing(direction.map(way -> action(new Action.Step(way))));
    }

    private ActionFacts action(Action action) {
        return new ActionFacts(book, action, world);
    }

    private Point place(Value[] arguments) {
        Point place = Pointing.point(arguments[0])
                .orElseThrow(() -> new IllegalArgumentException(
                        "A place or a creature is wanted here, but got " + Cells.shown(arguments[0]) + "."));
        return Pointing.onLevel(place, world.stage().level());
    }

    @Override
    List<String> names() {
        return OWN;
    }
}
