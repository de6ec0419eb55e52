package gnaw.terminal;

import java.util.Optional;

/** Something that the program around the screens could not do. */
final class Fault {
    private Fault() {}

    /** Why, in its own words. */
    static String why(RuntimeException fault) {
        return Optional.ofNullable(fault.getMessage())
                .orElseGet(() -> fault.getClass().getSimpleName());
    }

    /** Why, as a page to be read in peace. */
    static Page page(String title, RuntimeException fault) {
        return Page.of(title, Text.plain(why(fault).lines().toList()));
    }
}
