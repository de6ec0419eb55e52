package gnaw.game.errand;

import gnaw.game.Action;
import gnaw.game.Catalog;
import gnaw.game.Catalog.TileKind;
import gnaw.game.Depth;
import gnaw.game.Errand;
import gnaw.game.Rules;
import gnaw.game.Stage;
import gnaw.game.World;
import gnaw.map.Point;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Predicate;

/** Travels to a remembered cell of any level that the hero has seen, over the stairs that he knows; nobody sets out with a foe in view. */
public record TravelAcrossLevels(Depth level, Point goal) implements Errand {
    @Override
    public boolean goesOnBelow() {
        return true;
    }

    /** Whether the hero has come to its end. */
    public boolean isDone(World world) {
        return world.where().equals(level) && world.hero().at().equals(goal);
    }

    @Override
    public Next next(World world, Rules rules) {
        return Onlookers.unlessWatched(
                world, rules, () -> world.where().equals(level) ? Travel.to(goal, world, rules) : onward(world, rules));
    }

    /** To the nearest way to that level, and through it. */
    private Next onward(World world, Rules rules) {
        Predicate<TileKind> wanted = leadingTo(level, world);
        Point hero = world.hero().at();
        return passage(world, wanted)
                .map(at -> at.equals(hero) ? use(world, at) : Travel.to(at, world, rules))
                .orElseGet(() -> new Next.Stop(world.catalog().text("noWay", "")));
    }

    private static Next use(World world, Point at) {
        String act = world.rememberedKind(at).flatMap(TileKind::leads).orElseThrow();
        return new Next.Go(new Action.UseTile(act));
    }

    private static Optional<Point> passage(World world, Predicate<TileKind> wanted) {
        return world.stage()
                .level()
                .points()
                .filter(at -> world.rememberedKind(at).filter(wanted).isPresent())
                .min(Comparator.comparingInt(at -> at.distance(world.hero().at())));
    }

    /** Out of a place beside the dungeon it goes up, and into one where the hero went in before. */
    private static Predicate<TileKind> leadingTo(Depth wanted, World world) {
        Depth here = world.where();
        if (here.place().equals(wanted.place())) {
            return leading(wanted.number() > here.number() ? Catalog.DESCEND : Catalog.ASCEND);
        }
        return here.named().isPresent() ? leading(Catalog.ASCEND) : into(wanted.place(), world);
    }

    private static Predicate<TileKind> into(String place, World world) {
        return world.stages().stream()
                .filter(stage -> stage.wayTo(place).isPresent())
                .map(Stage::where)
                .filter(mouth -> !mouth.equals(world.where()))
                .findFirst()
                .map(mouth -> leadingTo(mouth, world))
                .orElse(kind -> kind.place().filter(place::equals).isPresent());
    }

    private static Predicate<TileKind> leading(String act) {
        return kind -> kind.leadsWithin(act);
    }
}
