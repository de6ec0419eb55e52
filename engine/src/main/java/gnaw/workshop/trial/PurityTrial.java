package gnaw.workshop.trial;

import gnaw.game.RuleFailure;
import gnaw.mod.Mod;
import gnaw.script.RuleCaller;
import gnaw.script.Rulebook;
import gnaw.script.bridge.FactTables;
import gnaw.script.context.RulesThread;
import gnaw.script.load.LoadedScripts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Every rule is asked once for each of many samples: by a hero who has just begun, in a crowd of everything that lives, and when he is
 * at his end; every other function that a table holds is called with what its parameters are named after. Nothing comes of the answers.
 *
 * @param answers what was answered, by sample
 * @param unseen what went wrong unseen, by sample: rules that are not tried here call things by their names, for those that are
 */
public record PurityTrial(SortedMap<String, Answer> answers, SortedMap<String, Answer> unseen) {
    private static final long SEED = 1;

    /**
     * What a rule answered.
     *
     * @param rule table and row, and the cell unless it is that of a question
     * @param place where the function is written, or where it failed
     * @param text the answer, or the whole error
     * @param again the answer when it was asked once more
     */
    public record Answer(String rule, String place, String text, String again, boolean failed) {}

    /** In which order the samples are taken: a rule that remembers answers otherwise the other way round. */
    public enum Order {
        FORWARD,
        BACKWARD
    }

    /** Tries all rules in a context of their own, where nobody has asked them anything yet, and asks each twice. */
    public static PurityTrial of(Rulebook rules, Order order) {
        return of(rules, Fixture.all(rules, SEED), order, _ -> true, caller(rules));
    }

    /**
     * Tries some mods' rules forward and backward. Those of others are asked once, whether they fail, and not at all the other way round:
     * for what they keep in mind their own mod is to blame, however it is used. Those of a mod are tried on deeper levels, too.
     */
    public static Map<Order, PurityTrial> bothWays(Rulebook rules, Predicate<String> mods) {
        List<Fixture> scenes = new ArrayList<>(Fixture.all(rules, SEED));
        if (!mods.test(Mod.BASE)) {
            scenes.addAll(Fixture.below(rules, SEED));
        }
        Supplier<RuleCaller> meanwhile = RulesThread.opening(() -> caller(rules));
        PurityTrial forward = of(rules, scenes, Order.FORWARD, mods, caller(rules));
        return Map.of(Order.FORWARD, forward, Order.BACKWARD, of(rules, scenes, Order.BACKWARD, mods, meanwhile.get()));
    }

    /** Tries some mods' rules alone, and on no deeper level: a quick look at what a setting changes. */
    public static PurityTrial ofOwn(Rulebook rules, Predicate<String> mods) {
        List<Fixture> scenes =
                Fixture.all(rules, SEED).stream().map(Fixture::own).toList();
        return of(rules, scenes, Order.FORWARD, mods, caller(rules));
    }

    private static RuleCaller caller(Rulebook rules) {
        return new RuleCaller(rules.scripts(), rules::nameOf, _ -> {});
    }

    /** The caller, whom nobody has asked anything yet, is closed. */
    private static PurityTrial of(
            Rulebook rules, List<Fixture> scenes, Order order, Predicate<String> mods, RuleCaller untouched) {
        SortedMap<String, Answer> answers = new TreeMap<>();
        SortedMap<String, Answer> unseen = new TreeMap<>();
        try (RuleCaller caller = untouched) {
            Set<String> facts = FactTables.everyName(caller.loaded());
            note(rules.takeFailures(), "at the beginning", unseen);
            for (Fixture scene : scenes) {
                new Round(scene, rules, caller, order, mods, facts).play(answers, unseen);
            }
        }
        return new PurityTrial(answers, unseen);
    }

    private static void note(List<RuleFailure> failures, String when, SortedMap<String, Answer> unseen) {
        for (RuleFailure failure : failures) {
            String rule = failure.parts().rule().replaceFirst("^rule ", "");
            String told = failure.getMessage();
            unseen.put(rule + ", " + when, new Answer(rule, failure.place(), told, told, true));
        }
    }

    /** One scene of a trial. */
    private record Round(
            Fixture fixture,
            Rulebook rules,
            RuleCaller caller,
            Order order,
            Predicate<String> mods,
            Set<String> facts) {
        /**
         * A failure may cost the context: what was made for it goes with it. None counts against its mod, or a mod that is set aside
         * would seem to answer otherwise than before.
         */
        void play(SortedMap<String, Answer> answers, SortedMap<String, Answer> unseen) {
            List<Probe> samples = samples();
            for (int i = 0; i < samples.size(); i++) {
                caller.forgive();
                LoadedScripts loaded = caller.loaded();
                answers.put(samples.get(i).name(), answer(samples.get(i)));
                note(rules.takeFailures(), "for " + samples.get(i).name(), unseen);
                if (caller.loaded() != loaded) {
                    samples = samples();
                }
            }
        }

        private List<Probe> samples() {
            List<Probe> samples = new ArrayList<>(new Probes(fixture, caller, rules).all());
            if (order == Order.BACKWARD || fixture.forOwn()) {
                samples.removeIf(sample -> !isWanted(sample));
            }
            samples.addAll(new CellFunctionProbes(fixture, caller, rules)
                    .all().stream().filter(this::isWanted).toList());
            return order == Order.BACKWARD ? samples.reversed() : samples;
        }

        private boolean isWanted(Probe sample) {
            return mods.test(caller.loaded().tables().authorOf(sample.table(), sample.row(), sample.cell()));
        }

        private Answer answer(Probe sample) {
            String place = caller.loaded().placeOf(sample.table(), sample.row(), sample.cell());
            LoadedScripts asked = caller.loaded();
            try {
                String text = text(sample);
                // Where memory runs short an answer may cost the context, too, and with it what the sample is given.
                boolean repeats = isWanted(sample) && caller.loaded() == asked;
                return new Answer(sample.rule(), place, text, repeats ? text(sample) : text, false);
            } catch (RuleFailure failure) {
                boolean counts = CellFunctionProbes.isCertain(sample.basis(), failure, facts);
                String told = counts ? failure.getMessage() : "It failed.";
                return new Answer(sample.rule(), failure.place(), told, told, counts);
            }
        }

        private String text(Probe sample) {
            return caller.ask(
                    sample.table(),
                    sample.row(),
                    sample.cell(),
                    sample.world(),
                    sample.given().get(),
                    value -> sample.reader().apply(value).toString());
        }
    }
}
