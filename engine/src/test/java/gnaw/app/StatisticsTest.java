package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.save.ScoreLine;
import gnaw.text.Captions;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What all finished games come to. */
class StatisticsTest {
    private static ScoreLine game(boolean won, String cause, String killer, int depth, int turn) {
        return new ScoreLine("2026-11-30", 100, won, won, cause, killer, depth, turn, 7, List.of(), List.of());
    }

    @Test
    void gamesTurnsAndTheDeepestAreTold() {
        Statistics all = new Statistics(List.of(
                game(false, "a bite", "a jackal", 3, 300),
                game(false, "a bite", "a jackal", 7, 500),
                game(false, "starvation", "", 5, 900),
                game(true, "You carried it home.", "", 10, 4000)));
        assertThat(all.told(Captions.ENGLISH))
                .containsExactly(
                        "Games: 4, won: 1, deepest: 10, turns in all: 5700.",
                        "Killed most often by: a jackal (2), starvation (1).");
    }

    @Test
    void featsAreToldTheCommonestFirst() {
        ScoreLine plain = game(false, "a bite", "a jackal", 3, 300);
        Statistics all = new Statistics(List.of(
                plain, achieved("Half way down"), achieved("Slayer", "Half way down"), achieved("Home with the Horn")));
        assertThat(all.told(Captions.ENGLISH).getLast())
                .isEqualTo("Feats: Half way down (2), Home with the Horn (1), Slayer (1).");
        assertThat(new Statistics(List.of(plain)).told(Captions.ENGLISH)).noneMatch(line -> line.startsWith("Feats"));
    }

    private static ScoreLine achieved(String... feats) {
        return new ScoreLine("2026-11-30", 100, true, true, "Home.", "", 3, 300, 7, List.of(), List.of(feats));
    }

    @Test
    void whoeverWentAwayWasKilledByNobody() {
        ScoreLine away =
                new ScoreLine("2026-11-30", 100, false, true, "You went home.", "", 3, 300, 7, List.of(), List.of());
        assertThat(new Statistics(List.of(away, game(false, "a bite", "a jackal", 3, 300))).told(Captions.ENGLISH))
                .containsExactly(
                        "Games: 2, won: 0, deepest: 3, turns in all: 600.", "Killed most often by: a jackal (1).");
    }

    @Test
    void whoeverWasNeverKilledIsNotToldByWhom() {
        assertThat(new Statistics(List.of(game(true, "Home.", "", 10, 10))).told(Captions.ENGLISH))
                .containsExactly("Games: 1, won: 1, deepest: 10, turns in all: 10.");
    }
}
