package gnaw.cli.format;

import gnaw.lab.simulate.GameResultCsv;
import gnaw.lab.simulate.ResultsJson;
import gnaw.lab.simulate.Simulated;
import java.io.PrintWriter;

/** The formats of a simulation's results. */
public enum SimulationFormat {
    /** The findings, to be read. */
    table {
        @Override
        public void write(Simulated results, PrintWriter out) {
            new SummaryTable(results.tally().summary()).lines().forEach(out::println);
            out.flush();
        }
    },
    /** The key, the findings and all games as one object; the same for the same seeds. */
    json {
        @Override
        public void write(Simulated results, PrintWriter out) {
            ResultsJson.writePretty(results, out);
            out.flush();
        }
    },
    /** All games, a line for each; the same for the same seeds. */
    csv {
        @Override
        public void write(Simulated results, PrintWriter out) {
            GameResultCsv.write(results, out);
        }
    };

    /** Writes what a simulation has found. */
    public abstract void write(Simulated results, PrintWriter out);

    /** Whether the games are told one by one. */
    public boolean listsGames() {
        return this != table;
    }
}
