package gnaw.terminal.play;

import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.text.Text;
import java.util.List;
import java.util.Optional;

/** The screens' port to the tools for authors: a console, and the costs of rules. */
public interface Developer {
    /**
     * What came of a line that was typed.
     *
     * @param texts what to print
     * @param events what happened in the game by it
     * @param instead the game that goes on in place of the present one, if another does
     */
    record Reply(List<Text> texts, List<Event> events, Optional<Game> instead) {
        /** Nothing but an answer. */
        public static Reply of(List<Text> texts) {
            return new Reply(texts, List.of(), Optional.empty());
        }
    }

    /**
     * How a line can go on.
     *
     * @param from the index in the line from which on a word is replaced
     * @param words what can stand there
     */
    record Completion(int from, List<String> words) {}

    /** What the console begins with. */
    List<String> greeting();

    /**
     * A line about what rules cost.
     *
     * @param rule which; in the first line: in which turns
     * @param figures its numbers, in columns
     */
    record Cost(String rule, String figures) {}

    /** Does what the line says. It never throws for what was typed: that is an answer, too. */
    Reply answer(String line, Game game);

    /** How what is typed so far can go on. */
    Completion complete(String typed, Game game);

    /** Begins or ends to count what rules cost; tells whether it does so now. */
    boolean switchCosts();

    /** What the rules cost in the last turns, under a heading, the dearest first; empty if nobody counts. */
    List<Cost> costs(Game game);

    /** The game is as it was at the beginning of a turn that the hero may now shape otherwise. */
    void seen(Game game);
}
