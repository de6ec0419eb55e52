package gnaw.script.bridge;

import gnaw.game.Status;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.graalvm.polyglot.Value;

/** Reads what the status line is to show: words, and bars, which are the rows with a cell {@code bar}. */
final class StatusReader {
    private final List<Status.Bar> bars = new ArrayList<>();
    private final List<Status.Label> labels = new ArrayList<>();

    private final UnaryOperator<String> tones;

    private StatusReader(UnaryOperator<String> tones) {
        this.tones = tones;
    }

    /** Reads one rule's answer; what gives back each tone complains of one that there is not. */
    static Status read(Value answer, UnaryOperator<String> tones) {
        StatusReader reader = new StatusReader(tones);
        if (!answer.hasArrayElements()) {
            throw new Malformed("statusOf wants a list of words { text } and bars { bar, value, max }, but got "
                    + StrictObject.shown(answer) + ".");
        }
        for (Value element : StrictObject.elements(answer)) {
            reader.add(new StrictObject("statusOf", element));
        }
        return new Status(reader.bars, reader.labels);
    }

    private void add(StrictObject cells) {
        if (cells.given("bar").isPresent()) {
            bars.add(new Status.Bar(
                    cells.text("bar"),
                    cells.number("value"),
                    cells.number("max"),
                    tones.apply(cells.text("tone", "")),
                    cells.text("text", "")));
        } else if (cells.given("text").isEmpty()) {
            throw new Malformed("What statusOf lists has a cell text, or bar, value and max, but "
                    + StrictObject.shown(cells.object()) + " has neither.");
        } else {
            labels.add(
                    new Status.Label(cells.text("text"), tones.apply(cells.text("tone", "")), cells.whole("turns", 0)));
        }
    }
}
