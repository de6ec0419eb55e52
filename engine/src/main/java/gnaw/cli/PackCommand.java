package gnaw.cli;

import gnaw.app.XdgFolders;
import gnaw.cli.option.ScriptOptions;
import gnaw.mod.Mod;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.workshop.scaffold.Parcel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Puts a mod into one file. */
@Command(
        name = "pack",
        mixinStandardHelpOptions = true,
        description = "Put a mod into a zip, with its checksum beside it. The same files make the same zip everywhere.")
final class PackCommand implements Callable<Integer> {
    @Mixin
    private ScriptOptions options;

    @Parameters(paramLabel = "MOD", description = "What to pack.")
    private String id;

    @Option(
            names = "--into",
            paramLabel = "DIR",
            defaultValue = ".",
            description = "Where to put it (${DEFAULT-VALUE}).")
    private Path into;

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws IOException {
        Scripts scripts = scripts();
        requireSound(scripts);
        Mod mod = scripts.mods().getLast();
        Parcel parcel = Parcel.of(mod, into);
        command.commandLine()
                .getOut()
                .println(parcel.file() + "\nSHA-256 " + parcel.sha256() + "\nPut it into "
                        + XdgFolders.ofThisProcess().data().resolve("mods") + " to install it.");
        return 0;
    }

    /** What does not load here would load nowhere else. */
    private static void requireSound(Scripts scripts) {
        Rulebook.load(scripts).close();
    }

    private Scripts scripts() {
        try {
            return options.scripts(List.of(id), List.of());
        } catch (ScriptError unknown) {
            throw new ParameterException(command.commandLine(), unknown.getMessage());
        }
    }
}
