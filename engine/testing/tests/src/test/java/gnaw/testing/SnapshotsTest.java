package gnaw.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnapshotsTest {
    private static final String KEPT = """
            What the tests beside this file see, kept by ./gnaw test --accept.

            "one looks down"
              #####

              #.@.#

            "one looks up"
              stars

            "one looks up" 2
              the moon
            """;

    @TempDir
    Path folder;

    private Path tests;

    @BeforeEach
    void aFileOfTests() {
        tests = folder.resolve("sky.test.js");
    }

    private String file() throws IOException {
        return Files.readString(folder.resolve("sky.test.snapshots.txt"));
    }

    private static void look(Snapshots snapshots) {
        snapshots.begin("one looks up");
        snapshots.next("stars");
        snapshots.next("the moon\n");
        snapshots.begin("one looks down");
        snapshots.next("#####  \n\n#.@.#");
    }

    @Test
    void whatIsAcceptedIsKeptTestByTestAndReadAgain() throws IOException {
        look(Snapshots.beside(tests, true));
        assertThat(file()).isEqualTo(KEPT);
        Snapshots later = Snapshots.beside(tests, false);
        later.begin("one looks down");
        assertThat(later.next("")).isEqualTo("#####\n\n#.@.#");
        assertThat(file()).isEqualTo(KEPT);
    }

    @Test
    void nothingIsKeptUnasked() {
        Snapshots snapshots = Snapshots.beside(tests, false);
        snapshots.begin("one looks up");
        assertThatThrownBy(() -> snapshots.next("stars\n"))
                .hasMessage(
                        "There is no snapshot of this yet in sky.test.snapshots.txt; ./gnaw test --accept keeps it:\nstars");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void whatNoTestAsksForIsToldAndGoesWhereThatIsAccepted() throws IOException {
        look(Snapshots.beside(tests, true));
        Snapshots fewer = Snapshots.beside(tests, false);
        fewer.begin("one looks up");
        fewer.next("stars");
        assertThat(fewer.end())
                .containsExactly(
                        "No test asks for the snapshot \"one looks down\" in sky.test.snapshots.txt any more; ./gnaw test --accept takes it away.",
                        "No test asks for the snapshot \"one looks up\" 2 in sky.test.snapshots.txt any more; ./gnaw test --accept takes it away.");
        assertThat(file()).isEqualTo(KEPT);
        assertThat(Snapshots.beside(tests, true).end()).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void whatATestWouldHaveSeenThatHasFailedStays() throws IOException {
        look(Snapshots.beside(tests, true));
        Snapshots broken = Snapshots.beside(tests, true);
        broken.begin("one looks up");
        broken.next("stars");
        broken.failed();
        broken.begin("one looks down");
        broken.next("#####\n\n#.@.#");
        assertThat(broken.end()).isEmpty();
        assertThat(file()).isEqualTo(KEPT);
    }

    @Test
    void whatIsKeptIsReadAgainAsItWas() {
        List<String> seen = List.of("", "\nbelow", "a\rb", "\"quoted\"", "last");
        Snapshots snapshots = Snapshots.beside(tests, true);
        snapshots.begin("all\nof it");
        seen.forEach(snapshots::next);
        snapshots.begin("zz");
        snapshots.next("");

        Snapshots later = Snapshots.beside(tests, false);
        later.begin("all\nof it");
        assertThat(seen).allSatisfy(text -> assertThat(later.next(text)).isEqualTo(text));
        later.begin("zz");
        assertThat(later.next("")).isEmpty();
        assertThat(later.end()).isEmpty();
    }

    @Test
    void aPropertyThatSeesAnotherThingWithOtherValuesIsNotAcceptedTwice() throws IOException {
        Snapshots snapshots = Snapshots.beside(tests, true);
        snapshots.begin("one looks up");
        snapshots.next("stars");
        snapshots.again();
        assertThat(snapshots.next("clouds")).as("what it has to be").isEqualTo("stars");
        assertThat(file()).contains("stars").doesNotContain("clouds");
    }

    @Test
    void twoTestsOfOneNameShareNoSnapshot() {
        Snapshots snapshots = Snapshots.beside(tests, true);
        snapshots.begin("one looks up");
        snapshots.next("stars");
        snapshots.begin("one looks up");
        assertThatThrownBy(() -> snapshots.next("the moon"))
                .hasMessage(
                        "Another test of this file is called \"one looks up\", too, and snapshots go by names: call one of them otherwise.");
    }
}
