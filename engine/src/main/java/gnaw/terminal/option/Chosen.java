package gnaw.terminal.option;

import gnaw.terminal.key.Key;
import gnaw.terminal.key.KeySet;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.key.ReservedKeys;
import gnaw.terminal.style.ColourDepth;
import gnaw.terminal.style.Environment;
import gnaw.terminal.style.Glyphs;
import gnaw.terminal.style.ScreenStyle;
import gnaw.text.DidYouMean;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a player has chosen.
 *
 * @param words by the name of the option; what is missing, or is no word of it, is as usual
 * @param keys the names of the keys of commands, by the names of those whose keys are not the usual ones
 */
public record Chosen(SortedMap<String, String> words, SortedMap<String, List<String>> keys) {
    /** What holds for whoever has chosen nothing. */
    public static final Chosen NOTHING = new Chosen(new TreeMap<>(), new TreeMap<>());

    /** Copies what it is given. */
    public Chosen {
        words = new TreeMap<>(words);
        keys = new TreeMap<>(keys);
    }

    @Override
    public SortedMap<String, List<String>> keys() {
        return new TreeMap<>(keys);
    }

    /** The player's keys: those of the set that he has chosen, and then what he has given to single commands. */
    public Keymap keymap(Function<KeySet, Keymap> usual) {
        KeySet set = word(Preference.KEY_SET).equals("laptop") ? KeySet.LAPTOP : KeySet.USUAL;
        Map<String, List<Key>> bound = new TreeMap<>();
        keys.forEach((command, names) -> bound.put(
                command,
                names.stream().flatMap(name -> Key.named(name).stream()).toList()));
        return usual.apply(set).bound(bound);
    }

    /** The word that holds. */
    public String word(Preference preference) {
        String word = words.getOrDefault(preference.id(), preference.usual());
        return isWord(preference, word) ? word : preference.usual();
    }

    /** Whether what can be switched is on. */
    public boolean has(Preference preference) {
        return word(preference).equals("on");
    }

    /** How the screen is to look in that terminal. */
    public ScreenStyle style(Environment environment) {
        return new ScreenStyle(
                ColourDepth.named(word(Preference.COLOURS), environment),
                word(Preference.PALETTE),
                glyphs(environment),
                has(Preference.MOUSE),
                has(Preference.PLAIN));
    }

    private Glyphs glyphs(Environment environment) {
        return switch (word(Preference.CHARACTERS)) {
            case "unicode" -> Glyphs.UNICODE;
            case "ascii" -> Glyphs.ASCII;
            default -> Glyphs.fitting(environment);
        };
    }

    /** What cannot be followed, a sentence each. */
    public List<String> complaints() {
        Stream<Optional<String>> ofWords =
                words.entrySet().stream().map(word -> complaint(word.getKey(), word.getValue()));
        Stream<Optional<String>> ofKeys =
                keys.values().stream().flatMap(List::stream).map(Chosen::complaint);
        return Stream.concat(ofWords, ofKeys).flatMap(Optional::stream).toList();
    }

    private static Optional<String> complaint(String key) {
        if (Key.named(key).isEmpty()) {
            return Optional.of(DidYouMean.unknown("key", key, Key.names()));
        }
        return ReservedKeys.need(new Key(key))
                .map(_ -> "The key " + key + " cannot be given to a command: the screens need it themselves.");
    }

    private static Optional<String> complaint(String id, String word) {
        return Preference.named(id)
                .map(preference -> complaint(preference, word))
                .orElseGet(() -> Optional.of(DidYouMean.unknown("option", id, Preference.ids())));
    }

    private static Optional<String> complaint(Preference preference, String word) {
        return isWord(preference, word) ? Optional.empty() : Optional.of(refusal(preference, word));
    }

    private static String refusal(Preference preference, String word) {
        return "The option " + preference.id() + " may be " + String.join(", ", preference.words()) + ", and not \""
                + word + "\"." + DidYouMean.hint(word, preference.words());
    }

    private static boolean isWord(Preference preference, String word) {
        return preference.isOpen() || preference.words().contains(word);
    }
}
