package gnaw.cli;

import gnaw.text.DidYouMean;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Arguments that {@code gnaw} does not know: what was wrong, the nearest right word, and where to read more. */
final class UsageErrors {
    private UsageErrors() {}

    /** Says it on standard error and answers the exit code of misuse, 2. */
    static int explain(ParameterException wrong, String... arguments) {
        var command = wrong.getCommandLine();
        command.getErr().println(told(wrong));
        command.getErr().println("Try './" + command.getCommandSpec().qualifiedName() + " --help'.");
        return CommandLine.ExitCode.USAGE;
    }

    /** Options before a command are those of play, and would be without effect. */
    static void refuseOptionsBeforeACommand(ParseResult parsed) {
        if (parsed.hasSubcommand()) {
            parsed.matchedOptions().stream()
                    .filter(option -> !option.usageHelp() && !option.versionHelp())
                    .findFirst()
                    .ifPresent(option ->
                            refuse(option.longestName(), parsed.subcommand().commandSpec()));
        }
    }

    private static void refuse(String option, CommandSpec command) {
        boolean isKnown = command.optionsMap().containsKey(option)
                || !command.unmatchedArgsBindings().isEmpty();
        throw new ParameterException(
                command.commandLine(),
                isKnown
                        ? option + " stands behind the command: ./" + command.qualifiedName() + " " + option + " …"
                        : option + " is for play alone, and " + command.name() + " has no such option.");
    }

    private static String told(ParameterException wrong) {
        if (!(wrong instanceof UnmatchedArgumentException unmatched)) {
            return wrong.getMessage();
        }
        var commands = wrong.getCommandLine().getSubcommands().keySet();
        String first = unmatched.getUnmatched().getFirst();
        if (first.startsWith("-")) {
            return wrong.getMessage() + nearest(unmatched.getSuggestions());
        }
        if (commands.isEmpty()) {
            return "\"" + first + "\" is one word too many.";
        }
        List<String> near = DidYouMean.to(first, commands).stream().toList();
        return "There is no command \"" + first + "\"" + (near.isEmpty() ? "." : nearest(near));
    }

    private static String nearest(List<String> words) {
        return words.isEmpty() ? "" : words.stream().collect(Collectors.joining(" or ", ". Did you mean ", "?"));
    }
}
