package gnaw.workshop.check;

import gnaw.game.RuleFailure;
import gnaw.mod.Mod;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.source.LoadWarning;
import gnaw.workshop.trial.PurityTrial;
import gnaw.workshop.trial.PurityTrial.Order;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Supplier;

/**
 * Looks over the base game, or a mod with what it requires: all that can be known before anybody plays. What was found is kept, so that
 * the same scripts are not looked over twice.
 */
public final class Check {
    private final Optional<Types> types;
    private final Findings known;
    private final List<String> engineKeys;
    private final List<String> engineCommands;
    private final Fingerprint fingerprint = new Fingerprint();

    /** A check with the types, or without them, which is quicker; the keys are those that the engine keeps for itself, the commands all that it has. */
    public Check(
            Optional<Types> types, Findings known, Collection<String> engineKeys, Collection<String> engineCommands) {
        this.types = types;
        this.known = known;
        this.engineKeys = List.copyOf(engineKeys);
        this.engineCommands = List.copyOf(engineCommands);
    }

    /**
     * What is wrong in the files of some of the mods, tests and all, and with rules of others that fail only under them; must be called on
     * a thread for rules.
     */
    public List<Finding> of(Scripts scripts, Collection<String> mods) {
        TestTexts tests = TestTexts.of(scripts, mods);
        String rules = "rules-" + fingerprint.ofRules(scripts, mods);
        String typed = "types-" + fingerprint.withTests(scripts, mods, tests);
        List<Finding> findings = new ArrayList<>(tests.lost().values());
        tests.texts().forEach((file, text) -> findings.addAll(OnlyTests.check(file, text)));
        try (LoadedOnce loaded = new LoadedOnce(scripts)) {
            Optional<Supplier<List<Finding>>> typing = types.map(checker -> known.has(typed)
                    ? () -> types(loaded, mods, tests, checker).get()
                    : types(loaded, mods, tests, checker));
            findings.addAll(known.of(rules, () -> rules(loaded, mods)));
            findings.addAll(underOtherSettings(findings, scripts, mods));
            typing.ifPresent(found -> findings.addAll(beside(findings, known.of(typed, found))));
        }
        return findings.stream().sorted().distinct().toList();
    }

    /** What goes wrong only if a player sets something otherwise. */
    private List<Finding> underOtherSettings(List<Finding> told, Scripts scripts, Collection<String> mods) {
        List<Finding> findings = new ArrayList<>();
        OtherSettings.of(scripts, mods)
                .forEach(
                        (words, set) -> known
                                .of(
                                        "setting-" + fingerprint.ofRules(set, mods),
                                        () -> OtherSettings.failures(set, mods))
                                .stream()
                                .filter(failure -> told.stream().noneMatch(one -> one.isError() && one.isAt(failure)))
                                .map(failure ->
                                        failure.with(failure.text() + " It is so with --setting " + words + "."))
                                .forEach(findings::add));
        return findings;
    }

    /** What types alone tell: where a line has failed they say the same of it once more, and less clearly. */
    private static List<Finding> beside(List<Finding> told, List<Finding> types) {
        return types.stream()
                .filter(type -> told.stream().noneMatch(one -> one.isError() && one.isOnLineOf(type)))
                .toList();
    }

    /** Rules for whoever is the first to need them. */
    private static final class LoadedOnce implements AutoCloseable {
        private final Scripts scripts;
        private Optional<Rulebook> rules = Optional.empty();

        LoadedOnce(Scripts scripts) {
            this.scripts = scripts;
        }

        Rulebook rules() {
            Rulebook loaded = rules.orElseGet(() -> Rulebook.load(scripts));
            rules = Optional.of(loaded);
            return loaded;
        }

        @Override
        public void close() {
            rules.ifPresent(Rulebook::close);
        }
    }

    private List<Finding> rules(LoadedOnce loaded, Collection<String> mods) {
        Scripts scripts = loaded.scripts;
        try {
            Rulebook rules = loaded.rules();
            List<Finding> findings = tables(rules, mods);
            scripts.mods().stream()
                    .filter(mod -> mods.contains(mod.id()))
                    .forEach(mod -> findings.addAll(mod(mod, rules)));
            Map<Order, PurityTrial> trials = PurityTrial.bothWays(rules, mods::contains);
            findings.addAll(Pure.check(trials.get(Order.FORWARD), trials.get(Order.BACKWARD)));
            return findings;
        } catch (ScriptError error) {
            return problems(error, scripts.mods().getLast());
        } catch (RuleFailure noGame) {
            return List.of(noGame(noGame, scripts));
        }
    }

    private List<Finding> tables(Rulebook rules, Collection<String> mods) {
        List<Finding> findings = new ArrayList<>(Unused.rows(rules, mods));
        findings.addAll(surprises(rules.warnings(), mods));
        findings.addAll(TakenKeys.of(rules.tables(), rules.history(), engineKeys));
        findings.addAll(Namesakes.of(rules.tables()));
        findings.addAll(NamedKeys.of(rules.tables(), engineCommands));
        return findings;
    }

    private static List<Finding> mod(Mod mod, Rulebook rules) {
        SortedMap<String, String> own = of(mod.id(), rules.sources());
        List<Finding> findings =
                new ArrayList<>(Untranslated.of(mod, rules.scripts().mods(), rules.tables(), rules.history()));
        findings.addAll(Idle.of(mod, rules.history(), own));
        findings.addAll(MoreThanWords.of(mod, rules.tables(), rules.history()));
        findings.addAll(mod.id().equals(Mod.BASE) ? List.of() : LostNames.of(mod, rules.tables()));
        findings.addAll(Unused.files(mod.id(), mod.root(), rules.sources().keySet()));
        findings.addAll(ShortIds.check(rules.tables(), own));
        findings.addAll(LostGaps.of(mod.id(), rules.history(), own.values()));
        findings.addAll(LostMarks.check(own, rules.sources().values()));
        own.forEach((file, script) ->
                findings.addAll(script(file, script, rules.scripts().mods())));
        return findings;
    }

    private static List<Finding> script(String file, String script, List<Mod> mods) {
        List<Finding> findings = new ArrayList<>(Repeatable.check(file, script));
        findings.addAll(OddChances.check(file, script));
        findings.addAll(LostEffects.check(file, script));
        findings.addAll(UnfilledGaps.check(file, script));
        findings.addAll(LostAnswers.check(file, script));
        findings.addAll(OldUses.in(file, script, mods));
        return findings;
    }

    /** What loading has warned of that concerns these mods alone: what they do, to the base game or to each other. */
    private static List<Finding> surprises(List<LoadWarning> warnings, Collection<String> mods) {
        return warnings.stream()
                .filter(warning -> warning.isAmong(mods))
                .map(warning -> Finding.warning(warning.place(), "It " + warning.what()))
                .toList();
    }

    private static SortedMap<String, String> of(String mod, SortedMap<String, String> sources) {
        return sources.subMap(mod + "/", mod + "/\uffff");
    }

    /** What the types say is being found from now on. Scripts that cannot be loaded have no types; what is wrong with them is told as it is. */
    private static Supplier<List<Finding>> types(
            LoadedOnce loaded, Collection<String> mods, TestTexts tests, Types types) {
        try {
            return types.begin(loaded.rules(), tests, mods);
        } catch (ScriptError told) {
            return List::of;
        }
    }

    /** Where a game cannot even begin, one rule is to blame, or the last mod. */
    static Finding noGame(RuleFailure failure, Scripts scripts) {
        String place = failure.place().isEmpty() ? scripts.mods().getLast().id() + "/" + Mod.MAIN : failure.place();
        return Finding.error(place, "No game can begin: " + failure.getMessage());
    }

    /** Scripts that cannot be loaded tell it themselves. */
    static List<Finding> problems(ScriptError error, Mod mod) {
        return error.blames().isEmpty()
                ? List.of(Finding.error(mod.id() + "/" + Mod.MAIN, error.getMessage()))
                : error.blames().stream()
                        .map(blame -> Finding.error(blame.place(), blame.what()))
                        .toList();
    }
}
