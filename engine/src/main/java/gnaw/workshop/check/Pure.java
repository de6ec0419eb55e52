package gnaw.workshop.check;

import gnaw.workshop.trial.PurityTrial;
import gnaw.workshop.trial.PurityTrial.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Compares what rules answer in two trials of their own, one the other way round: a pure rule knows nothing of the difference. */
final class Pure {
    private Pure() {}

    /**
     * Rules that fail, and rules that answer the same question differently; each rule is told of once. Where things cannot be called by their
     * names, answers differ by that.
     */
    static List<Finding> check(PurityTrial forward, PurityTrial backward) {
        Set<String> told = new TreeSet<>();
        List<Finding> findings = new ArrayList<>();
        boolean isSure = forward.unseen().isEmpty() && backward.unseen().isEmpty();
        SortedMap<String, Answer> answers = new TreeMap<>(forward.answers());
        answers.putAll(forward.unseen());
        answers.forEach((sample, answer) -> {
            Answer other = backward.answers().getOrDefault(sample, answer);
            if (answer.failed()) {
                if (told.add(answer.rule() + answer.place())) {
                    findings.add(failed(sample, answer));
                }
            } else if (isSure && differs(answer, other) && told.add(answer.rule())) {
                findings.add(impure(sample, answer));
            }
        });
        return findings;
    }

    private static boolean differs(Answer answer, Answer other) {
        return !answer.again().equals(answer.text()) || !other.text().equals(answer.text());
    }

    private static Finding failed(String sample, Answer answer) {
        String text =
                answer.text().lines().skip(1).findFirst().orElse(answer.text()).strip();
        return Finding.error(answer.place(), text + " (" + sample + ")");
    }

    private static Finding impure(String sample, Answer answer) {
        return Finding.error(
                answer.place(),
                "The rule " + answer.rule() + " answers differently when it is asked the same again (" + sample
                        + "): it keeps something in mind between questions.");
    }
}
