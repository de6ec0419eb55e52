package gnaw.workshop.mutation;

import java.io.Serializable;

/**
 * A script with one small mistake.
 *
 * @param file mod and file, such as {@code base/rules/names.js}
 * @param line of the mistake, from 1
 * @param column of the mistake, from 1
 * @param from the index of the first character that is replaced
 * @param original what is replaced
 * @param mistake what stands there instead
 */
public record Mutant(String file, int line, int column, int from, String original, String mistake)
        implements Serializable {
    /** The mod to which the script belongs. */
    public String mod() {
        return file.substring(0, file.indexOf('/'));
    }

    /** The whole script with the mistake. */
    public String in(String script) {
        return script.substring(0, from) + mistake + script.substring(from + original.length());
    }

    /** Where it is, as errors name it. */
    public String place() {
        return file + ":" + line + ":" + column;
    }
}
