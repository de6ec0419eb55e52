package gnaw.lab;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;

/** Writes stories as a table, a line for each game: the same for the same seeds, whatever the machine. */
public final class StoryCsv {
    private StoryCsv() {}

    /** Writes a line with the names of the columns, and the stories; the writer is closed. */
    public static void write(List<Story> stories, Writer out) {
        try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(out)) {
            csv.writeRecord("seed", "turns", "depth", "points", "won", "end", "failures");
            stories.forEach(story -> csv.writeRecord(
                    Long.toString(story.seed()),
                    Integer.toString(story.turns()),
                    Integer.toString(story.depth()),
                    Long.toString(story.points()),
                    story.won() ? "1" : "0",
                    story.end(),
                    Integer.toString(story.failures().size())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
