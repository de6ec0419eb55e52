package gnaw.script.bridge;

import gnaw.game.Status;
import gnaw.script.value.StrictObject;
import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.Value;

/** Reads what the status line is to show: words, and bars, which are the rows with a cell {@code bar}. */
final class StatusReader {
    private final List<Status.Bar> bars = new ArrayList<>();
    private final List<Status.Label> labels = new ArrayList<>();

    private StatusReader() {}

    /** Reads one rule's answer. */
    static Status read(Value answer) {
        StatusReader reader = new StatusReader();
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
                    cells.text("tone", ""),
                    cells.text("text", "")));
        } else {
            labels.add(new Status.Label(cells.text("text"), cells.text("tone", "")));
        }
    }
}
