package gnaw.testing.run;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.testing.mutation.MutateCommand;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** The help of every command in a terminal of 80 columns. */
class HelpTest {
    private static final int COLUMNS = 80;

    static Stream<CommandLine> commands() {
        CommandLine all = gnaw.cli.Commands.whole(new TestCommand(), new MutateCommand());
        Map<String, CommandLine> subcommands = all.getSubcommands();
        assertThat(subcommands.keySet()).contains("play", "simulate", "test", "mutate");
        return Stream.concat(Stream.of(all), subcommands.values().stream());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void noLineIsWider(CommandLine command) {
        assertThat(command.getUsageMessage().lines())
                .allSatisfy(line -> assertThat(line.length()).as(line).isLessThanOrEqualTo(COLUMNS));
    }

    /** What is longer than a line is broken between words. A file such as rules/*.js would be broken behind its dot, too. */
    @ParameterizedTest
    @MethodSource("commands")
    void noNameIsBroken(CommandLine command) {
        assertThat(command.getUsageMessage()).doesNotContainPattern("[\\w*]\\.\n( {5,})?[a-z]");
    }

    /** Examples have lines of their own, and so has each paragraph: one that is cut would begin its second half on a new line. */
    @ParameterizedTest
    @MethodSource("commands")
    void examplesFitAndParagraphsAreWhole(CommandLine command) {
        String[] footer = command.getCommandSpec().usageMessage().footer();

        assertThat(Arrays.stream(footer).filter(line -> line.startsWith(" ")))
                .allSatisfy(example -> assertThat(example.length()).as(example).isLessThan(COLUMNS));
        assertThat(Arrays.stream(footer).filter(line -> !line.isEmpty() && !line.startsWith(" ")))
                .allSatisfy(paragraph -> assertThat(paragraph).matches(".*[.:]"));
    }
}
