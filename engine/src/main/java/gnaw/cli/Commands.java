package gnaw.cli;

import gnaw.cli.elsewhere.ListedBench;
import gnaw.cli.elsewhere.ListedMutate;
import gnaw.cli.elsewhere.ListedTest;
import gnaw.cli.option.WholeNumber;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The commands that can be named after {@code gnaw}. Reading the options of all commands takes longer than the JVM's own start, so that of
 * those that nobody names only the name and the description are known: what a list of them and a misspelt one need. Whoever plays at once,
 * with options or without, waits for no list.
 */
public record Commands(List<String> words) {
    private static final List<Class<?>> ALL = List.of(
            HelpCommand.class,
            PlayCommand.class,
            TraceCommand.class,
            SimulateCommand.class,
            CompareCommand.class,
            ReplayCommand.class,
            ShrinkCommand.class,
            PairsCommand.class,
            NewCommand.class,
            CheckCommand.class,
            ListedTest.class,
            ProfileCommand.class,
            ListedBench.class,
            ListedMutate.class,
            TypesCommand.class,
            DocsCommand.class,
            PackCommand.class,
            WhyCommand.class,
            ModsCommand.class,
            ScoresCommand.class,
            SeedsCommand.class,
            PicturesCommand.class,
            WarmUp.class);

    /** A file of arguments, which only the command line itself opens, may name any. */
    private static final String FILE = "@";

    private static final List<String> HELP = List.of("-h", "--help");

    Commands(String... words) {
        this(List.of(words));
    }

    /** Runs what is called with this process's standard output, and ends the JVM. Commands from elsewhere take the place of those of the same name. */
    public static void run(String[] arguments, Object... others) {
        CommandLine line = new Commands(arguments).line(others);
        Main.end(_ -> Main.standardOutput().run(line, System.out.charset(), arguments));
    }

    /** The command line with every command, whatever is called. */
    public static CommandLine whole(Object... others) {
        return new Commands(FILE).line(others);
    }

    /** The command line for these words. */
    CommandLine line(Object... others) {
        return isForPlay() ? lineForPlay(others) : lineWith(ALL, others);
    }

    /** Whether options of play come first, and no help is wanted. A command behind them does not fit, as is found out when they are read. */
    private boolean isForPlay() {
        return words.stream().limit(1).anyMatch(word -> word.startsWith("-"))
                && words.stream().noneMatch(word -> HELP.contains(word) || word.startsWith(FILE));
    }

    /** A game begins without a list of commands; what does not fit is held against it. */
    private CommandLine lineForPlay(Object... others) {
        return lineWith(List.of())
                .setParameterExceptionHandler((wrong, arguments) -> wrong instanceof UnmatchedArgumentException
                        ? againWithAll(wrong.getCommandLine(), others).execute(arguments)
                        : UsageErrors.explain(wrong));
    }

    private CommandLine againWithAll(CommandLine line, Object... others) {
        return lineWith(ALL, others).setOut(line.getOut()).setErr(line.getErr());
    }

    private CommandLine lineWith(List<Class<?>> commands, Object... others) {
        CommandLine line = new CommandLine(new Main());
        commands.forEach(command -> add(command, command.getAnnotation(Command.class), line));
        for (Object other : others) {
            CommandLine command = new CommandLine(other);
            line.getCommandSpec().removeSubcommand(command.getCommandName());
            line.addSubcommand(command);
        }
        WholeNumber.into(line);
        shorten(line);
        return line.setParameterExceptionHandler(UsageErrors::explain)
                .setExecutionStrategy(ExecutionErrors::run)
                .setExecutionExceptionHandler(ExecutionErrors::explain);
    }

    /** Help names all options below: the line above them, which would name them again, says only that there are some. */
    private static void shorten(CommandLine line) {
        line.getCommandSpec().usageMessage().abbreviateSynopsis(true);
        line.getSubcommands().values().forEach(Commands::shorten);
    }

    private void add(Class<?> command, Command told, CommandLine line) {
        if (words.stream().anyMatch(word -> word.equals(told.name()) || word.startsWith(FILE))) {
            line.addSubcommand(command);
        } else {
            line.addSubcommand(told.name(), sketch(told));
        }
    }

    private static CommandSpec sketch(Command told) {
        CommandSpec sketch = CommandSpec.create();
        sketch.usageMessage()
                .header(told.header())
                .description(told.description())
                .hidden(told.hidden());
        return sketch;
    }
}
