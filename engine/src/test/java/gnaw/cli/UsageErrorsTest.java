package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class UsageErrorsTest {
    private final StringWriter said = new StringWriter();

    @Test
    void aMisspeltOptionEndsWithTwoAndTheNearestRightOne() {
        assertThat(run("--verzion")).isEqualTo(2);
        assertThat(said).hasToString("""
                Unknown option: '--verzion'. Did you mean --version?
                Try './gnaw --help'.
                """);
    }

    @Test
    void anUnknownCommandEndsWithTwoAndAHint() {
        assertThat(run("xyzzy")).isEqualTo(2);
        assertThat(said).hasToString("""
                There is no command "xyzzy".
                Try './gnaw --help'.
                """);
    }

    @Test
    void aMisspeltCommandIsToldTheNearestRightOne() {
        assertThat(run("tset")).isEqualTo(2);
        assertThat(said).hasToString("""
                There is no command "tset". Did you mean test?
                Try './gnaw --help'.
                """);
    }

    @Test
    void whatIsNoNumberIsToldInPlainWords() {
        assertThat(run("simulate", "--games", "x")).isEqualTo(2);
        assertThat(said).hasToString("""
                Invalid value for option '--games': "x" is no whole number.
                Try './gnaw simulate --help'.
                """);
    }

    @Test
    void theReferenceIsOfTheBaseGameAlone() {
        assertThat(run("docs", "--mods=lantern")).isEqualTo(2);
        assertThat(said).hasToString("""
                Unknown option: '--mods=lantern'
                Try './gnaw docs --help'.
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"trace", "simulate", "test"})
    void anOptionBeforeTheCommandIsNotPassedOver(String command) {
        assertThat(run("--mods", "magpie", command)).isEqualTo(2);
        assertThat(said).hasToString("""
                --mods goes after the command: ./gnaw %1$s --mods …
                Try './gnaw %1$s --help'.
                """.formatted(command));
    }

    @Test
    void anOptionThatTheCommandHasNotIsNotAdvised() {
        assertThat(run("--mods", "magpie", "docs")).isEqualTo(2);
        assertThat(said).hasToString("""
                --mods is for play alone, and docs has no such option.
                Try './gnaw docs --help'.
                """);
    }

    @Test
    void aWordThatIsNoneOfManyIsToldSo() {
        assertThat(run("seeds", "7", "x")).isEqualTo(2);
        assertThat(said).hasToString("""
                "x" is no SEED.
                Try './gnaw seeds --help'.
                """);
    }

    @Test
    void helpOfACommandThatIsNotThereNamesTheNearest() {
        assertThat(run("help", "simulat")).isEqualTo(2);
        assertThat(said).hasToString("""
                There is no command "simulat". Did you mean simulate?
                Try './gnaw --help'.
                """);
    }

    @Test
    void aWordTooManyIsToldSo() {
        assertThat(run("trace", "seven")).isEqualTo(2);
        assertThat(said).hasToString("""
                "seven" is one word too many.
                Try './gnaw trace --help'.
                """);
    }

    @Test
    void aFileThatIsNotThereIsMisuseForEveryCommand(@TempDir Path folder) {
        Path missing = folder.resolve("missing");
        List<List<String>> all = List.of(
                List.of("replay", missing.toString()),
                List.of("shrink", missing.toString()),
                List.of("simulate", "--merge", missing.toString()));

        assertThat(all).allSatisfy(arguments -> {
            said.getBuffer().setLength(0);
            assertThat(run(arguments.toArray(String[]::new))).isEqualTo(2);
            assertThat(said.toString())
                    .contains(missing.toString())
                    .endsWith("Try './gnaw " + arguments.getFirst() + " --help'.\n");
        });
    }

    @Test
    void aRecordingForAFolderThatIsNotThereIsMisuse(@TempDir Path folder) {
        Path cast = folder.resolve("nowhere/game.cast");

        assertThat(run("replay", "game.json", "--asciicast", cast.toString())).isEqualTo(2);
        assertThat(said)
                .hasToString(cast + " cannot be written: there is no folder " + cast.getParent()
                        + ".\nTry './gnaw replay --help'.\n");
    }

    @Test
    void whatIsNoReplayIsMisuse(@TempDir Path folder) throws IOException {
        Path other = Files.writeString(folder.resolve("other.json"), "[]");

        assertThat(run("replay", other.toString())).isEqualTo(2);
        assertThat(said).hasToString(other + " is no replay of Gnaw.\nTry './gnaw replay --help'.\n");
    }

    @Test
    void aNumberBeyondAllBoundsIsToldSo() {
        assertThat(run("simulate", "--turns", "99999999999")).isEqualTo(2);
        assertThat(said).hasToString("""
                Invalid value for option '--turns': "99999999999" is too large.
                Try './gnaw simulate --help'.
                """);
    }

    /** The library reports what it cannot format on the standard error of the process. */
    @Test
    void theHelpOfEveryCommandIsPrintedWithoutAWarning() {
        ByteArrayOutputStream warned = new ByteArrayOutputStream();
        PrintStream before = System.err;
        System.setErr(new PrintStream(warned, true, StandardCharsets.UTF_8));
        try {
            Commands.whole().getSubcommands().values().forEach(CommandLine::getUsageMessage);
        } finally {
            System.setErr(before);
        }
        assertThat(warned).hasToString("");
    }

    @Test
    void thePercentSignOfAHelpIsShown() {
        assertThat(Commands.whole().getSubcommands().get("compare").getUsageMessage())
                .contains("lies in the 95 % interval");
    }

    @Test
    void noModsOnTheOtherSideIsTheBaseGame() {
        assertThat(run("compare", "--games", "2", "--turns", "1", "--against", ""))
                .isEqualTo(2);
        assertThat(said).hasToString("""
                There is nothing to compare: base and base are the same scripts with the same settings.
                Try './gnaw compare --help'.
                """);
    }

    private int run(String... arguments) {
        return new Commands(arguments)
                .line()
                .setErr(new PrintWriter(said, true))
                .execute(arguments);
    }
}
