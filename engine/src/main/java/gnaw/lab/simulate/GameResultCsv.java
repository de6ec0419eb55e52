package gnaw.lab.simulate;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import gnaw.game.Measure;
import gnaw.lab.GameResult;
import gnaw.text.Numbers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Writes results as a table, a line for each game: the same for the same seeds, whatever the machine. */
public final class GameResultCsv {
    private static final List<String> COLUMNS = List.of("seed", "turns", "depth", "points", "won", "end", "failures");

    private GameResultCsv() {}

    /** Writes a line with the names of the columns, and the results; measures of one amount a game have columns. The writer is closed. */
    public static void write(Simulated results, Writer out) {
        List<String> measures = results.key().measures().stream()
                .filter(about -> about.plot() == Measure.Plot.TOTAL)
                .map(Measure.About::id)
                .toList();
        try (CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(out)) {
            List<String> columns = new ArrayList<>(COLUMNS);
            columns.addAll(measures);
            csv.writeRecord(columns);
            results.games().each(result -> csv.writeRecord(line(result, measures)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> line(GameResult result, List<String> measures) {
        List<String> line = new ArrayList<>(List.of(
                Long.toString(result.seed()),
                Integer.toString(result.turns()),
                Integer.toString(result.depth()),
                Long.toString(result.points()),
                result.won() ? "1" : "0",
                result.end(),
                Integer.toString(result.failures().size())));
        measures.forEach(measure -> line.add(Numbers.text(result.counts(measure).sum())));
        return line;
    }
}
