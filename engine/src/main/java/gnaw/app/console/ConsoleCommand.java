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
 * @param most how many may
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
    /** The first word of its usage. */
    String name() {
        return usage.split(" ")[0];
    }

    Reply obeyed(List<String> given, Game game) {
        if (given.size() < least || given.size() > most) {
            throw new IllegalArgumentException("It is used so: " + usage);
        }
        return obey.apply(given, game);
    }
}
