package gnaw.script.check;

import gnaw.script.Mod;
import gnaw.script.Rulebook;
import gnaw.script.ScriptError;
import gnaw.script.Scripts;
import gnaw.script.TableContents;
import gnaw.script.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** Looks over the base game, or a mod with what it requires: all that can be known before anybody plays. */
public final class Check {
    private final Optional<Types> types;

    /** A check with the types, or without them, which is quicker. */
    public Check(Optional<Types> types) {
        this.types = types;
    }

    /** What is wrong in the files of the last of the mods; must be called on a thread for rules. */
    public List<Finding> last(Scripts scripts) {
        Mod mod = scripts.mods().getLast();
        return all(scripts).stream()
                .filter(finding -> finding.mod().equals(mod.id()))
                .sorted()
                .distinct()
                .toList();
    }

    private List<Finding> all(Scripts scripts) {
        try (Rulebook rules = Rulebook.load(scripts)) {
            Mod mod = scripts.mods().getLast();
            SortedMap<String, String> sources = rules.sources();
            List<TableContents> tables = rules.tables();
            List<Finding> findings = new ArrayList<>();
            sources.forEach((file, script) -> findings.addAll(Repeatable.check(file, script)));
            findings.addAll(Unused.files(mod.id(), mod.root(), sources.keySet()));
            types.ifPresent(checker -> findings.addAll(checker.check(mod.id(), tables, sources)));
            findings.addAll(trials(scripts, tables, sources));
            return findings;
        } catch (ScriptError error) {
            return faults(error, scripts.mods().getLast());
        }
    }

    private static List<Finding> trials(
            Scripts scripts, List<TableContents> tables, SortedMap<String, String> sources) {
        Trial forward = Trial.of(scripts, Trial.Order.FORWARD);
        Trial backward = Trial.of(scripts, Trial.Order.BACKWARD);
        List<Finding> findings = new ArrayList<>(Pure.check(forward, backward));
        findings.addAll(Unused.rows(tables, sources, forward.met()));
        return findings;
    }

    /** Scripts that cannot be loaded tell it themselves; whatever is at fault, it is the mod that is looked at that does not load. */
    private static List<Finding> faults(ScriptError error, Mod mod) {
        return List.of(new Finding(
                Finding.Weight.ERROR, mod.id() + "/main.js", 0, 0, "It cannot be loaded.\n" + error.getMessage()));
    }
}
