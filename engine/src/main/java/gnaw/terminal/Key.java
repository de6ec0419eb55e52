package gnaw.terminal;

/**
 * A key as a person presses it. Its name is all there is to it: what help shows, what a keymap holds.
 *
 * <p>A printing key is named by its character ({@code "g"}, {@code "G"}, {@code "?"}); the others are {@code Up Down Left Right
 * Home End PgUp PgDn Insert Delete Enter Esc Tab Backspace Space F1}…{@code F12}. {@code Ctrl-}, {@code Alt-} and {@code Shift-}
 * come first, in this order; Shift only before a key that prints nothing.
 */
public record Key(String name) implements Input {
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

    /** The key that types this character. */
    public static Key of(int character) {
        return character == ' ' ? SPACE : new Key(Character.toString(character));
    }

    /** This key with {@code Ctrl-}, {@code Alt-} or {@code Shift-} held. */
    Key with(String modifier) {
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
