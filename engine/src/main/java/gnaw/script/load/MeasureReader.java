package gnaw.script.load;

import gnaw.game.Happening;
import gnaw.game.Measure;
import gnaw.game.PortNames;
import gnaw.game.Question;
import gnaw.script.table.Audience;
import gnaw.script.table.Change;
import gnaw.script.table.Tables;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.text.DidYouMean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.graalvm.polyglot.Value;

/** Reads the table {@code measures}. */
final class MeasureReader {
    private static final List<String> PLOTS = Stream.of(Measure.Plot.values())
            .map(plot -> plot.name().toLowerCase(Locale.ROOT))
            .toList();
    private static final List<String> MOMENTS = Stream.concat(
                    PortNames.in(Happening.class).stream(), Stream.of(MeasureRow.END))
            .sorted()
            .toList();

    private final Tables tables;
    private final BiConsumer<Change, Malformed> blame;

    /** {@code blame} is told what is wrong with a row, and who changed it last. */
    MeasureReader(Tables tables, BiConsumer<Change, Malformed> blame) {
        this.tables = tables;
        this.blame = blame;
    }

    List<MeasureRow> read() {
        List<MeasureRow> rows = new ArrayList<>();
        tables.rows("measures").forEach((id, row) -> {
            try {
                rows.add(row(id, new StrictObject("measures." + id, row.given()), row.cells()));
            } catch (Malformed error) {
                blame.accept(tables.lastChange("measures", id), error);
            }
        });
        return List.copyOf(rows);
    }

    private MeasureRow row(String id, StrictObject cells, Map<String, Value> all) {
        Measure.Plot plot = Measure.Plot.valueOf(known(cells, "plot", PLOTS).toUpperCase(Locale.ROOT));
        var about = new Measure.About(id, cells.text("title"), cells.text("unit", ""), plot, cells.yes("adds"));
        return new MeasureRow(about, known(cells, "at", MOMENTS), Audience.of(all, Question.Audience.HERO));
    }

    private static String known(StrictObject cells, String cell, List<String> names) {
        String name = cells.text(cell);
        if (!names.contains(name)) {
            throw new Malformed(cells.title() + "." + cell + " is \"" + name + "\", but must be one of "
                    + String.join(", ", names) + "." + DidYouMean.hint(name, names));
        }
        return name;
    }
}
