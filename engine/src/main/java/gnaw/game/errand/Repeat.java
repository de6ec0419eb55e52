package gnaw.game.errand;

import gnaw.game.Action;
import gnaw.game.Decision;
import gnaw.game.Errand;
import gnaw.game.Permission;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.game.dice.Dice;

/** Goes on with one plain action, such as rest or search, until the rules refuse it or its row's time is up. */
public final class Repeat implements Errand {
    private final String act;
    private int done;

    /** Repeats an action by the id of its row. */
    public Repeat(String act) {
        this.act = act;
    }

    @Override
    public Next next(World world, Rules rules) {
        if (done >= world.catalog().act(act).lasts()) {
            return new Next.Stop("");
        }
        if (done > 0
                && rules.ask(new Decision.MayDo(world.hero(), new Action.Plain(act)), world, Dice.NONE)
                        instanceof Permission.No) {
            return new Next.Stop(world.catalog().text("done." + act, ""));
        }
        done++;
        return new Next.Go(new Action.Plain(act));
    }
}
