package gnaw.game;

import java.util.List;

/** What the status line shows of a creature: bars and words, in the rules' order. */
public record Status(List<Bar> bars, List<Label> labels) {
    /** A meter as a bar: {@code value} of {@code max}, with a word of its own that may be "". */
    public record Bar(String name, double value, double max, String tone, String word) {}

    /** A word with a tone; {@code number} is shown behind it where there is one. */
    public record Label(String text, String tone) {}
}
