package gnaw.script;

import gnaw.game.Status;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.Value;

/** Reads what the status line is to show: words, and bars, which are the rows with a cell {@code bar}. */
final class StatusReader {
    private StatusReader() {}

    static Status read(List<Value> answers) {
        List<Status.Bar> bars = new ArrayList<>();
        List<Status.Label> labels = new ArrayList<>();
        for (Value answer : answers) {
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
        }
        return new Status(List.copyOf(bars), List.copyOf(labels));
    }
}
