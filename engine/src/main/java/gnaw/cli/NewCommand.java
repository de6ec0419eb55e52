package gnaw.cli;

import gnaw.script.Mod;
import gnaw.script.Mods;
import gnaw.script.ScriptError;
import gnaw.script.Scripts;
import gnaw.script.workshop.NewMod;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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

    @Option(names = "--mods-dir", paramLabel = "DIR", description = "Make it in this folder instead of mods.")
    private Optional<Path> folder = Optional.empty();

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws Exception {
        Path home = Places.ofThisProcess().home();
        Path mods = folder.orElseGet(() -> home.resolve("mods"));
        PrintWriter out = command.commandLine().getOut();
        try {
            NewMod.write(id, mods).forEach(file -> out.println("Wrote " + file));
        } catch (ScriptError refused) {
            throw new ParameterException(command.commandLine(), refused.getMessage());
        }
        Mod mod = Mods.find(List.of(mods)).found().get(id);
        TypesCommand.write(Scripts.with(home.resolve("scripts"), List.of(mod), Map.of()), mod, out);
        String where = folder.map(named -> " --mods-dir " + named).orElse("");
        out.println("Play it: ./gnaw --mods " + id + where + " --watch");
        return 0;
    }
}
