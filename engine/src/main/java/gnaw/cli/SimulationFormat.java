package gnaw.cli;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import gnaw.lab.Findings;
import gnaw.lab.SimulationOptions;
import gnaw.lab.Story;
import gnaw.lab.StoryCsv;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;

/** How a simulation is told. */
enum SimulationFormat {
    /** The findings, to be read. */
    table {
        @Override
        void write(SimulationOptions asked, List<Story> stories, Findings findings, Duration time, PrintWriter out) {
            new FindingsTable(asked, findings, time).lines().forEach(out::println);
            out.flush();
        }
    },
    /** The findings and all games as one object. */
    json {
        @Override
        void write(SimulationOptions asked, List<Story> stories, Findings findings, Duration time, PrintWriter out) {
            JSON.toJson(new All(asked, time.toNanos() / 1e9, findings, stories), out);
            out.println();
            out.flush();
        }
    },
    /** All games, a line for each; the same for the same seeds. */
    csv {
        @Override
        void write(SimulationOptions asked, List<Story> stories, Findings findings, Duration time, PrintWriter out) {
            StoryCsv.write(stories, out);
        }
    };

    private static final Gson JSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    /** What JSON tells. */
    private record All(SimulationOptions asked, double seconds, Findings findings, List<Story> games) {}

    abstract void write(
            SimulationOptions asked, List<Story> stories, Findings findings, Duration time, PrintWriter out);
}
