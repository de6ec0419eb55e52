package gnaw.rules;

import gnaw.script.coverage.Content;
import gnaw.testing.coverage.Demand;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Everything in the tables of the base game comes up in its tests. The build runs it after all others, for it reads what they have left. */
@Tag("once")
class ContentTest {
    /** What no game reaches, and why not. */
    private static final Map<String, String> EXCUSED = Map.ofEntries(
            Map.entry("actions.swap", "Nobody in the base game has a friend: mods bring them."),
            Map.entry("captives", "They are looked through all together; who lies in chains is told by its kind."),
            Map.entry("guardians", "They are looked through all together; who steps down is told by its kind."),
            Map.entry("kit", "Every hero gets all of it."),
            Map.entry("manual", "The screens alone read it; ManualTest looks at each chapter."),
            Map.entry("meters.burrows", "Whoever digs is born so, and nothing in the base game changes it."),
            Map.entry("meters.caution", "It is read at each blow, and nothing in the base game changes it."),
            Map.entry("meters.ghostly", "Ghosts are born so, and nothing in the base game changes it."),
            Map.entry("meters.light", "The engine alone reads it, where it is dark."),
            Map.entry("meters.regrows", "Whatever regrows is born so, and nothing in the base game changes it."),
            Map.entry("meters.swims", "Whoever swims is born so, and nothing in the base game changes it."),
            Map.entry("meters.was", "The engine alone writes it."),
            Map.entry("palettes", "The screens alone read them; PalettesTest looks at each."),
            Map.entry("scenery", "It is looked through all together; scenery.test.js asks for each row."),
            Map.entry("sides", "Everybody is on one; who hates whom is asked of all of them alike."),
            Map.entry("texts.mood.peaceful", "Whoever hunts in the base game hunts the hero: mods bring others."),
            Map.entry("tones.plain", "Mods speak in it; the base game is never plain."));

    @Test
    void everyRowIsReached() throws IOException {
        Content reached = Content.read(Demand.file("gnaw.rows"));

        Demand.ofRows(EXCUSED, reached.ofMod("base"));
    }
}
