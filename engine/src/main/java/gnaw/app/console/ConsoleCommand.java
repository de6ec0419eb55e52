package gnaw.app.console;

import gnaw.game.Game;
import gnaw.terminal.play.Developer.Reply;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A command of the console.
 *
 * @param usage its name and what follows it: {@code spawn CREATURE [COUNT]}
 * @param says what it does, in a few words
 * @param least how many words must follow it
 * @param most how many may; {@link #LINE} where all that follows is one word, blanks and all
 * @param words what may stand in the place of the first of them, for completion
 * @param obey does it, given the words; an {@link IllegalArgumentException} says what is wrong with them
 */
record ConsoleCommand(
        String usage,
        String says,
        int least,
        int most,
        Function<Game, List<String>> words,
        BiFunction<List<String>, Game, Reply> obey) {
    /** One word, however many blanks are in it. */
    static final int LINE = Integer.MAX_VALUE;

    /** The first word of its usage. */
    String name() {
        return usage.split(" ")[0];
    }

    /** Does it with what follows its name, without blanks around it. */
    Reply obeyed(String rest, Game game) {
        List<String> given = words(rest);
        if (given.size() < least || given.size() > most) {
            throw new IllegalArgumentException("It is used so: " + usage);
        }
        return obey.apply(given, game);
    }

    private List<String> words(String rest) {
        if (rest.isEmpty()) {
            return List.of();
        }
        return most == LINE ? List.of(rest) : List.of(rest.split("\\s+"));
    }
}
