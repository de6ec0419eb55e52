package gnaw.cli.format;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import gnaw.lab.trace.TraceCsv;
import gnaw.lab.trace.TraceRow;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;

/** The formats of a trace. */
public enum TraceFormat {
    /** A table with commas. */
    csv {
        @Override
        public void write(List<TraceRow> rows, PrintWriter out) {
            TraceCsv.write(rows, out);
        }
    },
    /** A list of objects, with the columns of the table as names. */
    json {
        @Override
        public void write(List<TraceRow> rows, PrintWriter out) {
            SortedSet<String> meters = TraceRow.meters(rows);
            JSON.toJson(rows.stream().map(row -> object(row, meters)).toList(), out);
            out.println();
            out.flush();
        }
    };

    private static final Gson JSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    /** Writes the rows of a trace. */
    public abstract void write(List<TraceRow> rows, PrintWriter out);

    private static Map<String, Object> object(TraceRow row, SortedSet<String> meters) {
        Map<String, Object> object = new LinkedHashMap<>();
        List<String> columns = TraceRow.columns(meters);
        List<Object> cells = row.cells(meters);
        for (int i = 0; i < columns.size(); i++) {
            object.put(columns.get(i), cells.get(i) instanceof Number number ? shortest(number) : cells.get(i));
        }
        return object;
    }

    /** JSON knows no infinity: that stays a text. */
    private static Object shortest(Number number) {
        String text = TraceRow.text(number);
        return Double.isFinite(number.doubleValue()) ? new BigDecimal(text) : text;
    }
}
