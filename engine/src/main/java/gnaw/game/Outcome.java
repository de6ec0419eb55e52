package gnaw.game;

/** The result of an action that somebody tried. */
public sealed interface Outcome {
    /** It was done and took so many turns; 0 is a free action. */
    record Done(double turns) implements Outcome {
        public Done {
            turns = Math.min(turns, Turns.LONGEST);
        }
    }

    /** It could not be done; no time has passed. */
    record Refused(String why) implements Outcome {}
}
