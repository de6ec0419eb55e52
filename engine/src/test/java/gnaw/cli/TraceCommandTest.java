package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.script.Written;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceCommandTest {
    @TempDir
    private Path folder;

    private final StringWriter written = new StringWriter();
    private final StringWriter said = new StringWriter();

    @Test
    void aTraceIsATableOfTurns() {
        assertThat(trace("--turns", "2", "--set", "thirst=1")).isZero();
        assertThat(written).hasToString("""
                turn,action,attack,defense,hitPoints,maxHitPoints,sight,speed,thirst,status,interrupted,alive,messages
                1,wait,3,1,20,20,7,100,1,,0,1,
                2,wait,3,1,20,20,7,100,1,,0,1,
                """);
    }

    @Test
    void asJsonItHasTheSameNames() {
        assertThat(trace("--turns", "1", "--format", "json", "--do", "1:meter:thirst=0.5"))
                .isZero();
        assertThat(written.toString())
                .contains("\"turn\": 1,", "\"thirst\": 0.5,", "\"alive\": 1,", "\"messages\": \"\"");
    }

    @Test
    void aMisspeltMeterEndsWithTwoAndTheNearestRightOne() {
        assertThat(trace("--set", "thrist=1")).isEqualTo(2);
        assertThat(said).hasToString("""
                There is no meter "thrist". Did you mean "thirst"?
                Try './gnaw trace --help'.
                """);
    }

    @Test
    void noTurnsAreMisuse() {
        assertThat(trace("--turns", "0")).isEqualTo(2);
        assertThat(said).hasToString("""
                --turn and --turns must be 1 or more.
                Try './gnaw trace --help'.
                """);
    }

    @Test
    void diceWithoutAModThatRollsThemAreMisuse() {
        assertThat(trace("--dice", "3,4")).isEqualTo(2);
        assertThat(said).hasToString("""
                There is no mod whose rules could roll the dice "3,4". Name one with --mods, or load one rule's dice with RULE:3,4.
                Try './gnaw trace --help'.
                """);
    }

    @Test
    void diceOfAMisspeltRuleAreMisuse() {
        assertThat(trace("--dice", "creatureThnks:3,4")).isEqualTo(2);
        assertThat(said).hasToString("""
                There is no rule "creatureThnks". Did you mean "creatureThinks"?
                Try './gnaw trace --help'.
                """);
    }

    private int trace(String... arguments) {
        new Written(folder).main("");
        return Commands.whole()
                .setOut(new PrintWriter(written, true))
                .setErr(new PrintWriter(said, true))
                .execute(Stream.concat(
                                Stream.of(
                                        "trace",
                                        "--scripts",
                                        folder.resolve("base").toString()),
                                Stream.of(arguments))
                        .toArray(String[]::new));
    }
}
