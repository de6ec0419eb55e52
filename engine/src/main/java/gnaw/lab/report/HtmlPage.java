package gnaw.lab.report;

import com.google.gson.annotations.SerializedName;
import gnaw.lab.simulate.Comparison;
import gnaw.lab.simulate.ResultsJson;
import gnaw.lab.simulate.RunKey;
import gnaw.lab.simulate.Simulated;
import gnaw.lab.simulate.SimulationResults;
import gnaw.lab.simulate.SimulationSummary;
import gnaw.lab.simulate.Tally;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A page with plots of one simulation, or of two side by side. It holds its data, its style and the library that draws. */
public final class HtmlPage {
    private static final String LIBRARY = "/META-INF/resources/webjars/chart.js/4.5.1/dist/chart.umd.min.js";

    /** One simulation as the page is given it. */
    private record Side(
            String name,
            @SerializedName("terms") RunKey key,
            long firstSeed,
            long lastSeed,
            SimulationSummary findings) {
        static Side of(String name, RunKey key, Tally games) {
            return new Side(name, key, games.firstSeed(), games.lastSeed(), games.summary());
        }

        static Side of(String name, SimulationResults results) {
            return of(name, results.key(), Tally.of(results));
        }
    }

    /** All that the page shows. */
    private record Data(
            List<Side> sides, List<String> verdict, List<Comparison.Line> differences, List<TableReach> content) {}

    private HtmlPage() {}

    /** Writes the page of a simulation, and how much of the tables its games have reached if that is known. */
    public static void write(Path file, Simulated results, List<TableReach> content) {
        write(file, new Data(List.of(Side.of("", results.key(), results.tally())), List.of(), List.of(), content));
    }

    /** Writes the page of a comparison. */
    public static void write(Path file, Comparison comparison) {
        List<Side> sides = List.of(
                Side.of(comparison.nameOfOne(), comparison.one()),
                Side.of(comparison.nameOfOther(), comparison.other()));
        write(file, new Data(sides, comparison.verdict(), comparison.lines(), List.of()));
    }

    private static void write(Path file, Data data) {
        String page = resource("page.html")
                .replace("/* style */", resource("page.css"))
                .replace("/* library */", library())
                .replace("/* data */", ResultsJson.line(data).replace("<", "\\u003c"))
                .replace("/* script */", resource("page.js"));
        Destination.write(file, page);
    }

    /** Without the line that sends a browser to look for the library's sources. */
    private static String library() {
        return resource(LIBRARY).replaceAll("(?m)^//# sourceMappingURL=.*$", "").replace("</script", "<\\/script");
    }

    private static String resource(String name) {
        try (InputStream in = HtmlPage.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("The engine lacks " + name + ".");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
