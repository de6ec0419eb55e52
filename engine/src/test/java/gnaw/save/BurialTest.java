package gnaw.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that end, on disks that are full and in processes that are killed at every step. */
class BurialTest {
    private static final ScoreLine SCORE =
            new ScoreLine("2025-11-30", 42, false, false, "a blow", "a goblin", 3, 412, 7, List.of("rain"), List.of());

    @TempDir
    private Path data;

    private Path saves;
    private Path list;
    private SaveFile save;
    private Scores scores;
    private Burial burial;

    @BeforeEach
    void aGameIsKept() {
        saves = data.resolve("saves");
        list = data.resolve("scores.jsonl");
        save = new SaveFile(saves);
        scores = new Scores(data);
        burial = new Burial(save, scores, new Graves(data));
        save.write(kept());
        save.write(kept());
    }

    @Test
    void theSaveGoesAndTheScoreComes() {
        assertThat(burial.bury("one", Optional.of(SCORE))).isEmpty();
        assertSettled();
    }

    @Test
    void aGameThatIsGivenUpHasNoScore() {
        assertThat(burial.bury("one", Optional.empty())).isEmpty();
        assertThat(saves).isEmptyDirectory();
        assertThat(list).doesNotExist();
    }

    @Test
    void whereNothingWasCutOffNothingIsToBeFinished() {
        assertThat(burial.finish()).isEmpty();
        assertThat(save.read()).contains(kept());
        assertThat(list).doesNotExist();
    }

    @Test
    void killedWithTheSaveStillThereTheDeadStayDead() throws IOException {
        leaveTheMark();
        assertThat(save.read()).isEmpty();
        assertThat(burial.finish()).isEmpty();
        assertSettled();
    }

    @Test
    void killedBeforeTheScoreItIsWrittenLater() throws IOException {
        leaveTheMark();
        save.delete();
        assertThat(burial.finish()).isEmpty();
        assertSettled();
    }

    @Test
    void killedInTheMidstOfTheScoreItIsWrittenWhole() throws IOException {
        leaveTheMark();
        save.delete();
        scores.add(SCORE);
        byte[] line = Files.readAllBytes(list);
        Files.write(list, Arrays.copyOf(line, line.length / 2));
        assertThat(burial.finish()).isEmpty();
        assertSettled();
    }

    @Test
    void killedAfterTheScoreItIsNotWrittenTwice() throws IOException {
        leaveTheMark();
        save.delete();
        scores.add(SCORE);
        assertThat(burial.finish()).isEmpty();
        assertSettled();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"score\":", "", "null", "{}", "{\"game\": \"x\"}", "7"})
    void aMarkThatCannotBeReadStillEndsTheGame(String damaged) throws IOException {
        Files.writeString(saves.resolve("game.over.json"), damaged);
        assertThat(burial.finish()).isEmpty();
        assertThat(saves).isEmptyDirectory();
        assertThat(list).doesNotExist();
    }

    @Test
    void aScoreThatCannotBeWrittenWaitsAndTheDeadStayDead() throws IOException {
        Path full = Files.createSymbolicLink(list, Path.of("/dev/full"));
        String why = "The score cannot be written to " + list
                + ": No space left on device. It is tried again until another game begins.";
        assertThat(burial.bury("one", Optional.of(SCORE))).contains(why);
        assertThat(save.read()).isEmpty();
        assertThat(burial.finish()).contains(why);
        Files.delete(full);
        assertThat(burial.finish()).isEmpty();
        assertSettled();
    }

    @Test
    void aListThatIsNoFileDoesNotStopAnything() throws IOException {
        Files.createDirectory(list);
        leaveTheMark();
        assertThat(burial.finish()).hasValueSatisfying(why -> assertThat(why)
                .isEqualTo("The scores in " + list
                        + " cannot be read: Is a directory. It is tried again until another game begins."));
        assertThat(save.read()).isEmpty();
    }

    @Test
    void onADiskThatIsTooFullForTheMarkTheSaveGoesAllTheSame() throws IOException {
        Files.createSymbolicLink(saves.resolve("game.over.json.new"), Path.of("/dev/full"));
        assertThat(burial.bury("one", Optional.of(SCORE))).isEmpty();
        assertSettled();
    }

    @Test
    void aGameThatBeginsAfterwardsIsNotTakenForTheDead() throws IOException {
        Path full = Files.createSymbolicLink(list, Path.of("/dev/full"));
        assertThat(burial.bury("one", Optional.of(SCORE))).isPresent();
        save.write(kept());
        assertThat(save.read()).contains(kept());
        Files.delete(full);
        assertThat(burial.finish()).isEmpty();
        assertThat(save.read()).contains(kept());
    }

    @Test
    void aSaveThatCannotBeRemovedIsToldAndHasNoScoreYet() throws IOException {
        Path file = saves.resolve("game.json");
        Files.delete(file);
        Files.createDirectories(file.resolve("in the way"));
        assertThat(burial.bury("one", Optional.of(SCORE)))
                .contains("The saved game " + file
                        + " cannot be removed: the folder is not empty. It is tried again until another game begins.");
        assertThat(save.read()).isEmpty();
        assertThat(list).doesNotExist();
    }

    /** What a process leaves behind that is killed right after the first step. */
    private void leaveTheMark() throws IOException {
        Path elsewhere = data.resolve("elsewhere");
        SaveFile another = new SaveFile(elsewhere);
        Path unwritable = Files.createDirectories(data.resolve("unwritable"));
        Files.createDirectory(unwritable.resolve("scores.jsonl"));
        new Burial(another, new Scores(unwritable), new Graves(unwritable)).bury("one", Optional.of(SCORE));
        Files.move(another.mark(), save.mark());
    }

    private void assertSettled() {
        assertThat(save.read()).isEmpty();
        assertThat(saves).isEmptyDirectory();
        assertThat(scores.best(9)).containsExactly(SCORE);
        assertThat(new Graves(data).has("one")).isTrue();
    }

    private static Kept kept() {
        return SaveFileTest.kept(412);
    }
}
