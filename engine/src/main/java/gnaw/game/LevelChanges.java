package gnaw.game;

import gnaw.game.dice.SeededDice;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.map.dig.Digger;
import gnaw.map.dig.Dug;
import gnaw.map.dig.Plan;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Brings creatures from level to level, and makes a level when the hero first sees it. */
final class LevelChanges {
    private final World world;
    private final Rules rules;
    private final Consumer<Event> tell;
    private Optional<Happening.LevelBegins> arrival = Optional.empty();

    LevelChanges(World world, Rules rules, Consumer<Event> tell) {
        this.world = world;
        this.rules = rules;
        this.tell = tell;
    }

    /** Where somebody comes out: at stairs or an entrance, if no cell is named. */
    private record Landing(Depth level, Optional<Point> at) {}

    /** Takes somebody, and those with him, to another depth of the place where he is, or out of it. */
    void leave(Creature who, int depth, List<Creature> company) {
        Depth here = world.where();
        boolean leadsOut = here.isBeside() && depth < first(here.place()).number();
        go(who, company, leadsOut ? wayOutOf(here.place()) : new Landing(here.at(depth), Optional.empty()));
    }

    /** Takes somebody, and those with him, to a place beside the dungeon; where the hero does so he will come out again. */
    void enter(Creature who, String place, List<Creature> company) {
        if (who == world.hero() && !world.where().place().equals(place)) {
            world.stages().forEach(stage -> stage.forgetWay(place));
            world.stage().markWay(place, who.at());
        }
        go(who, company, new Landing(first(place), Optional.empty()));
    }

    private Depth first(String place) {
        return new Depth(place, world.catalog().places().get(place).from());
    }

    /** To where the hero came from, or else to the depth above. */
    private Landing wayOutOf(String place) {
        return world.stages().stream()
                .filter(stage -> stage.wayTo(place).isPresent())
                .findFirst()
                .map(stage -> new Landing(stage.where(), stage.wayTo(place)))
                .orElseGet(() -> new Landing(Depth.of(first(place).number() - 1), Optional.empty()));
    }

    /** Takes somebody to another level, with his company. Where the hero has never been they wait for him to come. */
    private void go(Creature who, List<Creature> company, Landing landing) {
        Stage left = world.stage();
        if (who == world.hero()) {
            arrival = Optional.of(arrive(who, landing));
            company.forEach(one -> bring(one, left, landing.level(), who.at()));
        } else {
            Stream.concat(Stream.of(who), company.stream()).forEach(one -> world.stage(landing.level())
                    .ifPresentOrElse(
                            stage -> bring(one, left, landing.level(), cell(landing, stage, left.where())),
                            () -> left.bind(one, landing.level())));
        }
        world.eyesight().lookAgain();
    }

    /** Where there is no room, one stays behind. */
    private void bring(Creature who, Stage left, Depth level, Point near) {
        Stage stage = world.stage(level).orElseThrow();
        stage.freeNear(near).ifPresent(at -> {
            left.leave(who);
            stage.enter(who, at);
        });
    }

    /** Puts the hero on a level, which is dug when it is new; if that fails, he stays where he is. The answer is what the rules are to be asked then. */
    Happening.LevelBegins arrive(Creature hero, Depth level) {
        return arrive(hero, new Landing(level, Optional.empty()));
    }

    private Happening.LevelBegins arrive(Creature hero, Landing landing) {
        Depth level = landing.level();
        Depth from = world.stage(world.where()).map(Stage::where).orElse(Depth.of(0));
        boolean isNew = world.stage(level).isEmpty();
        Stage stage = world.stage(level).orElseGet(() -> dig(level));
        world.stage(world.where())
                .filter(left -> left.creature(hero.id()).isPresent())
                .ifPresent(left -> left.leave(hero));
        world.goTo(level);
        Point at = world.stage().freeNear(cell(landing, stage, from)).orElseThrow();
        stage.enter(hero, at);
        if (isNew) {
            world.stages().forEach(left -> left.boundFor(level)
                    .forEach(one -> bring(one, left, level, entrance(stage, left.where()))));
        }
        tell.accept(new Event.Arrived(level.number()));
        return new Happening.LevelBegins(hero, stage, isNew);
    }

    /** The arrival that the rules have not been asked about yet. */
    Optional<Happening.LevelBegins> takeArrival() {
        Optional<Happening.LevelBegins> taken = arrival;
        arrival = Optional.empty();
        return taken;
    }

    private Dug planned(Depth level, SeededDice dice) {
        Decision.LevelPlanned question = new Decision.LevelPlanned(level);
        try {
            return rules.ask(question, world, dice).dug(dice.generator());
        } catch (IllegalArgumentException | IllegalStateException impossible) {
            String what = "The level at " + level.told() + " cannot be dug as planned: " + impossible.getMessage();
            throw rules.misplanned(question, world, what);
        }
    }

    /** As the rules plan it; else a plain level, so that the hero can go on. */
    private Dug dug(Depth level, SeededDice dice) {
        try {
            return planned(level, dice);
        } catch (RuleFailure failure) {
            Plan plain = FallbackPlan.among(world.catalog()).orElseThrow(() -> failure);
            tell.accept(new Event.RuleFailed(failure));
            return Digger.dig(plain, dice.generator());
        }
    }

    private Stage dig(Depth level) {
        Dug dug = dug(level, world.diceBox().forLevel(level.told()));
        Stage stage = new Stage(level, dug.level(), dug.rooms(), dug.marks());
        world.add(stage);
        return stage;
    }

    private Point cell(Landing landing, Stage stage, Depth from) {
        return landing.at().orElseGet(() -> entrance(stage, from));
    }

    /** The stairs that lead back where the hero came from; else any floor. */
    private Point entrance(Stage stage, Depth from) {
        boolean isFromBelow = from.place().equals(stage.where().place()) && from.number() > stage.depth();
        String back = isFromBelow ? Catalog.DESCEND : Catalog.ASCEND;
        return find(stage, tile -> world.catalog().kindOf(tile).leadsWithin(back))
                .or(() -> stage.marks().getOrDefault(Catalog.ENTRANCE, List.of()).stream()
                        .findFirst())
                .or(() -> find(stage, Tile::passable))
                .orElseThrow();
    }

    private static Optional<Point> find(Stage stage, Predicate<Tile> wanted) {
        return stage.level().cells(wanted).stream().findFirst();
    }
}
