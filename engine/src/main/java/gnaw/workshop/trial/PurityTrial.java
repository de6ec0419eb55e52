package gnaw.workshop.trial;

import gnaw.game.RuleFailure;
import gnaw.script.RuleCaller;
import gnaw.script.Rulebook;
import gnaw.script.load.LoadedScripts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Every rule is asked once for each of many samples: by a hero who has just begun, in a crowd of everything that lives, and when he is
 * at his end; every other function that a table holds is called with what its parameters are named after. Nothing comes of the answers.
 *
 * @param answers what was answered, by sample
 */
public record PurityTrial(SortedMap<String, Answer> answers) {
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

    /** Tries rules in a context of their own, where nobody has asked them anything yet. */
    public static PurityTrial of(Rulebook rules, Order order) {
        SortedMap<String, Answer> answers = new TreeMap<>();
        try (RuleCaller caller = new RuleCaller(rules.scripts(), rules::nameOf, _ -> {})) {
            for (Fixture fixture : Fixture.all(rules, SEED)) {
                take(fixture, rules, caller, order, answers);
            }
        }
        return new PurityTrial(answers);
    }

    /**
     * A failure may cost the context: what was made for it goes with it. None counts against its mod, or a mod that is set aside would
     * seem to answer otherwise than before.
     */
    private static void take(
            Fixture fixture, Rulebook rules, RuleCaller caller, Order order, SortedMap<String, Answer> answers) {
        List<Probe> samples = samples(fixture, rules, caller, order);
        for (int i = 0; i < samples.size(); i++) {
            caller.forgive();
            LoadedScripts loaded = caller.loaded();
            answers.put(samples.get(i).name(), answer(samples.get(i), caller));
            if (caller.loaded() != loaded) {
                samples = samples(fixture, rules, caller, order);
            }
        }
    }

    private static List<Probe> samples(Fixture fixture, Rulebook rules, RuleCaller caller, Order order) {
        List<Probe> samples = new ArrayList<>(new Probes(fixture, caller, rules).all());
        samples.addAll(new HelperProbes(fixture, caller, rules).all());
        if (order == Order.BACKWARD) {
            Collections.reverse(samples);
        }
        return samples;
    }

    private static Answer answer(Probe sample, RuleCaller caller) {
        String place = caller.loaded().placeOf(sample.table(), sample.row(), sample.cell());
        try {
            String text = text(sample, caller);
            return new Answer(sample.rule(), place, text, text(sample, caller), false);
        } catch (RuleFailure failure) {
            boolean counts = !sample.isGuess() || HelperProbes.isWrite(failure);
            String told = counts ? failure.getMessage() : "It failed.";
            return new Answer(sample.rule(), failure.place(), told, told, counts);
        }
    }

    private static String text(Probe sample, RuleCaller caller) {
        return caller.ask(
                sample.table(),
                sample.row(),
                sample.cell(),
                sample.world(),
                sample.given().get(),
                value -> sample.reader().apply(value).toString());
    }
}
