package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.save.Dated;
import gnaw.terminal.play.Host.Beginning;
import gnaw.terminal.play.Waiting;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** The games of a day and of a week, which are the same for everybody. */
class DatedGamesTest extends WithGameHost {
    @Test
    void theGameOfTheDayHasNoModsAndTheSeedOfTheDate() throws Exception {
        mod("rain", "");
        visit(List.of("--mods", "rain"), host -> {
            assertThat(host.daily().leavesOut()).isTrue();
            Game game = host.begin(new Beginning.Daily());
            assertThat(host.rules().scripts().added()).isEmpty();
            assertThat(Dated.of(game.world().seed()).orElseThrow().when())
                    .isEqualTo(host.daily().when());
            assertThat(host.toShare(game)).as("it is not over").isEmpty();
            host.keep(game);
            assertThat(kept(host))
                    .contains(
                            "depth 1, turn 1, the daily game of " + host.daily().when());
            kill(game);
            assertThat(host.toShare(game).orElseThrow())
                    .startsWith("Gnaw, the daily game of " + host.daily().when() + ": ")
                    .contains("killed by a test on depth 1, turn 1");
        });
    }

    @Test
    void theGameOfTheWeekHasASeedOfItsOwn() throws Exception {
        visit(List.of(), host -> {
            Game game = host.begin(new Beginning.Weekly());
            assertThat(Dated.of(game.world().seed()).orElseThrow().when())
                    .isEqualTo(host.weekly().when());
            kill(game);
            assertThat(host.toShare(game).orElseThrow())
                    .startsWith("Gnaw, the weekly game of " + host.weekly().when() + ": ");
        });
    }

    @Test
    void theGameOfTheDayTakesNoOthersPlace() throws Exception {
        visit(List.of(), host -> {
            host.keep(host.begin(new Beginning.Usual(OptionalLong.of(7))));
            assertThat(host.games().replacedBy(new Beginning.Daily())).isEmpty();
            host.keep(host.begin(new Beginning.Daily()));
            host.keep(host.begin(new Beginning.Weekly()));
            assertThat(host.games().others()).hasSize(2);
            assertThat(replaced(host, new Beginning.Daily())).contains("the daily game of");
            assertThat(replaced(host, new Beginning.Weekly())).contains("the weekly game of");
            host.keep(host.begin(new Beginning.Daily()));
            assertThat(host.games().others())
                    .as("one day's game takes the place of another")
                    .hasSize(2);
            assertThat(replaced(host, new Beginning.Usual(OptionalLong.empty())))
                    .isEqualTo("depth 1, turn 1");
        });
    }

    private static String replaced(GameHost host, Beginning wanted) {
        return host.games().replacedBy(wanted).map(Waiting::where).orElseThrow();
    }

    @Test
    void theGameOfTheDayTellsWhatItCameToFirst() throws Exception {
        visit(List.of(), host -> {
            assertThat(host.daily().points()).isEmpty();
            assertThat(host.daily().leavesOut()).isFalse();
            Game game = host.begin(new Beginning.Daily());
            kill(game);
            host.bury(game);
            long points = game.description().score().points();
            Game again = host.begin(new Beginning.Daily());
            again.apply(List.of(new Effect.Leave(Ref.to(again.world().hero()), 3)));
            kill(again);
            assertThat(again.description().score().points()).isNotEqualTo(points);
            host.bury(again);
            assertThat(host.weekly().points()).isEmpty();
            assertThat(host.daily().points()).hasValue(points);
        });
    }

    @Test
    void theGameOfTheDayIsPlayedInThePlayersLanguage() throws Exception {
        mod("rain", "");
        translation("deutsch");
        visit(List.of("--mods", "rain,deutsch"), host -> {
            Game game = host.begin(new Beginning.Daily());
            assertThat(host.rules().scripts().addedIds()).containsExactly("deutsch");
            kill(game);
            assertThat(host.toShare(game)).isPresent();
            host.bury(game);
            assertThat(host.scores()).singleElement().satisfies(score -> assertThat(score.told())
                    .contains("daily")
                    .doesNotContain("deutsch"));
        });
    }
}
