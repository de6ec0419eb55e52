package gnaw.cli;

import gnaw.cli.format.TraceFormat;
import gnaw.cli.option.ScriptOptions;
import gnaw.lab.LabMisuse;
import gnaw.lab.trace.Trace;
import gnaw.lab.trace.TraceOptions;
import gnaw.lab.trace.TraceRow;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.text.Ids;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code gnaw trace}: one row a turn of what the rules do to a hero. */
@Command(
        name = "trace",
        mixinStandardHelpOptions = true,
        description = "Follow a hero through an empty closed room, one row a turn.",
        footer = {
            "",
            "What can be done in a turn: wait, rest, search, VERB:KIND (uses such a thing), and, without time passing,"
                    + " hit:N, meter:NAME=VALUE, meter:NAME+=N, kill:LIFE/ATTACK/DEFENCE.",
            "",
            "  ./gnaw trace --set hitPoints=5 --do 1:rest --do 50:hit:3 --turns 100"
        })
final class TraceCommand implements Callable<Integer> {
    @Spec
    private CommandSpec command;

    @Mixin
    private ScriptOptions scripts;

    @Option(names = "--set", paramLabel = "METER=VALUE", description = "Set a meter of the hero before the first turn.")
    private List<String> sets = List.of();

    @Option(names = "--do", paramLabel = "TURN:STEP", description = "Do this in that turn. May be given several times.")
    private List<String> steps = List.of();

    @Option(names = "--turn", paramLabel = "T", defaultValue = "1", description = "The number of the first turn.")
    private int firstTurn;

    @Option(
            names = "--turns",
            paramLabel = "N",
            defaultValue = "2000",
            description = "How many turns, unless he dies before (${DEFAULT-VALUE}).")
    private int turns;

    @Option(names = "--foe", description = "Put a harmless creature in view.")
    private boolean hasFoe;

    @Option(
            names = "--dice",
            paramLabel = "[RULE:]N,N",
            description = "How the dice of the mods' rules, or of one rule, fall from the first turn on.")
    private List<String> dice = List.of();

    @Option(
            names = "--choose",
            paramLabel = "OPTION",
            description = "Take this option from every choice that is offered.")
    private Optional<String> choice = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "The seed of all other dice.")
    private long seed;

    @Option(
            names = "--format",
            defaultValue = "csv",
            paramLabel = "FORMAT",
            description = "${COMPLETION-CANDIDATES} (${DEFAULT-VALUE}).")
    private TraceFormat format;

    @Override
    public Integer call() throws Exception {
        if (firstTurn < 1 || turns < 1) {
            throw new ParameterException(command.commandLine(), "--turn and --turns must be 1 or more.");
        }
        List<TraceRow> rows = RulesThread.call("trace", this::rows);
        format.write(rows, command.commandLine().getOut());
        return 0;
    }

    private List<TraceRow> rows() throws Exception {
        try (Rulebook rules = Rulebook.load(scripts.scripts())) {
            return LateUsageErrors.inArguments(command, () -> {
                dice.forEach(loaded -> requireThrower(rules, loaded));
                return Trace.run(rules, options());
            });
        }
    }

    /** Dice are of a rule, by its name with or without its mod's, if one stands before them. */
    private static void requireThrower(Rulebook rules, String loaded) {
        String rule = loaded.substring(0, Math.max(0, loaded.lastIndexOf(':')));
        Set<String> known = rules.throwers();
        if (!rule.isEmpty() && !new Ids(known).include(rule)) {
            throw LabMisuse.unknown("rule", rule, known);
        }
    }

    private TraceOptions options() {
        return new TraceOptions(seed, firstTurn, turns, sets, steps, hasFoe, dice, scripts.named(), choice);
    }
}
