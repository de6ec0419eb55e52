package gnaw.text;

import java.util.Map;

/**
 * The words of the screens in some language.
 *
 * @param texts what is said otherwise than in English, by the ids of captions
 */
public record Captions(Map<String, String> texts) {
    /** The engine's own sentences. */
    public static final Captions ENGLISH = new Captions(Map.of());

    /** A caption in which nothing is to be filled in. */
    public String of(Caption caption) {
        return texts.getOrDefault(caption.id(), caption.english());
    }

    /** How the first screen offers a mod, by the row {@code title.<mod>} of the table {@code texts} where there is one. */
    public String titleOf(String mod, String otherwise) {
        return texts.getOrDefault("title." + mod, otherwise);
    }

    /** A caption with one thing filled in. */
    public String of(Caption caption, String name, Object value) {
        return of(caption, Map.of(name, value));
    }

    /** A caption with what stands for each name in braces. */
    public String of(Caption caption, Map<String, ?> values) {
        String text = of(caption);
        for (Map.Entry<String, ?> value : values.entrySet()) {
            text = text.replace("{" + value.getKey() + "}", String.valueOf(value.getValue()));
        }
        return text;
    }
}
