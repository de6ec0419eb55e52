package gnaw.cli;

import gnaw.cli.format.PairResult;
import gnaw.cli.format.PairsFormat;
import gnaw.cli.format.StepBar;
import gnaw.cli.option.ClusterOption;
import gnaw.cli.option.GamesOptions;
import gnaw.cli.option.ScriptOptions;
import gnaw.cli.sweep.Cluster;
import gnaw.cli.sweep.Luggage;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.ScriptError;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code gnaw pairs}: do mods go together? */
@Command(
        name = "pairs",
        mixinStandardHelpOptions = true,
        description = {
            "Play every two mods together and tell what goes wrong.",
            "They are played in both orders where neither says which comes first. Wrong are rules that fail, cells that both"
                    + " set, and games that depend on the order."
        },
        footer = {
            "",
            "The exit code is 1 when two mods that may be played together do not load or a rule of them fails."
        })
final class PairsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec command;

    @Mixin
    private ScriptOptions scripts;

    @Parameters(paramLabel = "MOD", description = "Only pairs of these mods, or with this one.")
    private List<String> wanted = new ArrayList<>();

    @Mixin
    private GamesOptions games = new GamesOptions(1, 300);

    @Mixin
    private ClusterOption spark;

    @Option(
            names = "--format",
            defaultValue = "table",
            paramLabel = "FORMAT",
            description = "${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
    private PairsFormat format;

    @Override
    public Integer call() throws Exception {
        wanted.addAll(scripts.named());
        SimulationOptions options = LateUsageErrors.inArguments(command, games::options);
        Mods found = scripts.found();
        LateUsageErrors.requireInArguments(command, () -> requireFound(found));
        List<PairOfMods> pairs = pairs(List.copyOf(found.found().values()), options);
        List<PairResult> played = LateUsageErrors.inArguments(command, () -> play(pairs, found));
        format.write(played, command.commandLine().getOut());
        if (played.size() < pairs.size()) {
            err().println("Interrupted: " + played.size() + " of " + pairs.size() + " pairs were played.");
        }
        return played.stream().noneMatch(pair -> pair.verdict() == PairResult.Verdict.BROKEN) ? 0 : 1;
    }

    private void requireFound(Mods found) {
        for (String id : wanted) {
            if (!found.found().containsKey(id)) {
                found.choose(List.of(id));
                throw new ScriptError("The mod " + id + " cannot be played.");
            }
        }
    }

    private List<PairOfMods> pairs(List<Mod> mods, SimulationOptions options) {
        List<PairOfMods> pairs = new ArrayList<>();
        for (int i = 0; i < mods.size(); i++) {
            for (Mod other : mods.subList(i + 1, mods.size())) {
                if (isWanted(mods.get(i), other)) {
                    pairs.add(new PairOfMods(mods.get(i).id(), other.id(), options));
                }
            }
        }
        return pairs;
    }

    /** What the pairs come to, in their order; after Ctrl-C, those that have been played by then. */
    private List<PairResult> play(List<PairOfMods> pairs, Mods found) throws Exception {
        Map<PairOfMods, PairResult> played = new HashMap<>();
        Optional<Cluster> cluster = spark.cluster();
        try (Interruption interruption = new Interruption(err(), "Interrupted: no pair was played.");
                StepBar bar = StepBar.of("Pairs", pairs.size())) {
            BiConsumer<PairOfMods, PairResult> afterEach = (pair, result) -> {
                played.put(pair, result);
                bar.step();
            };
            if (cluster.isPresent()) {
                interruption.stops(cluster.get()::stop);
                Luggage luggage = Luggage.toPlay(scripts.base(), found.found().values());
                cluster.get().run(luggage, _ -> pairs, afterEach);
            } else {
                interruption.stops(() -> {});
                playHere(pairs, found, interruption, afterEach);
            }
        }
        return pairs.stream().filter(played::containsKey).map(played::get).toList();
    }

    private void playHere(
            List<PairOfMods> pairs, Mods found, Interruption interruption, BiConsumer<PairOfMods, PairResult> afterEach)
            throws Exception {
        for (PairOfMods pair : pairs) {
            if (!interruption.hasCome()) {
                afterEach.accept(pair, pair.in(scripts.base(), found));
            }
        }
    }

    private boolean isWanted(Mod one, Mod other) {
        boolean both = wanted.contains(one.id()) && wanted.contains(other.id());
        boolean either = wanted.contains(one.id()) || wanted.contains(other.id());
        return wanted.isEmpty() || both || either && wanted.size() == 1;
    }

    private PrintWriter err() {
        return command.commandLine().getErr();
    }
}
