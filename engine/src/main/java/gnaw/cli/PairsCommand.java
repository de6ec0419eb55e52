package gnaw.cli;

import gnaw.cli.format.PairResult;
import gnaw.cli.format.PairsFormat;
import gnaw.cli.format.StepBar;
import gnaw.cli.option.GamesOptions;
import gnaw.cli.option.ScriptOptions;
import gnaw.lab.simulate.SimulationOptions;
import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.ScriptError;
import gnaw.script.context.RulesThread;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
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
            "Plays every two mods together and tells what goes wrong.",
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
        LateUsageErrors.inArguments(command, () -> requireFound(found));
        List<PairResult> pairs = LateUsageErrors.inArguments(
                command,
                () -> RulesThread.call(
                        "pairs", () -> play(List.copyOf(found.found().values()), options)));
        format.write(pairs, command.commandLine().getOut());
        return pairs.stream().noneMatch(pair -> pair.verdict() == PairResult.Verdict.BROKEN) ? 0 : 1;
    }

    private Optional<Mod> requireFound(Mods found) {
        for (String id : wanted) {
            if (!found.found().containsKey(id)) {
                found.choose(List.of(id));
                throw new ScriptError("The mod " + id + " cannot be played.");
            }
        }
        return Optional.empty();
    }

    private List<PairResult> play(List<Mod> mods, SimulationOptions options) {
        List<PairResult> pairs = new ArrayList<>();
        try (StepBar bar = StepBar.of("Games", mods.size() * (mods.size() - 1) / 2)) {
            for (int i = 0; i < mods.size(); i++) {
                for (Mod other : mods.subList(i + 1, mods.size())) {
                    if (isWanted(mods.get(i), other)) {
                        pairs.add(PairResult.of(mods.get(i), other, scripts, options));
                    }
                    bar.step();
                }
            }
        }
        return pairs;
    }

    private boolean isWanted(Mod one, Mod other) {
        boolean both = wanted.contains(one.id()) && wanted.contains(other.id());
        boolean either = wanted.contains(one.id()) || wanted.contains(other.id());
        return wanted.isEmpty() || both || either && wanted.size() == 1;
    }
}
