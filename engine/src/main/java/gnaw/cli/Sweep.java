package gnaw.cli;

import gnaw.game.Measure;
import gnaw.lab.Mistake;
import gnaw.lab.Results;
import gnaw.lab.ResultsFile;
import gnaw.lab.Simulation;
import gnaw.lab.SimulationOptions;
import gnaw.lab.Story;
import gnaw.lab.Terms;
import gnaw.script.Mod;
import gnaw.script.Rulebook;
import gnaw.script.RulesThread;
import gnaw.script.Scripts;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;

/** Many games under the same scripts: the rules are read before anything else, so that what is wrong is said at once. */
final class Sweep implements AutoCloseable {
    private final SimulationOptions options;
    private final Scripts scripts;
    private final Queue<Rulebook> opened = new ConcurrentLinkedQueue<>();
    private final Queue<Rulebook> idle = new ConcurrentLinkedQueue<>();
    private final Terms terms;
    private final Simulation simulation;

    private Sweep(SimulationOptions options, Scripts scripts, Rulebook first) {
        this.options = options;
        this.scripts = scripts;
        this.terms = terms(options, first);
        this.simulation = new Simulation(options, this::rulebook);
        opened.add(first);
        idle.add(first);
    }

    /** Reads the rules; a {@link Mistake} when they have no such bot. */
    static Sweep open(SimulationOptions options, Scripts scripts) throws Exception {
        Rulebook first = RulesThread.call("rules", () -> Rulebook.load(scripts));
        try {
            options.mind(first);
        } catch (Mistake mistake) {
            first.close();
            throw mistake;
        }
        return new Sweep(options, scripts, first);
    }

    /** Plays all games, but those that a file keeps already; each new one is kept there. */
    Results play(Optional<Path> file, Consumer<Story> afterEach) throws Exception {
        if (file.isEmpty()) {
            return Results.of(terms, play(List.of(), afterEach));
        }
        try (ResultsFile kept = ResultsFile.open(file.get(), terms)) {
            kept.kept().stream().filter(this::isWanted).forEach(afterEach);
            Collection<Story> all = play(kept.kept(), story -> {
                kept.keep(story);
                afterEach.accept(story);
            });
            return Results.of(terms, all);
        }
    }

    /** Whether the other's games would be the same. */
    boolean hasTheRulesOf(Sweep other) {
        return terms.equals(other.terms);
    }

    /** Lets no further game begin. */
    void stop() {
        simulation.stop();
    }

    @Override
    public void close() {
        opened.forEach(Rulebook::close);
    }

    private Collection<Story> play(List<Story> known, Consumer<Story> afterEach) throws InterruptedException {
        return simulation.run(
                known.stream().filter(this::isWanted).toList(), task -> RulesThread.of("simulation", task), afterEach);
    }

    private boolean isWanted(Story story) {
        return story.seed() >= options.seed() && story.seed() < options.seed() + options.games();
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

    private static Terms terms(SimulationOptions options, Rulebook rules) {
        Scripts scripts = rules.scripts();
        return new Terms(
                Main.Version.number(),
                scripts.mods().stream().map(mod -> word(mod, rules)).toList(),
                scripts.settingWords(),
                options.bot(),
                options.turns(),
                rules.measures().stream().map(Measure::about).toList(),
                rules.coverage().rows());
    }
}
