package gnaw.cli;

import gnaw.cli.option.ScriptOptions;
import gnaw.mod.Mod;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.workshop.docs.EditorFiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Writes what editors need to complete, explain and check scripts. */
@Command(
        name = "types",
        mixinStandardHelpOptions = true,
        description =
                "Write gnaw.d.ts and jsconfig.json, by which an editor completes and checks scripts: into the folder of"
                        + " the base game, and into those of the mods that --mods names.")
final class TypesCommand implements Callable<Integer> {
    @Mixin
    private ScriptOptions options;

    @Spec
    private CommandSpec command;

    @Override
    public Integer call() throws Exception {
        Scripts scripts = options.scripts();
        for (Map.Entry<Path, SortedMap<String, String>> folder :
                RulesThread.call("types", () -> files(scripts)).entrySet()) {
            if (Files.isWritable(folder.getKey())) {
                write(folder.getKey(), folder.getValue(), command.commandLine().getOut());
            } else {
                command.commandLine()
                        .getErr()
                        .println("Left out, for nothing can be written there: " + folder.getKey());
            }
        }
        return 0;
    }

    /** The files for a mod's folder alone. */
    static void write(Scripts scripts, Mod mod, PrintWriter out) throws Exception {
        write(mod.root(), RulesThread.call("types", () -> files(scripts)).get(mod.root()), out);
    }

    private static void write(Path folder, SortedMap<String, String> files, PrintWriter out) throws IOException {
        for (Map.Entry<String, String> file : files.entrySet()) {
            out.println("Wrote " + Files.writeString(folder.resolve(file.getKey()), file.getValue()));
        }
    }

    private static Map<Path, SortedMap<String, String>> files(Scripts scripts) {
        Map<Path, SortedMap<String, String>> files = new TreeMap<>();
        Scripts alone = new Scripts(List.of(scripts.mods().getFirst()), Map.of());
        try (Rulebook base = Rulebook.load(alone);
                Rulebook loaded = Rulebook.load(scripts)) {
            files.put(scripts.mods().getFirst().root(), EditorFiles.ofBase(base));
            for (Mod mod : scripts.added()) {
                files.put(mod.root(), EditorFiles.ofMod(mod, base, loaded));
            }
        }
        return files;
    }
}
