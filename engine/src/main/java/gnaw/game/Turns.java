package gnaw.game;

import java.util.List;
import java.util.function.Consumer;

/** The turn loop: when who may act. A turn is 100 of energy; somebody of speed 100 gains as much in each. */
final class Turns {
    /** The energy with which an action may be begun. */
    static final double FULL = 100;
    /** No action takes more turns and nobody lies helpless for longer: a mistaken number must not end the game. */
    static final int LONGEST = 1000;

    /** A creature that does only free things must come to an end. */
    private static final int ACTIONS_PER_TURN = 20;
    /** The slowest still gather a little in each turn, so that everybody's move comes in the end. */
    private static final double SLOWEST = 1;
    /** Nobody gathers more in a turn: the turn has to end. */
    private static final double FASTEST = FULL * ACTIONS_PER_TURN;

    private final World world;
    private final Rules rules;
    private final RuleRunner runner;
    private final ActionPerformer performer;
    private final HeroSight sight;
    private final LivingTiles tiles;
    private final Consumer<Event> tell;

    Turns(
            World world,
            Rules rules,
            RuleRunner runner,
            ActionPerformer performer,
            HeroSight sight,
            Consumer<Event> tell) {
        this.world = world;
        this.rules = rules;
        this.runner = runner;
        this.performer = performer;
        this.sight = sight;
        this.tiles = new LivingTiles(world, rules, runner);
        this.tell = tell;
    }

    /** Whether it is the hero's move. */
    boolean heroMayAct() {
        return world.ending().isEmpty() && world.hero().energy() >= FULL;
    }

    /** The hero's part of this turn is over: the others act, the turn ends, and the next begins. */
    void pass() {
        everybody().stream().filter(who -> who != world.hero()).forEach(this::live);
        everybody().forEach(this::endTurn);
        tiles.pass();
        if (world.ending().isEmpty()) {
            tell.accept(new Event.TurnEnded(world.turn()));
            world.nextTurn();
            gather(world.hero());
        }
        sight.look();
    }

    /** The world goes on until it is the hero's move. */
    void passUntilHeroMayAct() {
        for (int lost = 0; world.ending().isEmpty() && !heroMayAct(); lost++) {
            pass();
            if (lost >= LONGEST && world.ending().isEmpty() && !heroMayAct()) {
                tell.accept(new Event.RuleFailed(new RuleFailure(
                        "",
                        "The hero has lost " + lost + " turns together; he may act again, whatever the rules say.")));
                rouse(world.hero());
            }
        }
    }

    private List<Creature> everybody() {
        return List.copyOf(world.stage().creatures());
    }

    private void endTurn(Creature who) {
        if (isHere(who)) {
            runner.ask(new Happening.TurnEnds(who));
        }
    }

    private void live(Creature who) {
        gather(who);
        for (int acts = 0; acts < ACTIONS_PER_TURN && who.energy() >= FULL && isHere(who); acts++) {
            Action action = runner.attempt(() -> think(who), Action.await());
            who.energy(who.energy() - FULL * turnsOf(performer.attempt(who, action, true)));
        }
    }

    private Action think(Creature who) {
        var question = new Decision.CreatureThinks(who);
        return rules.ask(question, world, world.dice(question));
    }

    /** A creature whose wish is refused has thought for a turn. */
    private static double turnsOf(Outcome outcome) {
        return outcome instanceof Outcome.Done(double turns) ? turns : 1;
    }

    /** Whatever keeps somebody from acting ends. */
    private static void rouse(Creature who) {
        who.helpless(0);
        who.energy(FULL);
    }

    private void gather(Creature who) {
        if (who.helpless() > 0) {
            who.helpless(who.helpless() - 1);
        } else {
            who.energy(who.energy() + Math.clamp(who.meters().get(Creature.SPEED), SLOWEST, FASTEST));
        }
    }

    private boolean isHere(Creature who) {
        return !who.dead()
                && world.ending().isEmpty()
                && world.stage().creature(who.id()).isPresent();
    }
}
