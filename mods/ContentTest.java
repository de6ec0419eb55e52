package gnaw.mods;

import gnaw.mod.Mod;
import gnaw.script.coverage.Content;
import gnaw.testing.coverage.Demand;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Everything in the tables of the shipped mods comes up in their tests. The build runs it after all others, for it reads what they have left. */
@Tag("once")
class ContentTest {
    /** What no game reaches, and why not. */
    private static final Map<String, String> EXCUSED = Map.of(
            "meters.maxStores", "What camp has to eat is bounded by it; only other mods move the bound.",
            "meters.maxFullness", "So is what a stomach holds.",
            "meters.maxEnergy", "So is the energy of Caves of Zircon.",
            "texts.title.rogue", "The title alone shows it, too.",
            "manual", "The screens alone read it; a test of rogue looks for each chapter.",
            "texts.title.long", "The title alone shows it, before a game begins.",
            "texts.title.short", "This, too.",
            "texts.title.gentle", "And this.",
            "texts.title.tutorial", "And this.");

    @Test
    void everyRowIsReached() throws IOException {
        Content reached = Content.read(Demand.file("gnaw.rows"));

        Demand.ofRows(EXCUSED, reached.only(row -> !row.row().mod().equals(Mod.BASE)));
    }
}
