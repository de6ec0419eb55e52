package gnaw.cli;

import gnaw.cli.sweep.Cluster;
import gnaw.cli.sweep.Luggage;
import gnaw.game.Measure;
import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import gnaw.lab.simulate.ResultsFile;
import gnaw.lab.simulate.ResultsJson;
import gnaw.lab.simulate.RunKey;
import gnaw.lab.simulate.Simulation;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.lab.simulate.SimulationResults;
import gnaw.mod.Mod;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

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
        this.key = terms(options, first);
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
    SimulationRun on(Optional<Cluster> cluster) {
        this.cluster = cluster;
        return this;
    }

    /** The conditions that other results must share to be put together with these. */
    public RunKey terms() {
        return key;
    }

    /** Plays all games, but those that a file keeps already; each new one is kept there. */
    public SimulationResults play(Optional<Path> file, Consumer<GameResult> afterEach) throws Exception {
        if (file.isEmpty()) {
            return SimulationResults.of(key, play(List.of(), afterEach));
        }
        try (ResultsFile kept = ResultsFile.open(file.get(), key)) {
            kept.kept().stream().filter(this::isWanted).forEach(afterEach);
            Collection<GameResult> all = play(kept.kept(), result -> {
                kept.keep(result);
                afterEach.accept(result);
            });
            return SimulationResults.of(key, all);
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

    private Collection<GameResult> play(List<GameResult> kept, Consumer<GameResult> afterEach)
            throws InterruptedException, IOException {
        List<GameResult> known = kept.stream().filter(this::isWanted).toList();
        return cluster.isPresent()
                ? playElsewhere(cluster.get(), known, afterEach)
                : simulation.run(known, task -> RulesThread.of("simulation", task), afterEach);
    }

    private Collection<GameResult> playElsewhere(
            Cluster elsewhere, List<GameResult> known, Consumer<GameResult> afterEach) throws IOException {
        List<GameResult> all = new ArrayList<>(known);
        Set<Long> told = known.stream().map(GameResult::seed).collect(Collectors.toSet());
        List<Long> seeds = LongStream.range(options.seed(), options.seed() + options.games())
                .boxed()
                .filter(seed -> !told.contains(seed))
                .toList();
        if (!seeds.isEmpty()) {
            Luggage luggage = Luggage.toPlay(scripts.mods().getFirst().root(), scripts.added());
            ShareOfGames.Sweep sweep = ShareOfGames.Sweep.of(options, scripts, key);
            elsewhere.run(luggage, cores -> ShareOfGames.of(sweep, seeds, cores), (_, lines) -> lines.stream()
                    .map(line -> ResultsJson.read(line, GameResult.class))
                    .peek(all::add)
                    .forEach(afterEach));
        }
        return all;
    }

    private boolean isWanted(GameResult result) {
        return result.seed() >= options.seed() && result.seed() < options.seed() + options.games();
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

    private static RunKey terms(SimulationOptions options, Rulebook rules) {
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
