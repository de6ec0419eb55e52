package gnaw.workshop.check;

import gnaw.mod.Mod;
import gnaw.mod.ReadableFiles;
import gnaw.text.DidYouMean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether mods fit a version of the script API: what they speak of is there. Nothing is loaded for it, only read.
 *
 * @param wanted the version that they are to fit
 * @param all the names that any version has, by which a name of the API is told from one of the author's own
 * @param renamed what words are called now, by what they were called once
 */
public record Fit(ApiVersion wanted, Set<String> all, Map<String, String> renamed) {
    /** Which of what is spoken of must be there, even if no version has it. */
    private static final List<String> SURE = List.of("import", "question", "action");

    /** Whether they fit one of these versions. */
    public static Fit to(ApiVersion wanted, Collection<ApiVersion> versions, Map<String, String> renamed) {
        Set<String> all = new HashSet<>();
        versions.forEach(version -> all.addAll(version.names()));
        return new Fit(wanted, all, renamed);
    }

    /** An error for each name that a mod uses, in its scripts and tests, and that the version has not. */
    public List<Finding> of(Mod mod) {
        List<Finding> findings = new ArrayList<>();
        for (Path file : ReadableFiles.in(mod.root(), ".js")) {
            String name = ReadableFiles.name(mod.root(), file);
            if (!name.startsWith("target/")) {
                findings.addAll(in(mod.id() + "/" + name, text(file)));
            }
        }
        return findings.stream().sorted().distinct().toList();
    }

    private List<Finding> in(String file, String script) {
        return NameUse.in(script).stream()
                .filter(use -> !wanted.hasAny(use.readings()))
                .flatMap(use ->
                        lacking(use).stream().map(name -> Finding.error(use.at().place(file), told(name))))
                .toList();
    }

    /** The name that is meant, if it is one of the API at all. */
    private Optional<String> lacking(NameUse use) {
        return use.readings().stream()
                .filter(name -> all.contains(name) || SURE.contains(sort(name)))
                .findFirst();
    }

    private String told(String lacking) {
        String last = last(lacking);
        String family = lacking.substring(0, lacking.length() - last.length());
        return "Version " + wanted.version() + " of the script API has no " + what(lacking, last) + "."
                + otherName(family, last).orElseGet(() -> DidYouMean.hint(last, members(family)));
    }

    private static String what(String lacking, String last) {
        String[] words = lacking.split(" ");
        String table = words[1].substring(0, Math.max(0, words[1].length() - last.length() - 1));
        return switch (words[0]) {
            case "import" -> "\"" + last + "\" in \"" + words[1] + "\"";
            case "cell", "row" -> words[0] + " \"" + last + "\" in the table " + table;
            case "name" -> "row \"" + last + "\"";
            default -> words[0] + " \"" + last + "\"";
        };
    }

    /** What the version calls it, which may be an older or a newer word. */
    private Optional<String> otherName(String family, String last) {
        Stream<String> newer = Optional.ofNullable(renamed.get(last)).stream();
        Stream<String> older = renamed.entrySet().stream()
                .filter(one -> one.getValue().equals(last))
                .map(Map.Entry::getKey);
        return Stream.concat(newer, older)
                .filter(name -> wanted.names().contains(family + name))
                .findFirst()
                .map(name -> " It is called \"" + name + "\" there.");
    }

    private List<String> members(String family) {
        return wanted.names().stream()
                .filter(name -> name.startsWith(family))
                .map(name -> name.substring(family.length()))
                .toList();
    }

    private static String sort(String name) {
        return name.substring(0, name.indexOf(' '));
    }

    /** Behind the sort and the module or table. */
    private static String last(String name) {
        String named = name.substring(name.lastIndexOf(' ') + 1);
        return name.startsWith("import ") ? named : named.substring(named.indexOf('.') + 1);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
