package gnaw.cli;

import gnaw.script.Mod;
import gnaw.script.Mods;
import gnaw.script.Setting;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the mods. */
@Command(
        name = "mods",
        description = "Lists the mods that can be found, what each changes and sets, and what is wrong with any.",
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
