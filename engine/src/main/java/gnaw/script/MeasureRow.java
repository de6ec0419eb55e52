package gnaw.script;

import gnaw.game.Measure;

/**
 * A row of the table {@code measures}.
 *
 * @param question after which question it is asked, or {@link #END}
 * @param every it is asked in each turn whose number this divides
 */
record MeasureRow(Measure.About about, String question, Audience audience, int every) {
    /** What the end of a game is called, which is no question to the rules. */
    static final String END = "gameEnds";
}
