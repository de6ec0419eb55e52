package gnaw.script.bridge;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Dread;
import gnaw.game.Errand;
import gnaw.game.Intention;
import gnaw.game.Question;
import gnaw.game.World;
import gnaw.game.errand.Explore;
import gnaw.game.errand.Travel;
import gnaw.map.Direction;
import gnaw.map.DistanceMap;
import gnaw.map.Point;
import gnaw.script.value.WrongArgument;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.graalvm.polyglot.Value;

/**
 * The facts that somebody who decides can find out about the surroundings. The heavy searches are done here; each answers an action
 * that a mind can answer in turn, or undefined.
 */
final class SightFacts {
    static final FactTable<Question.Outlook> TABLE = FactTable.<Question.Outlook>of(
                    "Sight", "What somebody who decides can find out about the surroundings.")
            .unchanging()
            .fact(
                    "foes",
                    "readonly Creature[]",
                    "Foes in view, the nearest first.",
                    (sight, in) -> in.list(in.world().eyesight().foesInView(sight.who())))
            .perhaps(
                    "foe",
                    "Creature",
                    "The nearest foe in view, or undefined.",
                    (sight, in) -> in.view(in.world().eyesight().nearestFoe(sight.who())))
            .fact(
                    "steps",
                    "readonly Action[]",
                    "The steps that are free, as actions.",
                    (sight, in) -> in.list(freeSteps(sight.who(), in.world()).stream()
                            .map(Action.Step::new)
                            .toList()))
            .call("sees(other: Creature): boolean", "Whether one sees somebody.", 1, (sight, in, given) -> in.world()
                    .eyesight()
                    .sees(sight.who(), ReferenceReader.creature(given[0]).orElseThrow()))
            .call(
                    "towards(place: Place): Action",
                    "A step that leads nearer by walking, or undefined.",
                    1,
                    (sight, in, given) -> towards(sight.who(), place(given, in), in))
            .call(
                    "awayFrom(place: Place): Action",
                    "A step that leads away, round corners if need be, or undefined.",
                    1,
                    (sight, in, given) -> step(
                            downhill(
                                    sight.who(),
                                    in.towards(place(given, in), sight.who()).fleeing(),
                                    sight.who().at(),
                                    in),
                            in))
            .call(
                    "walkTo(place: Place): Intention",
                    "A walk over what the hero knows, whoever is in view, or undefined.",
                    1,
                    (sight, in, given) -> {
                        Point goal = place(given, in);
                        return walk(who -> Travel.onward(in.world(), who, goal), sight, in);
                    })
            .call(
                    "explore(): Intention",
                    "Exploring, whoever is in view, or undefined when nothing is left.",
                    0,
                    (sight, in, _) -> walk(who -> Explore.onward(in.world(), who), sight, in))
            .call(
                    "stroll(dice: Dice): Action",
                    "A free step by chance, not onto ground that daunts; or undefined.",
                    1,
                    (sight, in, given) -> step(stroll(sight.who(), in.world(), given), in))
            .call(
                    "walkingDistance(place: Place): number",
                    "How many steps there are from that place to here by walking.",
                    1,
                    (sight, in, given) -> in.towards(place(given, in), sight.who())
                            .at(sight.who().at()))
            .call(
                    "stairs(action: ActionId): Point",
                    "The remembered tile that is used by that action, such as \"descend\", and leads to no place beside the dungeon; or undefined.",
                    1,
                    (_, in, given) -> in.view(stairs(in.world(), given[0].asString())));

    private SightFacts() {}

    private static Object towards(Creature who, Point goal, FactViews in) {
        return step(downhill(who, in.towards(goal, who), goal, in), in);
    }

    /** The step that leads nearer; the goal itself may be occupied, the cells between may not. */
    private static Optional<Direction> downhill(Creature who, DistanceMap map, Point goal, FactViews in) {
        World world = in.world();
        Dread dread = new Dread(world);
        return world.footing().isRuled(who)
                ? map.downhill(
                        who.at(),
                        cell -> cell.equals(goal) || isFree(who, who.at().directionTo(cell), world))
                : map.downhill(
                        who.at(),
                        cell -> cell.equals(goal) || world.stage().isFree(cell) && !dread.isDreaded(who, cell));
    }

    private static Optional<Direction> stroll(Creature who, World world, Value[] given) {
        Dread dread = new Dread(world);
        List<Direction> free = freeSteps(who, world);
        free.removeIf(step -> dread.isDreaded(who, who.at().plus(step)));
        return free.isEmpty()
                ? Optional.empty()
                : Optional.of(free.get(DiceFacts.from(given[0]).between(0, free.size() - 1)));
    }

    private static List<Direction> freeSteps(Creature who, World world) {
        List<Direction> free = new ArrayList<>();
        for (Direction way : Direction.all()) {
            if (isFree(who, way, world)) {
                free.add(way);
            }
        }
        return free;
    }

    /** Whether somebody may go that way, and nobody is there. */
    private static boolean isFree(Creature who, Direction way, World world) {
        return world.stage().creatureAt(who.at().plus(way)).isEmpty()
                && world.footing().mayStep(who, way);
    }

    /** The remembered stairs, or whatever other tile is used by that action. */
    private static Optional<Point> stairs(World world, String use) {
        return world.stage()
                .level()
                .firstRemembered(tile -> world.catalog().kindOf(tile).leadsWithin(use));
    }

    /** A walk of which each step is found when it is taken. */
    private static Object walk(Function<Creature, Errand.Next> next, Question.Outlook sight, FactViews in) {
        Errand errand = (world, _) -> next.apply(world.hero());
        return in.view(Intention.toGoOn(next.apply(sight.who()), errand));
    }

    private static Object step(Optional<Direction> direction, FactViews in) {
        return in.view(direction.map(Action.Step::new));
    }

    private static Point place(Value[] given, FactViews in) {
        Point place = ReferenceReader.point(given[0])
                .orElseThrow(() -> new WrongArgument("A place or a creature is", given[0]));
        return ReferenceReader.onLevel(place, in.world().stage().level());
    }
}
