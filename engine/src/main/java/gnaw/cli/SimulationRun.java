package gnaw.cli;

import gnaw.cli.sweep.Cluster;
import gnaw.cli.sweep.Luggage;
import gnaw.game.Measure;
import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import gnaw.lab.simulate.GameList;
import gnaw.lab.simulate.ResultsFile;
import gnaw.lab.simulate.RunKey;
import gnaw.lab.simulate.Simulated;
import gnaw.lab.simulate.Simulation;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.lab.simulate.Tally;
import gnaw.mod.Mod;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;
import java.util.Queue;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** Many games under the same scripts: the rules are read before anything else, so that what is wrong is said at once. */
final class SimulationRun implements AutoCloseable {
    private final SimulationOptions options;
    private final Scripts scripts;
    private final Queue<Rulebook> opened = new ConcurrentLinkedQueue<>();
    private final Queue<Rulebook> idle = new ConcurrentLinkedQueue<>();
    private final RunKey key;
    private final Simulation simulation;
    private Optional<Cluster> cluster = Optional.empty();

    private SimulationRun(SimulationOptions options, Scripts scripts, Rulebook first) {
        this.options = options;
        this.scripts = scripts;
        this.key = key(options, first);
        this.simulation = new Simulation(options, this::rulebook);
        opened.add(first);
        idle.add(first);
    }

    /** Reads the rules; a {@link LabMisuse} when they have no such bot. */
    public static SimulationRun open(SimulationOptions options, Scripts scripts) throws Exception {
        Rulebook first = RulesThread.call("rules", () -> Rulebook.load(scripts));
        try {
            options.mind(first);
        } catch (LabMisuse misuse) {
            first.close();
            throw misuse;
        }
        return new SimulationRun(options, scripts, first);
    }

    /** From now on the games are played there. */
    void on(Optional<Cluster> cluster) {
        this.cluster = cluster;
    }

    /** The conditions that other results must share to be put together with these. */
    public RunKey key() {
        return key;
    }

    /**
     * Plays all games, but those that a file keeps already; each new one is kept there.
     *
     * @param isListed whether the games are wanted one by one: a file lists them in any case
     * @param afterEach is told how many games more are done
     */
    public Simulated play(Optional<Path> file, boolean isListed, IntConsumer afterEach) throws Exception {
        if (file.isPresent()) {
            return playInto(file.get(), afterEach);
        }
        SortedMap<Long, GameResult> list = new TreeMap<>();
        Optional<Consumer<GameResult>> listing = Optional.of(game -> list.put(game.seed(), game));
        Tally tally = new Tally(key);
        play(new BitSet(), tally, listing.filter(_ -> isListed), afterEach);
        return new Simulated(key, tally, list.values()::forEach);
    }

    private Simulated playInto(Path file, IntConsumer afterEach) throws Exception {
        Tally tally = new Tally(key);
        try (ResultsFile kept = ResultsFile.open(file, key)) {
            GameList wanted = told -> kept.games().each(game -> {
                if (options.has(game.seed())) {
                    told.accept(game);
                }
            });
            BitSet known = new BitSet();
            wanted.each(game -> {
                known.set((int) (game.seed() - options.seed()));
                tally.add(game);
                afterEach.accept(1);
            });
            play(known, tally, Optional.of(kept::keep), afterEach);
            return new Simulated(key, tally, wanted);
        }
    }

    /** Whether the other's games would be the same. */
    boolean hasTheRulesOf(SimulationRun other) {
        return key.equals(other.key);
    }

    /** Lets no further game begin. */
    void stop() {
        cluster.ifPresentOrElse(Cluster::stop, simulation::stop);
    }

    @Override
    public void close() {
        opened.forEach(Rulebook::close);
    }

    private void play(BitSet known, Tally tally, Optional<Consumer<GameResult>> listing, IntConsumer afterEach)
            throws InterruptedException, IOException {
        if (cluster.isPresent()) {
            playElsewhere(cluster.get(), known, tally, listing, afterEach);
        } else {
            simulation.run(known, task -> RulesThread.of("simulation", task), game -> {
                listing.ifPresent(list -> list.accept(game));
                tally.add(game);
                afterEach.accept(1);
            });
        }
    }

    private void playElsewhere(
            Cluster elsewhere, BitSet known, Tally tally, Optional<Consumer<GameResult>> listing, IntConsumer afterEach)
            throws IOException {
        int games = options.games() - known.cardinality();
        if (games == 0) {
            return;
        }
        Luggage luggage = Luggage.toPlay(scripts.mods().getFirst().root(), scripts.added());
        ShareOfGames.Sweep sweep = ShareOfGames.Sweep.of(options, scripts, key, listing.isPresent());
        elsewhere.run(luggage, cores -> ShareOfGames.of(sweep, options.seeds(known), games, cores), (_, played) -> {
            listing.ifPresent(list -> played.games().forEach(list));
            tally.addAll(played.tally());
            afterEach.accept(played.tally().games());
        });
    }

    private Rulebook rulebook() {
        Optional<Rulebook> free = Optional.ofNullable(idle.poll());
        return free.orElseGet(() -> {
            Rulebook more = Rulebook.load(scripts);
            opened.add(more);
            return more;
        });
    }

    private static String word(Mod mod, Rulebook rules) {
        return mod.id() + " " + mod.version() + " (" + rules.fingerprint(mod) + ")";
    }

    private static RunKey key(SimulationOptions options, Rulebook rules) {
        Scripts scripts = rules.scripts();
        return new RunKey(
                Main.Version.number(),
                scripts.mods().stream().map(mod -> word(mod, rules)).toList(),
                scripts.settingWords(),
                options.bot(),
                options.turns(),
                rules.measures().stream().map(Measure::about).toList(),
                rules.coverage().rows());
    }
}
