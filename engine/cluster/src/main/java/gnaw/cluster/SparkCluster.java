package gnaw.cluster;

import gnaw.cli.sweep.Cluster;
import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import scala.reflect.ClassTag$;

/** One sweep on a cluster, from the connection to the last share. */
final class SparkCluster implements Cluster {
    private static final String WORKERS_JVM = "--enable-native-access=ALL-UNNAMED"
            + " --sun-misc-unsafe-memory-access=allow -Dpolyglot.engine.WarnInterpreterOnly=false -XX:+UseSerialGC";

    private final String master;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final AtomicReference<Runnable> cancel = new AtomicReference<>(() -> {});

    SparkCluster(String master) {
        this.master = master;
    }

    @Override
    public void play(Order order, Consumer<GameResult> afterEach) {
        if (order.seeds().isEmpty()) {
            return;
        }
        try (JavaSparkContext spark = new JavaSparkContext(configuration())) {
            cancel.set(spark::cancelAllJobs);
            run(spark, order, new Returns(afterEach));
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
                .setIfMissing("spark.executor.extraJavaOptions", WORKERS_JVM);
        return SparkProvider.isHere(master) ? configuration : configuration.setJars(Jars.sent());
    }

    private void run(JavaSparkContext spark, Order order, Returns returns) throws IOException {
        List<Share> shares = Share.of(order.seeds(), spark.defaultParallelism());
        ShareTask task = new ShareTask(spark.broadcast(Luggage.of(order.scripts())), order.options(), order.terms());
        try {
            spark.sc()
                    .runJob(
                            spark.parallelize(shares, shares.size()).rdd(),
                            task,
                            returns,
                            ClassTag$.MODULE$.apply(Played.class));
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
            throw new LabMisuse("The cluster gave up: "
                    + failed.getMessage().lines().findFirst().orElse("nobody knows why"));
        }
    }
}
