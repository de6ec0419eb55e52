package gnaw.lab;

import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.RuleFailure;
import gnaw.game.Trouble;
import gnaw.game.Trouble.Kind;
import java.util.ArrayList;
import java.util.List;

/** Finds what went wrong with a game. How a mod's lines are written is its own affair. */
final class Troubles {
    private Troubles() {}

    /** The rules that have just failed, what is out of order now, and what was watched for. */
    static List<Trouble> in(Game game, List<Event> events, Watch watch) {
        List<Trouble> troubles = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Event.RuleFailed(RuleFailure failure)) {
                troubles.add(Trouble.of(failure));
            }
        }
        Invariants.brokenIn(game, List.of()).forEach(broken -> troubles.add(new Trouble(Kind.INVARIANT, "", broken)));
        if (watch.sees().test(game)) {
            troubles.add(new Trouble(Kind.CONDITION, "", watch.words()));
        }
        return troubles;
    }
}
