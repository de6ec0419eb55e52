package gnaw.terminal.style;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The terminal's own account of itself.
 *
 * @param variables the environment variables, such as {@code TERM}
 * @param interactive whether both input and output are a terminal
 */
public record Environment(Map<String, String> variables, boolean interactive) {

    /** That of this process. */
    public static Environment ofThisProcess() {
        var console = System.console();
        return new Environment(System.getenv(), console != null && console.isTerminal());
    }

    /** Refuses where one cannot play, before anything was written. */
    public void check() throws TerminalRefused {
        if (!interactive) {
            throw new TerminalRefused(
                    "Gnaw is played in a terminal, but its input or its output is not one. Start it without pipes and redirections.");
        }
        String term = term();
        if (term.isEmpty()) {
            throw new TerminalRefused(
                    "TERM is not set, so Gnaw cannot know how to draw. In most windows \"TERM=xterm-256color\" is right.");
        }
        if (term.equals("dumb")) {
            throw new TerminalRefused(
                    "TERM is \"dumb\": a terminal that cannot move its cursor. Gnaw needs a real one; see \"gnaw help\" for play without a screen.");
        }
    }

    /** Whether {@link #check} has nothing against it. */
    public boolean isPlayable() {
        try {
            check();
            return true;
        } catch (TerminalRefused refused) {
            return false;
        }
    }

    /** Whether the terminal wipes a row in the colour of the ground. GNU Screen does in its own; whoever calls himself so is taken for it. */
    public boolean wipesInColour() {
        return !term().startsWith("screen");
    }

    /** The kind of terminal, or "". */
    String term() {
        return variable("TERM").orElse("");
    }

    /** A variable that is set and not empty. */
    public Optional<String> variable(String name) {
        return Optional.ofNullable(variables.get(name)).filter(value -> !value.isEmpty());
    }

    /** Whether text may hold more than ASCII: the first locale variable that is set decides. */
    boolean isUnicode() {
        return Stream.of("LC_ALL", "LC_CTYPE", "LANG")
                .flatMap(name -> variable(name).stream())
                .findFirst()
                .map(locale -> locale.toLowerCase(Locale.ROOT).replace("-", ""))
                .filter(locale -> locale.contains("utf8"))
                .isPresent();
    }
}
