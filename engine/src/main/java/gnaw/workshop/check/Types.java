package gnaw.workshop.check;

import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.workshop.docs.Declarations;
import gnaw.workshop.docs.EditorFiles;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks scripts against the types of the script API. */
public final class Types implements AutoCloseable {
    private static final Pattern UNKNOWN = Pattern.compile("Property '(\\w+)' does not exist on type '\\w+'");
    private final Path jar;
    private Optional<TypeScript> checker = Optional.empty();

    /**
     * A checker that loads itself when it is first needed.
     *
     * @param jar where TypeScript lies
     */
    public Types(Path jar) {
        this.jar = jar;
    }

    /** What is wrong with the scripts and the tests of these mods. */
    List<Finding> check(Rulebook rules, TestTexts tests, Collection<String> mods) {
        SortedMap<String, String> texts = new TreeMap<>(rules.sources());
        texts.putAll(tests.sound());
        texts.put(EditorFiles.TYPES, Declarations.of(rules.tables()));
        return checker().check(texts, tests::beside, mods).stream()
                .map(finding -> told(finding, rules.scripts()))
                .toList();
    }

    /** A word that the base game or a mod has renamed is told with what it has become. */
    private static Finding told(Finding finding, Scripts scripts) {
        Matcher unknown = UNKNOWN.matcher(finding.text());
        String now = unknown.find() ? scripts.renamed(unknown.group(1)) : "";
        return now.isEmpty() ? finding : finding.with(unknown.replaceFirst("$0." + now));
    }

    private TypeScript checker() {
        TypeScript loaded = checker.orElseGet(() -> TypeScript.load(jar));
        checker = Optional.of(loaded);
        return loaded;
    }

    @Override
    public void close() {
        checker.ifPresent(TypeScript::close);
    }
}
