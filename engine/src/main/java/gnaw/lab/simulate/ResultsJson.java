package gnaw.lab.simulate;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import java.math.BigDecimal;

/** Numbers and stories as JSON: whole numbers without a fraction, nothing that depends on the machine. */
public final class ResultsJson {
    private static final JsonSerializer<Double> NUMBER = (number, _, _) -> new JsonPrimitive(plain(number));
    private static final GsonBuilder BUILDER = new GsonBuilder()
            .disableHtmlEscaping()
            .registerTypeAdapter(Double.class, NUMBER)
            .registerTypeAdapter(double.class, NUMBER);
    private static final Gson COMPACT = BUILDER.create();

    private ResultsJson() {}

    /** In one line. */
    public static String line(Object value) {
        return COMPACT.toJson(value);
    }

    /** With line breaks, to be read. */
    public static String pretty(Object value) {
        return COMPACT.newBuilder().setPrettyPrinting().create().toJson(value);
    }

    /** What a line says. */
    public static <T> T read(String line, Class<T> type) throws JsonParseException {
        T value = COMPACT.fromJson(line, type);
        if (value == null) {
            throw new JsonParseException("An empty line says nothing.");
        }
        return value;
    }

    private static BigDecimal plain(double number) {
        return number == Math.rint(number) && Math.abs(number) < 1e15
                ? BigDecimal.valueOf((long) number)
                : BigDecimal.valueOf(number);
    }
}
