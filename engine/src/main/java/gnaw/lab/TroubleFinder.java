package gnaw.lab;

import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.GameTrouble;
import gnaw.game.GameTrouble.Kind;
import gnaw.game.RuleFailure;
import java.util.ArrayList;
import java.util.List;

/** Finds what went wrong with a game. How a mod's lines are written is its own affair. */
public final class TroubleFinder {
    private TroubleFinder() {}

    /** The rules that have just failed, what is out of order now, and what was watched for. */
    public static List<GameTrouble> in(Game game, List<Event> events, Condition condition) {
        List<GameTrouble> troubles = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Event.RuleFailed(RuleFailure failure)) {
                troubles.add(GameTrouble.of(failure));
            }
        }
        Invariants.brokenIn(game, List.of())
                .forEach(broken -> troubles.add(new GameTrouble(Kind.INVARIANT, "", broken)));
        if (condition.sees().test(game)) {
            troubles.add(new GameTrouble(Kind.CONDITION, "", condition.words()));
        }
        return troubles;
    }
}
