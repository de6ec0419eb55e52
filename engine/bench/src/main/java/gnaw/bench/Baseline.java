package gnaw.bench;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import gnaw.lab.LabMisuse;
import gnaw.text.DidYouMean;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The accepted cost of everything measured, in turns in plain Java: a file of the repository. */
record Baseline(Map<String, Double> plainTurns) {
    /** Where it lies in Gnaw's folder. */
    static final String FILE = "engine/bench/baseline.json";

    /**
     * So many times as much is a fall. Two runs of the same build on a machine that others use, too, differ by a third now and then; what is
     * lost by an innocent-looking change to a loop or to how a rule is called is more often twice as much than half as much.
     */
    static final double FALL = 1 / 0.6;

    private static final Pattern PLACE = Pattern.compile(" at line \\d+ column \\d+");
    private static final String RENEW = "./gnaw bench --renew writes it anew.";

    /** What some figures come to, as they are kept: three digits say all. */
    static Baseline of(List<BenchFigure> figures) {
        Map<String, Double> plainTurns = new LinkedHashMap<>();
        figures.stream()
                .filter(figure -> figure.row().isSteady())
                .forEach(figure -> plainTurns.put(
                        figure.name(),
                        new BigDecimal(figure.plain()).round(new MathContext(3)).doubleValue()));
        return new Baseline(plainTurns);
    }

    /** Reads it; a {@link LabMisuse} tells what is wrong with it. */
    static Baseline read(Path home, Collection<String> names) {
        Baseline baseline = new Baseline(numbers(text(home.resolve(FILE))));
        baseline.requireNames(names);
        return baseline;
    }

    private static String text(Path file) {
        if (!Files.exists(file)) {
            throw new LabMisuse("There is no " + FILE + " to compare with: ./gnaw bench --renew writes it.");
        }
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw LabMisuse.because(file, "read", e);
        }
    }

    private static Map<String, Double> numbers(String text) {
        Map<String, Double> numbers = new LinkedHashMap<>();
        object(text).asMap().forEach((name, number) -> numbers.put(name, number(name, number)));
        return numbers;
    }

    private static JsonObject object(String text) {
        try {
            if (JsonParser.parseString(text) instanceof JsonObject object) {
                return object;
            }
        } catch (JsonParseException broken) {
            throw wrong("is no JSON" + place(broken) + ".");
        }
        throw wrong("must be one JSON object, with a number for each name.");
    }

    /** All that a person can use of what the library says. */
    private static String place(JsonParseException broken) {
        Matcher place = PLACE.matcher(broken.getMessage());
        return place.find() ? place.group() : "";
    }

    private static double number(String name, JsonElement number) {
        if (!number.isJsonPrimitive() || !number.getAsJsonPrimitive().isNumber() || number.getAsDouble() <= 0) {
            throw wrong("says that \"" + name + "\" is " + number + ", but a number above 0 is wanted.");
        }
        return number.getAsDouble();
    }

    private void requireNames(Collection<String> names) {
        List<String> unknown = plainTurns.keySet().stream()
                .filter(name -> !names.contains(name))
                .toList();
        if (!unknown.isEmpty()) {
            String name = unknown.getFirst();
            throw wrong("names \"" + name + "\", which is not measured." + DidYouMean.hint(name, names));
        }
        names.stream().filter(name -> !plainTurns.containsKey(name)).findFirst().ifPresent(name -> {
            throw wrong("lacks \"" + name + "\".");
        });
    }

    private static LabMisuse wrong(String what) {
        return new LabMisuse(FILE + " " + what + "\n" + RENEW);
    }

    /** What has fallen, a line for each; nothing if all is well. */
    List<String> falls(List<BenchFigure> figures) {
        List<String> lines = new ArrayList<>();
        figures.stream()
                .filter(figure -> figure.row().isSteady())
                .filter(figure -> figure.plain() > FALL * plainTurns.get(figure.name()))
                .forEach(figure -> lines.add(String.format(
                        Locale.ROOT,
                        "  %s: as much as %s turns in plain Java, but it was %s",
                        figure.name(),
                        Table.plain(figure.plain()),
                        Table.plain(plainTurns.get(figure.name())))));
        return lines;
    }

    /** Writes it for those who come after. */
    void write(Path home) {
        Path file = home.resolve(FILE);
        try {
            Files.writeString(
                    file,
                    new GsonBuilder()
                                    .setPrettyPrinting()
                                    .disableHtmlEscaping()
                                    .create()
                                    .toJson(plainTurns) + "\n");
        } catch (IOException e) {
            throw LabMisuse.because(file, "written", e);
        }
    }
}
