package gnaw.script;

import gnaw.game.Game;
import gnaw.game.RuleFailure;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Every rule is asked once for each of many samples: by a hero who has just begun, in a crowd of everything that lives, and when he is
 * at his end. Nothing comes of the answers.
 *
 * @param answers what was answered, by sample
 * @param met the kinds of creatures and items and the tiles that a walk through all levels has met
 */
public record Trial(SortedMap<String, Answer> answers, TreeSet<String> met) {
    private static final long SEED = 1;

    /**
     * What a rule answered.
     *
     * @param rule question and row
     * @param place where the rule was added, or where it failed
     * @param text the answer, or the whole error
     * @param again the answer when it was asked once more
     */
    public record Answer(String rule, String place, String text, String again, boolean failed) {}

    /** In which order the samples are taken: a rule that remembers answers otherwise the other way round. */
    public enum Order {
        FORWARD,
        BACKWARD
    }

    /** Tries rules that have just been loaded. */
    public static Trial of(Scripts scripts, Order order) {
        try (Rulebook rules = Rulebook.load(scripts);
                Asking asking = new Asking(scripts, rules::nameOf)) {
            SortedMap<String, Answer> answers = new TreeMap<>();
            for (Scene scene : Scene.all(rules, SEED)) {
                List<Sample> samples = new ArrayList<>(new Samples(scene, asking, rules).all());
                if (order == Order.BACKWARD) {
                    Collections.reverse(samples);
                }
                samples.forEach(sample -> answers.put(sample.name(), answer(sample, asking)));
            }
            return new Trial(answers, order == Order.FORWARD ? met(rules) : new TreeSet<>());
        }
    }

    private static Answer answer(Sample sample, Asking asking) {
        String place = asking.loaded().tables().place(sample.table(), sample.row());
        try {
            String text = text(sample, asking);
            return new Answer(sample.rule(), place, text, text(sample, asking), false);
        } catch (RuleFailure failure) {
            return new Answer(sample.rule(), failure.place(), failure.getMessage(), failure.getMessage(), true);
        }
    }

    private static String text(Sample sample, Asking asking) {
        return asking.ask(
                sample.table(), sample.row(), sample.cell(), sample.arguments().get(), value -> sample.reader()
                        .apply(value)
                        .toString());
    }

    private static TreeSet<String> met(Rulebook rules) {
        TreeSet<String> met = new TreeSet<>();
        for (long seed = 1; seed <= 3; seed++) {
            Walk.down(Game.begin(rules, seed), met);
        }
        return met;
    }
}
