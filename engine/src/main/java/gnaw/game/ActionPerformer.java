package gnaw.game;

import gnaw.game.dice.Dice;
import gnaw.map.Direction;
import gnaw.map.Point;
import gnaw.map.Tile;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Performs actions: asks what the world allows, what the rules allow, and then does them. */
final class ActionPerformer {
    /** So many things of a pile are named: more would fill the log. */
    private static final int MOST_NAMED = 4;

    private final World world;
    private final Rules rules;
    private final RuleRunner runner;
    private final Effects effects;
    private final Spawner spawner;

    ActionPerformer(World world, Rules rules, RuleRunner runner, Effects effects, Spawner spawner) {
        this.world = world;
        this.rules = rules;
        this.runner = runner;
        this.effects = effects;
        this.spawner = spawner;
    }

    /**
     * Tries an action, or what has to be done in its place, and asks the rules about its end when it took time.
     *
     * @param goesOn whether it is a further step of something that goes on by itself: then nothing is said at its start
     */
    Outcome attempt(Creature who, Action wished, boolean goesOn) {
        Action action = physically(who, wished);
        if (action instanceof Action.Step(Direction way) && entry(who, way) instanceof Permission.No(String why)) {
            return why.isEmpty() ? against(who, who.at().plus(way), goesOn) : inVain(who, why);
        }
        Optional<String> beyond = beyondReach(who, action);
        if (beyond.isPresent()) {
            return new Outcome.Refused(beyond.get());
        }
        Permission permission = runner.attempt(
                () -> rules.ask(new Decision.MayDo(who, action), world, Dice.NONE), new Permission.Yes(""));
        return switch (permission) {
            case Permission.No(String why) -> new Outcome.Refused(why);
            case Permission.Instead(Action other) -> done(who, other);
            case Permission.Yes(String line) -> {
                if (!goesOn && who == world.hero()) {
                    effects.sayLine(line, "");
                }
                yield done(who, action);
            }
        };
    }

    /** A step that the ground does not allow; a row of texts such as {@code bump.lava} may say more of it than that there is no way. */
    private Outcome against(Creature who, Point ground, boolean goesOn) {
        Outcome outcome = attempt(who, new Action.Plain(Catalog.BUMP), goesOn);
        String more = world.stage().level().contains(ground)
                ? text(Catalog.BUMP + "." + world.stage().level().at(ground).id(), "")
                : "";
        boolean saysLittle = outcome.equals(new Outcome.Refused(text(Catalog.BUMP, "")));
        return saysLittle && !more.isEmpty() ? new Outcome.Refused(more) : outcome;
    }

    /** Why a target is beyond the reach of what is done to it; empty if it is not, or if there is none. */
    private Optional<String> beyondReach(Creature who, Action action) {
        return action.part("target", Point.class)
                .flatMap(to -> reach(action).flatMap(reach -> reach.refusal(world, who, to)));
    }

    private Optional<Reach> reach(Action action) {
        return action instanceof Action.Use use
                ? world.catalog().verbs().get(use.verb()).reach()
                : world.catalog().act(action.id()).reach();
    }

    private Outcome done(Creature who, Action action) {
        double before = who.energy();
        Outcome outcome = perform(who, action);
        if (outcome instanceof Outcome.Done(double turns) && (turns > 0 || who.energy() < before) && !who.dead()) {
            runner.ask(new Happening.ActionEnds(who, action));
        }
        return outcome;
    }

    /** What a wish comes to among walls and other creatures: a foe is struck. */
    private Action physically(Creature who, Action wished) {
        return wished instanceof Action.Step(Direction way)
                ? struck(who, way)
                        .<Action>map(foe -> new Action.Attack(foe.id()))
                        .orElse(wished)
                : wished;
    }

    /** A foe that way, if one is not pinched: also somebody who stands where one may not go. */
    private Optional<Creature> struck(Creature who, Direction way) {
        Point to = who.at().plus(way);
        boolean isPinched = world.stage().level().pinches(who.at(), way);
        return world.stage().creatureAt(to).filter(_ -> !isPinched).filter(other -> world.areFoes(who, other));
    }

    private Permission entry(Creature who, Direction way) {
        return runner.attempt(() -> world.footing().step(who, way), new Permission.No(""));
    }

    private Outcome perform(Creature who, Action action) {
        double time = world.catalog().act(action.id()).time();
        return switch (action) {
            case Action.Step(Direction direction) -> step(who, direction, time);
            case Action.Swap(Direction direction) -> swap(who, direction, time);
            case Action.Attack(int target) -> attack(who, target, time);
            case Action.Plain plain -> ruled(who, plain, time);
            case Action.PickUp(Optional<Integer> item) -> pickUp(who, item, time);
            case Action.PutDown(int item, int count) -> putDown(who, item, count, time);
            case Action.Choose(String verb) ->
                new Outcome.Done(world.catalog().verbs().get(verb).choosing());
            case Action.Use use -> use(who, use);
            case Action.UseTile(String id) -> useTile(who, id, time);
        };
    }

    /** What only the rules give a meaning; free, and without one, it is nothing that can be done. */
    private Outcome ruled(Creature who, Action.Plain action, double time) {
        if (world.catalog().act(action.id()).isRuled()) {
            runner.apply(runner.attempt(() -> rules.does(who, action, world, world.dice(action)), List.of()));
            return new Outcome.Done(time);
        }
        return time > 0 ? new Outcome.Done(time) : new Outcome.Refused(text(action.id(), ""));
    }

    private Outcome step(Creature who, Direction direction, double time) {
        Point to = who.at().plus(direction);
        Optional<Creature> friend = friendAt(to, who);
        if (friend.isPresent()) {
            return bump(who, friend.get(), time);
        }
        boolean isTaken = world.stage().creatureAt(to).isPresent();
        if (isTaken || !(entry(who, direction) instanceof Permission.Yes)) {
            return inVain(who, text(Catalog.BUMP, ""));
        }
        world.stage().move(who, to);
        arrive(who, to);
        return new Outcome.Done(time);
    }

    /** What comes of it is the rules' to say; if they say nothing, there is no way. Where nobody goes anywhere it takes no step's time. */
    private Outcome bump(Creature who, Creature friend, double time) {
        Point from = who.at();
        Point to = friend.at();
        if (!runner.ask(new Happening.Bumped(who, friend))) {
            return inVain(who, text(Catalog.BUMP, ""));
        }
        if (world.stage().creatureAt(to).filter(one -> one == who).isPresent()) {
            arrive(who, to);
        }
        boolean hasMoved = !who.at().equals(from);
        return new Outcome.Done(
                hasMoved ? time : world.catalog().act(Catalog.BUMP).time());
    }

    private Outcome swap(Creature who, Direction direction, double time) {
        Point to = who.at().plus(direction);
        Optional<Creature> friend = friendAt(to, who).filter(_ -> entry(who, direction) instanceof Permission.Yes);
        if (friend.isEmpty()) {
            return inVain(who, text("noFriendThere", ""));
        }
        effects.apply(new Effect.Swap(Ref.to(who), Ref.to(friend.get())));
        arrive(who, to);
        return new Outcome.Done(time);
    }

    private Optional<Creature> friendAt(Point at, Creature who) {
        return world.stage().creatureAt(at).filter(other -> !world.areFoes(who, other));
    }

    private void arrive(Creature who, Point to) {
        if (who == world.hero()) {
            world.eyesight().lookAgain();
            tellWhatLiesHere(to);
        }
        runner.ask(new Happening.TileEntered(who, world.cell(to)));
    }

    private void tellWhatLiesHere(Point at) {
        List<Item> here = world.stage().itemsAt(at);
        if (here.size() == 1) {
            effects.sayLine(text("liesHere", name(here.getFirst())), "dim");
        } else if (here.size() > 1) {
            effects.sayLine(text(here.size() > MOST_NAMED ? "moreLieHere" : "lieHere", names(here)), "dim");
        }
    }

    private Outcome attack(Creature who, int target, double time) {
        Optional<Creature> defender =
                world.creature(target).filter(other -> other.at().isBeside(who.at()));
        if (defender.isEmpty()) {
            return inVain(who, text("nobodyThere", ""));
        }
        runner.ask(new Happening.BlowLands(who, defender.get()));
        return new Outcome.Done(time);
    }

    private Outcome pickUp(Creature who, Optional<Integer> wanted, double time) {
        List<Item> here = world.stage().itemsAt(who.at()).stream()
                .filter(item -> wanted.isEmpty() || wanted.get() == item.id())
                .toList();
        if (here.isEmpty()) {
            return inVain(who, text("nothingHere", ""));
        }
        for (Item item : here) {
            world.stage().lift(item, who.at());
            item.meters().remove(Item.LEFT_BEHIND);
            Optional<Item> equal = ItemStacks.add(who.openPack(), item);
            if (who == world.hero()) {
                tellPickUp(item, equal);
            }
        }
        return new Outcome.Done(time);
    }

    /** Of what joins equal things is told how many there are now. */
    private void tellPickUp(Item item, Optional<Item> equal) {
        String all = equal.map(stack -> " " + text("carriedNow", name(stack))).orElse("");
        effects.sayLine((text("pickedUp", name(item)) + all).strip(), "");
    }

    private Outcome putDown(Creature who, int id, int count, double time) {
        Optional<Item> item = who.carried(id);
        if (item.isEmpty()) {
            return new Outcome.Refused(text("notCarried", ""));
        }
        Item laid = ItemStacks.take(
                world, spawner, item.get(), Math.min(count, item.get().count()));
        if (who == world.hero()) {
            laid.meters().set(Item.LEFT_BEHIND, 1);
            effects.sayLine(text("dropped", name(laid)), "");
        }
        world.stage().lay(laid, who.at());
        return new Outcome.Done(time);
    }

    private Outcome use(Creature who, Action.Use use) {
        Optional<Item> item = who.carried(use.item());
        if (item.isEmpty()) {
            return new Outcome.Refused(text("notCarried", ""));
        }
        runner.ask(new Happening.ItemUsed(who, use.verb(), item.get(), use.target()));
        return new Outcome.Done(world.catalog().verbs().get(use.verb()).time());
    }

    private Outcome useTile(Creature who, String id, double time) {
        Tile tile = world.stage().level().at(who.at());
        Optional<String> leads = world.catalog().kindOf(tile).leads();
        if (leads.filter(id::equals).isEmpty()) {
            return inVain(who, text("no." + id, ""));
        }
        runner.ask(new Happening.TileUsed(who, id, world.cell(who.at())));
        return new Outcome.Done(time);
    }

    /** What came to nothing takes as long as a bump into a wall; it is refused where that is free. */
    private Outcome inVain(Creature who, String why) {
        double time = world.catalog().act(Catalog.BUMP).time();
        if (time == 0) {
            return new Outcome.Refused(why);
        }
        if (who == world.hero()) {
            effects.sayLine(why, "dim");
        }
        return new Outcome.Done(time);
    }

    private String text(String id, String name) {
        return world.catalog().text(id, name);
    }

    private String names(List<Item> items) {
        return items.stream().limit(MOST_NAMED).map(this::name).collect(Collectors.joining(", "));
    }

    private String name(Item item) {
        return runner.attempt(() -> rules.ask(new Look.NameOf(item), world, Dice.NONE), item.kind());
    }
}
