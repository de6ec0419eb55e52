package gnaw.workshop.docs;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A table that the engine itself knows, as the types name what belongs to it.
 *
 * @param table such as {@code creatures}
 * @param type what one of its rows is called, such as {@code Creature}
 */
record Kind(String table, String type) {
    /** All of them. */
    static final List<Kind> ALL = List.of(
            new Kind("creatures", "Creature"),
            new Kind("items", "Item"),
            new Kind("tiles", "Tile"),
            new Kind("verbs", "Verb"),
            new Kind("actions", "Action"),
            new Kind("meters", "Meter"),
            new Kind("sides", "Side"),
            new Kind("places", "Place"),
            new Kind("tones", "Tone"),
            new Kind("palettes", "Palette"),
            new Kind("manual", "Chapter"),
            new Kind("texts", "Text"),
            new Kind("bots", "Bot"),
            new Kind("measures", "Measure"),
            new Kind("migrations", "Migration"));

    /** The type of the ids of a table's rows. That of one of the scripts' own tables is {@code (keyof MindsIds)}. */
    static String idsOf(String table) {
        return ALL.stream()
                .filter(kind -> kind.table().equals(table))
                .map(kind -> kind.type() + "Id")
                .findFirst()
                .orElseGet(() -> "(keyof " + listOf(table) + ")");
    }

    /** The interface that lists the ids of a table: {@code CreatureIds}, and of one of the scripts' own {@code MindsIds}. */
    static String listOf(String table) {
        return ALL.stream()
                        .filter(kind -> kind.table().equals(table))
                        .map(Kind::type)
                        .findFirst()
                        .orElseGet(() -> ownType(table))
                + "Ids";
    }

    /** What the interface of the ids of one of the scripts' own tables begins with: {@code Minds}. */
    static String ownType(String table) {
        return Stream.of(table.split("\\W+"))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
    }

    /** Whether the engine knows the table. */
    static boolean has(String table) {
        return ALL.stream().anyMatch(kind -> kind.table().equals(table));
    }
}
