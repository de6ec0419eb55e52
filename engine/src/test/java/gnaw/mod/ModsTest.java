package gnaw.mod;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.script.Shelf;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModsTest {
    @TempDir
    private Path folder;

    private Shelf shelf;

    @BeforeEach
    void openShelf() {
        shelf = new Shelf(folder);
    }

    @Test
    void whatAModRequiresOrComesAfterIsLoadedFirstAndElseTheAlphabetDecides() {
        shelf.with("ants", "\"after\": [\"crabs\", \"not-there\"]")
                .with("bees", "\"requires\": {\"dust\": \"^1.0\"}")
                .with("crabs", "")
                .with("dust", "");
        assertThat(order("bees", "dust", "crabs", "ants")).containsExactly("crabs", "ants", "dust", "bees");
    }

    @Test
    void aModThatIsOffIsNotLoadedForComingBefore() {
        shelf.with("ants", "\"after\": [\"crabs\"]").with("crabs", "");
        assertThat(order("ants")).containsExactly("ants");
    }

    @Test
    void whatIsRequiredIsSwitchedOnAndSaid() {
        shelf.with("ants", "\"requires\": {\"bees\": \">=1 <2\"}")
                .with("bees", "\"requires\": {\"crabs\": \"*\"}")
                .with("crabs", "");
        ResolvedMods resolved = shelf.mods().choose(List.of("ants"));
        assertThat(resolved.mods()).extracting(Mod::id).containsExactly("crabs", "bees", "ants");
        assertThat(resolved.notes())
                .containsExactly("bees is on, too: ants requires it.", "crabs is on, too: bees requires it.");
    }

    @Test
    void ofWhatThePlayerNamesHimselfNobodyTellsThatItIsOnToo() {
        shelf.with("ants", "\"requires\": {\"bees\": \"*\"}")
                .with("bees", "\"requires\": {\"crabs\": \"*\"}")
                .with("crabs", "");
        assertThat(shelf.mods().choose(List.of("ants", "bees")).notes())
                .containsExactly("crabs is on, too: bees requires it.");
    }

    @Test
    void oneMessageNamesAllThatIsWrong() {
        shelf.with("ants", "\"requires\": {\"bees\": \"^2\", \"crab\": \"*\"}")
                .with("bees", "\"conflicts\": [\"crabs\"]")
                .with("crabs", "")
                .with("dust", "\"after\": [\"earth\"]")
                .with("earth", "\"requires\": {\"dust\": \"*\"}")
                .holding("fog", "{");
        assertThatThrownBy(() -> order("ants", "crabs", "beez", "earth", "fog")).hasMessage("""
                ants requires bees ^2, but bees is version 1.2.0.
                There is no mod "crab". ants requires it. Did you mean "crabs"?
                There is no mod "beez". Did you mean "bees"?
                fog/mod.json:1:1  This is not JSON. Texts and names stand in double quotes, and a comma stands between \
                two cells but not after the last.
                bees and crabs cannot be played together.
                These mods wait for each other: dust after earth after dust.""");
    }

    @Test
    void theBaseGameNeedNotBeRequired() {
        shelf.with("ants", "\"requires\": {\"base\": \"^2\"}");
        assertThatThrownBy(() -> order("ants"))
                .hasMessage("There is no mod \"base\". ants requires it. The base game is always there: \"gnaw\" in"
                        + " mod.json says for which version of it a mod is made.");
    }

    @Test
    void aConflictNeedsOnlyOneOfTheTwo() {
        shelf.with("ants", "").with("bees", "\"conflicts\": [\"ants\"]");
        assertThatThrownBy(() -> order("ants", "bees")).hasMessage("ants and bees cannot be played together.");
        assertThatThrownBy(() -> order("bees", "ants")).hasMessage("ants and bees cannot be played together.");
    }

    @Test
    void ofModsThatProvideTheSameOnlyOneCanBePlayed() {
        shelf.with("ants", "\"provides\": \"hunger\"")
                .with("bees", "\"provides\": [\"levels\", \"hunger\"]")
                .with("crabs", "\"provides\": [\"levels\"]");
        assertThatThrownBy(() -> order("crabs", "bees", "ants")).hasMessage("""
                ants and bees both provide hunger, and only one mod can: leave one of them out.
                bees and crabs both provide levels, and only one mod can: leave one of them out.""");
        assertThat(order("crabs", "ants")).containsExactly("ants", "crabs");
    }

    @Test
    void ofTwoFoldersWithAModTheLaterCounts() {
        new Shelf(folder.resolve("shipped")).with("ants", "");
        new Shelf(folder.resolve("own")).with("ants", "");
        Mods mods = Mods.find(List.of(folder.resolve("shipped"), folder.resolve("own"), folder.resolve("nowhere")));
        assertThat(mods.found().get("ants").root())
                .isEqualTo(folder.resolve("own").resolve("ants"));
    }

    @Test
    void aSettingIsAsThePlayerSaysOrElseAsTheModBegins() {
        assertThat(settings("rain.rate=3", "rain.loud=no"))
                .isEqualTo(Map.of("rain", Map.of("rate", 3.0, "when", "day", "loud", false)));
    }

    @Test
    void oneMessageNamesAllSettingsThatAreWrong() {
        assertThatThrownBy(() -> settings(
                        "rain.rate=11",
                        "rain.rate=much",
                        "rain.rate=5d",
                        "rain.rate=0x1p3",
                        "rain.wen=day",
                        "rain.when=dusk",
                        "rainn.rate=1",
                        "rain.rate"))
                .hasMessage("""
                        rain.rate is "11", but must be a number from 0 to 10.
                        rain.rate is "much", but must be a number from 0 to 10.
                        rain.rate is "5d", but must be a number from 0 to 10.
                        rain.rate is "0x1p3", but must be a number from 0 to 10.
                        The mod rain has no setting "wen". Did you mean "when"?
                        rain.when is "dusk", but must be one of day, night.
                        No mod that is on is called "rainn", so nothing can be set for it. Did you mean "rain"?
                        "rain.rate" sets nothing: mod.name=value is wanted.""");
    }

    private Map<String, Map<String, Object>> settings(String... said) {
        shelf.with("rain", """
                "settings": {
                  "rate": { "type": "number", "min": 0, "max": 10, "default": 2, "text": "How fast." },
                  "when": { "type": "choice", "choices": ["day", "night"], "default": "day", "text": "When." },
                  "loud": { "type": "yes/no", "default": true, "text": "Whether it is told." }
                }""");
        return shelf.mods().choose(List.of("rain")).settings(List.of(said));
    }

    private List<String> order(String... wanted) {
        return shelf.mods().choose(List.of(wanted)).mods().stream().map(Mod::id).toList();
    }
}
