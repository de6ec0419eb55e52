package gnaw.workshop.check;

import java.util.Comparator;

/**
 * A problem of scripts, sure or likely.
 *
 * @param weight whether it must be mended
 * @param file mod and file, such as {@code base/rules/names.js}
 * @param line from 1; 0 where it concerns the whole file
 * @param column from 1; 0 where it concerns the whole line
 * @param text what is wrong
 */
public record Finding(Weight weight, String file, int line, int column, String text) implements Comparable<Finding> {
    private static final Comparator<Finding> ORDER = Comparator.comparing(Finding::file)
            .thenComparingInt(Finding::line)
            .thenComparingInt(Finding::column)
            .thenComparing(Finding::text);

    /** How bad it is: an error must be mended, a warning is to be thought over. */
    public enum Weight {
        ERROR,
        WARNING
    }

    /** An error at a place such as {@code base/main.js:3:1}. */
    public static Finding error(String place, String text) {
        return at(Weight.ERROR, place, text);
    }

    /** A warning at a place such as {@code base/main.js:3:1}. */
    static Finding warning(String place, String text) {
        return at(Weight.WARNING, place, text);
    }

    private static Finding at(Weight weight, String place, String text) {
        String[] parts = place.split(":");
        return new Finding(weight, parts[0], number(parts, 1), number(parts, 2), text);
    }

    private static int number(String[] parts, int index) {
        return index < parts.length ? Integer.parseInt(parts[index]) : 0;
    }

    /** The same place with another text. */
    Finding with(String other) {
        return new Finding(weight, file, line, column, other);
    }

    boolean isError() {
        return weight == Weight.ERROR;
    }

    /** Whether both are on one line; what concerns a whole file is on none. */
    boolean isOnLineOf(Finding other) {
        return line > 0 && line == other.line && file.equals(other.file);
    }

    /** Whether both are at the same place, or concern the same file as a whole. */
    boolean isAt(Finding other) {
        return line == other.line && column == other.column && file.equals(other.file);
    }

    /** The mod whose file it is in. */
    public String mod() {
        return file.contains("/") ? file.substring(0, file.indexOf('/')) : file;
    }

    @Override
    public int compareTo(Finding other) {
        return ORDER.compare(this, other);
    }

    /** As it is printed: {@code base/main.js:3:1: warning: …}. */
    @Override
    public String toString() {
        String place = file + (line > 0 ? ":" + line : "") + (column > 0 ? ":" + column : "");
        return place + ": " + (weight == Weight.ERROR ? "error" : "warning") + ": " + text;
    }
}
