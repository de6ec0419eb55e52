package gnaw.terminal.screen;

import java.util.function.Supplier;

/** A view's answer to an input: the change of the screen that it wants. */
public sealed interface ViewChange {
    /** Nothing: it stays. */
    ViewChange STAY = new Stay();

    /** It closes, and the one below comes back. */
    ViewChange CLOSE = new Close();

    /** All close but the first. */
    ViewChange HOME = new Home();

    /** All close: the program is over. */
    ViewChange LEAVE = new Leave();

    /** Opens a view on top. */
    static ViewChange open(View view) {
        return new Open(view);
    }

    /** Closes and opens another in its place. */
    static ViewChange instead(View view) {
        return new Instead(view);
    }

    /** Closes all and opens this one alone. */
    static ViewChange only(View view) {
        return new Only(view);
    }

    /** Forgets what was typed meanwhile, and then this: something has happened that the player could not know of. */
    static ViewChange forgetting(ViewChange then) {
        return new Forgetting(then);
    }

    /** Says that something is being loaded, and then does this, which takes its time. */
    static ViewChange loading(Supplier<ViewChange> work) {
        return new Loading(work);
    }

    /** See {@link #STAY}. */
    record Stay() implements ViewChange {}

    /** See {@link #CLOSE}. */
    record Close() implements ViewChange {}

    /** See {@link #HOME}. */
    record Home() implements ViewChange {}

    /** See {@link #LEAVE}. */
    record Leave() implements ViewChange {}

    /** See {@link #open}. */
    record Open(View view) implements ViewChange {}

    /** See {@link #loading}. */
    record Loading(Supplier<ViewChange> work) implements ViewChange {}

    /** See {@link #instead}. */
    record Instead(View view) implements ViewChange {}

    /** See {@link #only}. */
    record Only(View view) implements ViewChange {}

    /** See {@link #forgetting}. */
    record Forgetting(ViewChange then) implements ViewChange {}
}
