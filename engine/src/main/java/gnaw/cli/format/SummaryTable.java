package gnaw.cli.format;

import gnaw.game.Measure;
import gnaw.lab.GameResult;
import gnaw.lab.simulate.MeasureFigure;
import gnaw.lab.simulate.SimulationSummary;
import gnaw.lab.simulate.Spread;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The findings of a simulation as lines for people. */
record SummaryTable(SimulationSummary findings) {
    private static final int LONGEST_LIST = 8;
    private static final int MOST_PLACES = 8;

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(text("%9s  %6s  %s", "games", "", "ended by"));
        findings.ends()
                .forEach((end, count) ->
                        lines.add(text("%,9d  %5.1f%%  %s", count, 100.0 * count / findings.games(), end)));
        lines.add("");
        lines.add(heading("in a game"));
        lines.add(row("turns", findings.turns()));
        lines.add(row("depth", findings.depth()));
        lines.add(row("points", findings.points()));
        findings.figures().forEach(figure -> {
            if (figure instanceof MeasureFigure.Whole(Measure.About about, Spread spread)) {
                lines.add(row(titled(about), spread));
            }
        });
        findings.figures().forEach(figure -> lines.addAll(section(figure)));
        lines.add("");
        findings.worst().forEach(result -> lines.add(worst(result)));
        return lines;
    }

    private List<String> section(MeasureFigure figure) {
        return switch (figure) {
            case MeasureFigure.Whole _ -> List.of();
            case MeasureFigure.Along(Measure.About about, SortedMap<Integer, Spread> spreads) -> along(about, spreads);
            case MeasureFigure.Named(Measure.About about, Map<String, SortedMap<Integer, Double>> amounts) ->
                named(about, amounts);
            case MeasureFigure.Surviving(Measure.About about, SortedMap<Integer, Double> shares) ->
                surviving(about, shares);
        };
    }

    private static List<String> along(Measure.About about, SortedMap<Integer, Spread> spreads) {
        String place = about.plot() == Measure.Plot.CURVE ? "turn" : "depth";
        List<String> lines = new ArrayList<>(List.of("", heading(titled(about))));
        some(spreads)
                .forEach((at, spread) -> lines.add(row(text("%s %,d (%,d games)", place, at, spread.games()), spread)));
        return lines;
    }

    private List<String> named(Measure.About about, Map<String, SortedMap<Integer, Double>> amounts) {
        if (amounts.isEmpty()) {
            return List.of("", about.title() + ": none");
        }
        List<String> lines = new ArrayList<>(List.of("", text("%9s  %8s  %s", "in all", "a game", about.title())));
        amounts.forEach((name, depths) -> {
            double sum = sum(depths);
            lines.add(text("%9s  %8.2f  %s", number(sum), sum / findings.games(), name));
        });
        int shown = LONGEST_LIST + 2;
        if (lines.size() > shown + 1) {
            double rest = amounts.values().stream()
                    .skip(LONGEST_LIST)
                    .mapToDouble(SummaryTable::sum)
                    .sum();
            String others =
                    text("%9s  %8.2f  %d others", number(rest), rest / findings.games(), amounts.size() - LONGEST_LIST);
            return append(lines.subList(0, shown), others);
        }
        return lines;
    }

    private static List<String> append(List<String> lines, String last) {
        List<String> all = new ArrayList<>(lines);
        all.add(last);
        return all;
    }

    private static List<String> surviving(Measure.About about, SortedMap<Integer, Double> shares) {
        List<String> lines = new ArrayList<>(List.of("", text("%-38s %8s", about.title(), "games")));
        some(shares)
                .forEach((at, share) ->
                        lines.add(text("  %-36s %7.1f%%", text("after %,d %s", at, about.unit()), 100 * share)));
        return lines;
    }

    /** A few of many places, evenly. */
    private static <T> Map<Integer, T> some(SortedMap<Integer, T> all) {
        List<Integer> places = List.copyOf(all.keySet());
        int step = Math.max(1, (places.size() + MOST_PLACES - 1) / MOST_PLACES);
        Map<Integer, T> some = new TreeMap<>();
        for (int i = 0; i < places.size(); i += step) {
            some.put(places.get(i), all.get(places.get(i)));
        }
        return some;
    }

    private static double sum(SortedMap<Integer, Double> depths) {
        return depths.values().stream().mapToDouble(amount -> amount).sum();
    }

    private static String titled(Measure.About about) {
        return about.unit().isEmpty() ? about.title() : about.title() + ", " + about.unit();
    }

    private static String heading(String what) {
        return text("%-38s %8s %8s %8s %8s %8s %8s", what, "least", "10 %", "half", "90 %", "greatest", "mean");
    }

    private static String row(String name, Spread spread) {
        return text(
                "  %-36s %8s %8s %8s %8s %8s %8s",
                name,
                number(spread.least()),
                number(spread.tenth()),
                number(spread.half()),
                number(spread.nineTenths()),
                number(spread.greatest()),
                number(spread.mean()));
    }

    private static String worst(GameResult result) {
        return text(
                "Bad: seed %d, %,d points, depth %d, turn %,d, %s",
                result.seed(), result.points(), result.depth(), result.turns(), result.end());
    }

    /** Large numbers whole, small ones with two digits behind the point unless they are whole. */
    private static String number(double number) {
        return number == Math.rint(number) || Math.abs(number) >= 100 ? text("%,.0f", number) : text("%.2f", number);
    }

    private static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
