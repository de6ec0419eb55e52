package gnaw.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;

/**
 * The screens and values that the tests of a file expect, kept in a file of plain text beside them: {@code hunger.test.snapshots.txt}. It is written
 * only where an author accepts what is seen.
 */
final class Snapshots {
    /** The ending of their file, in the place of the tests' own. */
    static final String ENDING = ".snapshots.txt";

    private static final String MARGIN = "  ";

    private final Path file;
    private final boolean accepts;
    private final Map<String, String> kept = new TreeMap<>();
    private final Set<String> asked = new HashSet<>();
    private final Set<String> tests = new HashSet<>();
    /** What the test has been given as it was seen: a property has to see the same with its other values. */
    private final Set<String> accepted = new HashSet<>();

    private String test = "";
    private boolean isNamedTwice;
    private int count;

    private Snapshots(Path file, boolean accepts) {
        this.file = file;
        this.accepts = accepts;
    }

    /** Those beside a file of tests. */
    static Snapshots beside(Path tests, boolean accepts) {
        String name = tests.getFileName().toString().replaceFirst("\\.js$", ENDING);
        Snapshots snapshots = new Snapshots(tests.resolveSibling(name), accepts);
        snapshots.read();
        return snapshots;
    }

    /** A test begins, or is tried with other values: its first snapshot comes next. */
    void begin(String name) {
        test = "\"" + name.replace("\n", "\\n") + "\"";
        isNamedTwice = !tests.add(test);
        accepted.clear();
        count = 0;
    }

    /** The test has failed. What it would have seen after that stays. */
    void failed() {
        kept.keySet().stream()
                .filter(name -> name.equals(test) || name.startsWith(test + " "))
                .forEach(asked::add);
    }

    /** A property is tried once more. */
    void again() {
        count = 0;
    }

    /** What the test should see next; what it sees, where that is accepted. */
    String next(String seen) {
        count++;
        if (isNamedTwice) {
            throw new AssertionError("Another test of this file is called " + test
                    + ", too, and snapshots go by names: call one of them otherwise.");
        }
        String name = test + (count == 1 ? "" : " " + count);
        String text = tidy(seen);
        asked.add(name);
        if (accepts && accepted.add(name) && !text.equals(kept.put(name, text))) {
            write();
        }
        if (!kept.containsKey(name)) {
            throw new AssertionError("There is no snapshot of this yet in " + file.getFileName()
                    + "; ./gnaw test --accept keeps it:\n" + text);
        }
        return kept.get(name);
    }

    /** All tests of the file have been run: what none asked for is told, or forgotten where that is accepted. */
    List<String> end() {
        List<String> left =
                kept.keySet().stream().filter(name -> !asked.contains(name)).toList();
        if (accepts && kept.keySet().removeAll(left)) {
            write();
        }
        return accepts
                ? List.of()
                : left.stream()
                        .map(name -> "No test asks for the snapshot " + name + " in " + file.getFileName()
                                + " any more; ./gnaw test --accept takes it away.")
                        .toList();
    }

    /** Blanks at the ends of lines cannot be seen in a file, and editors take them away. */
    static String tidy(String text) {
        return text.stripTrailing().replaceAll("[ \\t\\r]+(?=\\n)", "");
    }

    private void read() {
        try {
            String whole = Files.exists(file) ? Files.readString(file).replace("\r\n", "\n") : "";
            Map<String, List<String>> lines = new TreeMap<>();
            String name = "";
            for (String line : whole.split("\n")) {
                if (line.startsWith("\"")) {
                    name = line;
                    lines.put(name, new ArrayList<>());
                } else if (!name.isEmpty()) {
                    lines.get(name).add(line.replaceFirst("^" + MARGIN, ""));
                }
            }
            lines.forEach((test, text) -> kept.put(test, String.join("\n", text).stripTrailing()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private void write() {
        try {
            if (kept.isEmpty()) {
                Files.deleteIfExists(file);
                return;
            }
            StringJoiner text = new StringJoiner(
                    "\n", "What the tests beside this file see, kept by ./gnaw test --accept.\n\n", "\n");
            kept.forEach(
                    (name, seen) -> text.add(name + ("\n" + seen).replaceAll("\n(?=[^\n])", "\n" + MARGIN) + "\n"));
            Files.writeString(file, text.toString().stripTrailing() + "\n");
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
