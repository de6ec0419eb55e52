package gnaw.cli;

import gnaw.cli.sweep.Work;
import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import gnaw.lab.simulate.ResultsJson;
import gnaw.lab.simulate.RunKey;
import gnaw.lab.simulate.Simulated;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.lab.simulate.Tally;
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
import java.util.stream.LongStream;

/** Games with seeds one after the other. What comes back is their tally, and the games themselves where they are wanted one by one. */
record ShareOfGames(Sweep sweep, long seed, int games) implements Work<ShareOfGames.Played> {
    /** How many shares there are for each core: the last ones may take longer than others. */
    private static final int FOR_EACH_CORE = 4;

    /** What is lost with a machine is never more than so many games. */
    private static final int MOST = 500;

    /**
     * What all shares have in common.
     *
     * @param mods the ids of the mods that are on, in their order
     * @param key what the results must be found under to be put together, as a line of JSON
     * @param isListed whether the games are wanted one by one
     */
    record Sweep(
            String bot,
            int turns,
            List<String> mods,
            HashMap<String, Map<String, Object>> settings,
            String key,
            boolean isListed)
            implements Serializable {
        /** The sweep of these games under these scripts. */
        static Sweep of(SimulationOptions options, Scripts scripts, RunKey key, boolean isListed) {
            return new Sweep(
                    options.bot(),
                    options.turns(),
                    scripts.addedIds(),
                    new HashMap<>(scripts.settings()),
                    ResultsJson.line(key),
                    isListed);
        }

        private Scripts scripts(Path home) {
            List<Mod> found =
                    Mods.find(List.of(home.resolve("mods"))).choose(mods).mods();
            return Scripts.with(home.resolve("scripts"), found, settings);
        }
    }

    /** What comes back; {@code games} only where they are wanted one by one. */
    record Played(Tally tally, List<GameResult> games) implements Serializable {}

    /** The shares of so many seeds, which ascend, for so many cores. */
    static List<ShareOfGames> of(Sweep sweep, LongStream seeds, int games, int cores) {
        int most = Math.clamp(Math.ceilDiv(games, cores * FOR_EACH_CORE), 1, MOST);
        List<ShareOfGames> shares = new ArrayList<>();
        seeds.forEach(seed -> {
            if (shares.isEmpty() || !shares.getLast().takes(seed, most)) {
                shares.add(new ShareOfGames(sweep, seed, 1));
            } else {
                shares.add(shares.removeLast().withOneMore());
            }
        });
        return shares;
    }

    @Override
    public Played in(Path home) throws Exception {
        SimulationOptions options = new SimulationOptions(games, seed, sweep.bot(), sweep.turns(), 1);
        try (SimulationRun run = SimulationRun.open(options, sweep.scripts(home))) {
            String difference = run.key().differenceFrom(ResultsJson.read(sweep.key(), RunKey.class));
            if (!difference.isEmpty()) {
                throw new LabMisuse("The results of a worker would not be those of this machine: " + difference + ".");
            }
            Simulated all = run.play(Optional.empty(), sweep.isListed(), _ -> {});
            List<GameResult> games = new ArrayList<>();
            all.games().each(games::add);
            return new Played(all.tally(), games);
        }
    }

    private boolean takes(long next, int most) {
        return games < most && next == seed + games;
    }

    private ShareOfGames withOneMore() {
        return new ShareOfGames(sweep, seed, games + 1);
    }
}
