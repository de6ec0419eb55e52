package gnaw.game;

import gnaw.game.dice.SeededDice;
import gnaw.map.Point;
import gnaw.map.dig.Digger;
import gnaw.map.dig.Dug;
import gnaw.map.dig.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Brings creatures from depth to depth, and makes a depth when the hero first sees it. */
final class LevelChanges {
    private final World world;
    private final Rules rules;
    private final Consumer<Event> tell;
    private Optional<Question.LevelBegins> arrival = Optional.empty();

    LevelChanges(World world, Rules rules, Consumer<Event> tell) {
        this.world = world;
        this.rules = rules;
        this.tell = tell;
    }

    /** Takes somebody to another depth, with those who follow him. Where the hero has never been they wait for him to come. */
    void leave(Creature who, int depth) {
        Stage left = world.stage();
        List<Creature> company = new ArrayList<>(left.followersOf(who));
        if (who == world.hero()) {
            arrival = Optional.of(arrive(who, depth));
            company.forEach(one -> bring(one, left, depth, who.at()));
        } else {
            company.addFirst(who);
            company.forEach(one -> world.stage(depth)
                    .ifPresentOrElse(
                            stage -> bring(one, left, depth, entrance(stage, left.depth())),
                            () -> left.bind(one, depth)));
        }
        world.lookAgain();
    }

    /** Where there is no room, one stays behind. */
    private void bring(Creature who, Stage left, int depth, Point near) {
        Stage stage = world.stage(depth).orElseThrow();
        stage.freeNear(near).ifPresent(at -> {
            left.leave(who);
            stage.enter(who, at);
        });
    }

    /** Puts the hero on a depth, which is dug when it is new; if that fails, he stays where he is. The answer is what the rules are to be asked then. */
    Question.LevelBegins arrive(Creature hero, int depth) {
        int from = world.stage(world.depth()).isPresent() ? world.depth() : 0;
        boolean isNew = world.stage(depth).isEmpty();
        Stage stage = world.stage(depth).orElseGet(() -> dig(depth));
        world.stage(world.depth())
                .filter(left -> left.creature(hero.id()).isPresent())
                .ifPresent(left -> left.leave(hero));
        world.goTo(depth);
        Point at = world.freeNear(entrance(stage, from)).orElseThrow();
        stage.enter(hero, at);
        if (isNew) {
            world.stages().forEach(left -> left.takeBound(depth)
                    .forEach(one -> bring(one, left, depth, entrance(stage, left.depth()))));
        }
        tell.accept(new Event.Arrived(depth));
        return new Question.LevelBegins(hero, stage, isNew);
    }

    /** The arrival that the rules have not been asked about yet. */
    Optional<Question.LevelBegins> takeArrival() {
        Optional<Question.LevelBegins> taken = arrival;
        arrival = Optional.empty();
        return taken;
    }

    private Dug planned(int depth, SeededDice dice) {
        try {
            return rules.ask(new Question.LevelPlanned(depth), world, dice).dug(dice.generator());
        } catch (IllegalArgumentException impossible) {
            throw new RuleFailure(
                    "", "The level at depth " + depth + " cannot be dug as planned: " + impossible.getMessage());
        }
    }

    /** As the rules plan it; else a plain level, so that the hero can go on. */
    private Dug dug(int depth, SeededDice dice) {
        try {
            return planned(depth, dice);
        } catch (RuleFailure failure) {
            Plan plain = FallbackPlan.among(world.catalog()).orElseThrow(() -> failure);
            tell.accept(new Event.RuleFailed(failure));
            return Digger.dig(plain, dice.generator());
        }
    }

    private Stage dig(int depth) {
        Dug dug = dug(depth, world.diceBox().forDepth(depth));
        Stage stage = new Stage(depth, dug.level(), dug.rooms(), dug.marks());
        world.add(stage);
        return stage;
    }

    /** The stairs that lead back where the hero came from; else any floor. */
    private Point entrance(Stage stage, int from) {
        String back = from <= stage.depth() ? "ascend" : "descend";
        return find(stage, at -> back.equals(leads(stage, at)))
                .or(() -> stage.marks().getOrDefault(Catalog.ENTRANCE, List.of()).stream()
                        .findFirst())
                .or(() -> find(stage, stage.level()::passable))
                .orElseThrow();
    }

    private String leads(Stage stage, Point at) {
        return world.catalog().tiles().get(stage.level().at(at).id()).leads().orElse("");
    }

    private static Optional<Point> find(Stage stage, Predicate<Point> wanted) {
        return stage.level().points().filter(wanted).findFirst();
    }
}
