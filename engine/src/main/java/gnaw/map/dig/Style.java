package gnaw.map.dig;

import java.util.Arrays;
import java.util.Locale;

/** The kinds of rooms that a level can be made of. */
public enum Style {
    /** Built: rectangles, crosses, circles and corridors, most of them behind doors. */
    ROOMS,
    /** Grown: caves that open into each other. */
    CAVES,
    /** Both. */
    MIXED;

    /** The style with this name in small letters. */
    public static Style named(String name) {
        return Arrays.stream(values())
                .filter(style -> style.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "No level is dug in the style \"" + name + "\": it is rooms, caves or mixed"));
    }

    /** In small letters: "rooms". */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
