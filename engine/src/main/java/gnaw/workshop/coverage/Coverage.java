package gnaw.workshop.coverage;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import gnaw.script.coverage.Share;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The lines and functions of scripts that were reached.
 *
 * @param scripts by file, such as {@code base/rules/names.js}
 */
public record Coverage(List<ScriptCoverage> scripts) {
    /** Nothing was loaded. */
    public static final Coverage NONE = new Coverage(List.of());

    public Coverage {
        scripts = List.copyOf(scripts);
    }

    /** All of them together; a file may be among them more than once, and two texts of it stay apart. */
    public static Coverage of(Collection<ScriptCoverage> found) {
        SortedMap<String, ScriptCoverage> merged = new TreeMap<>();
        found.forEach(script -> merged.merge(script.file() + "\n" + script.text(), script, ScriptCoverage::with));
        return new Coverage(new ArrayList<>(merged.values()));
    }

    /** What was reached in this run or in the other. */
    public Coverage with(Coverage other) {
        List<ScriptCoverage> both = new ArrayList<>(scripts);
        both.addAll(other.scripts);
        return of(both);
    }

    /** Only the scripts that are wanted. */
    public Coverage only(Predicate<ScriptCoverage> wanted) {
        return new Coverage(scripts.stream().filter(wanted).toList());
    }

    /** Only the scripts of a mod; the base game is one. */
    public Coverage ofMod(String mod) {
        return only(script -> script.mod().equals(mod));
    }

    /** The mods of which something was loaded. */
    public List<String> mods() {
        return scripts.stream().map(ScriptCoverage::mod).distinct().toList();
    }

    /** How many lines were reached. */
    public Share lines() {
        return scripts.stream().map(ScriptCoverage::lineShare).reduce(new Share(0, 0), Share::plus);
    }

    /** How many functions were reached. */
    public Share functions() {
        return scripts.stream().map(ScriptCoverage::functionShare).reduce(new Share(0, 0), Share::plus);
    }

    /** Keeps it in a file, to be read by another process. */
    public void write(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, new Gson().toJson(this));
    }

    /** What another process has kept. An {@link IOException} says so if the file holds something else. */
    public static Coverage read(Path file) throws IOException {
        try {
            return new Gson().fromJson(Files.readString(file), Coverage.class);
        } catch (JsonParseException error) {
            throw new IOException(file + " does not hold what tests have reached.", error);
        }
    }
}
