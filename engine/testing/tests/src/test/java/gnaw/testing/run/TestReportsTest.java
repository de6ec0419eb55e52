package gnaw.testing.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The reports that {@code gnaw test} writes for build servers. */
class TestReportsTest extends AtTestCommand {
    @Test
    void aReportForBuildServersGoesWhereItIsWanted(@TempDir Path folder) throws IOException {
        test("looping", "--junit-xml", folder.resolve("deep/report.xml").toString());
        assertThat(folder.resolve("deep/report.xml"))
                .content()
                .contains("tests=\"2\" skipped=\"0\" failures=\"0\" errors=\"0\"")
                .contains("name=\"a round comes to its end\"");

        test("looping", "--junit-xml", folder.resolve("reports").toString());
        assertThat(folder.resolve("reports/TEST-gnaw-js.xml")).exists();
    }

    @Test
    void whereNoTestIsFoundNothingIsLeftOfTheReport(@TempDir Path folder) {
        Set<String> before = desks();
        test(
                "looping",
                "--tests",
                "nosuch",
                "--junit-xml",
                folder.resolve("report.xml").toString());

        assertThat(desks()).isEqualTo(before);
        assertThat(folder.resolve("report.xml")).doesNotExist();
    }

    private static Set<String> desks() {
        return Set.of(Objects.requireNonNull(
                new File(System.getProperty("java.io.tmpdir")).list((_, name) -> name.startsWith("gnaw-report"))));
    }

    @Test
    void aReportThatCannotBeWrittenIsRefusedBeforeAnythingIsRun(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Said said = test("looping", "--junit-xml", file.resolve("report.xml").toString());

        assertThat(said.err())
                .startsWith(file.resolve("report.xml") + " cannot be written: there is no folder " + file + ".\n");
        assertThat(said.out()).isEmpty();
        assertThat(said.code()).isEqualTo(2);
    }

    @Test
    void aReportOfAnImpossibleNameIsRefusedBeforeAnythingIsRun(@TempDir Path folder) {
        Path tooLong = folder.resolve("x".repeat(300) + ".xml");
        Said said = test("looping", "--junit-xml", tooLong.toString());

        assertThat(said.err()).startsWith(tooLong + " cannot be written: File name too long.\n");
        assertThat(said.out()).isEmpty();
        assertThat(said.code()).isEqualTo(2);
    }

    @Test
    void whereAReportGoesIsTriedWithoutATrace(@TempDir Path folder) throws IOException {
        Path kept = Files.writeString(folder.resolve("kept.lcov"), "Of yesterday.");
        Path fresh = folder.resolve("fresh.html");
        test("looping", "--tests", "nosuch", "--lcov", kept.toString(), "--html", fresh.toString());

        assertThat(kept).hasContent("Of yesterday.");
        assertThat(fresh).doesNotExist();
    }

    /** Nobody can write to this device, though everybody may try. */
    @EnabledOnOs(OS.LINUX)
    @Test
    void aReportThatCannotBeWrittenAfterAllTakesNothingFromTheResults() {
        Said said = test("looping", "--lcov", "/dev/full");

        assertThat(said.out()).contains("2 passed");
        assertThat(said.err()).startsWith("/dev/full cannot be written: No space left on device.\n");
        assertThat(said.code()).isEqualTo(2);
    }
}
