package gnaw.terminal.key;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A key as a person presses it. Its name is all there is to it: what help shows, what a keymap holds.
 *
 * <p>A printing key is named by its character ({@code "g"}, {@code "G"}, {@code "?"}); the others are {@code Up Down Left Right
 * Home End PgUp PgDn Insert Delete Enter Esc Tab Backspace Space F1}…{@code F12}. {@code Ctrl-}, {@code Alt-} and {@code Shift-}
 * come first, in this order; Shift only before a key that prints nothing.
 */
public record Key(String name) implements Input {
    // The keys that print nothing, by the names above.
    public static final Key UP = new Key("Up");
    public static final Key DOWN = new Key("Down");
    public static final Key LEFT = new Key("Left");
    public static final Key RIGHT = new Key("Right");
    public static final Key HOME = new Key("Home");
    public static final Key END = new Key("End");
    public static final Key PAGE_UP = new Key("PgUp");
    public static final Key PAGE_DOWN = new Key("PgDn");
    public static final Key ENTER = new Key("Enter");
    public static final Key ESCAPE = new Key("Esc");
    public static final Key TAB = new Key("Tab");
    public static final Key BACKSPACE = new Key("Backspace");
    public static final Key SPACE = new Key("Space");

    /** No key: of what can be reached by the arrows alone. */
    public static final Key NONE = new Key("");

    /** The keys that type nothing, and those that are held with Ctrl or Shift. */
    private static final List<String> NAMES = Stream.of(
                    Stream.of("Up", "Down", "Left", "Right", "Home", "End", "PgUp", "PgDn", "Insert", "Delete")
                            .flatMap(name -> Stream.of(name, "Shift-" + name)),
                    Stream.of("Enter", "Esc", "Tab", "Shift-Tab", "Backspace", "Space"),
                    IntStream.rangeClosed(1, 12).mapToObj(number -> "F" + number),
                    IntStream.rangeClosed('a', 'z').mapToObj(letter -> "Ctrl-" + Character.toString(letter)))
            .flatMap(names -> names)
            .toList();

    /** The key of that name; empty where no key is called so. */
    public static Optional<Key> named(String name) {
        boolean isKey = NAMES.contains(name)
                || name.startsWith("Alt-")
                        && named(name.substring("Alt-".length())).isPresent()
                || name.startsWith("Ctrl-") && NAMES.contains(name.substring("Ctrl-".length()))
                || !name.equals(" ")
                        && name.codePoints()
                                        .filter(sign -> !Character.isISOControl(sign))
                                        .count()
                                == 1;
        return isKey ? Optional.of(new Key(name)) : Optional.empty();
    }

    /** The names of all keys but those that are named by their character. */
    public static List<String> names() {
        return NAMES;
    }

    /** The key that types this character. */
    public static Key of(int character) {
        return character == ' ' ? SPACE : new Key(Character.toString(character));
    }

    /** This key with {@code Ctrl-}, {@code Alt-} or {@code Shift-} held. */
    public Key with(String modifier) {
        return new Key(modifier + "-" + name);
    }

    /** Whether the key types a character. */
    public boolean prints() {
        return equals(SPACE) || name.codePointCount(0, name.length()) == 1;
    }

    /** What a printing key types; the name of any other key. */
    public String typed() {
        return equals(SPACE) ? " " : name;
    }

    @Override
    public String toString() {
        return name;
    }
}
