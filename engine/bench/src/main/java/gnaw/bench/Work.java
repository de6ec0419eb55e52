package gnaw.bench;

/** A piece of work that is done again and again, the same each time. */
public interface Work {
    /** Does it once; the answer is what one of the things cost that were done, in nanoseconds. */
    double once() throws Exception;
}
