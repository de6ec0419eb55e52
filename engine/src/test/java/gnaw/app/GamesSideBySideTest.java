package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Game;
import gnaw.terminal.play.Host.Beginning;
import gnaw.terminal.play.Waiting;
import java.nio.file.Files;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Several games of a player, for each set of mods one. */
class GamesSideBySideTest extends WithGameHost {
    @Test
    void eachSetOfModsHasAGameOfItsOwn() throws Exception {
        mod("rain", "");
        keepAfter(List.of(), 2);
        keepAfter(List.of("--mods", "rain"), 4);
        assertThat(data.resolve("saves/game.json")).isRegularFile();
        assertThat(data.resolve("saves/rain/game.json")).isRegularFile();
        visit(List.of(), host -> {
            assertThat(kept(host)).as("the newest").contains("depth 1, turn 5, with rain");
            assertThat(host.games().hasOthers()).isTrue();
            assertThat(host.games().others()).extracting(Waiting::where).containsExactly("depth 1, turn 3");
            assertThat(host.games().others().getFirst().resume().world().turn()).isEqualTo(3);
            assertThat(resume(host).world().turn()).isEqualTo(5);
            assertThat(host.rules().scripts().added()).hasSize(1);
        });
        visit(List.of("--mods", "rain"), host -> {
            assertThat(kept(host)).as("that of the mods which were named").contains("depth 1, turn 5");
            assertThat(host.games().others())
                    .extracting(Waiting::where)
                    .containsExactly("depth 1, turn 3, without mods");
        });
    }

    @Test
    void whatBeginsWithAModOfTheTitleLeavesTheGameOfThePlayersModsAlone() throws Exception {
        mod("rain", "");
        keepAfter(List.of(), 2);
        visit(List.of(), host -> {
            Beginning rainy = new Beginning.With("rain");
            assertThat(host.games().replacedBy(rainy)).isEmpty();
            host.keep(host.begin(rainy));
            assertThat(host.rules().scripts().added()).hasSize(1);
            assertThat(host.mods()).as("nothing stays on").isEmpty();
            assertThat(kept(host)).contains("depth 1, turn 1, with rain");
            assertThat(host.games().replacedBy(rainy)).isPresent();
            assertThat(host.games().others()).extracting(Waiting::where).containsExactly("depth 1, turn 3");
        });
        assertThat(with(List.of(), GameHost::mods)).isEmpty();
    }

    @Test
    void aGameThatEndsLeavesThoseWithOtherMods() throws Exception {
        mod("rain", "");
        keepAfter(List.of(), 2);
        visit(List.of("--mods", "rain"), host -> {
            Game game = host.begin(OptionalLong.of(7));
            host.keep(game);
            kill(game);
            host.bury(game);
            assertThat(kept(host)).contains("depth 1, turn 3, without mods");
        });
    }

    @Test
    void aGameWithModsThatLiesWhereAllGamesLayOnceIsNotReplaced() throws Exception {
        mod("rain", "");
        keepAfter(List.of("--mods", "rain"), 4);
        Files.move(data.resolve("saves/rain/game.json"), data.resolve("saves/game.json"));
        visit(List.of("--mods", "rain"), host -> assertThat(kept(host)).contains("depth 1, turn 5"));
        keepAfter(List.of(), 2);
        assertThat(data.resolve("saves/base/game.json")).isRegularFile();
        visit(List.of("--mods", "rain"), host -> assertThat(kept(host)).contains("depth 1, turn 5"));
        visit(List.of(), host -> assertThat(kept(host)).as("the newest").contains("depth 1, turn 3"));
        keepAfter(List.of("--mods", "rain"), 6);
        visit(List.of("--mods", "rain"), host -> {
            assertThat(kept(host)).contains("depth 1, turn 7");
            assertThat(host.games().others()).hasSize(1);
        });
    }
}
