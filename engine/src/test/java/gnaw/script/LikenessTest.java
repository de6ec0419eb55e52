package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows that are like other rows. */
class LikenessTest {
    @TempDir
    Path folder;

    private Written zoo(String rows) {
        return new Written(folder)
                .main("")
                .mod("zoo", "import { add, creatures } from \"gnaw\";\nadd(creatures, { " + rows + " });\n");
    }

    @Test
    void aRowMayBeLikeOneThatFollowsItInTheSameStatement() {
        try (Rulebook rules = zoo("calf: { like: \"cow\", hitPoints: 1 }, cow: { like: \"beast\", attack: 7 }")
                .load()) {
            assertThat(rules.catalog().creatures().get("zoo:calf").start()).containsEntry("attack", 7.0);
        }
    }

    @Test
    void aLikenessOfNobodyIsToldWithTheNearestName() {
        assertThatThrownBy(zoo("cow: { like: \"beats\" }")::load).hasMessage("""
                zoo/main.js:2:18  while the scripts were loaded
                  The table creatures has no row "beats". Did you mean "beast"?
                  2 | add(creatures, { cow: { like: "beats" } });
                    |                  ^""");
    }

    @Test
    void aModsThingIsNearToItsNameWithoutTheMods() {
        assertThatThrownBy(zoo("cow: { like: \"beast\" } });\nadd(creatures, { calf: { like: \"covv\" }")::load)
                .hasMessageContaining("The table creatures has no row \"covv\". Did you mean \"zoo:cow\"?");
    }

    @Test
    void aCircleOfLikenessesIsToldWhole() {
        assertThatThrownBy(zoo("cow: { like: \"bull\" }, bull: { like: \"cow\" }")::load)
                .hasMessage("""
                zoo/main.js:2:1  while the scripts were loaded
                  creatures.cow is like creatures.bull is like creatures.cow: one of them must have cells of its own.
                  2 | add(creatures, { cow: { like: "bull" }, bull: { like: "cow" } });
                    | ^""");
    }
}
