package gnaw.game.errand;

import gnaw.game.Action;
import gnaw.game.Catalog;
import gnaw.game.Decision;
import gnaw.game.Errand;
import gnaw.game.Permission;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.map.Direction;

/** Goes on with one action, such as rest, search or a step, until the rules refuse it or it was done often enough. */
public final class Repeat implements Errand {
    private final Action action;
    private final int times;
    private int done;

    /** Repeats an action so many times. */
    public Repeat(Action action, int times) {
        this.action = action;
        this.times = times;
    }

    /** Repeats an action of the rules for as long as its row says. */
    public static Repeat of(Catalog.Act act) {
        return new Repeat(new Action.Plain(act.id()), act.lasts());
    }

    @Override
    public Next next(World world, Rules rules) {
        if (done >= times) {
            return new Next.Stop("");
        }
        if (done > 0
                && rules.ask(new Decision.MayDo(world.hero(), action), world, Dice.NONE)
                        instanceof Permission.No(String why)) {
            return new Next.Stop(told(world.catalog(), why));
        }
        if (action instanceof Action.Step(Direction way) && Pathfinding.isLeftToPlayer(world, way)) {
            return Pathfinding.leftToPlayer(world);
        }
        done++;
        return new Next.Go(action);
    }

    /** What was refused for want of anything to do is done, where the texts have a word for that; whatever else ends it is told as it is. */
    private String told(Catalog catalog, String why) {
        String whole = catalog.text("done." + action.id(), "");
        return whole.isEmpty() || !why.equals(catalog.text("no." + action.id(), "")) ? why : whole;
    }
}
