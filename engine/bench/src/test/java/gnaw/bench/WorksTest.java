package gnaw.bench;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is measured does what it says. */
class WorksTest {
    private static final Path SCRIPTS = Path.of(System.getProperty("gnaw.home")).resolve("scripts");

    private Rulebook rules;

    @TempDir
    private Path mods;

    @BeforeEach
    void read() {
        rules = Rulebook.load(Scripts.base(SCRIPTS));
    }

    @AfterEach
    void close() {
        rules.close();
    }

    @Test
    void everybodyOfACrowdIsThereAndLivesOn() {
        Game game = new Crowd(rules, 100, 80, 50).begin();
        for (int turn = 0; turn < 3; turn++) {
            game.act(Action.await());
        }
        assertThat(game.world().stage().creatures()).hasSize(101);
        assertThat(game.isOver()).isFalse();
        assertThat(game.world().turn()).isEqualTo(4);
    }

    @Test
    void whatLiesInTheMiddleIsNotTheWorst() {
        double middle = new Levels(rules, 2, 0.5).once();
        assertThat(new Levels(rules, 2, 1).once()).isGreaterThan(middle / 2);
        assertThat(middle).isPositive();
    }

    @Test
    void bothBotsPlay() {
        assertThat(new BenchGames(rules, "idler", 1, 20).once()).isPositive();
        assertThat(new BenchGames(rules, "explorer", 1, 20).once()).isPositive();
    }

    @Test
    void aWrapAndFiftyModsLeaveTheRuleAsItIs() throws IOException {
        try (OneRule plain = OneRule.plain(SCRIPTS);
                OneRule wrapped = OneRule.wrapped(SCRIPTS, mods.resolve("wrapping"));
                OneRule among = OneRule.amongMods(SCRIPTS, mods.resolve("others"))) {
            assertThat(wrapped.answer()).isEqualTo(plain.answer()).isNotEmpty();
            assertThat(among.answer()).isEqualTo(plain.answer());
            assertThat(among.mods()).isEqualTo(51);
        }
    }
}
