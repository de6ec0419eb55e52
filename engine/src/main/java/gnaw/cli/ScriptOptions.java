package gnaw.cli;

import gnaw.script.Chosen;
import gnaw.script.Mods;
import gnaw.script.ScriptError;
import gnaw.script.Scripts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of every command that reads scripts: which, and with which mods. */
final class ScriptOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--scripts",
            paramLabel = "DIR",
            description = "Read the base game's rules from this folder instead of scripts.")
    private Optional<Path> scripts = Optional.empty();

    @Option(
            names = "--mods",
            paramLabel = "ID",
            split = ",",
            description = "Play with these mods and with those that they require; ids with commas between them.")
    private List<String> mods = new ArrayList<>();

    @Option(
            names = "--mods-dir",
            paramLabel = "DIR",
            description = "Look for mods in this folder, too. May be given several times.")
    private List<Path> folders = new ArrayList<>();

    @Option(
            names = "--setting",
            paramLabel = "MOD.NAME=VALUE",
            description = "Set what a mod leaves to its player. May be given several times.")
    private List<String> settings = new ArrayList<>();

    /** All mods that can be found: the shipped ones, the player's own, and those in the named folders. */
    Mods found() {
        Places places = Places.ofThisProcess();
        List<Path> all = new ArrayList<>(
                List.of(places.home().resolve("mods"), places.data().resolve("mods")));
        all.addAll(folders);
        return Mods.find(all);
    }

    /**
     * The scripts that the player wants, with all settings. Which mods were switched on unasked is said on standard error.
     *
     * @throws ParameterException if there are no such mods and settings, or they do not go together
     */
    Scripts scripts() {
        Chosen chosen = orMisuse(() -> found().choose(mods));
        Map<String, Map<String, Object>> values = orMisuse(() -> chosen.settings(settings));
        chosen.notes().forEach(command.commandLine().getErr()::println);
        return Scripts.with(base(), chosen.mods(), values);
    }

    private <T> T orMisuse(Supplier<T> work) {
        try {
            return work.get();
        } catch (ScriptError mistake) {
            throw new ParameterException(command.commandLine(), mistake.getMessage());
        }
    }

    /** The scripts with other mods and settings than the player's, those of a saved game. */
    Scripts scripts(List<String> others, List<String> said) {
        Chosen chosen = found().choose(others);
        return Scripts.with(base(), chosen.mods(), chosen.settings(said));
    }

    private Path base() {
        return scripts.orElseGet(() -> Places.ofThisProcess().home().resolve("scripts"));
    }

    /** The mods that the player names, without those that they require. */
    List<String> named() {
        return List.copyOf(mods);
    }
}
