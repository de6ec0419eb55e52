package gnaw.terminal.key;

import gnaw.text.Capital;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * A command with the keys that give it.
 *
 * @param group the heading that help lists it under
 * @param words what it does: "pick up what lies here"
 * @param keys the first is the one that prompts name; none if other commands have taken them all
 */
public record Binding(String group, String words, Command command, List<Key> keys) {
    /** Words of scripts and of the screens begin alike, with a capital. */
    public Binding {
        words = Capital.of(words);
    }

    /** The keys by name, separated by blanks. */
    static Binding of(String group, String words, Command command, String keys) {
        return new Binding(
                group,
                words,
                command,
                Stream.of(keys.split(" "))
                        .filter(name -> !name.isEmpty())
                        .map(Key::new)
                        .toList());
    }

    /** Without the keys that are in the list. */
    Binding without(Collection<Key> taken) {
        return new Binding(
                group,
                words,
                command,
                keys.stream().filter(key -> !taken.contains(key)).toList());
    }

    /** With these keys alone, and those of its own that no other command can have. */
    Binding boundTo(List<Key> chosen) {
        Stream<Key> free = chosen.stream().filter(ReservedKeys::isFree);
        Stream<Key> own = keys.stream().filter(key -> !ReservedKeys.isFree(key));
        return new Binding(
                group, words, command, Stream.concat(free, own).distinct().toList());
    }
}
