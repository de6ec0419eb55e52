package gnaw.cli;

import gnaw.app.XdgFolders;
import gnaw.mod.Mod;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.script.source.EngineText;
import gnaw.terminal.key.Keymap;
import gnaw.workshop.docs.ApiNames;
import gnaw.workshop.docs.MarkdownPage;
import gnaw.workshop.docs.Reference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Writes the reference of the script API. */
@Command(
        name = "docs",
        mixinStandardHelpOptions = true,
        description = {
            "Write the reference of every question, effect, fact and table that scripts can use.",
            "It is written twice: as mods/REFERENCE.md and as the page mods/reference.html. What names this version of the script API"
                    + " has is listed in scripts/versions, for gnaw check --against.",
            "The help that names all commands is kept in engine/help.txt, for the launcher."
        })
final class DocsCommand implements Callable<Integer> {
    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws Exception {
        Path home = XdgFolders.ofThisProcess().home();
        Scripts base = Scripts.with(home.resolve("scripts"), List.of(), Map.of());
        Path mods = home.resolve("mods");
        RulesThread.call("docs", () -> describe(base, mods));
        write(mods.resolve("mod.schema.json"), EngineText.of("mod.schema.json"));
        write(home.resolve("engine/help.txt"), Commands.whole().getUsageMessage(CommandLine.Help.Ansi.ON));
        return 0;
    }

    private Path describe(Scripts base, Path mods) throws IOException {
        try (Rulebook rules = Rulebook.load(base)) {
            String reference = Reference.of(rules.tables(), rules.sources(), Keymap.engineKeys());
            write(mods.resolve("REFERENCE.md"), reference);
            write(mods.resolve("reference.html"), MarkdownPage.of(reference));
            return write(ApiNames.file(base.mods().getFirst().root(), Mod.SCRIPT_API), ApiNames.of(rules));
        }
    }

    private Path write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        command.commandLine().getOut().println("Wrote " + file);
        return file;
    }
}
