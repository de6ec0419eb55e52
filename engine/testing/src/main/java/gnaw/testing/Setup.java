package gnaw.testing;

import gnaw.mod.Scripts;
import java.util.List;

/** The rules that a test wants: mods by id, with those that they require, and settings as {@code "mod.setting=value"}. */
record Setup(List<String> mods, List<String> settings) {
    static final Setup BASE = new Setup(List.of(), List.of());

    static Setup of(WithRules wanted) {
        return new Setup(List.of(wanted.mods()), List.of(wanted.settings()));
    }

    /** What is to be loaded; a {@link gnaw.mod.ScriptError} names everything that keeps it from being played. */
    Scripts scripts() {
        return Home.find().scripts(mods, settings);
    }

    /** As failures name it. */
    String told() {
        String set = settings.isEmpty() ? "" : " (" + String.join(", ", settings) + ")";
        return (mods.isEmpty() ? "the base game alone" : "mods " + String.join(", ", mods)) + set;
    }
}
