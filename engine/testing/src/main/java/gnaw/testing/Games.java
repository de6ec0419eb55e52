package gnaw.testing;

import gnaw.game.Rules;
import gnaw.lab.GameResult;
import gnaw.lab.simulate.Simulation;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.text.Ids;
import java.util.BitSet;
import java.util.List;
import java.util.Queue;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Whole games by a bot, for tests of balance: {@code Games.simulate(200, "explorer")}. The same seeds give the same games everywhere, so
 * such a test never fails by chance; what its numbers say of other seeds, its message tells.
 *
 * @param bot who played
 * @param measures what was counted, by id
 * @param stories one for each game, in the order of their seeds
 */
public record Games(String bot, List<String> measures, List<GameResult> stories) {
    private static final int TURNS = 3000;

    public Games {
        measures = List.copyOf(measures);
        stories = List.copyOf(stories);
    }

    /** So many games of the base game, from seed 1, up to 3,000 turns each. */
    public static Games simulate(int games, String bot) {
        return simulate(games, bot, TURNS);
    }

    /** So many games with these mods, from seed 1, up to so many turns each. */
    public static Games simulate(int games, String bot, int turns, String... mods) {
        return simulate(options(games, 1, bot, turns), new Setup(List.of(mods), List.of()));
    }

    /** What was counted in a measure, in the order of the games. One that there is not is an error with the nearest name. */
    public List<Double> amounts(String measure) {
        String id = new Ids(measures).named("measure", measure);
        return stories.stream().map(story -> story.counts(id).sum()).toList();
    }

    static SimulationOptions options(int games, long seed, String bot, int turns) {
        return new SimulationOptions(
                games, seed, bot, turns, Runtime.getRuntime().availableProcessors());
    }

    static Games simulate(SimulationOptions options, Setup setup) {
        Queue<Rulebook> opened = new ConcurrentLinkedQueue<>();
        try {
            Simulation simulation = new Simulation(options, () -> open(setup, opened));
            SortedMap<Long, GameResult> stories = new TreeMap<>();
            simulation.run(
                    new BitSet(),
                    task -> RulesThread.of("simulation", task),
                    story -> stories.put(story.seed(), story));
            return new Games(options.bot(), measures(opened.element()), List.copyOf(stories.values()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The simulation was interrupted.", e);
        } finally {
            opened.forEach(Rulebook::close);
        }
    }

    private static List<String> measures(Rules rules) {
        return rules.measures().stream().map(measure -> measure.about().id()).toList();
    }

    private static Rules open(Setup setup, Queue<Rulebook> opened) {
        Rulebook rules = Rulebook.load(setup.scripts());
        opened.add(rules);
        return rules;
    }
}
