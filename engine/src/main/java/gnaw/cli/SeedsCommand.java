package gnaw.cli;

import gnaw.cli.option.ScriptOptions;
import gnaw.lab.Survey;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.text.Counted;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code gnaw seeds}: a catalogue of dungeons. */
@Command(
        name = "seeds",
        mixinStandardHelpOptions = true,
        description =
                "Tell what lies and lives on each depth of dungeons, as somebody finds it who goes straight down.",
        footer = {
            "",
            "What chance brings later, or what the rules lay out by what was done before, may be otherwise in play."
        })
final class SeedsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec command;

    @Mixin
    private ScriptOptions scripts;

    @Parameters(arity = "1..*", paramLabel = "SEED", description = "The numbers of the dungeons.")
    private List<Long> seeds = List.of();

    @Option(names = "--to", paramLabel = "DEPTH", defaultValue = "5", description = "How deep (${DEFAULT-VALUE}).")
    private int deepest;

    @Override
    public Integer call() throws Exception {
        if (deepest < 1) {
            throw new ParameterException(command.commandLine(), "--to must be 1 or more.");
        }
        RulesThread.call("seeds", () -> {
            try (Rulebook rules = Rulebook.load(scripts.scripts())) {
                seeds.forEach(seed -> tell(seed, new Survey(rules, seed).downTo(deepest)));
            }
            return 0;
        });
        return 0;
    }

    private void tell(long seed, List<Survey.Found> levels) {
        PrintWriter out = command.commandLine().getOut();
        out.println("Seed " + seed);
        for (Survey.Found found : levels) {
            out.println("  Depth " + found.level().number());
            found.said().forEach(line -> out.println("    " + line));
            tell("creatures", found.creatures(), out);
            tell("things", found.things(), out);
            tell("places", found.places(), out);
        }
    }

    private static void tell(String what, Map<String, Long> counted, PrintWriter out) {
        if (!counted.isEmpty()) {
            out.println("    " + what + ": " + Counted.listed(counted.entrySet()));
        }
    }
}
