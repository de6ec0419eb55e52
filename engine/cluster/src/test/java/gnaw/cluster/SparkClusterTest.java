package gnaw.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.cli.Commands;
import gnaw.cli.sweep.Cluster;
import gnaw.cli.sweep.Luggage;
import gnaw.cli.sweep.Work;
import gnaw.lab.LabMisuse;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
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
    void aComparisonAndPairsAreTheSameAsWithThreads() {
        for (String words : List.of(
                "compare --mods peckish --games 3 --turns 12", "pairs peckish wildfire --turns 12 --format csv")) {
            String here = run(words);
            assertThat(run(words + " --spark local[2]")).as(err::toString).isEqualTo(here);
            assertThat(here.lines()).hasSizeGreaterThan(1);
        }
    }

    @Test
    void whoStopsHasWhatIsThere() {
        Cluster cluster = Cluster.at("local[1]", "simulate");
        List<Integer> done = new ArrayList<>();
        cluster.run(
                new Luggage("none", new TreeMap<>()),
                _ -> List.of(new Count(1), new Count(2), new Count(3)),
                (work, next) -> {
                    done.add(next);
                    cluster.stop();
                });
        assertThat(done).hasSizeBetween(1, 2).startsWith(2);
        cluster.run(new Luggage("none", new TreeMap<>()), _ -> List.of(new Count(7)), (_, next) -> done.add(next));
        assertThat(done).doesNotContain(8);
    }

    @Test
    void workersCompileScriptsByTheCompilerThatThisProcessHas() {
        assertThat(SparkCluster.workersJvm(Optional.empty())).doesNotContain("JVMCI");
        assertThat(SparkCluster.workersJvm(Optional.of("/my games/compiler")))
                .startsWith(SparkCluster.workersJvm(Optional.empty()))
                .contains("-XX:+EnableJVMCI")
                .endsWith("\"--upgrade-module-path=/my games/compiler\"");
    }

    private record Count(int number) implements Work<Integer> {
        @Override
        public Integer in(Path home) throws Exception {
            Thread.sleep(number == 1 ? 0 : 200);
            return number + 1;
        }
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

    @Test
    void processesOfSparksOwnWantAnInstalledSpark() {
        assertThatThrownBy(() -> SparkProvider.requireJars("local-cluster[2,1,1024]", Optional.empty()))
                .isInstanceOf(LabMisuse.class)
                .hasMessage(
                        "\"local-cluster[2,1,1024]\" starts processes of Spark's, and SPARK_HOME is not set. Set it to a"
                                + " Spark 4.2 and SPARK_SCALA_VERSION to 2.13, or take local[2], which needs neither.");
        assertThatThrownBy(() -> SparkProvider.requireJars("local-cluster[2,1,1024]", Optional.of("/nowhere")))
                .hasMessageContaining("SPARK_HOME has no folder jars: /nowhere. Set it");
    }

    @Test
    void whatIsNotListedComesBackAsTheSameReport() {
        String sweep = "simulate --games 5 --turns 12";
        assertThat(run(sweep + " --spark local[2]")).as(err::toString).isEqualTo(run(sweep));
        assertThat(run(sweep + " --format json --spark local[2]")).isEqualTo(run(sweep + " --format json"));
    }

    private int simulate(String file, String words) {
        List<String> all = new ArrayList<>(
                List.of("simulate", "--stop-and-go", folder.resolve(file).toString()));
        all.addAll(List.of(words.split(" ")));
        return execute(new StringWriter(), all);
    }

    private String run(String words) {
        StringWriter out = new StringWriter();
        assertThat(execute(out, List.of(words.split(" ")))).as(err::toString).isZero();
        return out.toString();
    }

    private int execute(StringWriter out, List<String> words) {
        return Commands.whole()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err, true))
                .execute(words.toArray(String[]::new));
    }
}
