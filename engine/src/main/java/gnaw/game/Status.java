package gnaw.game;

import java.util.List;
import java.util.stream.Stream;

/** The status line of a creature: bars and words, in the rules' order. */
public record Status(List<Bar> bars, List<Label> labels) {
    /** Nothing to show. */
    public static final Status NOTHING = new Status(List.of(), List.of());

    public Status {
        bars = List.copyOf(bars);
        labels = List.copyOf(labels);
    }

    /** All this, and then the other. */
    public Status and(Status other) {
        return new Status(
                Stream.concat(bars.stream(), other.bars.stream()).toList(),
                Stream.concat(labels.stream(), other.labels.stream()).toList());
    }

    /** A meter as a bar: {@code value} of {@code max}, with a word of its own that may be "". */
    public record Bar(String name, double value, double max, String tone, String word) {}

    /** A word with a tone, and for how many turns it still holds; 0 where nobody tells. */
    public record Label(String text, String tone, int turns) {
        /** A word that holds for nobody knows how long. */
        public Label(String text, String tone) {
            this(text, tone, 0);
        }

        /** As it stands on the screen. */
        public String shown() {
            return turns == 0 ? text : text + " " + turns;
        }
    }
}
