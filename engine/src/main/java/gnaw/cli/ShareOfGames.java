package gnaw.cli;

import gnaw.cli.sweep.Work;
import gnaw.lab.LabMisuse;
import gnaw.lab.simulate.ResultsJson;
import gnaw.lab.simulate.RunKey;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.Scripts;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Games with seeds one after the other. What comes back are lines of a file of results. */
record ShareOfGames(Sweep sweep, long seed, int games) implements Work<List<String>> {
    /** How many shares there are for each core: the last ones may take longer than others. */
    private static final int FOR_EACH_CORE = 4;

    /** What is lost with a machine is never more than so many games. */
    private static final int MOST = 500;

    /**
     * What all shares have in common.
     *
     * @param mods the ids of the mods that are on, in their order
     * @param terms what the results must be found under to be put together, as a line of JSON
     */
    record Sweep(String bot, int turns, List<String> mods, HashMap<String, Map<String, Object>> settings, String terms)
            implements Serializable {
        /** The sweep of these games under these scripts. */
        static Sweep of(SimulationOptions options, Scripts scripts, RunKey terms) {
            return new Sweep(
                    options.bot(),
                    options.turns(),
                    scripts.addedIds(),
                    new HashMap<>(scripts.settings()),
                    ResultsJson.line(terms));
        }

        private Scripts scripts(Path home) {
            List<Mod> found =
                    Mods.find(List.of(home.resolve("mods"))).choose(mods).mods();
            return Scripts.with(home.resolve("scripts"), found, settings);
        }
    }

    /** The shares of these seeds, which ascend, for so many cores. */
    static List<ShareOfGames> of(Sweep sweep, List<Long> seeds, int cores) {
        int most = Math.clamp(Math.ceilDiv(seeds.size(), cores * FOR_EACH_CORE), 1, MOST);
        List<ShareOfGames> shares = new ArrayList<>();
        for (long seed : seeds) {
            if (shares.isEmpty() || !shares.getLast().takes(seed, most)) {
                shares.add(new ShareOfGames(sweep, seed, 1));
            } else {
                shares.add(shares.removeLast().withOneMore());
            }
        }
        return shares;
    }

    @Override
    public List<String> in(Path home) throws Exception {
        SimulationOptions options = new SimulationOptions(games, seed, sweep.bot(), sweep.turns(), 1);
        try (SimulationRun run = SimulationRun.open(options, sweep.scripts(home))) {
            String difference = run.terms().differenceFrom(ResultsJson.read(sweep.terms(), RunKey.class));
            if (!difference.isEmpty()) {
                throw new LabMisuse("The results of a worker would not be those of this machine: " + difference + ".");
            }
            return run.play(Optional.empty(), _ -> {}).stories().stream()
                    .map(ResultsJson::line)
                    .toList();
        }
    }

    private boolean takes(long next, int most) {
        return games < most && next == seed + games;
    }

    private ShareOfGames withOneMore() {
        return new ShareOfGames(sweep, seed, games + 1);
    }
}
