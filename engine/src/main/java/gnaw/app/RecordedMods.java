package gnaw.app;

import gnaw.mod.Mod;
import gnaw.save.Kept.KeptMod;
import gnaw.save.Replay;
import gnaw.script.Rulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The mods and settings of a game, as they are written beside it. */
public final class RecordedMods {
    private RecordedMods() {}

    /** The mods of these rules as they were loaded, the base game first. */
    public static List<KeptMod> of(Rulebook rules) {
        return rules.scripts().mods().stream()
                .map(mod -> new KeptMod(mod.id(), mod.version(), rules.fingerprint(mod)))
                .toList();
    }

    /** How these rules differ from those that a replay was recorded with, a sentence each. */
    public static List<String> changes(Replay replay, Rulebook rules) {
        Map<String, KeptMod> now = of(rules).stream().collect(Collectors.toMap(KeptMod::id, Function.identity()));
        List<String> changes = new ArrayList<>();
        for (KeptMod was : replay.mods()) {
            KeptMod is = now.remove(was.id());
            if (is == null) {
                changes.add("It was recorded with " + was.id() + ", which is off now.");
            } else if (!is.equals(was)) {
                changes.add(name(was.id()) + " changed since it was recorded"
                        + (is.version().equals(was.version()) ? "." : ": it was " + was.version() + "."));
            }
        }
        rules.scripts().added().stream()
                .map(Mod::id)
                .filter(now::containsKey)
                .forEach(id -> changes.add("It was recorded without " + id + ", which is on now."));
        return changes;
    }

    private static String name(String id) {
        return id.equals(Mod.BASE) ? "The base game has" : "The mod " + id + " has";
    }
}
