package gnaw.testing.coverage;

import gnaw.script.coverage.Share;
import gnaw.workshop.coverage.Coverage;
import gnaw.workshop.coverage.ReachedFunction;
import gnaw.workshop.coverage.ScriptCoverage;
import java.util.function.UnaryOperator;

/**
 * Coverage in the format of LCOV's tracefiles, which editors and build servers read. It knows how often, and here that is 0 or 1; a
 * function without a name is called by its place.
 */
public final class Lcov {
    private final UnaryOperator<String> paths;
    private final StringBuilder text = new StringBuilder();

    private Lcov(UnaryOperator<String> paths) {
        this.paths = paths;
    }

    /**
     * The whole tracefile.
     *
     * @param paths where a script such as {@code base/rules/names.js} lies on the disk
     */
    public static String of(Coverage coverage, UnaryOperator<String> paths) {
        Lcov lcov = new Lcov(paths);
        coverage.scripts().forEach(lcov::add);
        return lcov.text.toString();
    }

    private void add(ScriptCoverage script) {
        line("TN:");
        line("SF:" + paths.apply(script.file()));
        script.functions().forEach(function -> line("FN:" + function.line() + "," + name(function)));
        script.functions().forEach(function -> line("FNDA:" + times(function.reached()) + "," + name(function)));
        shares("FN", script.functionShare());
        script.lines().forEach((number, reached) -> line("DA:" + number + "," + times(reached)));
        shares("L", script.lineShare());
        line("end_of_record");
    }

    private void shares(String of, Share share) {
        line(of + "F:" + share.all());
        line(of + "H:" + share.reached());
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    /** Two functions of one name would be taken for one. */
    private static String name(ReachedFunction function) {
        String place = function.line() + ":" + function.column();
        return function.name().isEmpty() ? place : function.name() + "@" + place;
    }

    private static int times(boolean reached) {
        return reached ? 1 : 0;
    }
}
