package gnaw.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The commands that can be named after {@code gnaw}. Reading the options of all twenty takes longer than the JVM's own start, so that of
 * those that nobody names only the name and the description are known: what a list of them and a misspelt one need.
 */
record Commands(List<String> words) {
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
            TestCommand.class,
            ProfileCommand.class,
            MutateCommand.class,
            TypesCommand.class,
            DocsCommand.class,
            PackCommand.class,
            WhyCommand.class,
            ModsCommand.class,
            ScoresCommand.class,
            WarmUp.class);

    /** A file of arguments, which only the command line itself opens, may name any. */
    private static final String FILE = "@";

    /** All of them with their options. */
    static final Commands WHOLE = new Commands(FILE);

    Commands(String... words) {
        this(List.of(words));
    }

    void into(CommandLine line) {
        ALL.forEach(command -> add(command, command.getAnnotation(Command.class), line));
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
