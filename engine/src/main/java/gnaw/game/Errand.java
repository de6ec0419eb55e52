package gnaw.game;

/**
 * An activity that goes on by itself over several turns: exploring, travelling, running, resting. It is asked for its next action each
 * time, and always says why it ends.
 */
public interface Errand {
    /** What comes next. */
    sealed interface Next {
        /** This action. */
        record Go(Action action) implements Next {}

        /** The end, and why; the text may be "" where the log says it already. */
        record Stop(String why) implements Next {}
    }

    /** The next action, or why there is none. */
    Next next(World world, Rules rules);

    /** Whether it leads over stairs, so that it does not end where one comes to another level. */
    default boolean goesOnBelow() {
        return false;
    }
}
