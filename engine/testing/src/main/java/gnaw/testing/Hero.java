package gnaw.testing;

import gnaw.game.Action;
import gnaw.game.Catalog;
import gnaw.game.Errand;
import gnaw.game.Item;
import gnaw.game.Outcome;
import gnaw.game.Progress;
import gnaw.game.Reach;
import gnaw.game.errand.Explore;
import gnaw.game.errand.Repeat;
import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.text.Ids;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/**
 * The hero of a test. Each action is one act: it must succeed, the world goes on until it is his move again or he lies helpless, and
 * what was said before is forgotten.
 */
public final class Hero extends Being {
    /** How a test has those actions done that need more than their name. */
    private static final Map<String, String> OF_THE_ENGINE = Map.of(
            "step", "steps(\"north\") takes it",
            "swap", "steps(\"north\") takes it, towards a friend",
            "attack", "attacks(other) does it",
            "pickUp", "picksUp() does it",
            "drop", "drops(kind) does it");

    /** The energy with which an action may be begun. */
    private static final double A_TURN = 100;

    Hero(TestWorld world, int id) {
        super(world, id);
    }

    @Override
    public Hero with(String meter, double value) {
        super.with(meter, value);
        return this;
    }

    @Override
    public Hero carrying(String kind, int count) {
        super.carrying(kind, count);
        return this;
    }

    /** How many turns he loses from now on; the present one counts when he cannot use it. */
    @Override
    public int helpless() {
        return super.helpless() + (lacksTime() ? 1 : 0);
    }

    /** Eats one of a kind of food; if none is carried, one is handed over first. */
    public Hero eats(String kind) {
        return uses("eat", kind);
    }

    /** Uses a kind of thing in one of the ways that the scripts define; if none is carried, one is handed over first. */
    public Hero uses(String verb, String kind) {
        return uses(verb, kind, Optional.empty());
    }

    /** The same, perhaps at a target. */
    public Hero uses(String verb, String kind, Optional<Point> target) {
        String id = Kinds.verb(world().rules(), verb);
        requireAim("verb " + id, world().rules().catalog().verbs().get(id).reach(), target);
        Item item = inHand(kind);
        String unfit = world().game().description().fits(id, item) ? "" : unfit(id, item);
        return does(new Action.Use(id, item.id(), target), unfit);
    }

    /** What is told where the rules have let pass what menus in play do not offer. */
    private String unfit(String verb, Item item) {
        return "The verb " + verb + " does not fit "
                + world().game().description().nameOf(item) + ".";
    }

    /** Steps that way, or attacks whoever stands there; several directions are several acts. */
    public Hero steps(Direction... ways) {
        Arrays.stream(ways).forEach(way -> does(new Action.Step(way)));
        return this;
    }

    /** Strikes at somebody beside. */
    public Hero attacks(Being other) {
        return does(new Action.Attack(other.creature().id()));
    }

    /** Passes a turn. */
    public Hero waits() {
        return does(Action.await());
    }

    /** Takes up everything that lies here. */
    public Hero picksUp() {
        return does(new Action.PickUp(Optional.empty()));
    }

    /** Lays down one of a kind of thing. */
    public Hero drops(String kind) {
        return does(new Action.PutDown(inHand(kind).id(), 1));
    }

    /** Goes down the stairs on which he stands. */
    public Hero descends() {
        return does(new Action.UseTile("descend"));
    }

    /** Goes up the stairs on which he stands. */
    public Hero ascends() {
        return does(new Action.UseTile("ascend"));
    }

    /** Rests as with its key in play: until well, or until something happens. */
    public Hero rests() {
        return goesOn(Repeat.of(world().game().world().catalog().act("rest")));
    }

    /** Explores as with its key in play. */
    public Hero explores() {
        return goesOn(new Explore());
    }

    /** Answers the choice that waits. */
    public Hero chooses(String option) {
        String id = Offers.called(option, world().now());
        world().course().act(() -> world().course().note(world().game().choose(id)));
        return this;
    }

    /** Does for a turn what only the rules give a meaning, by its row in the table {@code actions}: "rest", "search". */
    public Hero does(String action) {
        return does(action, Optional.empty());
    }

    /** The same, perhaps at a target. */
    public Hero does(String action, Optional<Point> target) {
        return does(named(action, target));
    }

    /** Does this. */
    public Hero does(Action action) {
        return does(action, "");
    }

    /** The same; fails with those words where it is not refused, unless there are none. */
    private Hero does(Action action, String otherwise) {
        world().course().act(() -> {
            if (attempt(action) instanceof Outcome.Refused(String why)) {
                throw new AssertionError("The hero cannot do that (" + action.id() + "): " + why);
            }
            if (!otherwise.isEmpty()) {
                throw new AssertionError(otherwise);
            }
        });
        return this;
    }

    /** Why this is refused now. That it is not, fails. A refused action takes no time. */
    public String refusalOf(Action action) {
        String[] refusal = {""};
        world().course().act(() -> {
            if (!(attempt(action) instanceof Outcome.Refused(String why))) {
                throw new AssertionError("The hero should not be able to do that (" + action.id() + "), but he is.");
            }
            refusal[0] = why;
        });
        return refusal[0];
    }

    /** Why an action by its id, perhaps at a target, is refused now. */
    public String refusalOf(String action, Optional<Point> target) {
        return refusalOf(named(action, target));
    }

    /** What tiles lead to uses the tile underfoot, as its key does in play. */
    private Action named(String action, Optional<Point> target) {
        Catalog catalog = world().rules().catalog();
        if (Kinds.leads(catalog).contains(action)) {
            return new Action.UseTile(action);
        }
        if (catalog.verbs().containsKey(action)) {
            throw new AssertionError(
                    "\"" + action + "\" is a verb, and no action: uses(\"" + action + "\", …) does it with a thing.");
        }
        String id = new Ids(Kinds.acts(catalog)).named("action", action);
        if (OF_THE_ENGINE.containsKey(id)) {
            throw new AssertionError("The action " + id + " needs more than its name: " + OF_THE_ENGINE.get(id) + ".");
        }
        requireAim("action " + id, catalog.act(id).reach(), target);
        return new Action.Plain(id, target);
    }

    private static void requireAim(String what, Optional<Reach> reach, Optional<Point> target) {
        if (target.isEmpty() && reach.isPresent()) {
            throw new AssertionError("The " + what + " is aimed, as its key asks in play: say at what.");
        }
    }

    /** Does what goes on by itself until it ends. */
    public Hero goesOn(Errand errand) {
        world().course().act(() -> {
            requireMove(errand.getClass().getSimpleName());
            Progress progress = step(errand, true);
            while (progress.ended().isEmpty()) {
                progress = step(errand, false);
            }
        });
        return this;
    }

    private Progress step(Errand errand, boolean isFirst) {
        Progress progress = world().game().advance(errand, isFirst);
        world().course().note(progress.events());
        return progress;
    }

    private Outcome attempt(Action action) {
        requireMove(action.id());
        Outcome outcome = world().game().perform(action, false);
        boolean gains = true;
        while (gains && !world().game().isOver() && lacksTime()) {
            double before = creature().energy();
            world().game().pass();
            gains = creature().energy() > before;
        }
        return outcome;
    }

    private boolean lacksTime() {
        return creature().energy() < A_TURN;
    }

    private void requireMove(String action) {
        causeOfDeath().ifPresent(cause -> {
            throw new AssertionError("The hero is dead of " + cause + " and can do nothing (" + action + ").");
        });
        Offers.requireNone(world().now());
        if (!world().game().heroMayAct()) {
            throw new AssertionError("The hero is helpless for " + helpless() + " more turns and can do nothing ("
                    + action + "): let them pass with world.turns(…).");
        }
    }

    private Item inHand(String kind) {
        if (carried(kind) == 0) {
            carrying(kind, 1);
        }
        String id = Kinds.item(world().rules(), kind);
        return creature().pack().stream()
                .filter(item -> item.kind().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
