package gnaw.cli;

import gnaw.app.XdgFolders;
import gnaw.cli.option.ScriptOptions;
import gnaw.mod.ScriptError;
import gnaw.save.Options;
import gnaw.save.OptionsFile;
import gnaw.script.Rulebook;
import gnaw.script.table.CellHistory;
import gnaw.script.table.ChangeHistory;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells who set, amended and wrapped something, with file and line and the value after each step. */
@Command(
        name = "why",
        description = "Tell who made, changed and wrapped a cell of a table, or a rule.",
        mixinStandardHelpOptions = true)
final class WhyCommand implements Runnable {
    @Mixin
    private ScriptOptions options;

    @Parameters(
            arity = "1..2",
            paramLabel = "WHAT",
            description = "TABLE.ROW.CELL, TABLE.CELL, TABLE.ROW or TABLE; or the word rule and the name of a rule.")
    private List<String> what;

    @Spec
    private CommandSpec command;

    @Override
    public void run() {
        try (Rulebook rules = Rulebook.load(options.asPlayed(remembered()))) {
            chains(rules.history())
                    .forEach(chain -> command.commandLine().getOut().println(chain.text()));
        } catch (ScriptError | IllegalArgumentException unknown) {
            throw new ParameterException(command.commandLine(), unknown.getMessage());
        }
    }

    private static Options remembered() {
        return new OptionsFile(XdgFolders.ofThisProcess().config()).read().options();
    }

    private List<CellHistory> chains(ChangeHistory history) {
        boolean isRule = what.size() == 2 && what.getFirst().equals("rule");
        return isRule ? history.ofRule(what.getLast()) : history.of(String.join(".", what));
    }
}
