package gnaw.workshop.scaffold;

import gnaw.mod.ScriptError;
import gnaw.text.DidYouMean;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A worked example: a page that leads through a small mod, which stands in it whole.
 *
 * @param name the page's, without its ending
 * @param files what stands in the mod's folder, by path, which begins with the mod's id
 */
public record Guide(String name, Map<String, String> files) {
    private static final String ENDING = ".md";

    /** A file's name in the text before, and the file in the fence. */
    private static final Pattern FILE =
            Pattern.compile("`([a-z]+/[a-z.]+)`[^`]*\n\n```(?:js|json)\n(.*?)```", Pattern.DOTALL);

    /** The guide on a page. */
    public static Guide read(Path page) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        Matcher found = FILE.matcher(Files.readString(page));
        while (found.find()) {
            files.put(found.group(1), found.group(2));
        }
        String name = page.getFileName().toString();
        return new Guide(name.substring(0, name.length() - ENDING.length()), Collections.unmodifiableMap(files));
    }

    /** The guide of that name among the pages of a folder; a {@link ScriptError} names the nearest, or all. */
    public static Guide named(String name, Path folder) throws IOException {
        List<String> names = names(folder);
        if (!names.contains(name)) {
            throw new ScriptError("There is no example \"" + name + "\"." + DidYouMean.hint(name, names));
        }
        return read(folder.resolve(name + ENDING));
    }

    /** What can be asked for, by the alphabet. */
    public static List<String> names(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> pages = Files.list(folder)) {
            return pages.map(page -> page.getFileName().toString())
                    .filter(page -> page.endsWith(ENDING) && !page.equals("README.md"))
                    .map(page -> page.substring(0, page.length() - ENDING.length()))
                    .sorted()
                    .toList();
        }
    }

    /** The same files of a mod that is called otherwise, by their names in its folder. */
    Map<String, String> calledAs(String id) {
        Map<String, String> renamed = new LinkedHashMap<>();
        String old = files.keySet().iterator().next().split("/")[0];
        files.forEach((path, text) -> renamed.put(
                path.substring(old.length() + 1).replace(old + ".test.js", id + ".test.js"),
                text.replace("\"id\": \"" + old + "\"", "\"id\": \"" + id + "\"")
                        .replaceAll("([\"'`])" + old + "([:/])", "$1" + id + "$2")));
        return renamed;
    }
}
