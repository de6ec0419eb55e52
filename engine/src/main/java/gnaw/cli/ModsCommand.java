package gnaw.cli;

import gnaw.cli.option.ScriptOptions;
import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.mod.Setting;
import gnaw.script.Rulebook;
import gnaw.script.source.LoadWarning;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lists the mods. */
@Command(
        name = "mods",
        description =
                "List the mods that can be found, what each changes and sets, and what is wrong with any; then, for those"
                        + " that are on, their order and what two of them set.",
        mixinStandardHelpOptions = true)
final class ModsCommand implements Runnable {
    @Spec
    private CommandSpec command;

    @Mixin
    private ScriptOptions scripts;

    @Override
    public void run() {
        PrintWriter out = command.commandLine().getOut();
        Mods mods = scripts.found();
        if (mods.found().isEmpty() && mods.broken().isEmpty()) {
            out.println("There are no mods.");
        }
        mods.found().values().forEach(mod -> list(mod, out));
        mods.broken().forEach((id, problem) -> {
            out.println(id + " cannot be played:");
            out.println(problem.indent(2).stripTrailing());
        });
        mods.doubles().values().forEach(out::println);
        Scripts on = scripts.scripts();
        if (!on.added().isEmpty()) {
            tellTogether(on, out);
        }
    }

    /** In which order those that are on change the game, and which cells two of them set. */
    private void tellTogether(Scripts on, PrintWriter out) {
        out.println();
        out.println("On, in this order: " + String.join(", ", on.addedIds()) + ".");
        try (Rulebook rules = Rulebook.load(on)) {
            rules.warnings().stream().map(LoadWarning::told).forEach(out::println);
        } catch (ScriptError error) {
            throw new ParameterException(command.commandLine(), error.getMessage());
        }
    }

    private static void list(Mod mod, PrintWriter out) {
        out.println(mod.id() + " " + mod.version() + "  " + mod.name());
        out.println("  " + mod.description());
        mod.settings().forEach((name, setting) -> out.println("  " + told(mod.id() + "." + name, setting)));
    }

    private static String told(String name, Setting setting) {
        return name + "=" + Setting.word(setting.start()) + "  " + setting.text() + " (" + setting.wanted() + ")";
    }
}
