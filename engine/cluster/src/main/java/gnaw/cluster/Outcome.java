package gnaw.cluster;

import java.io.Serializable;

/** What a worker sends back for a piece of work. */
sealed interface Outcome<R> extends Serializable {
    /** It is done; {@code result} can be sent, as all that comes of work. */
    record Done<R>(R result) implements Outcome<R> {}

    /** It must not be done there, and why, as a sentence. */
    record Refused<R>(String sentence) implements Outcome<R> {}
}
