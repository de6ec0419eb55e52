package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Predecessor;
import gnaw.game.Ref;
import gnaw.game.SavedGame;
import gnaw.save.OptionsFile;
import gnaw.terminal.option.Preference;
import gnaw.terminal.play.Film;
import gnaw.terminal.play.Host.Beginning;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Those who died in earlier games: who hands them to a new one, and that this is played again with them. */
class EarlierGamesTest extends WithGameHost {
    private static final Beginning BY_CHANCE = new Beginning.Usual(OptionalLong.empty());

    @BeforeEach
    void leaveSeedsToChance() {
        seed = Optional.empty();
    }

    /** A game ends at the second depth. */
    private static void die(GameHost host, Game game) {
        game.apply(List.of(new Effect.Leave(Ref.to(game.world().hero()), 2, List.of())));
        kill(game);
        host.keepCurrent();
    }

    private void die(List<String> mods) throws Exception {
        visit(mods, host -> {
            die(host, host.begin(OptionalLong.of(7)));
        });
    }

    private static List<Predecessor> met(GameHost host, Beginning beginning) {
        return host.begin(beginning).world().predecessors();
    }

    @Test
    void whoeverDiedCanBeMetWithAllThatHeHad() throws Exception {
        die(List.of());
        visit(List.of(), host -> {
            Predecessor dead = met(host, BY_CHANCE).getFirst();
            assertThat(dead.where().number()).isEqualTo(2);
            assertThat(dead.end().cause()).isEqualTo("a test");
            assertThat(dead.hero().pack())
                    .extracting(item -> item.count() + " " + item.kind())
                    .contains("6 dart", "1 dagger");
            assertThat(dead.hero().meters().get(Creature.MAX_HIT_POINTS)).isEqualTo(40);
        });
    }

    @Test
    void whoNamesASeedMeetsNobodyNorDoGamesThatAreTheSameForEverybody() throws Exception {
        die(List.of());
        visit(List.of(), host -> {
            assertThat(met(host, new Beginning.Usual(OptionalLong.of(3)))).isEmpty();
            assertThat(met(host, new Beginning.Daily())).isEmpty();
            assertThat(met(host, new Beginning.Weekly())).hasSize(0);
        });
        seed = Optional.of(7L);
        visit(List.of(), host -> assertThat(met(host, BY_CHANCE)).hasSize(0));
    }

    @Test
    void whoDoesNotWantToMeetsNobody() throws Exception {
        die(List.of());
        new PlayersOptions(new OptionsFile(data)).choose(Preference.PREDECESSORS, "off");
        visit(List.of(), host -> assertThat(met(host, BY_CHANCE)).hasSize(0));
    }

    @Test
    void lessonsHoldNobody() throws Exception {
        die(List.of());
        visit(List.of("--mods", "tutorial"), host -> assertThat(met(host, BY_CHANCE))
                .hasSize(0));
    }

    @Test
    void whoPlayedWithMoreModsIsNotMetWithout() throws Exception {
        mod("rain", "");
        die(List.of("--mods", "rain"));
        visit(List.of(), host -> assertThat(met(host, BY_CHANCE)).hasSize(0));
        visit(List.of("--mods", "rain"), host -> assertThat(met(host, BY_CHANCE))
                .hasSize(1));
    }

    @Test
    void aGameThatWasMeddledWithLeavesNobody() throws Exception {
        visit(List.of(), host -> {
            Game game = host.begin(OptionalLong.of(7));
            game.cheat(List.of());
            die(host, game);
            assertThat(met(host, BY_CHANCE)).hasSize(0);
        });
    }

    @Test
    void whoeverWasMetIsAtRestAndTheOneWhoMetHimLiesThere() throws Exception {
        die(List.of());
        visit(List.of(), host -> {
            kill(host.begin(BY_CHANCE));
            host.keepCurrent();
            assertThat(met(host, BY_CHANCE))
                    .extracting(dead -> dead.where().number())
                    .containsExactly(1, 2);
        });
        visit(List.of(), host -> {
            Game game = host.begin(BY_CHANCE);
            int seen = game.world().turn();
            die(host, game);
            List<Predecessor> left = met(host, BY_CHANCE);
            assertThat(left).hasSize(1);
            assertThat(left.getFirst().end().turn()).isEqualTo(seen);
        });
    }

    @Test
    void aGameGoesOnAndIsSeenAgainWithThoseWhomItMet() throws Exception {
        die(List.of());
        SavedGame before = with(List.of(), host -> {
            Game game = host.begin(BY_CHANCE);
            host.passed(game);
            game.apply(List.of(new Effect.Leave(Ref.to(game.world().hero()), 2, List.of())));
            host.passed(game);
            host.keep(game);
            return game.save();
        });
        assertThat(before.predecessors()).hasSize(1);
        visit(List.of(), host -> {
            Game game = resume(host);
            assertThat(game.save().hash()).isEqualTo(before.hash());
            await(game, 3);
            host.passed(game);
            kill(game);
            SavedGame end = game.save();
            host.keepCurrent();
            Film film = host.scores().stream()
                    .filter(line -> line.told().contains("turn " + end.turn() + ","))
                    .findFirst()
                    .flatMap(line -> line.film())
                    .orElseThrow()
                    .get();
            Game again = film.start().get();
            film.intents().forEach(intent -> intent.doIn(again));
            assertThat(again.save().hash()).isEqualTo(end.hash());
        });
    }
}
