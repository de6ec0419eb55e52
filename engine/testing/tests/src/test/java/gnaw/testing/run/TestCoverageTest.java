package gnaw.testing.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code gnaw test} as it tells what tests reach. */
class TestCoverageTest extends AtTestCommand {
    @Test
    void whatTheTestsReachIsToldAndWritten(@TempDir Path mods) throws IOException {
        halfTested(mods);
        Path lcov = mods.resolve("lines.info");
        Path html = mods.resolve("lines.html");
        Said said = test(
                "half",
                "--mods-dir",
                mods.toString(),
                "--coverage",
                "--lcov",
                lcov.toString(),
                "--html",
                html.toString(),
                "--ascii");

        assertThat(said.out()).containsPattern("""
                1 passed in no time.

                                  lines  functions  not reached
                base/main.js +\\d+\\.\\d % .*
                base +\\d+\\.\\d % .* lines
                half/main.js     80.0 %     50.0 %  4
                half             80.0 %     50.0 %  1 of 5 lines
                Tests in Java are not counted: mvn verify has not run them since the scripts were changed.
                """).endsWith("Wrote " + lcov + ".\nWrote " + html + ".\n");
        assertThat(lcov)
                .content()
                .contains("TN:\nSF:" + mods.resolve("half/main.js"))
                .doesNotContain("null");
        assertThat(html).content().contains("class=\"no\">const asleep");
        assertThat(said.code()).isZero();
    }

    @Test
    void whichRowsTheTestsReachIsToldAndAddedUpInAFile(@TempDir Path mods) throws IOException {
        halfTested(mods);
        Path file = mods.resolve("rows.json");
        String[] asked = {"half", "--mods-dir", mods.toString(), "--content-file", file.toString()};
        Said said = test(asked);

        assertThat(said.out()).contains("""
                1 passed in no time.

                                 rows  reached
                actionEnds          1        1
                actions             8        1
                  not reached: base/main.js:27 actions: attack, bump, drop, pickUp, pray, rest, step
                """).endsWith("""
                turnEnds            1        1
                words               2        1
                  not reached: half/main.js:2 words: asleep
                half                3        2
                Tests in Java are not counted: mvn verify has not run them since the scripts were changed.
                Wrote %s.
                """.formatted(file));
        assertThat(said.code()).isZero();

        Files.writeString(file, Files.readString(file).replace("NEVER", "REACHED"));
        assertThat(test(asked).out()).contains("half                3        3\n");

        Files.writeString(mods.resolve("half/main.js"), "// Changed.\n", StandardOpenOption.APPEND);
        assertThat(test(asked).out()).contains("half                3        2\n");
    }

    @Test
    void aFileThatHoldsSomethingElseIsLeftAlone(@TempDir Path mods) throws IOException {
        Path file = Files.writeString(mods.resolve("rows.json"), "My diary.");
        Said said = test("looping", "--content-file", file.toString());

        assertThat(said.err()).startsWith(file + " cannot be read: it does not hold which rows games have reached.\n");
        assertThat(said.out()).isEmpty();
        assertThat(said.code()).isEqualTo(2);
        assertThat(file).hasContent("My diary.");
    }

    @Test
    void aFileOfRowsThatCannotBeWrittenIsRefusedBeforeAnythingIsRun(@TempDir Path mods) {
        Path file = mods.resolve("no/rows.json");
        Said said = test("looping", "--content-file", file.toString());

        assertThat(said.err())
                .startsWith(file + " cannot be written: there is no folder " + mods.resolve("no") + ".\n");
        assertThat(said.out()).isEmpty();
        assertThat(said.code()).isEqualTo(2);
    }

    @Test
    void aPageThatCannotBeWrittenIsRefusedBeforeAnythingIsRun(@TempDir Path mods) {
        Said said = test("looping", "--html", mods.resolve("no/lines.html").toString());

        assertThat(said.err())
                .startsWith(mods.resolve("no/lines.html") + " cannot be written: there is no folder "
                        + mods.resolve("no") + ".\n");
        assertThat(said.out()).isEmpty();
        assertThat(said.code()).isEqualTo(2);
    }
}
