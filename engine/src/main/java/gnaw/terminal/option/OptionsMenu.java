package gnaw.terminal.option;

import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.Menu;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.ArrayList;
import java.util.List;

/** The topics of the options, each with a screen of its own. */
public final class OptionsMenu {
    private OptionsMenu() {}

    /** The menu of all topics. */
    public static Menu of(OptionSource source) {
        Captions words = source.captions();
        List<Choice> topics = new ArrayList<>();
        for (Topic topic : Topic.values()) {
            topics.add(Choice.lettered(
                    topics.size(), words.of(topic.title()), () -> ViewChange.open(new OptionRows(topic, source))));
        }
        topics.add(Choice.lettered(
                topics.size(), words.of(Caption.TOPIC_KEYS), () -> ViewChange.open(new KeyRows(source))));
        return Menu.of(words.of(Caption.OPTIONS), List.of(), topics);
    }
}
