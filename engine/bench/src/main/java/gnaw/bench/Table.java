package gnaw.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** All figures as a person reads them. */
record Table(Machine machine, List<BenchFigure> figures) {
    private static final String LINE = "%-36s%22s%22s";

    List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(machine.told()));
        for (ScriptMode way : ScriptMode.values()) {
            List<BenchFigure> of =
                    figures.stream().filter(figure -> figure.way() == way).toList();
            if (!of.isEmpty()) {
                lines.add("");
                lines.add(String.format(Locale.ROOT, LINE, "Scripts " + way.word(), "", "in plain turns"));
                of.forEach(figure -> lines.add(line(figure)));
            }
        }
        return lines;
    }

    private String line(BenchFigure figure) {
        return String.format(
                Locale.ROOT,
                LINE,
                "  " + figure.row().title(),
                figure.row().told(figure.nanos()) + more(figure),
                plain(figure.plain()));
    }

    /** By how much a rule costs more than it does alone. */
    private String more(BenchFigure figure) {
        return switch (figure.row()) {
            case WRAPPED, AMONG_MODS ->
                alone(figure)
                        .map(rule ->
                                String.format(Locale.ROOT, ", %+.0f %%", 100 * (figure.plain() / rule.plain() - 1)))
                        .orElse("");
            default -> "";
        };
    }

    private Optional<BenchFigure> alone(BenchFigure figure) {
        return figures.stream()
                .filter(one -> one.way() == figure.way() && one.row() == BenchRow.RULE)
                .findFirst();
    }

    /** A number of plain turns, with as many digits as say something. */
    static String plain(double turns) {
        return String.format(Locale.ROOT, turns < 100 ? "%.1f" : "%,.0f", turns);
    }
}
