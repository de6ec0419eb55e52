package gnaw.testing;

import gnaw.game.Measure;
import gnaw.game.Rules;
import gnaw.lab.GameResult;
import gnaw.lab.simulate.Simulation;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;

/**
 * Whole games, played once: under the same rules the same seed is the same game. Their rules are read once, too. For tests under rules that
 * do not change meanwhile.
 */
final class PlayedGames implements AutoCloseable {
    private final Map<Setup, Queue<Rulebook>> free = new ConcurrentHashMap<>();
    private final Map<Conditions, SortedMap<Long, GameResult>> results = new HashMap<>();

    /** What a game depends on besides its seed. */
    private record Conditions(Setup setup, String bot, int turns) {}

    /** These games; those that are not known yet are played. */
    synchronized Games simulate(SimulationOptions options, Setup setup) {
        Conditions conditions = new Conditions(setup, options.bot(), options.turns());
        SortedMap<Long, GameResult> known = results.computeIfAbsent(conditions, _ -> new TreeMap<>());
        BitSet played = new BitSet();
        IntStream.range(0, options.games())
                .filter(game -> known.containsKey(options.seed() + game))
                .forEach(played::set);
        if (played.cardinality() < options.games()) {
            play(options, setup, played, known);
        }
        return new Games(
                options.bot(),
                shelf(setup).element().measures().stream().map(Measure::about).toList(),
                List.copyOf(known.subMap(options.seed(), options.seed() + options.games())
                        .values()));
    }

    private void play(SimulationOptions options, Setup setup, BitSet played, Map<Long, GameResult> known) {
        Queue<Rulebook> taken = new ConcurrentLinkedQueue<>();
        try {
            new Simulation(options, () -> take(setup, taken))
                    .run(
                            played,
                            task -> RulesThread.of("simulation", task),
                            result -> known.put(result.seed(), result));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The simulation was interrupted.", e);
        } finally {
            shelf(setup).addAll(taken);
        }
    }

    private Rules take(Setup setup, Queue<Rulebook> taken) {
        Rulebook free = shelf(setup).poll();
        Rulebook rules = free == null ? Rulebook.load(setup.scripts()) : free;
        taken.add(rules);
        return rules;
    }

    private Queue<Rulebook> shelf(Setup setup) {
        return free.computeIfAbsent(setup, _ -> new ConcurrentLinkedQueue<>());
    }

    @Override
    public void close() {
        free.values().forEach(shelf -> shelf.forEach(Rulebook::close));
    }
}
