package gnaw.workshop.docs;

import java.util.List;

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
            new Kind("texts", "Text"),
            new Kind("bots", "Bot"),
            new Kind("measures", "Measure"),
            new Kind("migrations", "Migration"));
}
