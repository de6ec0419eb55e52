package gnaw.cli.option;

import gnaw.app.ModEntries;
import gnaw.app.ScriptChoice;
import gnaw.app.XdgFolders;
import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.ResolvedMods;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.save.Options;
import gnaw.save.Replay;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of every command that reads scripts: which, and with which mods. */
public final class ScriptOptions implements ScriptChoice {
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

    @Mixin
    private ModFolders folders = new ModFolders();

    @Option(
            names = "--setting",
            paramLabel = "MOD.NAME=VALUE",
            description = "Set what a mod leaves to its player. May be given several times.")
    private List<String> settings = new ArrayList<>();

    @Option(names = "--safe", description = "Start without mods, whatever is switched on.")
    private boolean safe;

    /** All mods that can be found: the shipped ones, the player's own, and those in the named folders. */
    @Override
    public Mods found() {
        XdgFolders places = XdgFolders.ofThisProcess();
        return Mods.find(modFolders(places.home()), places.cache().resolve("mods"));
    }

    /** Every folder in which scripts may lie: that of the base game, and then those of mods. */
    @Override
    public List<Path> folders() {
        List<Path> all = new ArrayList<>(List.of(base()));
        all.addAll(modFolders(XdgFolders.ofThisProcess().home()));
        return all;
    }

    private List<Path> modFolders(Path home) {
        List<Path> all = new ArrayList<>(
                List.of(home.resolve("mods"), XdgFolders.ofThisProcess().data().resolve("mods")));
        all.addAll(folders.named());
        return all;
    }

    /**
     * The scripts that the player wants, with all settings. Which mods were switched on unasked is said on standard error.
     *
     * @throws ParameterException if there are no such mods and settings, or they do not go together
     */
    public Scripts scripts() {
        return scripts(base(), found(), mods, settings);
    }

    /**
     * The scripts that a game would be played with: where the command line names no mods, those that are switched on, which is said on
     * standard error.
     */
    public Scripts asPlayed(Options remembered) {
        Options wish = overruling(remembered);
        if (wish.mods().isEmpty() || !mods.isEmpty()) {
            return scripts();
        }
        command.commandLine()
                .getErr()
                .println("With the mods that are switched on: " + String.join(", ", wish.mods())
                        + ". --safe leaves them out, and --mods names others.");
        Mods found = found();
        List<String> on = orMisuse(() -> found.choose(wish.mods())).mods().stream()
                .map(Mod::id)
                .toList();
        return scripts(base(), found, wish.mods(), ModEntries.settingWords(wish, on, found));
    }

    /** The scripts that the player wants, as they lie in another checkout. */
    public Scripts scriptsIn(Path home) {
        return scripts(home.resolve("scripts"), Mods.find(modFolders(home)), mods, settings);
    }

    /** The scripts with other mods and settings, which the player names elsewhere. */
    public Scripts scriptsWith(List<String> others, List<String> said) {
        return scripts(base(), found(), others, said);
    }

    private Scripts scripts(Path base, Mods found, List<String> ids, List<String> said) {
        ResolvedMods resolved = orMisuse(() -> found.choose(ids));
        Map<String, Map<String, Object>> values = orMisuse(() -> resolved.settings(said));
        resolved.notes().forEach(command.commandLine().getErr()::println);
        return Scripts.with(base, resolved.mods(), values);
    }

    private <T> T orMisuse(Supplier<T> work) {
        try {
            return work.get();
        } catch (ScriptError mistake) {
            throw new ParameterException(command.commandLine(), mistake.getMessage());
        }
    }

    /** The scripts with other mods and settings than the player's, those of a saved game. */
    @Override
    public Scripts scripts(List<String> others, List<String> said) {
        ResolvedMods resolved = found().choose(others);
        return Scripts.with(base(), resolved.mods(), resolved.settings(said));
    }

    /** Whether the player says on the command line what to play, so that nothing is to be remembered of it. */
    @Override
    public boolean overrules() {
        return safe || !mods.isEmpty() || !settings.isEmpty();
    }

    /**
     * What the command line makes of the player's own choice.
     *
     * @throws ParameterException if there are no such mods and settings, or they do not go together; not if they are broken
     */
    @Override
    public Options overruling(Options remembered) {
        if (safe && !mods.isEmpty()) {
            throw new ParameterException(
                    command.commandLine(), "--safe starts without mods, so --mods has no place beside it.");
        }
        Options wish = safe ? Options.NONE : mods.isEmpty() ? remembered : remembered.with(mods);
        for (String said : overrules() ? settingsOf(wish.mods()) : List.<String>of()) {
            int end = said.indexOf('=');
            wish = wish.with(said.substring(0, end), said.substring(end + 1));
        }
        return wish;
    }

    /** The settings of the command line, if they fit these mods; mods that cannot be read are told of later. */
    public List<String> settingsOf(List<String> ids) {
        try {
            found().choose(ids).settings(settings);
        } catch (ScriptError mistake) {
            if (mistake.mods().isEmpty()) {
                throw new ParameterException(command.commandLine(), mistake.getMessage());
            }
        }
        return settings;
    }

    /**
     * The scripts that a replay was recorded with, as they are now; where the player names mods, those, and his settings last.
     *
     * @throws ScriptError if its mods cannot be played any more
     */
    public Scripts scriptsOf(Replay replay) {
        if (!mods.isEmpty()) {
            return scripts();
        }
        try {
            List<String> said = new ArrayList<>(replay.settings());
            said.addAll(settings);
            return scripts(replay.addedIds(), said);
        } catch (ScriptError error) {
            throw new ScriptError("The replay was recorded with " + String.join(", ", replay.addedIds())
                    + ", and cannot be played so:\n" + error.getMessage());
        }
    }

    /** Whether the command line sets anything that mods leave to the player. */
    public boolean setsAnything() {
        return !settings.isEmpty();
    }

    /** The folder of the base game. */
    public Path base() {
        return scripts.orElseGet(() -> XdgFolders.ofThisProcess().home().resolve("scripts"));
    }

    /** The mods that the player names, without those that they require. */
    public List<String> named() {
        return List.copyOf(mods);
    }
}
