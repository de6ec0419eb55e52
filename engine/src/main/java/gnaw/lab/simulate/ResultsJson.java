package gnaw.lab.simulate;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigDecimal;

/** Numbers and results as JSON: whole numbers without a fraction, nothing that depends on the machine. */
public final class ResultsJson {
    private static final JsonSerializer<Double> NUMBER = (number, _, _) -> new JsonPrimitive(plain(number));
    private static final GsonBuilder BUILDER = new GsonBuilder()
            .disableHtmlEscaping()
            .registerTypeAdapter(Double.class, NUMBER)
            .registerTypeAdapter(double.class, NUMBER);
    private static final Gson COMPACT = BUILDER.create();
    private static final Gson PRETTY = COMPACT.newBuilder().setPrettyPrinting().create();

    private ResultsJson() {}

    /** In one line. */
    public static String line(Object value) {
        return COMPACT.toJson(value);
    }

    /** The findings, the key and all games of a simulation, with line breaks; its games are never in memory together. */
    public static void writePretty(Simulated results, Writer out) {
        try {
            JsonWriter json = PRETTY.newJsonWriter(out);
            json.beginObject().name("findings");
            write(results.tally().summary(), json);
            json.name("results").beginObject().name("terms");
            write(results.key(), json);
            json.name("stories").beginArray();
            results.games().each(game -> write(game, json));
            json.endArray().endObject().endObject();
            out.write("\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Object value, JsonWriter json) {
        PRETTY.toJson(value, value.getClass(), json);
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
