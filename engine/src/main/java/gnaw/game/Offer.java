package gnaw.game;

import java.util.List;
import java.util.stream.Collectors;

/** A choice that the rules put before the hero. No time passes until it is answered. */
public record Offer(String title, String text, List<Option> options) {
    /** One answer: its id, what is written on it, and what comes true when it is taken. */
    public record Option(String id, String text, List<Effect> effects) {}

    /** The option of that id. An {@link IllegalArgumentException} tells the options when there is none. */
    Option option(String id) {
        return options.stream()
                .filter(option -> option.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(options.stream()
                        .map(Option::id)
                        .collect(Collectors.joining(", ", "There is no option \"" + id + "\"; there are ", "."))));
    }
}
