package gnaw.game;

import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import gnaw.game.SavedGame.SavedStage;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What a saved game speaks of and a catalog does not know: under such rules it cannot go on. */
final class Missing {
    private final SavedGame saved;
    private final Catalog catalog;

    Missing(SavedGame saved, Catalog catalog) {
        this.saved = saved;
        this.catalog = catalog;
    }

    /** Each as words: {@code creatures.bat}. */
    List<String> names() {
        return Stream.of(
                        unknown(
                                "creatures",
                                creatures().map(SavedCreature::kind),
                                catalog.creatures().keySet()),
                        unknown(
                                "items",
                                items().map(SavedItem::kind),
                                catalog.items().keySet()),
                        unknown("tiles", tiles(), catalog.tiles().keySet()))
                .flatMap(names -> names)
                .toList();
    }

    private static Stream<String> unknown(String table, Stream<String> used, Set<String> known) {
        return used.filter(id -> !known.contains(id)).distinct().sorted().map(id -> table + "." + id);
    }

    private Stream<SavedCreature> creatures() {
        return saved.stages().stream().flatMap(stage -> stage.creatures().stream());
    }

    private Stream<SavedItem> items() {
        Stream<SavedItem> lying =
                saved.stages().stream().flatMap(stage -> stage.piles().stream()).flatMap(pile -> pile.items().stream());
        return Stream.concat(lying, creatures().flatMap(who -> who.pack().stream()));
    }

    private Stream<String> tiles() {
        return saved.stages().stream().map(SavedStage::palette).flatMap(List::stream);
    }
}
