package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import gnaw.lab.LabMisuse;
import gnaw.lab.simulate.ResultsFile;
import gnaw.lab.simulate.RunKey;
import gnaw.lab.simulate.SimulationResults;
import gnaw.script.Written;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The files of results that {@code gnaw simulate} keeps and merges. */
class SimulatedFilesTest extends GamesOfLuck {
    @Test
    void theSameSeedsFillTheSameFileOnAnyNumberOfThreads() throws IOException {
        assertThat(simulate("--games", "12", "--threads", "1", "--stop-and-go", file("one")))
                .isZero();
        assertThat(simulate("--games", "12", "--threads", "3", "--stop-and-go", file("three")))
                .isZero();
        assertThat(folder.resolve("three")).hasSameTextualContentAs(folder.resolve("one"));
        assertThat(Files.readAllLines(folder.resolve("one"))).hasSize(13);
    }

    @Test
    void rangesOfSeedsMergeToTheWhole() {
        simulate("--games", "9", "--stop-and-go", file("whole"));
        simulate("--games", "4", "--stop-and-go", file("first"));
        simulate("--games", "5", "--seed", "5", "--stop-and-go", file("rest"));
        assertThat(run("simulate", "--merge", file("rest"), file("first"), "--into", file("merged")))
                .isZero();
        assertThat(folder.resolve("merged")).hasSameTextualContentAs(folder.resolve("whole"));
    }

    @Test
    void aRunThatWasTornGoesOnWhereItStopped() throws IOException {
        simulate("--games", "6", "--stop-and-go", file("whole"));
        List<String> lines = Files.readAllLines(folder.resolve("whole"));
        String torn = lines.get(0) + "\n" + lines.get(3) + "\n" + lines.get(1) + "\n"
                + lines.get(2).substring(0, 20);
        Files.writeString(folder.resolve("torn"), torn);
        assertThat(simulate("--games", "6", "--stop-and-go", file("torn"))).isZero();
        assertThat(folder.resolve("torn")).hasSameTextualContentAs(folder.resolve("whole"));
    }

    @Test
    void aFullDiskCostsNoGame() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "a device that is always full");
        simulate("--games", "2", "--stop-and-go", file("kept"));
        String before = Files.readString(folder.resolve("kept"));
        Files.createSymbolicLink(folder.resolve("kept.new"), full);
        assertThat(simulate("--games", "3", "--stop-and-go", file("kept"))).isEqualTo(2);
        assertThat(console.err()).contains(file("kept") + " cannot be written: No space left on device.");
        assertThat(folder.resolve("kept")).hasContent(before);
        assertThat(folder.resolve("kept.new")).doesNotExist();
    }

    @Test
    void aDiskThatIsFullAtLastLeavesAllGamesOutOfOrder() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "a device that is always full");
        simulate("--games", "2", "--stop-and-go", file("kept"));
        SimulationResults two = ResultsFile.read(folder.resolve("kept"));
        Path path = folder.resolve("late");
        ResultsFile late = ResultsFile.open(path, two.key());
        two.results().reversed().forEach(late::keep);
        Files.createSymbolicLink(folder.resolve("late.new"), full);
        assertThatThrownBy(late::close)
                .isInstanceOf(LabMisuse.class)
                .hasMessage(
                        path + " cannot be written: No space left on device. The games that it holds by now are safe,"
                                + " and the same command goes on from there.");
        assertThat(ResultsFile.read(path)).isEqualTo(two);
        ResultsFile.open(path, two.key()).close();
        assertThat(path).hasSameTextualContentAs(folder.resolve("kept"));
    }

    @Test
    void aFileThatWasRefusedIsFreeForTheNext() throws IOException {
        simulate("--games", "2", "--stop-and-go", file("ten"));
        RunKey its = ResultsFile.read(folder.resolve("ten")).key();
        RunKey other = new RunKey("1", List.of(), List.of(), "sleeper", 9, List.of(), List.of());
        assertThatThrownBy(() -> ResultsFile.open(folder.resolve("ten"), other))
                .isInstanceOf(LabMisuse.class)
                .hasMessageContaining("does not fit this simulation");
        ResultsFile.open(folder.resolve("ten"), its).close();
    }

    @Test
    void whatWasPlayedUnderOtherTermsIsRefused() throws IOException {
        simulate("--games", "2", "--stop-and-go", file("ten"));
        assertThat(simulate("--games", "2", "--turns", "9", "--stop-and-go", file("ten")))
                .isEqualTo(2);
        assertThat(console.err())
                .endsWith(file("ten")
                        + " does not fit this simulation: its games are broken off after turn 100 instead of"
                        + " turn 9.\nTry './gnaw simulate --help'.\n");
        new Written(folder).main(LUCK.replace("oneIn: 10", "oneIn: 50"));
        simulate("--games", "2", "--seed", "3", "--stop-and-go", file("fifty"));
        assertThat(run("simulate", "--merge", file("ten"), file("fifty"))).isEqualTo(2);
        assertThat(console.err())
                .containsPattern(
                        "fifty does not fit .*ten: its scripts are base \\S+ \\(\\S+\\) instead of base \\S+ \\(\\S+\\)\\.\n");
    }

    @Test
    void whatIsPlayedIsNotKeptByTheOptionOfMerging() {
        assertThat(simulate("--games", "1", "--into", file("all"))).isEqualTo(2);
        assertThat(console.err()).isEqualTo("""
                --into keeps what --merge puts together; games that are played are kept by --stop-and-go.
                Try './gnaw simulate --help'.
                """);
        assertThat(folder.resolve("all")).doesNotExist();
    }

    @Test
    void noGameCountsTwice() {
        simulate("--games", "3", "--stop-and-go", file("a"));
        simulate("--games", "3", "--seed", "3", "--stop-and-go", file("b"));
        assertThat(run("simulate", "--merge", file("a"), file("b"))).isEqualTo(2);
        assertThat(console.err())
                .endsWith(file("b")
                        + " holds the game with seed 3, which another of the files holds, too: every game may count"
                        + " only once.\nTry './gnaw simulate --help'.\n");
    }

    @Test
    void whatIsNoFileOfResultsIsToldWithItsLine() throws IOException {
        simulate("--games", "2", "--stop-and-go", file("good"));
        Files.writeString(folder.resolve("good"), Files.readString(folder.resolve("good")) + "nonsense\n");
        assertThat(run("simulate", "--merge", file("good"))).isEqualTo(2);
        assertThat(console.err())
                .endsWith(file("good")
                        + " holds no results: line 4 is no result of a simulation.\nTry './gnaw simulate --help'.\n");
    }
}
