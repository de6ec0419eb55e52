package gnaw.text;

import java.util.Locale;

/** The names of constants as scripts and files write them: {@code KILLED_BY} is {@code killedBy}. */
public final class CamelCase {
    private CamelCase() {}

    /** Writes a constant's name in camel case. */
    public static String of(Enum<?> constant) {
        StringBuilder name = new StringBuilder();
        for (String word : constant.name().split("_")) {
            name.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }
}
