package gnaw.workshop.check;

import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.source.Undefined;
import gnaw.workshop.docs.Declarations;
import gnaw.workshop.docs.EditorFiles;
import gnaw.workshop.docs.SettingTypes;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks scripts against the types of the script API. */
public final class Types implements AutoCloseable {
    private static final Pattern LACKING =
            Pattern.compile("'(\\w+)' does not exist (?:on|in) type|has no exported member (?:named )?'(\\w+)'");

    private static final Pattern NAMELESS = Pattern.compile("Cannot find name '([\\w$]+)'\\.");
    private static final Pattern UNKNOWN =
            Pattern.compile("(Property '(\\w+)' does not exist on type '(?!Test)\\w+')\\.?");
    private final Path path;
    private Optional<Path> node;
    private Optional<TypeScriptJar> jar = Optional.empty();
    private Optional<TypeChecker> checker = Optional.empty();

    /**
     * A checker that loads itself when it is first needed: into Node.js where that is installed, else into this process.
     *
     * @param jar where TypeScript lies
     */
    public Types(Path jar) {
        this(jar, node());
    }

    /** The same with a program of one's own instead of the one that is installed, or with none. */
    public Types(Path jar, Optional<Path> node) {
        this.path = jar;
        this.node = node;
    }

    /** Where Node.js is on this machine, if it is. */
    public static Optional<Path> node() {
        return NodeTypeScript.installed();
    }

    /**
     * Begins to look for what is wrong with the scripts and the tests of these mods, in Node.js while this process does something else. The
     * answer is asked for on the same thread.
     */
    Supplier<List<Finding>> begin(Rulebook rules, TestTexts tests, Collection<String> mods) {
        SortedMap<String, String> texts = new TreeMap<>(rules.sources());
        texts.putAll(tests.sound());
        texts.put(EditorFiles.TYPES, Declarations.of(rules.tables()));
        Scripts scripts = rules.scripts();
        scripts.mods().stream()
                .filter(mod -> !mod.settings().isEmpty())
                .forEach(mod -> texts.put(mod.id() + "/" + EditorFiles.TYPES, SettingTypes.module(mod)));
        Supplier<List<Finding>> work = () -> checker().check(texts, tests::beside, mods);
        Supplier<List<Finding>> begun = node.isPresent() ? elsewhere(work) : work;
        return () -> begun.get().stream()
                .filter(finding -> !isOfAnOldWord(finding, scripts))
                .map(finding -> UnknownRow.told(told(finding, scripts), texts, rules.tables()))
                .map(finding -> withItsImport(finding, texts))
                .toList();
    }

    /** What does not come to an end in Node.js is done here. */
    private Supplier<List<Finding>> elsewhere(Supplier<List<Finding>> work) {
        CompletableFuture<List<Finding>> found = CompletableFuture.supplyAsync(work);
        return () -> {
            try {
                return found.join();
            } catch (CompletionException failed) {
                if (!(failed.getCause() instanceof TypeChecker.Unusable)) {
                    throw failed;
                }
                node = Optional.empty();
                close();
                return work.get();
            }
        };
    }

    /** An old word that will still do is told by the rest of the check. */
    private static boolean isOfAnOldWord(Finding finding, Scripts scripts) {
        return LACKING.matcher(finding.text())
                .results()
                .map(lacking -> lacking.group(1) == null ? lacking.group(2) : lacking.group(1))
                .anyMatch(word ->
                        scripts.mods().stream().anyMatch(mod -> mod.oldWords().containsKey(word)));
    }

    /** A word that the base game or a mod has renamed is told with what it has become. */
    private static Finding told(Finding finding, Scripts scripts) {
        Matcher unknown = UNKNOWN.matcher(finding.text());
        String now = unknown.find() ? scripts.renamed(unknown.group(2)) : "";
        return now.isEmpty() ? finding : finding.with(unknown.replaceFirst("$1." + now));
    }

    /** A name for which TypeScript knows no other is told with where it is to be had. */
    private static Finding withItsImport(Finding finding, Map<String, String> texts) {
        Matcher nameless = NAMELESS.matcher(finding.text());
        return nameless.matches() && texts.containsKey(finding.file())
                ? finding.with(finding.text()
                        + Undefined.hint(nameless.group(1), finding.file(), texts.get(finding.file()), () -> texts)
                                .replaceFirst("^\\.", ""))
                : finding;
    }

    private TypeChecker checker() {
        TypeScriptJar opened = jar.orElseGet(() -> new TypeScriptJar(path));
        jar = Optional.of(opened);
        TypeChecker loaded = checker.or(() -> node.map(program -> new NodeTypeScript(program, opened)))
                .orElseGet(() -> new TypeScript(opened));
        checker = Optional.of(loaded);
        return loaded;
    }

    @Override
    public void close() {
        checker.ifPresent(TypeChecker::close);
        checker = Optional.empty();
        jar.ifPresent(TypeScriptJar::close);
        jar = Optional.empty();
    }
}
