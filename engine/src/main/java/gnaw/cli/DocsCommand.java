package gnaw.cli;

import gnaw.script.Rulebook;
import gnaw.script.RulesThread;
import gnaw.script.Scripts;
import gnaw.script.docs.Reference;
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
        description = "Write mods/REFERENCE.md: every question, effect, fact and table that scripts can use.")
final class DocsCommand implements Callable<Integer> {
    @Mixin
    private ScriptOptions options;

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws Exception {
        Scripts base = options.scripts(List.of(), List.of());
        Path file = Places.ofThisProcess().home().resolve("mods/REFERENCE.md");
        Files.writeString(file, RulesThread.call("docs", () -> reference(base)));
        command.commandLine().getOut().println("Wrote " + file);
        return 0;
    }

    private static String reference(Scripts base) {
        try (Rulebook rules = Rulebook.load(base)) {
            return Reference.of(rules.tables());
        }
    }
}
