package gnaw.lab.trace;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.SortedSet;

/** Writes the rows of a trace as a table, quoted as RFC 4180 says. */
public final class TraceCsv {
    private TraceCsv() {}

    /** Writes a line with the names of the columns, and a line for each row; the writer is closed. */
    public static void write(List<TraceRow> rows, Writer out) {
        SortedSet<String> meters = TraceRow.meters(rows);
        try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(out)) {
            csv.writeRecord(TraceRow.columns(meters));
            rows.forEach(row -> csv.writeRecord(
                    row.cells(meters).stream().map(TraceRow::text).toList()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
