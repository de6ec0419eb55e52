package gnaw.lab.replay;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.game.GameTrouble;
import gnaw.game.Intent;
import gnaw.game.Journal;
import gnaw.game.Rules;
import gnaw.lab.Condition;
import gnaw.lab.TroubleFinder;
import gnaw.map.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Looks for the shortest game that still goes wrong in the same way: delta debugging (Zeller and Hildebrandt 2002, "Simplifying and
 * isolating failure-inducing input") over what was decided. Larger parts are left out first, later ones before earlier ones; what then
 * cannot be done any more falls away with them. In between what can be a wait becomes one, and steps become a way to where they led.
 */
public final class Shrinking {
    private static final Intent WAIT = new Intent.Act(Action.await(), false);

    private final Rules rules;
    private final Journal journal;
    private final GameTrouble trouble;
    private final Condition condition;
    private final Runnable afterEach;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private List<Intent> best = List.of();
    private List<Point> places = List.of();
    private int tries;

    /**
     * @param trouble what has to go wrong again
     * @param condition what counts as trouble besides what always does
     * @param afterEach is run after each try
     */
    public Shrinking(Rules rules, Journal journal, GameTrouble trouble, Condition condition, Runnable afterEach) {
        this.rules = rules;
        this.journal = journal;
        this.trouble = trouble;
        this.condition = condition;
        this.afterEach = afterEach;
    }

    /** Ends the search; {@link #run} gives the shortest that was found by then. May be called from any thread. */
    public void stop() {
        stopped.set(true);
    }

    /** How many games were played. */
    public int tries() {
        return tries;
    }

    /** The intents of the shortest game found; empty if not even the whole journal goes wrong in that way. */
    public Optional<List<Intent>> run() {
        if (!goesWrong(journal.intents())) {
            return Optional.empty();
        }
        leaveOut();
        replaceByWaits();
        joinSteps();
        leaveOut();
        return Optional.of(best);
    }

    /** Puts ways in place of steps: first of as many as there are together, then of ever fewer. */
    private void joinSteps() {
        int from = 0;
        while (from < best.size() - 1 && !stopped.get()) {
            int end = from;
            while (end < best.size() && isMove(best.get(end))) {
                end++;
            }
            while (end - from > 1 && !joined(from, end)) {
                end = from + (end - from) / 2;
            }
            from++;
        }
    }

    private static boolean isMove(Intent intent) {
        return intent.equals(WAIT) || intent instanceof Intent.Act(Action.Step _, boolean _);
    }

    /** The last intent leads nowhere if it was not done to its end. */
    private boolean joined(int from, int end) {
        if (end > places.size()) {
            return false;
        }
        List<Intent> fewer = new ArrayList<>(best.subList(0, from));
        fewer.add(new Intent.GoTo(places.get(end - 1)));
        fewer.addAll(best.subList(end, best.size()));
        return goesWrong(fewer);
    }

    /** Leaves out ever smaller parts, until no single intent can be spared. */
    private void leaveOut() {
        int size = Math.max(1, best.size() / 2);
        while (!stopped.get()) {
            boolean isShorter = leaveOut(size);
            if (size == 1 && !isShorter) {
                return;
            }
            size = isShorter && size == 1 ? 1 : Math.max(1, size / 2);
        }
    }

    private boolean leaveOut(int size) {
        int before = best.size();
        for (int from = best.size() - size; from > -size && !stopped.get(); from -= size) {
            int start = Math.max(0, Math.min(from, best.size()));
            int end = Math.max(0, Math.min(from + size, best.size()));
            if (start < end) {
                List<Intent> fewer = new ArrayList<>(best.subList(0, start));
                fewer.addAll(best.subList(end, best.size()));
                goesWrong(fewer);
            }
        }
        return best.size() < before;
    }

    private void replaceByWaits() {
        for (int at = best.size() - 1; at >= 0 && !stopped.get(); at--) {
            if (at < best.size() && !best.get(at).equals(WAIT)) {
                List<Intent> simpler = new ArrayList<>(best);
                simpler.set(at, WAIT);
                goesWrong(simpler);
            }
        }
    }

    /** Whether a game with these intents goes wrong in the same way. The best is what was done in it until then, and where that led. */
    private boolean goesWrong(List<Intent> intents) {
        tries++;
        List<Intent> done = new ArrayList<>();
        List<Point> where = new ArrayList<>();
        boolean isWrong = goesWrong(intents, done, where);
        if (isWrong) {
            best = done;
            places = where;
        }
        afterEach.run();
        return isWrong;
    }

    private boolean goesWrong(List<Intent> intents, List<Intent> done, List<Point> where) {
        try {
            Game game = journal.start().game(rules);
            boolean isFound = isTrouble(TroubleFinder.in(game, game.takeEvents(), condition));
            for (int i = 0; i < intents.size() && !isFound && !game.isOver(); i++) {
                if (intents.get(i).mayBeDone(game)) {
                    done.add(intents.get(i));
                    isFound = isTrouble(TroubleFinder.in(game, intents.get(i).doIn(game), condition));
                    where.add(game.world().hero().at());
                }
            }
            return isFound;
        } catch (RuntimeException fault) {
            return isTrouble(List.of(GameTrouble.of(fault)));
        }
    }

    private boolean isTrouble(List<GameTrouble> found) {
        return found.stream().anyMatch(trouble::isLike);
    }
}
