package gnaw.script.check;

import gnaw.script.TableContents;
import gnaw.script.docs.Declarations;
import gnaw.script.docs.EditorFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Checks scripts against the types of the script API. What was found is kept, so that the same scripts are not checked twice. */
public final class Types implements AutoCloseable {
    private final Path jar;
    private final Findings known;
    private Optional<TypeScript> checker = Optional.empty();

    /**
     * A checker that loads itself when it is first needed.
     *
     * @param jar where TypeScript lies
     * @param cache where findings are kept
     */
    public Types(Path jar, Path cache) {
        this.jar = jar;
        this.known = new Findings(cache);
    }

    List<Finding> check(String mod, List<TableContents> tables, SortedMap<String, String> sources) {
        SortedMap<String, String> texts = new TreeMap<>(sources);
        texts.put(EditorFiles.TYPES, Declarations.of(tables));
        List<String> wanted = sources.keySet().stream()
                .filter(file -> file.startsWith(mod + "/"))
                .toList();
        return known.of(texts, wanted, () -> checker().check(texts, wanted));
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
