package gnaw.text;

import java.util.List;

/** A paragraph in one tone. */
public record Text(String text, String tone) {

    /** In the tone of ordinary text. */
    public static Text plain(String text) {
        return new Text(text, "text");
    }

    /** Each in the tone of ordinary text. */
    public static List<Text> plain(List<String> texts) {
        return texts.stream().map(Text::plain).toList();
    }

    /** The paragraph in lines of at most that width. */
    public List<Text> wrapped(int width) {
        return LineBreaker.wrap(text.isEmpty() ? " " : text, width).stream()
                .map(line -> new Text(line, tone))
                .toList();
    }
}
