package gnaw.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.lab.LabMisuse;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was well once is compared with what is now. */
class BaselineTest {
    private static final List<String> NAMES = List.of("interpreted: a level", "interpreted: a rule");

    @TempDir
    private Path home;

    @Test
    void whatCostsTwiceAsMuchHasFallen() {
        Baseline baseline = Baseline.of(List.of(level(150), rule(1.5)));
        assertThat(baseline.falls(List.of(level(300), rule(1.6))))
                .containsExactly("  interpreted: a level: as much as 300 turns in plain Java, but it was 150");
    }

    @Test
    void noiseIsNoFall() {
        Baseline baseline = Baseline.of(List.of(level(150), rule(1.5)));
        assertThat(baseline.falls(List.of(level(249), rule(0.2)))).isEmpty();
    }

    @Test
    void whatIsMoreThanNoiseIs() {
        assertThat(Baseline.of(List.of(level(150))).falls(List.of(level(251)))).hasSize(1);
    }

    @Test
    void ofTwoMeasurementsTheBetterCounts() {
        assertThat(BenchFigure.betterOf(List.of(level(300), rule(1.5)), List.of(level(150), rule(3))))
                .containsExactly(level(150), rule(1.5));
    }

    @Test
    void theFileOfTheRepositoryNamesWhatIsMeasured() {
        Path repository = Path.of(System.getProperty("gnaw.home"));
        assertThat(Baseline.read(repository, BenchCommand.names(Form.SHORT)).plainTurns())
                .hasSize(13);
    }

    @Test
    void theWorstOfManyLevelsIsNotJudged() {
        BenchFigure worst = new BenchFigure(ScriptMode.INTERPRETED, BenchRow.WORST_LEVEL, 1e7, 900);
        assertThat(Baseline.of(List.of(worst)).plainTurns()).isEmpty();
        assertThat(Baseline.of(List.of()).falls(List.of(worst))).isEmpty();
    }

    @Test
    void itIsKeptInThreeDigitsAndReadAgain() throws IOException {
        lay("");
        Baseline.of(List.of(level(151.234), rule(1.23456))).write(home);
        assertThat(home.resolve(Baseline.FILE)).hasContent("""
                {
                  "interpreted: a level": 151.0,
                  "interpreted: a rule": 1.23
                }
                """);
        assertThat(Baseline.read(home, NAMES)).isEqualTo(Baseline.of(List.of(level(151), rule(1.23))));
    }

    @Test
    void withoutAFileItIsSaidHowToGetOne() {
        assertThatThrownBy(() -> Baseline.read(home, NAMES))
                .isInstanceOf(LabMisuse.class)
                .hasMessage("There is no engine/bench/baseline.json to compare with: ./gnaw bench --renew writes it.");
    }

    @Test
    void aFileThatBreaksOffIsNoJson() throws IOException {
        complainsOf("{\"interpreted: a level\": 1", """
                engine/bench/baseline.json is no JSON at line 1 column 27.
                ./gnaw bench --renew writes it anew.""");
    }

    @Test
    void norIsOneWithAWordTooMany() throws IOException {
        complainsOf("""
                {
                  "interpreted: a level" 1
                }""", """
                engine/bench/baseline.json is no JSON at line 2 column 27.
                ./gnaw bench --renew writes it anew.""");
    }

    @Test
    void aFileOfOtherThingsIsNoBaseline() throws IOException {
        complainsOf("[1, 2]", """
                engine/bench/baseline.json must be one JSON object, with a number for each name.
                ./gnaw bench --renew writes it anew.""");
    }

    @Test
    void anEmptyFileIsNoBaseline() throws IOException {
        complainsOf("", """
                engine/bench/baseline.json must be one JSON object, with a number for each name.
                ./gnaw bench --renew writes it anew.""");
    }

    @Test
    void aWordIsNoNumber() throws IOException {
        complainsOf("{\"interpreted: a level\": \"fast\"}", """
                engine/bench/baseline.json says that "interpreted: a level" is "fast", but a number above 0 is wanted.
                ./gnaw bench --renew writes it anew.""");
    }

    @Test
    void nothingCostsNothing() throws IOException {
        complainsOf("{\"interpreted: a level\": 0}", """
                engine/bench/baseline.json says that "interpreted: a level" is 0, but a number above 0 is wanted.
                ./gnaw bench --renew writes it anew.""");
    }

    @Test
    void aMisspeltRowIsToldWithTheNearest() throws IOException {
        complainsOf("{\"interpreted: a levle\": 7, \"interpreted: a rule\": 1}", """
                engine/bench/baseline.json names "interpreted: a levle", which is not measured. Did you mean "interpreted: a level"?
                ./gnaw bench --renew writes it anew.""");
    }

    @Test
    void aRowThatIsMissingIsTold() throws IOException {
        complainsOf("{\"interpreted: a level\": 7}", """
                engine/bench/baseline.json lacks "interpreted: a rule".
                ./gnaw bench --renew writes it anew.""");
    }

    private void complainsOf(String text, String complaint) throws IOException {
        lay(text);
        assertThatThrownBy(() -> Baseline.read(home, NAMES))
                .isInstanceOf(LabMisuse.class)
                .hasMessage(complaint);
    }

    private void lay(String text) throws IOException {
        Path file = home.resolve(Baseline.FILE);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static BenchFigure level(double plain) {
        return new BenchFigure(ScriptMode.INTERPRETED, BenchRow.LEVEL, 2e6, plain);
    }

    private static BenchFigure rule(double plain) {
        return new BenchFigure(ScriptMode.INTERPRETED, BenchRow.RULE, 1e4, plain);
    }
}
