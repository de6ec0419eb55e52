package gnaw.lab.replay;

import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.GameTrouble;
import gnaw.game.Intent;
import gnaw.game.Journal;
import gnaw.game.Journal.Mark;
import gnaw.game.Journal.Start;
import gnaw.game.Rules;
import gnaw.lab.Condition;
import gnaw.lab.TroubleFinder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game that is played again by its journal, until its end or until it departs from it.
 *
 * @param troubles what went wrong, in order
 * @param departure where the game is no longer the one of the journal
 * @param turn the turn it came to
 */
public record Rerun(List<Found> troubles, Optional<Departure> departure, int turn, int depth) {
    /**
     * A trouble that was met.
     *
     * @param intents how many intents led to it
     */
    public record Found(int intents, int turn, GameTrouble trouble) {}

    /**
     * Where a game leaves its journal.
     *
     * @param same the last turn in which the state was still the same; 0 if there was none
     * @param what what shows it, as a sentence
     */
    public record Departure(int intents, int turn, int same, String what) {}

    /** Plays the journal under rules, which need not be those it was played with. */
    public static Rerun of(Rules rules, Journal journal) {
        return new Player(Condition.NONE).play(rules, journal);
    }

    /** The same, while something more is watched for. */
    public static Rerun of(Rules rules, Journal journal, Condition condition) {
        return new Player(condition).play(rules, journal);
    }

    /** The journal of a game with that start and those intents, of which the impossible ones are left out. */
    public static Journal journal(Rules rules, Start start, List<Intent> intents) {
        Game game = start.game(rules);
        try {
            intents.stream().filter(intent -> intent.mayBeDone(game)).forEach(intent -> intent.doIn(game));
        } catch (RuntimeException fault) {
            // It is in the journal, and the game ends with it.
            return game.journal();
        }
        return game.journal();
    }

    private static final class Player {
        private final Condition condition;
        private final List<Found> troubles = new ArrayList<>();
        private int same;

        Player(Condition condition) {
            this.condition = condition;
        }

        Rerun play(Rules rules, Journal journal) {
            Game game = journal.start().game(rules);
            note(0, game, game.takeEvents());
            List<Mark> marks = new ArrayList<>(journal.marks());
            Optional<Departure> departure = compare(0, game, marks);
            for (int done = 0; departure.isEmpty() && done < journal.intents().size(); done++) {
                Intent intent = journal.intents().get(done);
                departure = follow(done, intent, game);
                if (departure.isEmpty()) {
                    departure = compare(done + 1, game, marks);
                }
            }
            return new Rerun(
                    troubles, departure, game.world().turn(), game.world().depth());
        }

        private Optional<Departure> follow(int done, Intent intent, Game game) {
            int turn = game.world().turn();
            if (!intent.mayBeDone(game)) {
                return Optional.of(new Departure(done, turn, same, "What was decided cannot be done any more."));
            }
            note(done + 1, game, events(done + 1, intent, game));
            return Optional.empty();
        }

        /** What comes of it; a fault of the engine is trouble. */
        private List<Event> events(int intents, Intent intent, Game game) {
            int turn = game.world().turn();
            try {
                return intent.doIn(game);
            } catch (RuntimeException fault) {
                troubles.add(new Found(intents, turn, GameTrouble.of(fault)));
                return List.of();
            }
        }

        private void note(int intents, Game game, List<Event> events) {
            int turn = game.world().turn();
            TroubleFinder.in(game, events, condition)
                    .forEach(trouble -> troubles.add(new Found(intents, turn, trouble)));
        }

        private Optional<Departure> compare(int intents, Game game, List<Mark> marks) {
            if (marks.isEmpty() || marks.getFirst().intents() != intents) {
                return Optional.empty();
            }
            Mark was = marks.removeFirst();
            Mark is = game.journal().marks().getLast();
            if (is.hash().equals(was.hash())) {
                same = is.turn();
                return Optional.empty();
            }
            return Optional.of(new Departure(intents, is.turn(), same, "The state is another."));
        }
    }
}
