package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Event;
import gnaw.game.Game;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What rules find in the rows of closed tables. */
class RowsTest {
    @TempDir
    Path folder;

    private <T> T play(String rules, BiFunction<Rulebook, Game, T> play) throws Exception {
        return new Written(folder)
                .main("import { add, amend, rules, say, spawn, table } from \"gnaw\";\n" + rules)
                .with(book -> play.apply(book, Game.begin(book, 11)));
    }

    private static List<Event> turn(Rulebook book, Game game) {
        return game.act(Action.await()).events();
    }

    private static List<String> said(Rulebook book, Game game) {
        return turn(book, game).stream()
                .filter(Event.Said.class::isInstance)
                .map(event -> ((Event.Said) event).line().text())
                .toList();
    }

    private static List<String> failures(Rulebook book, Game game) {
        return turn(book, game).stream()
                .filter(Event.RuleFailed.class::isInstance)
                .map(event -> ((Event.RuleFailed) event).failure().parts().what()
                        + ((Event.RuleFailed) event).failure().parts().hint())
                .toList();
    }

    @Test
    void aCellThatIsGivenOrBecomesUndefinedIsLeftOut() throws Exception {
        assertThat(play("""
                const days = table("days", { fair: { hours: 3, wind: 1 }, calm: { hours: 2, wind: undefined }, dull: { hours: 1, wind: 2 } }, { hours: "number", wind: "number?" });
                amend(days, { dull: { wind: undefined } });
                add(rules.turnEnds, { told: () => Object.keys(days).map((day) => say(`${day}: ${Object.keys(days[day])}, ${days[day].wind}`)) });
                """, RowsTest::said))
                .containsExactly("fair: hours,wind, 1", "calm: hours, undefined", "dull: hours, undefined");
    }

    @Test
    void rowsMayComeFromAFileOfDataThatNobodyChanges() throws Exception {
        Written written = new Written(folder)
                .file("days.json", "{ \"fair\": { \"hours\": 3 } }")
                .main("""
                import { add, rules, say, table } from "gnaw";
                import read from "./days.json" with { type: "json" };
                const days = table("days", read);
                add(rules.turnEnds, { told: () => [say(`${days.fair.hours} hours, ${Object.isFrozen(read.fair)}`)] });
                """);
        List<String> said = written.with(book -> said(book, Game.begin(book, 11)));
        assertThat(said).containsExactly("3 hours, true");
    }

    @Test
    void aMisspeltCellIsToldOfItsOwnRowAlsoByWhatIsMadeOfIt() throws Exception {
        assertThat(play("""
                const days = table("days", { fair: { hours: 3 }, dull: { hours: 1 } });
                add(rules.turnEnds, {
                  row: () => [say(days.dull.huors)],
                  child: () => [say(Object.create(Object.create(days.fair)).huors)],
                  table: () => [say(days.dul.hours)],
                });
                """, RowsTest::failures))
                .containsExactly(
                        "There is no days.dull.huors.Did you mean \"hours\"?",
                        "There is no days.fair.huors.Did you mean \"hours\"?",
                        "There is no days.dul.Did you mean \"dull\"?");
    }

    @Test
    void aRowCostsTheSameStatementsWhenItIsReadForTheFirstTime() throws Exception {
        List<Long> costs = play("""
                add(rules.levelBegins, { company: (who) => [spawn("beast", who.at)] });
                add(rules.turnEnds, {
                  reads: { of: "others", answer: (who) => [say(`${who.name} ${who.glyph} ${who.tone}`)] },
                });
                """, (book, game) -> List.of(cost(book, game), cost(book, game)));
        assertThat(costs.getFirst()).isPositive().isEqualTo(costs.getLast());
    }

    private static long cost(Rulebook book, Game game) {
        try (Profile profile = book.profile(true)) {
            turn(book, game);
            return profile.rows().stream()
                    .filter(row -> row.rule().equals("turnEnds.reads"))
                    .findFirst()
                    .orElseThrow()
                    .statements();
        }
    }
}
