package gnaw.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The command {@code gnaw bench}, as far as it needs no minute. */
class BenchCommandTest {
    private static final int COLUMNS = 80;

    private final StringWriter err = new StringWriter();

    @Test
    void whatIsWrittenIsNotCompared() {
        assertThat(bench("--check", "--renew")).isEqualTo(2);
        assertThat(err).hasToString("""
                --renew writes what --check compares with: take one of them.
                Try './gnaw bench --help'.
                """);
    }

    @Test
    void theLongFormIsComparedWithNothing() {
        assertThat(bench("--full", "--check")).isEqualTo(2);
        assertThat(err).hasToString("""
                engine/bench/baseline.json is measured in the short form, so --check takes no --full.
                Try './gnaw bench --help'.
                """);
    }

    @Test
    void aMisspeltOptionIsToldWithTheNearest() {
        assertThat(bench("--renev")).isEqualTo(2);
        assertThat(err).hasToString("""
                Unknown option: '--renev'. Did you mean --renew?
                Try './gnaw bench --help'.
                """);
    }

    @Test
    void itsHelpFitsIntoATerminal() {
        String help = line().getSubcommands().get("bench").getUsageMessage();
        assertThat(help.lines()).allSatisfy(one -> assertThat(one.length()).isLessThanOrEqualTo(COLUMNS));
    }

    private int bench(String... options) {
        String[] words = new String[options.length + 1];
        words[0] = "bench";
        System.arraycopy(options, 0, words, 1, options.length);
        return line().setErr(new PrintWriter(err, true)).execute(words);
    }

    private static CommandLine line() {
        return gnaw.cli.Commands.whole(new BenchCommand(), new FiguresCommand());
    }
}
