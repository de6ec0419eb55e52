package gnaw.cli.format;

import gnaw.lab.simulate.GameResultCsv;
import gnaw.lab.simulate.ResultsJson;
import gnaw.lab.simulate.SimulationResults;
import gnaw.lab.simulate.SimulationSummary;
import java.io.PrintWriter;

/** The formats of a simulation's results. */
public enum SimulationFormat {
    /** The findings, to be read. */
    table {
        @Override
        public void write(SimulationResults results, PrintWriter out) {
            new SummaryTable(SimulationSummary.of(results)).lines().forEach(out::println);
            out.flush();
        }
    },
    /** The terms, the findings and all games as one object; the same for the same seeds. */
    json {
        @Override
        public void write(SimulationResults results, PrintWriter out) {
            out.println(ResultsJson.pretty(new All(SimulationSummary.of(results), results)));
            out.flush();
        }
    },
    /** All games, a line for each; the same for the same seeds. */
    csv {
        @Override
        public void write(SimulationResults results, PrintWriter out) {
            GameResultCsv.write(results, out);
        }
    };

    /** What JSON tells. */
    private record All(SimulationSummary findings, SimulationResults results) {}

    /** Writes what a simulation has found. */
    public abstract void write(SimulationResults results, PrintWriter out);
}
