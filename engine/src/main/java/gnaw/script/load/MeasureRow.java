package gnaw.script.load;

import gnaw.game.Measure;
import gnaw.script.table.Audience;

/**
 * A row of the table {@code measures}.
 *
 * @param question after which question it is asked, or {@link #END}
 */
public record MeasureRow(Measure.About about, String question, Audience audience) {
    /** What the end of a game is called, which is no question to the rules. */
    public static final String END = "gameEnds";
}
