package gnaw.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.RowReached;
import gnaw.game.TableRow;
import gnaw.script.coverage.Content;
import gnaw.script.coverage.ContentRow;
import gnaw.script.coverage.Share;
import gnaw.workshop.coverage.ContentTable;
import gnaw.workshop.coverage.Coverage;
import gnaw.workshop.coverage.ReachedFunction;
import gnaw.workshop.coverage.ScriptCoverage;
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
        assertThat(CoveragePage.of(COVERAGE, Content.NONE))
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

    @Test
    void whoJudgesByItselfIsToldWhenTheBuildDoes() {
        assertThatThrownBy(() -> Demand.file("gnaw.nothing"))
                .isInstanceOf(AssertionError.class)
                .hasMessage(
                        "This test judges what all others have reached. `mvn verify` runs it after them, with gnaw.nothing; by itself it"
                                + " has nothing to judge.");
    }

    private static final Content CONTENT = Content.of(List.of(
            met("base", "foods", "bread", 3, RowReached.REACHED),
            met("base", "foods", "cake", 3, RowReached.NEVER),
            met("base", "foods", "<pie>", 9, RowReached.NEVER),
            met("base", "kit", "cup", 12, RowReached.TOGETHER),
            met("base", "moods", "angry", 20, RowReached.REACHED),
            met("camp", "foods", "camp:stew", 1, RowReached.NEVER)));

    private static ContentRow met(String mod, String table, String id, int line, RowReached reached) {
        return new ContentRow(new TableRow(mod, table, id, mod + "/main.js:" + line), "1234", reached);
    }

    @Test
    void aTableOfRows() {
        assertThat(String.join("\n", ContentTable.of(CONTENT))).isEqualTo("""
                        rows  reached
                foods      3        1
                  not reached: base/main.js:9 foods: <pie>
                  not reached: base/main.js:3 foods: cake
                kit        1        0
                  only all together: base/main.js:12 kit: cup
                moods      1        1
                base       5        2
                foods      1        0
                  not reached: camp/main.js:1 foods: camp:stew
                camp       1        0""");
    }

    @Test
    void thePageTellsTheRowsToo() {
        assertThat(CoveragePage.of(COVERAGE, CONTENT))
                .contains("<h2>The tables of base</h2>")
                .contains("<tr><td>foods</td><td class=\"share\">3</td><td class=\"share\">1</td>"
                        + "<td>base/main.js:9 foods: &lt;pie&gt;<br>base/main.js:3 foods: cake</td></tr>")
                .contains("<td>only all together: base/main.js:12 kit: cup</td>");
    }

    @Test
    void aBuildFailsWhereARowIsNotReached() {
        assertThatThrownBy(() -> Demand.ofRows(Map.of("foods.cake", "Nobody bakes."), CONTENT.ofMod("base")))
                .isInstanceOf(AssertionError.class)
                .hasMessage("""
                        Neither tests nor the games that they play reach all rows.
                        base/main.js:9 foods: <pie>
                        base/main.js:12 kit: cup""");
        Map<String, String> excused =
                Map.of("foods", "There is bread.", "kit", "Everybody gets all of it.", "foods.cake", "Nobody bakes.");
        assertThatCode(() -> Demand.ofRows(excused, CONTENT.ofMod("base"))).doesNotThrowAnyException();
    }

    @Test
    void anExcuseThatNobodyNeedsFailsTheBuild() {
        Map<String, String> excused = Map.of("foods", "", "kit", "", "moods.angry", "Nobody is.");

        assertThatThrownBy(() -> Demand.ofRows(excused, CONTENT.ofMod("base")))
                .isInstanceOf(AssertionError.class)
                .hasMessage("moods.angry is reached, or is not there, and needs no excuse.");
        assertThatThrownBy(() -> Demand.ofRows(Map.of(), Content.NONE))
                .isInstanceOf(AssertionError.class)
                .hasMessage("The tests have loaded no scripts.");
    }

    @Test
    void aRowIsReachedInOneRunOrTheOtherButOnlyOfTheSameScripts() {
        Content before = Content.of(List.of(met("base", "foods", "cake", 3, RowReached.REACHED)));
        Content older =
                Content.of(List.of(new ContentRow(before.rows().getFirst().row(), "0000", RowReached.REACHED)));

        assertThat(CONTENT.with(before).ofTable("foods").share()).isEqualTo(new Share(2, 4));
        assertThat(CONTENT.with(older).ofTable("foods").share()).isEqualTo(new Share(2, 5));
    }
}
