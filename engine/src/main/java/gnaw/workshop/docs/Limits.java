package gnaw.workshop.docs;

import gnaw.script.RuleCaller;
import gnaw.script.bridge.FactViews;
import gnaw.script.context.LockedContext;
import gnaw.script.load.ModLoader;
import java.util.Locale;

/** The limits of scripts, in the engine's own numbers. */
final class Limits {
    private Limits() {}

    /** A table of all limits that an author may meet. */
    static String section() {
        return String.format(
                Locale.ROOT,
                """
                ## Limits

                Whatever runs over one fails as any other mistake does: the game goes on without that answer. Statements are counted exactly, so that
                a test may say how many a rule takes: `expect(() => world.turns(1)).toCostFewerThan(5000)`.

                | what | at most |
                |---|---|
                | an answer of a row or a cell, with all that it asks for | %,d statements, %d s, %d MB |
                | loading all scripts | %,d statements, %d s for each mod |
                | what a script does from one `add`, `amend` or the like to the eighth behind it, while it loads | %,d statements |
                | a text | %,d letters |
                | what one call of `repeat`, `padStart`, `padEnd`, `concat` or `Array.from` makes | %,d letters or elements |
                | `world.around`, which leaves out what lies farther and does not fail | %d cells each way |
                """,
                LockedContext.STATEMENTS_PER_ANSWER,
                RuleCaller.LONGEST_ANSWER.toSeconds(),
                RuleCaller.MOST_BYTES >> 20,
                LockedContext.STATEMENTS_PER_ANSWER * ModLoader.BREATHS,
                ModLoader.LONGEST.toSeconds(),
                LockedContext.STATEMENTS_PER_ANSWER,
                LockedContext.LONGEST_TEXT,
                LockedContext.MOST_AT_ONCE,
                FactViews.FARTHEST);
    }
}
