package gnaw.cli;

import gnaw.cli.format.PairResult;
import gnaw.cli.sweep.Work;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.mod.Mods;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.List;

/** Two mods that are played together, by their ids. */
record PairOfMods(String one, String other, SimulationOptions games) implements Work<PairResult> {
    @Override
    public PairResult in(Path home) throws Exception {
        return in(home.resolve("scripts"), Mods.find(List.of(home.resolve("mods"))));
    }

    /** The same with a base game and mods that lie anywhere. */
    PairResult in(Path base, Mods found) throws Exception {
        return RulesThread.call(
                "pair",
                () -> PairResult.of(found.found().get(one), found.found().get(other), base, found, games));
    }
}
