package gnaw.workshop.coverage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.script.coverage.Share;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What several runs have reached, together. */
class CoverageTest {
    private static final ScriptCoverage MORNING =
            script("the text", Map.of(1, true, 2, false, 5, false, 9, true), function(2, true), function(5, false));
    private static final ScriptCoverage EVENING =
            script("the text", Map.of(1, true, 2, true, 5, false, 9, false), function(2, false), function(5, false));

    @Test
    void eitherRunCounts() {
        ScriptCoverage both = MORNING.with(EVENING);

        assertThat(both.lines()).isEqualTo(Map.of(1, true, 2, true, 5, false, 9, true));
        assertThat(both.functions()).containsExactly(function(2, true), function(5, false));
        assertThat(Coverage.of(List.of(MORNING, EVENING)).lines()).isEqualTo(new Share(3, 4));
    }

    @Test
    void twoTextsOfAFileStayApart() {
        ScriptCoverage changed = script("another text", Map.of(1, false));

        assertThat(Coverage.of(List.of(MORNING, changed)).scripts()).containsExactlyInAnyOrder(MORNING, changed);
    }

    @Test
    void missedLinesAreToldInRanges() {
        assertThat(script("", Map.of(1, false, 3, true, 4, false, 7, false, 8, true, 9, false))
                        .missed())
                .isEqualTo("1, 4-7, 9");
        assertThat(script("", Map.of(1, true)).missed()).isEmpty();
    }

    @Test
    void aShareIsNeverRoundedUp() {
        assertThat(new Share(1999, 2000).shown()).isEqualTo("99.9 %");
        assertThat(new Share(0, 0).shown()).isEqualTo("100.0 %");
        assertThat(new Share(0, 3).shown()).isEqualTo("0.0 %");
    }

    @Test
    void itIsKeptInAFile(@TempDir Path folder) throws IOException {
        Coverage coverage = Coverage.of(List.of(MORNING));
        Path file = folder.resolve("deep/coverage.json");
        coverage.write(file);

        assertThat(Coverage.read(file)).isEqualTo(coverage);
    }

    @Test
    void aFileThatHoldsSomethingElseIsRefused(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("coverage.json"), "<html>");

        assertThatThrownBy(() -> Coverage.read(file))
                .isInstanceOf(IOException.class)
                .hasMessage(file + " does not hold what tests have reached.");
    }

    private static ScriptCoverage script(String text, Map<Integer, Boolean> lines, ReachedFunction... functions) {
        return new ScriptCoverage("base/a.js", text, new TreeMap<>(lines), List.of(functions));
    }

    private static ReachedFunction function(int line, boolean reached) {
        return new ReachedFunction("f" + line, line, 7, 10 * line, 10 * line + 5, reached);
    }
}
