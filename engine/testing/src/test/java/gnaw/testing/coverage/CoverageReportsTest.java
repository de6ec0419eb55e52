package gnaw.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.script.coverage.Coverage;
import gnaw.script.coverage.ReachedFunction;
import gnaw.script.coverage.ScriptCoverage;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What tests reach, as a person, an editor and a build read it. */
class CoverageReportsTest {
    private static final Coverage COVERAGE = Coverage.of(List.of(
            new ScriptCoverage(
                    "base/rules/hunger.js",
                    "const eats = (a) => a < 3;\n// a word\nconst faints = () => 1;\n",
                    new TreeMap<>(Map.of(1, true, 3, false)),
                    List.of(
                            new ReachedFunction("eats", 1, 14, 13, 25, true),
                            new ReachedFunction("", 3, 16, 53, 60, false))),
            new ScriptCoverage("base/whole.js", "go();\n", new TreeMap<>(Map.of(1, true)), List.of()),
            new ScriptCoverage(
                    "camp/long.js",
                    "",
                    new TreeMap<>(Map.of(
                            1111, false, 1112, true, 1113, false, 1114, true, 1115, false, 1116, true, 1117, false,
                            1118, true)),
                    List.of())));

    @Test
    void aTableForPeople() {
        assertThat(String.join("\n", CoverageTable.of(COVERAGE))).isEqualTo("""
                                          lines  functions  not reached
                base/rules/hunger.js     50.0 %     50.0 %  3
                base/whole.js           100.0 %    100.0 %
                base                     66.6 %     50.0 %  1 of 3 lines
                camp/long.js             50.0 %    100.0 %  1111, 1113, 1115, 1117
                camp                     50.0 %    100.0 %  4 of 8 lines""");
    }

    @Test
    void aTracefileForEditors() {
        assertThat(Lcov.of(COVERAGE.only(script -> script.file().endsWith("hunger.js")), file -> "scripts/" + file))
                .isEqualTo("""
                        TN:
                        SF:scripts/base/rules/hunger.js
                        FN:1,eats@1:14
                        FN:3,3:16
                        FNDA:1,eats@1:14
                        FNDA:0,3:16
                        FNF:2
                        FNH:1
                        DA:1,1
                        DA:3,0
                        LF:2
                        LH:1
                        end_of_record
                        """);
    }

    @Test
    void aPageWithMarkedLines() {
        assertThat(CoveragePage.of(COVERAGE))
                .startsWith("<!doctype html>")
                .contains("<p>54.5 % of the lines and 50.0 % of the functions.")
                .contains(
                        "<details open><summary>base/rules/hunger.js 50.0 %</summary>\n<pre id=\"base/rules/hunger.js\">")
                .contains("<span data-n=\"1\" class=\"yes\">const eats = (a) =&gt; a &lt; 3;</span>"
                        + "<span data-n=\"2\">// a word</span>"
                        + "<span data-n=\"3\" class=\"no\">const faints = () =&gt; 1;</span>")
                .contains("<details><summary>base/whole.js")
                .doesNotContain("http");
    }

    @Test
    void aBuildFailsWhereTooLittleIsReached() {
        assertThatThrownBy(() -> Demand.ofLines(90, COVERAGE.ofMod("base")))
                .isInstanceOf(AssertionError.class)
                .hasMessage("""
                        The tests reach 66.6 %% of the lines, and 90 %% are wanted.
                                                  lines  functions  not reached
                        base/rules/hunger.js     50.0 %%     50.0 %%  3
                        base                     50.0 %%     50.0 %%  1 of 2 lines""".replace("%%", "%"));
        assertThatCode(() -> Demand.ofLines(66, COVERAGE.ofMod("base"))).doesNotThrowAnyException();
    }

    @Test
    void whereNothingWasLoadedNothingIsProved() {
        assertThatThrownBy(() -> Demand.ofLines(0, Coverage.NONE))
                .isInstanceOf(AssertionError.class)
                .hasMessage("The tests have loaded no scripts.");
    }
}
