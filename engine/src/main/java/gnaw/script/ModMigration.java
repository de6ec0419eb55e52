package gnaw.script;

import gnaw.game.Game;
import gnaw.game.Remains;
import gnaw.game.SavedGame;
import gnaw.game.SavedMeters;
import gnaw.game.World;
import gnaw.mod.Mod;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.text.DidYouMean;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.graalvm.polyglot.Value;

/** A game that was saved with other versions of its mods, in the words of those of now: the rows of the table {@code migrations} say how. */
final class ModMigration {
    private static final String TABLE = "migrations";

    private final Rulebook rules;
    private final RuleCaller caller;
    private final Map<String, String> versions;

    /** {@code versions} are those that the game was saved with, by mod. */
    ModMigration(Rulebook rules, RuleCaller caller, Map<String, String> versions) {
        this.rules = rules;
        this.caller = caller;
        this.versions = versions;
    }

    SavedGame of(SavedGame saved) {
        SavedGame migrated = saved;
        for (Mod mod : rules.scripts().mods()) {
            String then = versions.getOrDefault(mod.id(), mod.version());
            if (!then.equals(mod.version())) {
                migrated = of(migrated, mod, then);
            }
        }
        return migrated;
    }

    private SavedGame of(SavedGame saved, Mod mod, String then) {
        SavedGame migrated = saved;
        for (String row : caller.loaded().tables().rows(TABLE).keySet()) {
            if (caller.loaded().tables().mod(TABLE, row).equals(mod.id())) {
                migrated = asked(row, migrated, mod, then);
            }
        }
        return migrated;
    }

    private SavedGame asked(String row, SavedGame saved, Mod mod, String then) {
        SavedMeters meters = new SavedMeters(saved, meter -> isOf(mod, meter));
        World world = Game.restore(rules, new Remains(rules, saved).game()).world();
        Object data = caller.loaded().plain(spoken(meters));
        return meters.replacedBy(
                caller.ask(TABLE, row, "migrate", world, new Object[] {data, then}, answer -> read(meters, answer)));
    }

    /** Its own, and those that are nobody's any more. */
    private boolean isOf(Mod mod, String meter) {
        return rules.catalog().meters().containsKey(meter)
                ? caller.loaded().tables().mod("meters", meter).equals(mod.id())
                : rules.newNamesOf(meter).isEmpty();
    }

    private static Map<String, Object> spoken(SavedMeters meters) {
        Map<String, Object> spoken = new TreeMap<>(meters.all());
        SavedMeters.SINGLE.forEach(one -> spoken.put(one, meters.all().get(one).get("")));
        return spoken;
    }

    private Map<String, Map<String, Map<String, Object>>> read(SavedMeters before, Value answer) {
        if (!isObject(answer)) {
            throw new Malformed(
                    "The migration must answer { world: { … }, hero: { … }, … } as it was given, with what changes, but got "
                            + StrictObject.shown(answer) + ".");
        }
        Map<String, Map<String, Map<String, Object>>> groups = new TreeMap<>();
        for (String group : answer.getMemberKeys()) {
            groups.put(group, group(group, known("group", group, before.all()), answer.getMember(group)));
        }
        return groups;
    }

    private Map<String, Map<String, Object>> group(
            String group, Map<String, Map<String, Object>> before, Value answer) {
        if (SavedMeters.SINGLE.contains(group)) {
            return Map.of("", meters(group, before.get(""), answer));
        }
        Map<String, Map<String, Object>> bearers = new TreeMap<>();
        for (String name : answer.getMemberKeys()) {
            String place = group + "[\"" + name + "\"]";
            bearers.put(name, meters(place, known(group, name, before), answer.getMember(name)));
        }
        return bearers;
    }

    /** What nobody knows and is answered as it was is gone: a rule that copies all it was given need not name it. */
    private Map<String, Object> meters(String place, Map<String, Object> before, Value answer) {
        if (!isObject(answer)) {
            throw new Malformed(place + " must be an object of meters, but is " + StrictObject.shown(answer) + ".");
        }
        Map<String, Object> meters = new HashMap<>();
        for (String meter : answer.getMemberKeys()) {
            if (rules.catalog().meters().containsKey(meter)) {
                meters.put(meter, memo(place + "." + meter, meter, answer.getMember(meter)));
            } else if (!before.containsKey(meter)) {
                throw new Malformed(place + ": there is no meter \"" + meter + "\"."
                        + DidYouMean.hint(meter, rules.catalog().meters().keySet()));
            }
        }
        return meters;
    }

    private Object memo(String place, String meter, Value value) {
        return caller.loaded()
                .tables()
                .memos()
                .memo(place, rules.catalog().meters().get(meter).holds(), value);
    }

    private static boolean isObject(Value answer) {
        return answer.hasMembers() && !answer.hasArrayElements() && !answer.canExecute();
    }

    private static <T> T known(String what, String name, Map<String, T> all) {
        if (!all.containsKey(name)) {
            throw new Malformed(
                    "The migration was given no " + what + " \"" + name + "\"." + DidYouMean.hint(name, all.keySet()));
        }
        return all.get(name);
    }
}
