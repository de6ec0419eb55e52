package gnaw.terminal.screen;

import gnaw.text.Text;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** The words of an error, for a page and for places of few rows. */
public final class ErrorText {
    /** Such as "2 problems in base:" over the first of them. */
    private static final Pattern HEADING = Pattern.compile("(?m)^.*:\\R\\R");

    /** A line of a script with its number, or the mark below it. */
    private static final Pattern OF_A_SCRIPT = Pattern.compile("\\s*\\d*\\s*\\|");

    private ErrorText() {}

    /** Why, in its own words. */
    public static String why(RuntimeException error) {
        return Optional.ofNullable(error.getMessage())
                .orElseGet(() -> error.getClass().getSimpleName());
    }

    /** Why, for a place of few rows: without empty lines, without the headings that an empty line follows, and without the lines of the script. */
    public static List<String> inShort(String why) {
        return HEADING.matcher(why)
                .replaceAll("")
                .lines()
                .filter(line -> !line.isBlank() && !OF_A_SCRIPT.matcher(line).lookingAt())
                .toList();
    }

    /** Why, for a single row: where it is, and what is wrong there. */
    public static String inOneRow(String why) {
        List<String> lines = inShort(why);
        String where = lines.stream().findFirst().orElse("");
        String what = lines.stream().skip(1).findFirst().orElse("");
        return what.isEmpty() ? where : where.replaceFirst("  .*", "") + "  " + what.strip();
    }

    /** What comes of an attempt; where it fails, a page that tells why. */
    public static ViewChange orPage(String title, Supplier<ViewChange> attempt) {
        try {
            return attempt.get();
        } catch (RuntimeException failed) {
            return ViewChange.open(page(title, failed));
        }
    }

    /** Why, as a page to be read in peace. */
    public static Page page(String title, RuntimeException error) {
        return Page.of(title, Text.plain(why(error).lines().toList()));
    }
}
