package gnaw.script.table;

import java.util.List;

/**
 * The history of a cell.
 *
 * @param path table, row and cell; a table that holds cells itself has no row
 * @param row table and row, or the table alone
 * @param steps the first made it, the last one counts
 */
public record CellHistory(String path, String row, List<Change> steps) {
    /** Whether a path names this cell, its row or its table. */
    boolean isUnder(String wanted) {
        return path.equals(wanted) || path.startsWith(wanted + ".");
    }

    /** What it is now, and below it each step: the value after it, what was done, and where. */
    public String text() {
        int widest =
                steps.stream().mapToInt(step -> step.shown().length()).max().orElse(0);
        int verb = steps.stream().mapToInt(step -> step.how().length()).max().orElse(0);
        StringBuilder text = new StringBuilder(path + " is " + steps.getLast().shown());
        for (Change step : steps) {
            text.append("\n  ")
                    .append(padded(step.shown(), widest))
                    .append("  ")
                    .append(padded(step.how(), verb));
            text.append("  ").append(step.place().isEmpty() ? "the engine" : step.place());
        }
        return text.toString();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
