package gnaw.cli;

import gnaw.app.XdgFolders;
import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.ResolvedMods;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.workshop.scaffold.Guide;
import gnaw.workshop.scaffold.NewMod;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a mod to begin with. */
@Command(
        name = "new",
        mixinStandardHelpOptions = true,
        description = "Make a new mod: a folder that already changes something you see, with a test that passes.")
final class NewCommand implements Callable<Integer> {
    @Parameters(paramLabel = "ID", description = "What the mod and its folder are called, such as spicy.")
    private String id;

    @Option(
            names = "--mods-dir",
            paramLabel = "DIR",
            description =
                    "Make it in this folder instead of mods, or instead of your own mods where Gnaw is installed.")
    private Optional<Path> folder = Optional.empty();

    @Option(
            names = "--example",
            paramLabel = "GUIDE",
            description = "Begin with what a guide of mods/guides leads through, such as companion or vault.")
    private Optional<String> example = Optional.empty();

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws Exception {
        XdgFolders folders = XdgFolders.ofThisProcess();
        Path home = folders.home();
        Path mods = folder.orElseGet(folders::newMods);
        PrintWriter out = command.commandLine().getOut();
        try {
            if (folder.isEmpty()) {
                requireNew(id, installed(folders));
            }
            written(mods, home.resolve("mods/guides")).forEach(file -> out.println("Wrote " + file));
        } catch (ScriptError refused) {
            throw new ParameterException(command.commandLine(), refused.getMessage());
        }
        Mods found = Mods.find(List.of(mods, home.resolve("mods")));
        ResolvedMods withRequired = found.choose(List.of(id));
        TypesCommand.write(
                Scripts.with(home.resolve("scripts"), withRequired.mods(), withRequired.settings(List.of())),
                found.found().get(id),
                out);
        String where = folder.map(named -> " --mods-dir " + named).orElse("");
        out.println("Play it: ./gnaw --mods " + id + where + " --watch");
        return 0;
    }

    private List<Path> written(Path mods, Path guides) throws IOException {
        return example.isPresent()
                ? NewMod.write(id, mods, Guide.named(example.get(), guides))
                : NewMod.write(id, mods);
    }

    /** The shipped mods, and the player's own, which go before them. */
    private static Mods installed(XdgFolders folders) {
        return Mods.find(
                List.of(folders.home().resolve("mods"), folders.data().resolve("mods")),
                folders.cache().resolve("mods"));
    }

    /** A {@link ScriptError} when a mod of that id is installed, which would be played instead of the new one. */
    static void requireNew(String id, Mods installed) {
        Mod other = installed.found().get(id);
        if (other != null) {
            throw new ScriptError("A mod " + id + " " + other.version()
                    + " is installed already, and would be played instead. Choose another id.");
        }
    }
}
