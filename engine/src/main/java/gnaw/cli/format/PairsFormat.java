package gnaw.cli.format;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import gnaw.cli.format.PairResult.Verdict;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** The formats in which pairs of mods are told. */
public enum PairsFormat {
    /** Lines for people; mods that cannot be played together are counted only. */
    table {
        @Override
        public void write(List<PairResult> pairs, PrintWriter out) {
            for (PairResult pair : pairs) {
                if (pair.verdict() != Verdict.APART) {
                    out.printf("%-40s %s%n", pair.one() + " + " + pair.other(), pair.verdict());
                    pair.notes().forEach(note -> out.println("  " + note));
                }
            }
            long apart = pairs.stream()
                    .filter(pair -> pair.verdict() == Verdict.APART)
                    .count();
            if (apart > 0) {
                out.println("Pairs that say themselves that they cannot be played together: " + apart + ".");
            }
        }
    },
    /** A table for a page. */
    markdown {
        @Override
        public void write(List<PairResult> pairs, PrintWriter out) {
            out.println("| mods | together | notes |");
            out.println("| --- | --- | --- |");
            for (PairResult pair : pairs) {
                String notes = String.join("<br>", pair.notes()).replace("|", "\\|");
                out.println("| " + pair.one() + " + " + pair.other() + " | " + pair.verdict() + " | " + notes + " |");
            }
        }
    },
    /** A line for each pair. */
    csv {
        @Override
        public void write(List<PairResult> pairs, PrintWriter out) {
            try (CsvWriter csv =
                    CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(out)) {
                csv.writeRecord("one", "other", "together", "notes");
                pairs.forEach(pair -> csv.writeRecord(
                        pair.one(), pair.other(), pair.verdict().toString(), String.join("; ", pair.notes())));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    };

    /** Writes what came of all pairs. */
    public abstract void write(List<PairResult> pairs, PrintWriter out);
}
