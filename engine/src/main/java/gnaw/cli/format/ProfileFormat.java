package gnaw.cli.format;

import com.google.gson.GsonBuilder;
import java.io.PrintWriter;
import java.util.Locale;

/** The formats of a profile. */
public enum ProfileFormat {
    /** To be read: the dearest rules, and the busiest lines. */
    table {
        @Override
        public void write(ProfileReport costs, PrintWriter out) {
            out.println("  time   calls  statements/call  rule");
            costs.rules().stream().limit(MOST_RULES).forEach(rule -> out.println(line(rule)));
            int rest = costs.rules().size() - MOST_RULES;
            if (rest > 0) {
                out.println("and " + rest + " more rules; --format json tells them all");
            }
            out.println();
            out.println("statements  line");
            costs.lines()
                    .forEach(line ->
                            out.println(String.format(Locale.ROOT, "%,10d  %s", line.statements(), line.place())));
            out.flush();
        }
    },
    /** All of it, as one object. */
    json {
        @Override
        public void write(ProfileReport costs, PrintWriter out) {
            out.println(new GsonBuilder()
                    .setPrettyPrinting()
                    .disableHtmlEscaping()
                    .create()
                    .toJson(costs));
            out.flush();
        }
    };

    private static final int MOST_RULES = 25;

    /** Writes what the rules cost. */
    public abstract void write(ProfileReport costs, PrintWriter out);

    private static String line(ProfileReport.Rule rule) {
        return String.format(
                Locale.ROOT,
                "%5.1f%% %,7d %,16.1f  %-28s  %s",
                100 * rule.share(),
                rule.calls(),
                rule.statements(),
                rule.rule(),
                rule.place());
    }
}
