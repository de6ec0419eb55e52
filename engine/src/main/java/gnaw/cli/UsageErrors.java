package gnaw.cli;

import gnaw.text.DidYouMean;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Arguments that {@code gnaw} does not know: what was wrong, the nearest right word, and where to read more. */
final class UsageErrors {
    private static final Pattern NO_COMMAND_TO_HELP = Pattern.compile("Unknown subcommand '(.*)'\\.", Pattern.DOTALL);

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
                        ? option + " goes after the command: ./" + command.qualifiedName() + " " + option + " …"
                        : option + " is for play alone, and " + command.name() + " has no such option.");
    }

    private static String told(ParameterException wrong) {
        Set<String> commands = wrong.getCommandLine().getSubcommands().keySet();
        if (!(wrong instanceof UnmatchedArgumentException unmatched)) {
            Matcher toHelp = NO_COMMAND_TO_HELP.matcher(wrong.getMessage());
            return toHelp.matches() ? noCommand(toHelp.group(1), commands) : wrong.getMessage();
        }
        String first = unmatched.getUnmatched().getFirst();
        if (first.startsWith("-")) {
            return wrong.getMessage() + nearest(unmatched.getSuggestions());
        }
        if (commands.isEmpty()) {
            return "\"" + first + "\" is " + misfit(wrong.getCommandLine().getCommandSpec()) + ".";
        }
        return noCommand(first, commands);
    }

    /** A command that takes any number of words takes those that are none of what it wants for too many. */
    private static String misfit(CommandSpec command) {
        return command.positionalParameters().stream()
                .filter(words -> words.arity().max() > 1)
                .findFirst()
                .map(words -> "no " + words.paramLabel())
                .orElse("one word too many");
    }

    private static String noCommand(String name, Set<String> commands) {
        List<String> near = DidYouMean.to(name, commands).stream().toList();
        return "There is no command \"" + name + "\"" + (near.isEmpty() ? "." : nearest(near));
    }

    private static String nearest(List<String> words) {
        return words.isEmpty() ? "" : words.stream().collect(Collectors.joining(" or ", ". Did you mean ", "?"));
    }
}
