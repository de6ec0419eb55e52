package gnaw.lab.trace;

import gnaw.text.Numbers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The result of one turn.
 *
 * @param action what the hero did; "" while he could do nothing
 * @param meters the hero's, after the turn
 * @param status the words that the status line shows
 * @param interrupted whether a rule stopped what goes on by itself
 * @param messages the lines that were said
 */
public record TraceRow(
        int turn,
        String action,
        SortedMap<String, Double> meters,
        List<String> status,
        boolean interrupted,
        boolean alive,
        List<String> messages) {

    /** A meter's value; an {@link IllegalArgumentException} when he has no such meter. */
    public double meter(String name) {
        if (!meters.containsKey(name)) {
            throw new IllegalArgumentException("The hero has no meter \"" + name + "\".");
        }
        return meters.get(name);
    }

    /** All meters that stand in some row, in alphabetical order. */
    public static SortedSet<String> meters(Collection<TraceRow> rows) {
        SortedSet<String> meters = new TreeSet<>();
        rows.forEach(row -> meters.addAll(row.meters().keySet()));
        return meters;
    }

    /** The names of the columns of rows with these meters. */
    public static List<String> columns(Collection<String> meters) {
        List<String> columns = new ArrayList<>(List.of("turn", "action"));
        columns.addAll(meters);
        columns.addAll(List.of("status", "interrupted", "alive", "messages"));
        return columns;
    }

    /** The row in these columns: numbers, and texts. */
    public List<Object> cells(Collection<String> columnsOfMeters) {
        List<Object> cells = new ArrayList<>(List.of(turn, action));
        columnsOfMeters.forEach(name -> cells.add(meters.containsKey(name) ? (Object) meters.get(name) : ""));
        cells.addAll(
                List.of(String.join(", ", status), interrupted ? 1 : 0, alive ? 1 : 0, String.join(" | ", messages)));
        return cells;
    }

    /** A cell as text: numbers in their shortest form. */
    public static String text(Object cell) {
        return cell instanceof Number number ? Numbers.text(number.doubleValue()) : cell.toString();
    }
}
