package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules that are asked of some actions alone. */
class DoingTest {
    private static final String KIT = """
            import { actions, add, allow, give, refuse, rules, say, verbs } from "gnaw";
            add(verbs, { sniff: { menu: "Sniff", time: 1, fits: () => true }, lick: { menu: "Lick", time: 1, fits: () => true } });
            add(rules.gameBegins, { kit: (hero) => [give(hero, "stone")] });
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '!', textBlock = """
            "wait"            ! 'wait||'
            "sniff"           ! '|use|'
            "use"             ! '|use|use'
            ["wait", "lick"]  ! 'wait||use'
            []                ! '||'
            """)
    void aRuleIsAskedOfTheActionsThatItNames(String doing, String heard) throws Exception {
        assertThat(said("add(rules.actionEnds, { ear: { doing: %s, answer: (_who, action) => [say(action.id)] } });"
                        .formatted(doing)))
                .isEqualTo(heard);
    }

    @Test
    void aVerbIsNamedWhereThingsAreUsed() throws Exception {
        assertThat(said("add(rules.itemUsed, { nose: { doing: \"sniff\", answer: (_who, verb) => [say(verb)] } });"))
                .isEqualTo("|sniff|");
    }

    @Test
    void whatIsRefusedIsRefusedOfThatActionAlone() throws Exception {
        assertThat(said("add(rules.mayDo, { no: { doing: \"lick\", answer: () => refuse(\"Yuck.\") } });"))
                .isEqualTo("||Yuck.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', textBlock = """
            mayDo      ! wiat  ! mayDo.odd.doing: "wiat" is no action and no verb. Did you mean "wait"?
            actionEnds ! snif  ! actionEnds.odd.doing: "snif" is no action and no verb. Did you mean "sniff"?
            turnEnds   ! wait  ! turnEnds.odd.doing: the table turnEnds has no cell "doing". There are: answer, before, after, of, having, near, every.
            """)
    void whatNobodyCanDoIsToldWithTheNearest(String question, String doing, String told) {
        Written written = new Written(folder)
                .main(KIT + "add(rules.%s, { odd: { doing: \"%s\", answer: () => [] } });".formatted(question, doing));
        assertThatThrownBy(written::load).hasMessageContaining(told);
    }

    /** What is heard while the hero waits, sniffs at a stone, and licks it. */
    private String said(String rule) throws Exception {
        return new Written(folder).main(KIT + rule).with(rules -> {
            Game game = Game.begin(rules, 3);
            int stone = game.world().hero().pack().getFirst().id();
            return String.join(
                    "|",
                    List.of(
                            heard(game, Action.await()),
                            heard(game, new Action.Use("sniff", stone, Optional.empty())),
                            heard(game, new Action.Use("lick", stone, Optional.empty()))));
        });
    }

    private static String heard(Game game, Action action) {
        return game.act(action).events().stream()
                .filter(Event.Said.class::isInstance)
                .map(event -> ((Event.Said) event).line().text())
                .collect(Collectors.joining());
    }
}
