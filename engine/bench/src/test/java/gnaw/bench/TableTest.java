package gnaw.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {
    private static final Machine MACHINE = new Machine(2, "AMD EPYC", "25.0.3", "25.0.3");

    @Test
    void eachWayHasItsFigures() {
        List<BenchFigure> figures = List.of(
                new BenchFigure(ScriptMode.INTERPRETED, BenchRow.EXPLORER, 250_000, 25.04),
                new BenchFigure(ScriptMode.INTERPRETED, BenchRow.LEVEL, 2_345_678, 234.5),
                new BenchFigure(ScriptMode.INTERPRETED, BenchRow.RULE, 8_000, 0.8),
                new BenchFigure(ScriptMode.INTERPRETED, BenchRow.WRAPPED, 10_000, 1),
                new BenchFigure(ScriptMode.INTERPRETED, BenchRow.AMONG_MODS, 7_600, 0.76),
                new BenchFigure(ScriptMode.COMPILED, BenchRow.EXPLORER, 50_000, 5));
        assertThat(String.join("\n", new Table(MACHINE, figures).lines())).isEqualTo("""
                2 cores of AMD EPYC, JDK 25.0.3, GraalVM 25.0.3

                Scripts interpreted                                               in plain turns
                  a turn by explorer                        4,000 a second                  25.0
                  a level                                           2.3 ms                   235
                  a rule                                            8.0 µs                   0.8
                  the rule with a wrap                      10.0 µs, +25 %                   1.0
                  the rule among 50 mods                      7.6 µs, -5 %                   0.8

                Scripts compiled                                                  in plain turns
                  a turn by explorer                       20,000 a second                   5.0""");
    }

    @Test
    void theMachineSaysWhatItIs() {
        assertThat(Machine.here().told()).matches("\\d+ cores? of .+, JDK 25\\..+ by .+, GraalVM 25\\.\\d+\\.\\d+");
    }

    @Test
    void whatOneProcessTellsAnotherIsTheSame() {
        BenchFigure figure = new BenchFigure(ScriptMode.COMPILED, BenchRow.WIDE_1000, 1.25e7, 1234.5);
        assertThat(BenchFigure.read(figure.line())).isEqualTo(figure);
    }
}
