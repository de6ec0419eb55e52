package gnaw.terminal.screen;

import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import java.time.Duration;
import java.util.Optional;

/** A part of the screen that paints itself and answers what the player does. */
public interface View {
    /** Paints it; the canvas is the whole screen, at least 40×15. A view that {@link #liesOver} finds the one below there. */
    void paint(Canvas canvas);

    /** A key was pressed. */
    ViewChange onKey(Key key);

    /** A text was pasted; a view in which nothing is typed ignores it. */
    default ViewChange onPaste(String text) {
        return ViewChange.STAY;
    }

    /** A mouse button was pressed; a view that does not care for the mouse ignores it. */
    default ViewChange onClick(Input.Click click) {
        return ViewChange.STAY;
    }

    /** The wheel was turned by so many notches, upwards if negative. */
    default ViewChange onWheel(int notches) {
        return ViewChange.STAY;
    }

    /** A script was saved while the program runs; told to the view that lies below all others. */
    default ViewChange onScriptsChanged() {
        return ViewChange.STAY;
    }

    /** Whether text or any key is typed in it: there {@link gnaw.terminal.key.ReservedKeys#LEAVE} takes that back, and does not leave the program. */
    default boolean isTypedIn() {
        return false;
    }

    /** Whether it covers only a part of what is below. */
    default boolean liesOver() {
        return false;
    }

    /** Whether keys that were typed before it came are forgotten, because the player cannot have meant it. */
    default boolean forgetsTyped() {
        return false;
    }

    /** Whether it comes of itself and decides something: keys and clicks count only when whoever types has paused, for then he has seen it. */
    default boolean wantsPause() {
        return false;
    }

    /** How long it waits for a key before {@link #onPause}; empty: for ever. */
    default Optional<Duration> patience() {
        return Optional.empty();
    }

    /** No key came in time. */
    default ViewChange onPause() {
        return ViewChange.STAY;
    }
}
