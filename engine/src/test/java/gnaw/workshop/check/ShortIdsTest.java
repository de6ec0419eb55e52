package gnaw.workshop.check;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.script.Rulebook;
import gnaw.script.Written;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What facts tell are whole ids: whoever compares one with the name alone waits for ever. */
class ShortIdsTest {
    @TempDir
    Path folder;

    private static final String ROWS = """
            import { add, cells, creatures, items, meters, places, rules, verbs } from "gnaw";
            add(verbs, { zap: { menu: "Zap", time: 1, fits: () => true }, toss: { like: "toss" } });
            add(items, { wand: { name: "wand", glyph: "/" } });
            cells(creatures, { holds: "id of items?" });
            add(places, { hive: { name: "The hive", from: 2 } });
            add(meters, { likes: { start: "", holds: "id of items", owner: "hero" } });
            """;

    private List<String> found(String rule) {
        Written written = new Written(folder)
                .main("")
                .mod(
                        "archery",
                        ROWS + "add(rules.itemUsed, { zapping: (who, verb, item, target, dice, world) => " + rule
                                + " });\n");
        try (Rulebook rules = written.load()) {
            return ShortIds.check(rules.tables(), rules.sources()).stream()
                    .map(Finding::toString)
                    .toList();
        }
    }

    @Test
    void aVerbOfOnesOwnIsToldWithItsWholeId() {
        assertThat(found("verb === \"zap\" ? [] : []"))
                .containsExactly("archery/main.js:7:83: error: \"verb\" is never \"zap\", but \"archery:zap\":"
                        + " compare with that, or with idOf(verbs, \"zap\").");
    }

    @Test
    void aMisspeltPlaceIsToldWithTheNearest() {
        assertThat(found("world.place === \"hve\" || world.place === \"hive\" || who.place === \"left\" ? [] : []"))
                .containsExactly("archery/main.js:7:90: error: There is no place \"hve\". Did you mean \"hive\"?");
    }

    @Test
    void soIsTheVerbOfAnAction() {
        assertThat(found("world.action.verb !== 'zap' ? [] : []"))
                .containsExactly("archery/main.js:7:96: error: \"verb\" is never \"zap\", but \"archery:zap\":"
                        + " compare with that, or with idOf(verbs, \"zap\").");
    }

    @Test
    void soAreKindsAndWhatCellsAndMetersHold() {
        String wand = "\" is never \"wand\", but \"archery:wand\": compare with that, or with idOf(items, \"wand\").";
        assertThat(found("item.kind == \"wand\" && who.holds === \"wand\" && who.likes === \"wand\" ? [] : []"))
                .containsExactly(
                        "archery/main.js:7:87: error: \"kind" + wand,
                        "archery/main.js:7:111: error: \"holds" + wand,
                        "archery/main.js:7:135: error: \"likes" + wand);
    }

    @Test
    void wholeIdsAndOtherTextsMayBeComparedWith() {
        assertThat(found("verb === \"archery:zap\" && verb === \"toss\" && item.name === \"wand\" ? [] : []"))
                .isEmpty();
    }
}
