package gnaw.lab.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class TraceCsvTest {
    @Test
    void textsAreQuotedWhereTheyMustBeAndNumbersAreShort() {
        assertThat(written(row(
                        7, Map.of("thirst", 0.5, "hitPoints", 20.0), List.of("Dry", "Hot"), "He says \"no\".", "So.")))
                .isEqualTo("""
                        turn,action,hitPoints,thirst,status,interrupted,alive,messages
                        7,wait,20,0.5,"Dry, Hot",0,1,"He says ""no"". | So."
                        """);
    }

    @Test
    void aMeterThatComesLaterHasAnEmptyCellBefore() {
        assertThat(written(row(1, Map.of(), List.of()), row(2, Map.of("glow", 3.0), List.of())))
                .isEqualTo("""
                        turn,action,glow,status,interrupted,alive,messages
                        1,wait,,,0,1,
                        2,wait,3,,0,1,
                        """);
    }

    private static String written(TraceRow... rows) {
        StringWriter out = new StringWriter();
        TraceCsv.write(List.of(rows), out);
        return out.toString();
    }

    private static TraceRow row(int turn, Map<String, Double> meters, List<String> status, String... messages) {
        return new TraceRow(turn, "wait", new TreeMap<>(meters), status, false, true, List.of(messages));
    }
}
