package gnaw.bench;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The cost of one thing.
 *
 * @param nanos what it took here
 * @param plain the same, counted in turns in plain Java that were measured just before and after
 */
record BenchFigure(ScriptMode way, BenchRow row, double nanos, double plain) {
    /** As one process tells it to another. */
    String line() {
        return way + " " + row + " " + nanos + " " + plain;
    }

    /** What was told so. */
    static BenchFigure read(String line) {
        String[] words = line.split(" ");
        return new BenchFigure(
                ScriptMode.valueOf(words[0]),
                BenchRow.valueOf(words[1]),
                Double.parseDouble(words[2]),
                Double.parseDouble(words[3]));
    }

    /** Takes of each two the one that cost less; both measurements have the same rows. */
    static List<BenchFigure> betterOf(List<BenchFigure> ones, List<BenchFigure> others) {
        return IntStream.range(0, ones.size())
                .mapToObj(row -> ones.get(row).plain() < others.get(row).plain() ? ones.get(row) : others.get(row))
                .toList();
    }

    /** What it is called where figures are kept. */
    String name() {
        return way.word() + ": " + row.title();
    }
}
