package gnaw.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.cli.Commands;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sweeps on threads that Spark makes in this process; {@code .ci/cluster} plays on real workers. */
class SparkClusterTest {
    @TempDir
    private Path folder;

    private final StringWriter err = new StringWriter();

    @Test
    void theResultsHaveTheSameBytesAsThoseOfThreads() {
        String sweep = "--games 3 --seed 7 --turns 12 --mods wildfire,peckish";
        assertThat(simulate("threads", sweep)).isZero();
        assertThat(simulate("spark", sweep + " --spark local[2]"))
                .as(err::toString)
                .isZero();
        assertThat(folder.resolve("spark")).hasSameBinaryContentAs(folder.resolve("threads"));
    }

    @Test
    void onlyGamesThatAreNotKeptYetArePlayed() {
        simulate("all", "--games 4 --turns 5");
        simulate("some", "--games 2 --seed 2 --turns 5");
        assertThat(simulate("some", "--games 4 --turns 5 --spark local[1]"))
                .as(err::toString)
                .isZero();
        assertThat(folder.resolve("some")).hasSameBinaryContentAs(folder.resolve("all"));
    }

    @Test
    void aMasterThatDoesNotAnswerIsToldOf() {
        assertThat(simulate("none", "--games 1 --spark spark://127.0.0.1:1")).isEqualTo(2);
        assertThat(err.toString()).startsWith("No Spark master answers at spark://127.0.0.1:1: Connection refused.\n");
    }

    @Test
    void whatIsNoMasterIsToldWithOne() {
        assertThat(simulate("none", "--games 1 --spark host:7077")).isEqualTo(2);
        assertThat(err.toString())
                .startsWith("\"host:7077\" is no master of Spark: spark://host:7077 is one, or local[2].\n");
        assertThat(folder.resolve("none")).doesNotExist();
    }

    private int simulate(String file, String words) {
        List<String> all = new ArrayList<>(
                List.of("simulate", "--stop-and-go", folder.resolve(file).toString()));
        all.addAll(List.of(words.split(" ")));
        return Commands.whole()
                .setOut(new PrintWriter(new StringWriter()))
                .setErr(new PrintWriter(err, true))
                .execute(all.toArray(String[]::new));
    }
}
