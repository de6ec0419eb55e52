package gnaw.terminal;

import java.util.function.Supplier;

/** What a view wants to happen with the screen after it was asked. */
public sealed interface Next {
    /** Nothing: it stays. */
    Next STAY = new Stay();

    /** It closes, and the one below comes back. */
    Next CLOSE = new Close();

    /** All close but the first. */
    Next HOME = new Home();

    /** All close: the program is over. */
    Next LEAVE = new Leave();

    /** Opens a view on top. */
    static Next open(View view) {
        return new Open(view);
    }

    /** Closes and opens another in its place. */
    static Next instead(View view) {
        return new Instead(view);
    }

    /** Closes all and opens this one alone. */
    static Next only(View view) {
        return new Only(view);
    }

    /** Forgets what was typed meanwhile, and then this: something has happened that the player could not know of. */
    static Next forgetting(Next then) {
        return new Forgetting(then);
    }

    /** Says that something is being loaded, and then does this, which takes its time. */
    static Next loading(Supplier<Next> deed) {
        return new Loading(deed);
    }

    /** See {@link #STAY}. */
    record Stay() implements Next {}

    /** See {@link #CLOSE}. */
    record Close() implements Next {}

    /** See {@link #HOME}. */
    record Home() implements Next {}

    /** See {@link #LEAVE}. */
    record Leave() implements Next {}

    /** See {@link #open}. */
    record Open(View view) implements Next {}

    /** See {@link #loading}. */
    record Loading(Supplier<Next> deed) implements Next {}

    /** See {@link #instead}. */
    record Instead(View view) implements Next {}

    /** See {@link #only}. */
    record Only(View view) implements Next {}

    /** See {@link #forgetting}. */
    record Forgetting(Next then) implements Next {}
}
