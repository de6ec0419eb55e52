package gnaw.cluster;

import gnaw.cli.sweep.Cluster;
import gnaw.lab.LabMisuse;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the master. Spark itself would try for a minute, and then tell a stack of calls. */
public final class SparkProvider implements Cluster.Provider {
    private static final Pattern HERE = Pattern.compile("local(\\[(\\*|\\d+)\\])?");
    private static final Pattern STANDALONE = Pattern.compile("spark://([^:/]+):(\\d{1,5})");
    private static final int PATIENCE_MILLISECONDS = 5000;

    @Override
    public Cluster at(String master) {
        Matcher standalone = STANDALONE.matcher(master);
        if (standalone.matches()) {
            requireAnswer(master, standalone.group(1), Integer.parseInt(standalone.group(2)));
        } else if (!isHere(master)) {
            throw new LabMisuse("\"" + master + "\" is no master of Spark: spark://host:7077 is one, or local[2].");
        }
        return new SparkCluster(master);
    }

    /** Whether the master is this process itself. */
    static boolean isHere(String master) {
        return HERE.matcher(master).matches();
    }

    private static void requireAnswer(String master, String host, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, port), PATIENCE_MILLISECONDS);
        } catch (IOException | IllegalArgumentException e) {
            throw new LabMisuse("No Spark master answers at " + master + ": " + e.getMessage() + ".");
        }
    }
}
