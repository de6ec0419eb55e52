package gnaw.app;

import gnaw.save.Kept.KeptMod;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The changes to the rules since a game was kept. */
record ChangesSinceSave(List<KeptMod> then, List<KeptMod> now, Captions words) {
    /** One line for the player; "" if nothing has changed. */
    String line() {
        Map<String, KeptMod> before = new TreeMap<>();
        then.forEach(mod -> before.put(mod.id(), mod));
        List<String> changes = new ArrayList<>();
        for (KeptMod mod : now) {
            KeptMod old = before.get(mod.id());
            if (old == null) {
                changes.add(words.of(Caption.MOD_NEW, "mod", mod.id() + " " + mod.version()));
            } else if (!old.version().equals(mod.version())) {
                changes.add(words.of(
                        Caption.MOD_IS_NOW, Map.of("mod", mod.id() + " " + old.version(), "version", mod.version())));
            } else if (!old.content().equals(mod.content())) {
                changes.add(words.of(Caption.MOD_EDITED, "mod", mod.id()));
            }
        }
        return changes.isEmpty() ? "" : words.of(Caption.RULES_CHANGED, "changes", String.join(", ", changes));
    }
}
