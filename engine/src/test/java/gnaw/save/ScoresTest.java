package gnaw.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScoresTest {
    @TempDir
    private Path folder;

    @Test
    void theBestComeFirstAndOfEqualsTheOlder() {
        Scores scores = new Scores(folder);
        scores.add(line(10, "first"));
        scores.add(line(30, "second"));
        scores.add(line(10, "third"));
        scores.add(line(20, "fourth"));
        assertThat(scores.best(3)).containsExactly(line(30, "second"), line(20, "fourth"), line(10, "first"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"points\": ", "{}", "null", "7", "{\"points\": 7, \"mods\": []}"})
    void aDamagedLineCostsNoOther(String damaged) throws IOException {
        Scores scores = new Scores(folder);
        scores.add(line(10, "first"));
        Files.writeString(folder.resolve("scores.jsonl"), damaged + "\n", StandardOpenOption.APPEND);
        scores.add(line(20, "second"));
        assertThat(scores.best(10)).containsExactly(line(20, "second"), line(10, "first"));
    }

    @Test
    void halfALineIsNotContinued() throws IOException {
        Scores scores = new Scores(folder);
        scores.add(line(10, "first"));
        Files.write(folder.resolve("scores.jsonl"), new byte[] {'{', '"', (byte) 0xc3}, StandardOpenOption.APPEND);
        scores.add(line(20, "second"));
        assertThat(scores.best(10)).containsExactly(line(20, "second"), line(10, "first"));
    }

    @Test
    void gamesFromBeforeThereWereFeatsHaveNone() throws IOException {
        Files.writeString(
                folder.resolve("scores.jsonl"),
                "{\"date\": \"2025-11-30\", \"points\": 7, \"cause\": \"a fall\", \"killer\": \"\", \"mods\": []}\n");
        assertThat(new Scores(folder).best(1).getFirst().feats()).isEmpty();
    }

    @Test
    void beforeTheFirstEndThereAreNone() {
        assertThat(new Scores(folder).best(10)).isEmpty();
    }

    @Test
    void whatCannotBeReadIsNamed() throws IOException {
        Path inTheWay = Files.createDirectory(folder.resolve("scores.jsonl"));
        assertThatThrownBy(() -> new Scores(folder).all())
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("The scores in " + inTheWay + " cannot be read: Is a directory");
    }

    private static ScoreLine line(long points, String cause) {
        return new ScoreLine(
                "2025-11-30", points, false, false, cause, "", 3, 412, 7, List.of("rain"), List.of("Slayer"));
    }
}
