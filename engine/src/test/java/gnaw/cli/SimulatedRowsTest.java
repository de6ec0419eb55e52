package gnaw.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rows that no simulated game reaches. */
class SimulatedRowsTest extends GamesOfLuck {
    @Test
    void whichRowsNoGameReachesIsTheSameHoweverTheGamesArePlayed() throws IOException {
        assertThat(simulate("--games", "12", "--threads", "1", "--content", "--stop-and-go", file("one")))
                .isZero();
        String told = console.out().substring(console.out().lastIndexOf("rows  reached"));
        assertThat(told).contains("""
                measures          4        4
                """).contains("""
                actions           8        1
                  not reached: base/house.js:21 actions: ascend, attack, bump, descend, drop, pickUp, step
                """);
        simulate("--games", "12", "--threads", "3", "--content", "--stop-and-go", file("three"));
        assertThat(folder.resolve("three")).hasSameTextualContentAs(folder.resolve("one"));

        List<String> lines = Files.readAllLines(folder.resolve("one"));
        Files.writeString(folder.resolve("torn"), String.join("\n", lines.subList(0, 5)) + "\n" + lines.get(7));
        simulate("--games", "12", "--content", "--stop-and-go", file("torn"));
        assertThat(folder.resolve("torn")).hasSameTextualContentAs(folder.resolve("one"));
        assertThat(console.out()).endsWith(told);

        simulate("--games", "7", "--content", "--stop-and-go", file("first"));
        simulate("--games", "5", "--seed", "8", "--content", "--stop-and-go", file("rest"));
        assertThat(run("simulate", "--merge", file("rest"), file("first"), "--content"))
                .isZero();
        assertThat(console.out()).endsWith(told);
    }

    @Test
    void severalRunsAddUpWhatTheyReachInOneFile() {
        simulate("--games", "1", "--turns", "1", "--content-file", file("rows"));
        assertThat(console.out()).contains("  not reached: base/main.js:").endsWith("\n");
        simulate("--games", "9", "--content-file", file("rows"));
        String both = console.out().substring(console.out().lastIndexOf("rows  reached"));
        simulate("--games", "1", "--turns", "1", "--content-file", file("rows"));

        assertThat(console.out()).endsWith(both);
        assertThat(console.err()).endsWith("\nWrote " + file("rows") + "\n");
    }

    @Test
    void whatWasNotNotedCannotBeTold() {
        simulate("--games", "2", "--stop-and-go", file("plain"));
        assertThat(run("simulate", "--merge", file("plain"), "--content")).isEqualTo(2);
        assertThat(console.err()).endsWith("""
                Which rows these games reach was not noted when they were played: that wants --content.
                Try './gnaw simulate --help'.
                """);
        assertThat(simulate("--games", "2", "--content", "--stop-and-go", file("plain")))
                .isEqualTo(2);
        assertThat(console.err())
                .endsWith(" does not fit this simulation: which rows are reached is not noted in it.\n"
                        + "Try './gnaw simulate --help'.\n");
    }

    @Test
    void aFileOfRowsThatCannotBeWrittenIsToldBeforeAnythingIsPlayed() {
        String file = folder.resolve("nowhere").resolve("rows").toString();
        assertThat(simulate("--games", "2", "--content-file", file)).isEqualTo(2);
        assertThat(console.out()).isEmpty();
        assertThat(console.err())
                .isEqualTo(file + " cannot be written: there is no folder " + folder.resolve("nowhere")
                        + ".\nTry './gnaw simulate --help'.\n");
    }

    @Test
    void aPageTellsWhichRowsNoGameReachesIfThatIsNoted() throws IOException {
        simulate("--games", "3", "--content", "--html", file("page.html"));
        assertThat(Files.readString(folder.resolve("page.html"))).contains("""
                        {"mod":"base","table":"actions","rows":8,"reached":1,\
                        "never":["ascend","attack","bump","descend","drop","pickUp","step"],"together":[]}""");

        simulate("--games", "3", "--html", file("plain.html"));
        assertThat(Files.readString(folder.resolve("plain.html"))).contains("\"content\":[]");
    }
}
