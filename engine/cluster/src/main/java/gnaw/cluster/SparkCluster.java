package gnaw.cluster;

import gnaw.cli.sweep.Cluster;
import gnaw.cli.sweep.Luggage;
import gnaw.cli.sweep.Work;
import gnaw.lab.LabMisuse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import scala.reflect.ClassTag$;

/** A cluster to which each work makes a connection of its own, from the start to the last piece. */
final class SparkCluster implements Cluster {
    /** Nothing that an older Java does not know: it must start to tell that it is older. */
    private static final String WORKERS_JVM =
            "--enable-native-access=ALL-UNNAMED -Dpolyglot.engine.WarnInterpreterOnly=false -XX:+UseSerialGC";

    /** Where this process has its compiler of scripts from, if it was started with one. */
    private static final String COMPILER = "jdk.module.upgrade.path";

    private final String master;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final AtomicReference<Runnable> cancel = new AtomicReference<>(() -> {});

    SparkCluster(String master) {
        this.master = master;
    }

    @Override
    public <R, W extends Work<R>> void run(Luggage luggage, IntFunction<List<W>> cut, BiConsumer<W, R> afterEach) {
        if (stopped.get()) {
            return;
        }
        try (JavaSparkContext spark = new JavaSparkContext(configuration())) {
            cancel.set(spark::cancelAllJobs);
            List<W> works = cut.apply(spark.defaultParallelism());
            run(spark, new WorkTask<R, W>(spark.broadcast(luggage)), works, new Returns<>(works, afterEach));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void stop() {
        stopped.set(true);
        cancel.get().run();
    }

    /** What a system property {@code spark.…} says goes before this. */
    private SparkConf configuration() throws IOException {
        SparkConf configuration = new SparkConf()
                .setMaster(master)
                .setAppName("Gnaw")
                .setIfMissing("spark.ui.enabled", "false")
                .setIfMissing(
                        "spark.executor.extraJavaOptions",
                        workersJvm(Optional.ofNullable(System.getProperty(COMPILER))));
        return SparkProvider.isHere(master) ? configuration : configuration.setJars(Jars.sent());
    }

    /** Workers compile scripts if this process does, and if the compiler lies there where it lies here: else they interpret them. */
    static String workersJvm(Optional<String> compiler) {
        return compiler.map(place -> WORKERS_JVM
                        + " -XX:+UnlockExperimentalVMOptions -XX:+EnableJVMCI \"--upgrade-module-path=" + place + "\"")
                .orElse(WORKERS_JVM);
    }

    private <R, W extends Work<R>> void run(
            JavaSparkContext spark, WorkTask<R, W> task, List<W> works, Returns<R, W> returns) {
        try {
            spark.sc()
                    .runJob(
                            spark.parallelize(works, works.size()).rdd(),
                            task,
                            returns,
                            ClassTag$.MODULE$.apply(Outcome.class));
        } catch (Exception failed) {
            explain(failed);
        }
    }

    /** Spark throws what it does not declare. A job that was stopped fails, too, and what has come back by then counts. */
    private void explain(Exception failed) {
        for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
            if (cause instanceof LabMisuse misuse) {
                throw misuse;
            }
        }
        if (!stopped.get()) {
            String told = Optional.ofNullable(failed.getMessage()).orElse("nobody knows why");
            throw new LabMisuse(OtherJava.sentence(told)
                    .orElseGet(() ->
                            "The cluster gave up: " + told.lines().findFirst().orElse("")));
        }
    }
}
