package gnaw.cluster;

import gnaw.cli.SimulationRun;
import gnaw.lab.simulate.ResultsJson;
import gnaw.lab.simulate.RunKey;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.mod.Scripts;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction2;

/** Plays a share, wherever Spark runs it. */
final class ShareTask extends AbstractFunction2<TaskContext, Iterator<Share>, Played> implements Serializable {
    private static final long serialVersionUID = 1;

    private final Broadcast<Luggage> luggage;
    private final String bot;
    private final int turns;
    private final String terms;
    private final int java = Runtime.version().feature();

    ShareTask(Broadcast<Luggage> luggage, SimulationOptions options, RunKey terms) {
        this.luggage = luggage;
        this.bot = options.bot();
        this.turns = options.turns();
        this.terms = ResultsJson.line(terms);
    }

    @Override
    public Played apply(TaskContext context, Iterator<Share> shares) {
        if (Runtime.version().feature() != java) {
            return Played.refused("A worker runs Java " + Runtime.version().feature() + ", and here runs Java " + java
                    + ": set JAVA_HOME alike for both.");
        }
        try {
            return play(shares.next());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private Played play(Share share) throws Exception {
        Path folder = Files.createTempDirectory("gnaw");
        try {
            return play(share, luggage.value().unpack(folder));
        } finally {
            remove(folder);
        }
    }

    private Played play(Share share, Scripts scripts) throws Exception {
        SimulationOptions options = new SimulationOptions(share.games(), share.seed(), bot, turns, 1);
        try (SimulationRun run = SimulationRun.open(options, scripts)) {
            String difference = run.terms().differenceFrom(ResultsJson.read(terms, RunKey.class));
            if (!difference.isEmpty()) {
                return Played.refused(
                        "The results of a worker would not be those of this machine: " + difference + ".");
            }
            List<String> games = run.play(Optional.empty(), _ -> {}).stories().stream()
                    .map(ResultsJson::line)
                    .toList();
            return new Played(games, "");
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
