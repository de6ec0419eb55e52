package gnaw.workshop.coverage;

/**
 * A function of a script, or a statement in one.
 *
 * @param file mod and file, such as {@code base/rules/names.js}
 * @param from the index of its first character in the file
 * @param to the index behind its last
 */
public record Piece(String file, int from, int to, boolean isFunction) {
    /** Whether that character of the file is its own or one of a piece in it. */
    public boolean holds(int index) {
        return from <= index && index < to;
    }

    /** How many characters it has. */
    public int length() {
        return to - from;
    }
}
