package gnaw.script.check;

import gnaw.script.TableContents;
import gnaw.script.docs.Declarations;
import gnaw.script.docs.EditorFiles;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Checks scripts against the types of the script API. */
public final class Types implements AutoCloseable {
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

    List<Finding> check(Collection<String> wanted, List<TableContents> tables, SortedMap<String, String> sources) {
        SortedMap<String, String> texts = new TreeMap<>(sources);
        texts.put(EditorFiles.TYPES, Declarations.of(tables));
        return checker().check(texts, wanted);
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
