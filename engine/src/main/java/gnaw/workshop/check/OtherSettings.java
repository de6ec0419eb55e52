package gnaw.workshop.check;

import gnaw.game.RuleFailure;
import gnaw.mod.Mod;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.mod.Setting;
import gnaw.script.Rulebook;
import gnaw.workshop.trial.PurityTrial;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The rules of mods where one setting is otherwise than it begins: what nobody meets who tries a mod as it comes. Each other choice and
 * each bound is tried, one at a time, and only by the rules of the mods that are looked at.
 */
final class OtherSettings {
    private OtherSettings() {}

    /** By the words that set one of them. Whoever has set one himself wants to know of that alone. */
    static SortedMap<String, Scripts> of(Scripts scripts, Collection<String> mods) {
        SortedMap<String, Scripts> others = new TreeMap<>();
        for (Mod mod : scripts.mods()) {
            if (mods.contains(mod.id()) && isAsItBegins(mod, scripts)) {
                mod.settings().forEach((name, setting) -> setting.samples().stream()
                        .filter(value -> !value.equals(setting.start()))
                        .forEach(value -> others.put(
                                mod.id() + "." + name + "=" + Setting.word(value), scripts.with(mod, name, value))));
            }
        }
        return others;
    }

    private static boolean isAsItBegins(Mod mod, Scripts scripts) {
        Map<String, Object> values = scripts.settings().getOrDefault(mod.id(), Map.of());
        return values.entrySet().stream().allMatch(value -> mod.begins(value.getKey(), value.getValue()));
    }

    /** What fails under such a setting. */
    static List<Finding> failures(Scripts scripts, Collection<String> mods) {
        try (Rulebook rules = Rulebook.load(scripts)) {
            PurityTrial trial = PurityTrial.ofOwn(rules, mods::contains);
            return Pure.check(trial, trial).stream().filter(Finding::isError).toList();
        } catch (ScriptError error) {
            return Check.problems(error, scripts.mods().getLast());
        } catch (RuleFailure noGame) {
            return List.of(Check.noGame(noGame, scripts));
        }
    }
}
