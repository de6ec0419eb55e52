package gnaw.terminal.play;

import gnaw.game.GameTrouble;
import gnaw.game.Line;
import gnaw.game.RuleFailure;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** The rules that have failed while somebody plays; those of which nobody has read yet are counted. */
final class Failures {
    private final List<Failed> failed = new ArrayList<>();
    private Line lastSaid = new Line(0, "", "");
    private int unread;

    /** The same trouble, so many times; in the words of the last time. */
    private record Failed(Line after, RuleFailure failure, int times) {
        boolean isLike(RuleFailure other) {
            return GameTrouble.of(failure).isLike(GameTrouble.of(other));
        }

        String counted(String text) {
            return times == 1 ? text : text + " (x" + times + ")";
        }

        Stream<String> card() {
            List<String> lines = new ArrayList<>(failure.card().lines().toList());
            lines.set(0, counted(lines.getFirst()));
            return lines.stream();
        }
    }

    /** A line was said: what fails next stands behind it. */
    void said(Line line) {
        lastSaid = line;
    }

    /** A rule has failed. */
    void add(RuleFailure failure) {
        int before = failed.stream()
                .filter(known -> known.isLike(failure))
                .mapToInt(Failed::times)
                .sum();
        failed.removeIf(known -> known.isLike(failure));
        failed.add(new Failed(lastSaid, failure, before + 1));
        unread++;
    }

    /** How often a rule has failed since somebody read about it. */
    int unread() {
        return unread;
    }

    /** All that is known of them, the latest first, for somebody who reads it now. */
    List<Text> read() {
        unread = 0;
        return Text.plain(failed.reversed().stream()
                .flatMap(one -> Stream.concat(one.card(), Stream.of("")))
                .toList());
    }

    /** The rules were read again: what somebody has read may be mended. */
    void forgetRead() {
        if (unread == 0) {
            failed.clear();
        }
    }

    /** The lines of a log with a sentence about each failure, where it happened. */
    List<Line> among(List<Line> log, Function<RuleFailure, String> sentence) {
        List<Line> told = new ArrayList<>(log);
        for (Failed one : failed.reversed()) {
            String text = one.counted(sentence.apply(one.failure()));
            told.add(told.lastIndexOf(one.after()) + 1, new Line(one.after().turn(), text, "bad"));
        }
        return told;
    }
}
