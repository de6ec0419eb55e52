package gnaw.bench;

/**
 * What one thing costs.
 *
 * @param nanos what it took here
 * @param plain the same, counted in turns in plain Java that were measured just before and after
 */
record Figure(Way way, Row row, double nanos, double plain) {
    /** As one process tells it to another. */
    String line() {
        return way + " " + row + " " + nanos + " " + plain;
    }

    /** What was told so. */
    static Figure read(String line) {
        String[] words = line.split(" ");
        return new Figure(
                Way.valueOf(words[0]),
                Row.valueOf(words[1]),
                Double.parseDouble(words[2]),
                Double.parseDouble(words[3]));
    }

    /** What it is called where figures are kept. */
    String name() {
        return way.word() + ": " + row.title();
    }
}
