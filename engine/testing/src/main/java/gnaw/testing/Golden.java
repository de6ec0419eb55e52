package gnaw.testing;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import gnaw.text.DidYouMean;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;

/** A row of results that were measured elsewhere and must come out again: values by the names of their columns. */
public record Golden(Map<String, String> cells) {
    public Golden {
        cells = Map.copyOf(cells);
    }

    /**
     * The rows of a table with a line of names, in order; a file that ends in {@code .gz} is unpacked. It is looked for where the tests run
     * and, where that is not their module's folder, in those of the game: {@code mods}, {@code scripts}. An {@link UncheckedIOException} says
     * so when it cannot be read.
     */
    public static List<Golden> rows(String file) {
        try (InputStream packed = Files.newInputStream(place(file));
                InputStream plain = file.endsWith(".gz") ? new GZIPInputStream(packed) : packed;
                CsvReader<NamedCsvRecord> csv = CsvReader.builder().ofNamedCsvRecord(plain)) {
            return csv.stream().map(row -> new Golden(row.getFieldsAsMap())).toList();
        } catch (NoSuchFileException missing) {
            throw new UncheckedIOException("The table " + file + " cannot be read: there is no such file.", missing);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(
                    "The table " + file + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
    }

    private static Path place(String file) {
        Path here = Path.of(file);
        return Files.exists(here) || here.isAbsolute()
                ? here
                : Home.find()
                        .modules()
                        .map(module -> module.resolve(file))
                        .filter(Files::exists)
                        .findFirst()
                        .orElse(here);
    }

    /** The same by the value of a column, in the file's order: each is a story of its own. */
    public static Map<String, List<Golden>> stories(String file, String column) {
        return rows(file).stream()
                .collect(Collectors.groupingBy(row -> row.text(column), LinkedHashMap::new, Collectors.toList()));
    }

    /** What stands in a column; an {@link IllegalArgumentException} where there is none of that name. */
    public String text(String column) {
        if (!cells.containsKey(column)) {
            throw new IllegalArgumentException(DidYouMean.unknown(
                    "column", column, cells.keySet().stream().sorted().toList()));
        }
        return cells.get(column);
    }

    /** The number in a column; an {@link IllegalArgumentException} where something else stands there. */
    public double number(String column) {
        String text = text(column);
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException other) {
            throw new IllegalArgumentException(
                    "The column \"" + column + "\" should hold a number, but holds \"" + text + "\".", other);
        }
    }

    /** Whether a column says 1. */
    public boolean holds(String column) {
        return text(column).equals("1");
    }
}
