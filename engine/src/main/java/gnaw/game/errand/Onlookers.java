package gnaw.game.errand;

import gnaw.game.Creature;
import gnaw.game.Errand.Next;
import gnaw.game.Look;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import java.util.Optional;
import java.util.function.Supplier;

/** The foes in whose view nobody sets out, and whoever stands in the way. */
final class Onlookers {
    private Onlookers() {}

    /** What comes next where no foe is in view that hinders; else the end. */
    static Next unlessWatched(World world, Rules rules, Supplier<Next> next) {
        return world.eyesight().foesInView(world.hero()).stream()
                .filter(foe -> isNoticed(foe, world, rules) && rules.ask(new Look.Hinders(foe), world, Dice.NONE))
                .findFirst()
                .<Next>map(foe -> new Next.Stop(told(rules.ask(new Look.NameOf(foe), world, Dice.NONE), world, rules)))
                .orElseGet(next);
    }

    /** Nobody is told to fight who would be refused that, too. */
    private static String told(String name, World world, Rules rules) {
        boolean mayFight = new Fight(Optional.empty()).next(world, rules) instanceof Next.Go;
        return world.catalog().text(mayFight ? "watched" : "watchedOnly", name);
    }

    /** Somebody stands on the one way onward. */
    static Next blocked(Creature by, World world, Rules rules) {
        return new Next.Stop(world.catalog().text("inTheWay", rules.ask(new Look.NameOf(by), world, Dice.NONE)));
    }

    /** Whether somebody is taken for who he is. */
    static boolean isNoticed(Creature who, World world, Rules rules) {
        return !rules.ask(new Look.Disguised(who), world, Dice.NONE);
    }
}
