package gnaw.cluster;

import gnaw.cli.sweep.Cluster;
import gnaw.lab.LabMisuse;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the master. Spark itself would try for a minute, and then tell a stack of calls. */
public final class SparkProvider implements Cluster.Provider {
    private static final Pattern HERE = Pattern.compile("local(\\[(\\*|\\d+)\\])?");
    private static final Pattern STANDALONE = Pattern.compile("spark://([^:/]+):(\\d{1,5})");
    private static final Pattern PROCESSES_HERE = Pattern.compile("local-cluster\\[\\d+,\\d+,\\d+\\]");
    private static final int PATIENCE_MILLISECONDS = 5000;

    @Override
    public Cluster at(String master) {
        Matcher standalone = STANDALONE.matcher(master);
        if (standalone.matches()) {
            requireAnswer(master, standalone.group(1), Integer.parseInt(standalone.group(2)));
        } else if (PROCESSES_HERE.matcher(master).matches()) {
            requireJars(master, Optional.ofNullable(System.getenv("SPARK_HOME")));
        } else if (!isHere(master)) {
            throw new LabMisuse("\"" + master + "\" is no master of Spark: spark://host:7077 is one, or local[2].");
        }
        return new SparkCluster(master);
    }

    /** Whether the master is this process itself. */
    static boolean isHere(String master) {
        return HERE.matcher(master).matches();
    }

    /** The processes that Spark starts here take its jars from where it is installed, and would fail without a word. */
    static void requireJars(String master, Optional<String> sparkHome) {
        if (sparkHome
                .filter(home -> Files.isDirectory(Path.of(home).resolve("jars")))
                .isEmpty()) {
            throw new LabMisuse(
                    "\"" + master + "\" starts processes of Spark's, and SPARK_HOME "
                            + sparkHome
                                    .map(home -> "has no folder jars: " + home)
                                    .orElse("is not set")
                            + ". Set it to a Spark 4.2 and SPARK_SCALA_VERSION to 2.13, or take local[2], which needs neither.");
        }
    }

    private static void requireAnswer(String master, String host, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, port), PATIENCE_MILLISECONDS);
        } catch (IOException | IllegalArgumentException e) {
            throw new LabMisuse("No Spark master answers at " + master + ": " + e.getMessage() + ".");
        }
    }
}
