package gnaw.workshop.check;

import gnaw.game.RuleFailure;
import gnaw.mod.Mod;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.workshop.trial.PurityTrial;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Looks over the base game, or a mod with what it requires: all that can be known before anybody plays. What was found is kept, so that
 * the same scripts are not looked over twice.
 */
public final class Check {
    private static final Pattern SURPRISE = Pattern.compile(
            "(?<place>(?<mod>[a-z0-9-]+)/\\S+:\\d+:\\d+) (?<what>(?:adds|speaks of) .*)", Pattern.DOTALL);

    private final Optional<Types> types;
    private final Findings known;
    private final List<String> engineKeys;
    private final Fingerprint fingerprint = new Fingerprint();

    /** A check with the types, or without them, which is quicker; the keys are those that the engine keeps for itself. */
    public Check(Optional<Types> types, Findings known, Collection<String> engineKeys) {
        this.types = types;
        this.known = known;
        this.engineKeys = List.copyOf(engineKeys);
    }

    /**
     * What is wrong in the files of some of the mods, tests and all, and with rules of others that fail only under them; must be called on
     * a thread for rules.
     */
    public List<Finding> of(Scripts scripts, Collection<String> mods) {
        TestTexts tests = TestTexts.of(scripts, mods);
        String rules = "rules-" + fingerprint.ofRules(scripts, mods);
        String typed = "types-" + fingerprint.withTests(scripts, mods, tests);
        List<Finding> findings = new ArrayList<>(known.of(rules, () -> rules(scripts, mods)));
        findings.addAll(tests.lost().values());
        types.ifPresent(checker -> findings.addAll(known.of(typed, () -> types(scripts, mods, tests, checker))));
        return findings.stream().sorted().distinct().toList();
    }

    private List<Finding> rules(Scripts scripts, Collection<String> mods) {
        try (Rulebook rules = Rulebook.load(scripts)) {
            List<Finding> findings = new ArrayList<>(Unused.rows(rules, mods));
            findings.addAll(surprises(rules.warnings(), mods));
            findings.addAll(TakenKeys.of(rules.tables(), engineKeys));
            for (Mod mod : scripts.mods().stream()
                    .filter(one -> mods.contains(one.id()))
                    .toList()) {
                findings.addAll(Untranslated.of(mod.id(), rules.tables(), rules.chronicle()));
                findings.addAll(
                        Unused.files(mod.id(), mod.root(), rules.sources().keySet()));
                findings.addAll(ShortIds.check(rules.tables(), of(mod.id(), rules.sources())));
                of(mod.id(), rules.sources())
                        .forEach((file, script) -> findings.addAll(Repeatable.check(file, script)));
            }
            findings.addAll(Pure.check(
                    PurityTrial.of(rules, PurityTrial.Order.FORWARD),
                    PurityTrial.of(rules, PurityTrial.Order.BACKWARD)));
            return findings;
        } catch (ScriptError error) {
            return problems(error, scripts.mods().getLast());
        } catch (RuleFailure noGame) {
            String place = noGame.place().isEmpty() ? scripts.mods().getLast().id() + "/main.js" : noGame.place();
            return List.of(Finding.error(place, "No game can begin: " + noGame.getMessage()));
        }
    }

    /** What loading has warned of where these mods say it: a second row of a name, a row that is called otherwise now. */
    private static List<Finding> surprises(List<String> warnings, Collection<String> mods) {
        return warnings.stream()
                .map(SURPRISE::matcher)
                .filter(Matcher::matches)
                .filter(told -> mods.contains(told.group("mod")))
                .map(told -> Finding.warning(told.group("place"), "It " + told.group("what")))
                .toList();
    }

    private static SortedMap<String, String> of(String mod, SortedMap<String, String> sources) {
        return sources.subMap(mod + "/", mod + "/\uffff");
    }

    /** Scripts that cannot be loaded have no types; what is wrong with them is told as it is. */
    private static List<Finding> types(Scripts scripts, Collection<String> mods, TestTexts tests, Types types) {
        try (Rulebook rules = Rulebook.load(scripts)) {
            return types.check(rules, tests, mods);
        } catch (ScriptError told) {
            return List.of();
        }
    }

    /** Scripts that cannot be loaded tell it themselves. */
    private static List<Finding> problems(ScriptError error, Mod mod) {
        return error.blames().isEmpty()
                ? List.of(Finding.error(mod.id() + "/main.js", error.getMessage()))
                : error.blames().stream()
                        .map(blame -> Finding.error(blame.place(), blame.what()))
                        .toList();
    }
}
