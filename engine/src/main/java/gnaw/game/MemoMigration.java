package gnaw.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Gives the ids in a saved memo the names that rows have now; a row that is gone is not remembered. */
record MemoMigration(Rules rules) {
    /** What a meter of that type holds of a saved number or memo; empty if it is to begin anew. */
    Optional<Object> of(MemoType type, Object saved) {
        if (!type.fits(saved)) {
            return Optional.empty();
        }
        return switch (type) {
            case MemoType.Id(String table) -> id(table, (String) saved);
            case MemoType.Many(MemoType each) ->
                Optional.of(((List<?>) saved)
                        .stream().flatMap(one -> of(each, one).stream()).toList());
            case MemoType.Parts(Map<String, MemoType> named) -> Optional.of(parts(named, (Map<?, ?>) saved));
            case MemoType.Number(), MemoType.Text(), MemoType.YesNo() -> Optional.of(saved);
        };
    }

    private Optional<Object> id(String table, String saved) {
        return saved.isEmpty()
                ? Optional.of(saved)
                : Stream.concat(Stream.of(saved), rules.newNamesOf(saved).stream())
                        .filter(id -> rules.hasRow(table, id))
                        .<Object>map(id -> id)
                        .findFirst();
    }

    private Map<String, Object> parts(Map<String, MemoType> named, Map<?, ?> saved) {
        Map<String, Object> parts = new TreeMap<>();
        named.forEach((name, type) -> parts.put(name, of(type, saved.get(name)).orElse("")));
        return parts;
    }
}
