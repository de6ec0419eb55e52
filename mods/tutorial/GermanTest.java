package gnaw.mods.tutorial;

import static gnaw.map.Direction.E;
import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Game;
import gnaw.game.Line;
import gnaw.game.Rules;
import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever plays in German learns the first steps in German. */
@WithRules(mods = {"deutsch", "tutorial"})
class GermanTest {
    @ParameterizedTest
    @CsvSource(delimiter = ':', textBlock = """
            moving    : Gehen           : Mit der Umschalttaste läufst du
            looking   : Sich umsehen    : x sieht sich um
            taking    : Aufheben        : Da liegt etwas
            eating    : Essen           : e isst
            throwing  : Werfen          : t wirft
            fighting  : Kämpfen         : Wer rechtzeitig davonläuft
            resting   : Ausruhen        : Du bist verletzt
            exploring : Es gehen lassen : o erkundet
            leaving   : Hinab           : Vor dir ist eine Treppe
            """)
    void everyNoteIsGerman(String id, String title, String text, TestWorld world, Hero hero) {
        world.draw("#####\n#@n.#\n#####", Map.of('n', "note-" + id));
        hero.steps(E);

        assertThat(world.screen()).contains(title, text, "Weiter").doesNotContain("{key", "Go on");
        hero.chooses("on");
        assertThat(world.screen("x")).contains("Zettel am Boden");
    }

    @Test
    void theGreetingIsGerman(Rules rules) {
        assertThat(Game.begin(rules, 7).world().log())
                .extracting(Line::text)
                .contains("Geh auf einen Zettel, ein goldenes ?, um ihn zu lesen. Gegangen wird mit den Pfeiltasten.");
    }

    @Test
    void theWayOutIsGerman(TestWorld world, Hero hero) {
        world.draw("#####\n#@>.#\n#####");
        hero.steps(E).descends();

        assertThat(world.screen()).contains("Du hast gelernt, was die Zettel lehren können.");
    }
}
