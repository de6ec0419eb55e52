package gnaw.terminal.option;

import gnaw.text.Caption;
import java.util.List;
import java.util.stream.Stream;

/** The options of one screen. */
enum Topic {
    SCREEN(Caption.TOPIC_SCREEN),
    PLAYING(Caption.TOPIC_PLAYING);

    private final Caption title;

    Topic(Caption title) {
        this.title = title;
    }

    Caption title() {
        return title;
    }

    List<Preference> preferences() {
        return Stream.of(Preference.values())
                .filter(preference -> preference.topic() == this)
                .toList();
    }
}
