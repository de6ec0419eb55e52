package gnaw.script.source;

import gnaw.mod.Mod;
import gnaw.mod.ScriptError;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.graalvm.polyglot.PolyglotException;

/**
 * A problem of a mod.
 *
 * @param mod the mod that has it
 * @param head where it is and when it showed
 * @param what what is wrong, with what would have been right
 * @param excerpt the line with a caret, or ""
 */
public record ModProblem(String mod, String head, String what, String excerpt) {
    private static final String WHEN = "  while the scripts were loaded";

    private static final String PLACELESS = ". Only an Error knows where it was thrown: throw new Error(text).";

    /** A mistake that has a place in an author's file, such as {@code base/main.js:3:1}. */
    public static ModProblem at(String mod, String where, String what, Modules modules) {
        return at(mod, where, List.of(), what, modules);
    }

    /** A mistake in what is said there of a row, or of a cell in it. */
    public static ModProblem at(String mod, String where, List<String> keys, String what, Modules modules) {
        Optional<Place> place = Place.named(where, modules).map(call -> call.of(keys, modules));
        String head = place.map(Place::name).orElse(where.isEmpty() ? mod : where);
        return new ModProblem(mod, head + WHEN, what, place.map(Place::excerpt).orElse(""));
    }

    /** Where a row is named, or a cell of it, in what is said at a place. */
    public static String place(String where, List<String> keys, Modules modules) {
        return Place.named(where, modules)
                .map(call -> call.of(keys, modules).name())
                .orElse(where);
    }

    /** An import that ended the loading of a mod. */
    public static ModProblem of(String mod, BadImport bad) {
        return new ModProblem(
                mod, bad.place().name() + WHEN, bad.what(), bad.place().excerpt());
    }

    /** An error that ended the loading of a mod. */
    public static ModProblem of(String mod, PolyglotException error, Modules modules) {
        String main = mod + "/" + Mod.MAIN;
        return modules.exists(Path.of("/" + main))
                ? of(mod, main, error, modules)
                : new ModProblem(
                        mod, main + WHEN, Mod.noMain(modules.byId().get(mod).root()), "");
    }

    /** The same in a certain file: what has no place of its own is told of it. */
    public static ModProblem of(String mod, String file, PolyglotException error, Modules modules) {
        Optional<Place> place = Place.of(error);
        String what = ErrorCards.whileLoading(error, modules);
        Optional<BadImport> missing =
                Exports.missing(what, place.map(Place::file).orElse(file), modules);
        if (missing.isPresent()) {
            return of(mod, missing.get());
        }
        return new ModProblem(
                mod,
                ErrorCards.place(error, () -> file) + WHEN,
                what + (isPlaceless(error) ? PLACELESS : ""),
                ErrorCards.excerpt(error));
    }

    /** Whether something was thrown that is no error of the language: of a module that is loaded, the language does not tell where. */
    private static boolean isPlaceless(PolyglotException error) {
        return error.isGuestException()
                && Optional.ofNullable(error.getGuestObject())
                        .filter(thrown -> !thrown.isException() || !thrown.hasMember("stack"))
                        .isPresent();
    }

    ScriptError.Blame blame() {
        return new ScriptError.Blame(head.replace(WHEN, ""), what);
    }
}
