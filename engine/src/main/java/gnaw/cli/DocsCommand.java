package gnaw.cli;

import gnaw.app.XdgFolders;
import gnaw.cli.option.ScriptOptions;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.script.source.EngineText;
import gnaw.terminal.key.Keymap;
import gnaw.workshop.docs.MarkdownPage;
import gnaw.workshop.docs.Reference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Writes the reference of the script API. */
@Command(
        name = "docs",
        mixinStandardHelpOptions = true,
        description = {
            "Write the reference of every question, effect, fact and table that scripts can use.",
            "It is written twice: as mods/REFERENCE.md and as the page mods/reference.html."
        })
final class DocsCommand implements Callable<Integer> {
    @Mixin
    private ScriptOptions options;

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws Exception {
        Scripts base = options.scripts(List.of(), List.of());
        Path mods = XdgFolders.ofThisProcess().home().resolve("mods");
        String reference = RulesThread.call("docs", () -> reference(base));
        write(mods.resolve("REFERENCE.md"), reference);
        write(mods.resolve("reference.html"), MarkdownPage.of(reference));
        write(mods.resolve("mod.schema.json"), EngineText.of("mod.schema.json"));
        return 0;
    }

    private void write(Path file, String text) throws IOException {
        Files.writeString(file, text);
        command.commandLine().getOut().println("Wrote " + file);
    }

    private static String reference(Scripts base) {
        try (Rulebook rules = Rulebook.load(base)) {
            return Reference.of(rules.tables(), Keymap.engineKeys());
        }
    }
}
