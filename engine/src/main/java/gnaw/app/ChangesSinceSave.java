package gnaw.app;

import gnaw.save.Kept.KeptMod;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The changes to the rules since a game was kept. */
record ChangesSinceSave(List<KeptMod> then, List<KeptMod> now) {
    /** One line for the player; "" if nothing has changed. */
    String line() {
        Map<String, KeptMod> before = new TreeMap<>();
        then.forEach(mod -> before.put(mod.id(), mod));
        List<String> changes = new ArrayList<>();
        for (KeptMod mod : now) {
            KeptMod old = before.get(mod.id());
            if (old == null) {
                changes.add(mod.id() + " " + mod.version() + " is new");
            } else if (!old.version().equals(mod.version())) {
                changes.add(mod.id() + " " + old.version() + " is now " + mod.version());
            } else if (!old.content().equals(mod.content())) {
                changes.add(mod.id() + " was edited");
            }
        }
        return changes.isEmpty()
                ? ""
                : "The rules have changed since this game was saved: " + String.join(", ", changes) + ".";
    }
}
