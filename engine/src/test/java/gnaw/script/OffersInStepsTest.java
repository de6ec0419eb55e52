package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.game.Offer;
import gnaw.save.ReplayFile;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Choices whose answers open the next one, and those that one may leave. */
class OffersInStepsTest {
    /** A baker, of whom one may buy until one has had enough. */
    private static final String BAKER = """
            import { add, change, meters, offer, rules, say } from "gnaw";
            add(meters, { coins: { start: 3, owner: "hero", doc: "to spend" } });
            const counter = (who) => offer({
              title: `${who.coins} coins`,
              options: { bun: { text: "A bun", effects: [change(who, "coins", -1)] }, bye: { text: "Bye" } },
              escape: "bye",
              then: "baker",
            });
            add(rules.chosen, {
              baker: (who, option) => (option === "bye" ? [say("Come again.")] : [counter(who)]),
              other: () => [say("This was not meant.")],
            });
            const later = offer({ title: "Something else", options: { well: { text: "Well" } } });
            add(rules.turnEnds, { stall: (who, _dice, world) => (world.turn === 1 ? [counter(who), later] : []) });
            """;

    @TempDir
    Path folder;

    private <T> T play(String rules, Function<Game, T> play) throws Exception {
        return new Written(folder).main(rules).play(game -> {
            game.act(Action.await());
            return play.apply(game);
        });
    }

    private void watch(String rules, Consumer<Game> look) throws Exception {
        play(rules, game -> {
            look.accept(game);
            return game;
        });
    }

    private static String title(Game game) {
        return game.world().offer().map(Offer::title).orElse("");
    }

    @Test
    void theNextStepKnowsWhatTheAnswerHasChanged() throws Exception {
        watch(BAKER, game -> {
            assertThat(title(game)).isEqualTo("3 coins");
            game.choose("bun");
            assertThat(title(game)).isEqualTo("2 coins");
            game.choose("bun");
            assertThat(title(game)).isEqualTo("1 coins");
        });
    }

    @Test
    void theRowThatTheOfferNamesIsToldOfTheOptionAndNoOther() throws Exception {
        assertThat(this.<List<String>>play(BAKER, game -> SaidLines.in(game.choose("bye"))))
                .containsExactly("Come again.");
    }

    @Test
    void whatAnAnswerBringsIsAskedBeforeWhateverWaits() throws Exception {
        watch(BAKER, game -> {
            game.choose("bun");
            assertThat(title(game)).isEqualTo("2 coins");
            game.choose("bye");
            assertThat(title(game)).isEqualTo("Something else");
            game.choose("well");
            assertThat(game.heroMayAct()).isTrue();
        });
    }

    @Test
    void noTimePassesFromStepToStep() throws Exception {
        watch(BAKER, game -> {
            game.choose("bun");
            game.choose("bye");
            assertThat(game.world().turn()).isEqualTo(2);
        });
    }

    @Test
    void aStepOutlivesTheGameOnDisk() throws Exception {
        watch(BAKER, game -> {
            game.choose("bun");
            Game kept = Game.restore(game.rules(), ReplayFile.game(ReplayFile.json(game.save())));
            assertThat(kept.world().offer()).isEqualTo(game.world().offer());
            kept.choose("bun");
            assertThat(title(kept)).isEqualTo("1 coins");
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            escape: "bye"      | offer: there is no option "bye" for Escape. Did you mean "by"?
            escape: "farewell" | offer: there is no option "farewell" for Escape. There are: by.
            then: "bakr"       | offer: the table chosen has no row "bakr". Did you mean "baker"?
            """)
    void whatIsNotThereIsTold(String cell, String complaint) throws Exception {
        List<String> told = play(
                """
                import { add, offer, rules } from "gnaw";
                add(rules.chosen, { baker: () => [] });
                add(rules.turnEnds, { wrong: () => [offer({ title: "Well?", options: { by: { text: "Bye" } }, %s })] });
                """.formatted(cell),
                game -> SaidLines.in(game.act(Action.await()).events()));
        assertThat(told).singleElement().asString().contains(complaint);
    }
}
