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
        try (RuleCaller asking = new RuleCaller(rules.scripts(), rules::nameOf, _ -> {})) {
            for (Fixture scene : Fixture.all(rules, SEED)) {
                take(scene, rules, asking, order, answers);
            }
        }
        return new PurityTrial(answers);
    }

    /**
     * A failure may cost the context: what was made for it goes with it. None counts against its mod, or a mod that is set aside would
     * seem to answer otherwise than before.
     */
    private static void take(
            Fixture scene, Rulebook rules, RuleCaller asking, Order order, SortedMap<String, Answer> answers) {
        List<Probe> samples = samples(scene, rules, asking, order);
        for (int i = 0; i < samples.size(); i++) {
            asking.forgive();
            LoadedScripts loaded = asking.loaded();
            answers.put(samples.get(i).name(), answer(samples.get(i), asking));
            if (asking.loaded() != loaded) {
                samples = samples(scene, rules, asking, order);
            }
        }
    }

    private static List<Probe> samples(Fixture scene, Rulebook rules, RuleCaller asking, Order order) {
        List<Probe> samples = new ArrayList<>(new Probes(scene, asking, rules).all());
        samples.addAll(new HelperProbes(scene, asking, rules).all());
        if (order == Order.BACKWARD) {
            Collections.reverse(samples);
        }
        return samples;
    }

    private static Answer answer(Probe sample, RuleCaller asking) {
        String place = asking.loaded().placeOf(sample.table(), sample.row(), sample.cell());
        try {
            String text = text(sample, asking);
            return new Answer(sample.rule(), place, text, text(sample, asking), false);
        } catch (RuleFailure failure) {
            boolean counts = !sample.isGuess() || HelperProbes.isWrite(failure);
            String told = counts ? failure.getMessage() : "It failed.";
            return new Answer(sample.rule(), failure.place(), told, told, counts);
        }
    }

    private static String text(Probe sample, RuleCaller asking) {
        return asking.ask(
                sample.table(),
                sample.row(),
                sample.cell(),
                sample.world(),
                sample.given().get(),
                value -> sample.reader().apply(value).toString());
    }
}
