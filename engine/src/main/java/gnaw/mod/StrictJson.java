package gnaw.mod;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.google.gson.JsonSyntaxException;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.MalformedJsonException;
import java.io.IOException;
import java.io.Reader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** JSON as authors write it by hand: what is none is told with its place and what is mostly the matter. */
public final class StrictJson {
    private static final Pattern PLACE = Pattern.compile("at line (\\d+) column (\\d+)");

    private StrictJson() {}

    /** A place in a text, its line and its column from 1. */
    public record Spot(int line, int column) {
        /** The place that Gson names, whose column is that behind the letter; the beginning if it names none. */
        static Spot in(String gson) {
            Matcher place = PLACE.matcher(gson);
            return place.find()
                    ? new Spot(Integer.parseInt(place.group(1)), Integer.parseInt(place.group(2)) - 1)
                    : new Spot(1, 1);
        }

        /** As it stands behind the name of a file: ":4:7". */
        String told() {
            return ":" + line + ":" + column;
        }
    }

    /** A text is no JSON; the message says what is mostly the matter. */
    public static final class Malformed extends Exception {
        private static final long serialVersionUID = 1;
        private final transient Spot spot;

        private Malformed(Spot spot, String why) {
            super("This is not JSON. " + why);
            this.spot = spot;
        }

        /** Where it is noticed. */
        public Spot spot() {
            return spot;
        }
    }

    /** All that a text holds; nothing may follow it. */
    public static JsonElement read(Reader text) throws IOException, Malformed {
        try (JsonReader json = new JsonReader(text)) {
            json.setStrictness(Strictness.STRICT);
            JsonElement whole = JsonParser.parseReader(json);
            // In strict mode this complains of whatever follows.
            json.peek();
            return whole;
        } catch (MalformedJsonException | JsonSyntaxException wrong) {
            throw malformed(wrong.getMessage());
        }
    }

    private static Malformed malformed(String gson) {
        boolean lacksComma = gson.contains("Unterminated object") || gson.contains("Unterminated array");
        String why = lacksComma
                ? "Before this stands no comma."
                : "Texts and names stand in double quotes, and a comma stands between two cells but not after the last.";
        return new Malformed(Spot.in(gson), why);
    }
}
