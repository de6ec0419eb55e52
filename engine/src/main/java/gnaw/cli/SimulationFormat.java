package gnaw.cli;

import gnaw.lab.Findings;
import gnaw.lab.Results;
import gnaw.lab.ResultsJson;
import gnaw.lab.StoryCsv;
import java.io.PrintWriter;

/** How results are told. */
enum SimulationFormat {
    /** The findings, to be read. */
    table {
        @Override
        void write(Results results, PrintWriter out) {
            new FindingsTable(Findings.of(results)).lines().forEach(out::println);
            out.flush();
        }
    },
    /** The terms, the findings and all games as one object; the same for the same seeds. */
    json {
        @Override
        void write(Results results, PrintWriter out) {
            out.println(ResultsJson.pretty(new All(Findings.of(results), results)));
            out.flush();
        }
    },
    /** All games, a line for each; the same for the same seeds. */
    csv {
        @Override
        void write(Results results, PrintWriter out) {
            StoryCsv.write(results, out);
        }
    };

    /** What JSON tells. */
    private record All(Findings findings, Results results) {}

    abstract void write(Results results, PrintWriter out);
}
