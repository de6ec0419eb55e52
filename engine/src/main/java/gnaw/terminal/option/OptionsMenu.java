package gnaw.terminal.option;

import gnaw.terminal.key.KeySet;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.Menu;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** The topics of the options, each with a screen of its own. */
public final class OptionsMenu {
    private OptionsMenu() {}

    /** The menu of all topics, in the language of the rules; {@code usual} are all commands with the keys of a set. */
    public static Menu of(OptionShelf shelf, Supplier<Captions> words, Function<KeySet, Keymap> usual) {
        List<Choice> topics = new ArrayList<>();
        for (Topic topic : Topic.values()) {
            topics.add(new Choice(
                    (char) ('a' + topics.size()),
                    words.get().of(topic.title()),
                    () -> ViewChange.open(new OptionRows(topic, shelf))));
        }
        topics.add(new Choice(
                (char) ('a' + topics.size()),
                words.get().of(Caption.TOPIC_KEYS),
                () -> ViewChange.open(new KeyRows(shelf, usual))));
        return Menu.of(words.get().of(Caption.OPTIONS), List.of(), topics);
    }
}
