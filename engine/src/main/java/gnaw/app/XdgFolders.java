package gnaw.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The folder of Gnaw, and the folders of its player as the XDG base directory specification has them.
 *
 * @param home the folder of the checkout or of the package, with {@code scripts} and {@code mods}
 * @param data what must not be lost: saved games, scores, the player's own mods
 * @param state what may be: logs
 * @param config what the player has chosen
 * @param cache what can be made again
 */
public record XdgFolders(Path home, Path data, Path state, Path config, Path cache) {

    /** Those of this process; the launcher tells the home. */
    public static XdgFolders ofThisProcess() {
        return of(System.getProperty("gnaw.home", "."), System.getProperty("user.home"), System.getenv());
    }

    static XdgFolders of(String home, String user, Map<String, String> environment) {
        return new XdgFolders(
                Path.of(home),
                folder(environment, "XDG_DATA_HOME", Path.of(user, ".local", "share")),
                folder(environment, "XDG_STATE_HOME", Path.of(user, ".local", "state")),
                folder(environment, "XDG_CONFIG_HOME", Path.of(user, ".config")),
                folder(environment, "XDG_CACHE_HOME", Path.of(user, ".cache")));
    }

    /** Where a new mod is made: beside the shipped ones of a checkout; in the player's own folder where Gnaw is installed. */
    public Path newMods() {
        return (isInstalled() ? data : home).resolve("mods");
    }

    /** Whether Gnaw was installed: only a package brings a Java runtime along. */
    private boolean isInstalled() {
        return Files.isDirectory(home.resolve("runtime"));
    }

    /** A file as a player types it: what lies in the player's own folder begins with a tilde. */
    static String shown(Path file) {
        Path user = Path.of(System.getProperty("user.home"));
        return file.startsWith(user) ? "~/" + user.relativize(file) : file.toString();
    }

    /** The specification: what is not absolute counts as not set. */
    private static Path folder(Map<String, String> environment, String variable, Path otherwise) {
        return Optional.ofNullable(environment.get(variable))
                .map(Path::of)
                .filter(Path::isAbsolute)
                .orElse(otherwise)
                .resolve("gnaw");
    }
}
