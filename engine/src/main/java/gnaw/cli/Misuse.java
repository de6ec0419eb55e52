package gnaw.cli;

import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Arguments that {@code gnaw} does not know: what was wrong, the nearest right word, and where to read more. */
final class Misuse {
    private Misuse() {}

    /** Says it on standard error and answers the exit code of misuse, 2. */
    static int explain(ParameterException wrong, String... arguments) {
        var command = wrong.getCommandLine();
        command.getErr().println(wrong.getMessage() + nearest(wrong));
        command.getErr().println("Try './gnaw --help'.");
        return CommandLine.ExitCode.USAGE;
    }

    private static String nearest(ParameterException wrong) {
        if (!(wrong instanceof UnmatchedArgumentException unmatched)) {
            return "";
        }
        var words = unmatched.getSuggestions();
        return words.isEmpty() ? "" : words.stream().collect(Collectors.joining(" or ", ". Did you mean ", "?"));
    }
}
