package gnaw.script;

import gnaw.game.Status;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.Value;

/** Reads what the status line is to show: words, and bars, which are the rows with a cell {@code bar}. */
final class StatusReader {
    private final List<Status.Bar> bars = new ArrayList<>();
    private final List<Status.Label> labels = new ArrayList<>();

    /** Reads one rule's answer. */
    Status add(Value answer) {
        for (Value element : Cells.elements(answer)) {
            Cells cells = new Cells("statusOf", element);
            if (cells.given("bar").isPresent()) {
                bars.add(new Status.Bar(
                        cells.text("bar"),
                        cells.number("value"),
                        cells.number("max"),
                        cells.text("tone", ""),
                        cells.text("text", "")));
            } else {
                labels.add(new Status.Label(cells.text("text"), cells.text("tone", "")));
            }
        }
        return status();
    }

    /** All that was read. */
    Status status() {
        return new Status(List.copyOf(bars), List.copyOf(labels));
    }
}
