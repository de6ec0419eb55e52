package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.game.RuleFailure;
import gnaw.mod.Scripts;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A mod breaks one question of the real game. The game begins, goes on, goes down and ends all the same, and says what is wrong. */
class BrokenQuestionsTest {
    private static final Path SCRIPTS = Path.of("../scripts");
    private static final int TURNS = 6;
    private static final List<String> RULES = List.of(
            "gameBegins.beginnings",
            "levelPlanned.planning",
            "levelBegins.populating",
            "statusOf.life",
            "describe.descriptions",
            "nameOf.names",
            "scoreOf.scoring");

    @TempDir
    Path folder;

    static List<String> rules() {
        return RULES;
    }

    static Stream<Arguments> everyRuleInOtherWays() {
        return RULES.stream().flatMap(rule -> Stream.of("(42)", "{ for (;;); }").map(way -> Arguments.of(rule, way)));
    }

    private Scripts broken(String rule, String way) {
        String[] path = rule.split("\\.");
        String mod = "import { rules, wrap } from \"gnaw\";\nwrap(rules." + path[0] + ", \"" + path[1]
                + "\", () => () => " + way + ");\n";
        new Written(folder).mod("breaker", mod);
        return Scripts.with(SCRIPTS, List.of(ModsFixture.plain("breaker", folder.resolve("breaker"))), Map.of());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theGameGoesOnWithARuleThatThrows(String rule) throws Exception {
        theGameGoesOn(rule, "{ throw new Error(\"ouch\"); }");
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("everyRuleInOtherWays")
    void theGameGoesOnWithNonsenseAndLoops(String rule, String way) throws Exception {
        theGameGoesOn(rule, way);
    }

    private void theGameGoesOn(String rule, String way) throws Exception {
        Scripts scripts = broken(rule, way);
        RulesThread.call("test", () -> {
            try (Rulebook rules = Rulebook.load(scripts)) {
                List<Event> events = new ArrayList<>();
                Game game = Game.begin(rules, 1);
                events.addAll(turns(game));
                assertThat(game.world().turn()).isEqualTo(1 + TURNS);
                events.addAll(
                        game.cheat(List.of(new Effect.Leave(Ref.to(game.world().hero()), 2))));
                events.addAll(turns(game));
                assertThat(game.world().depth()).isEqualTo(2);
                assertThat(canLeave(game)).as("there are stairs").isTrue();
                assertThat(game.description().status().labels().size()
                                + game.description().status().bars().size())
                        .isPositive();
                assertThat(game.description().nameOf(game.world().hero())).isNotEmpty();
                events.addAll(
                        game.cheat(List.of(new Effect.Kill(Ref.to(game.world().hero()), Optional.empty(), "a test"))));
                game.description().score();
                events.addAll(game.takeEvents());
                assertThat(game.isOver()).isTrue();
                isTold(rule, events);
            }
            return 0;
        });
    }

    /** The hero waits and looks around. */
    private static List<Event> turns(Game game) {
        List<Event> events = new ArrayList<>(game.takeEvents());
        for (int turn = 0; turn < TURNS; turn++) {
            events.addAll(game.act(Action.await()).events());
            game.description().status();
            game.description().linesOf(game.world().hero());
            game.description().nameOf(game.world().hero());
            events.addAll(game.takeEvents());
        }
        return events;
    }

    private static boolean canLeave(Game game) {
        var tiles = game.world().catalog().tiles();
        var level = game.world().stage().level();
        return level.points().anyMatch(at -> tiles.get(level.at(at).id())
                .leads()
                .filter("descend"::equals)
                .isPresent());
    }

    /** Once; what plays a part in every turn perhaps once more, with the word that the mod is set aside. */
    private static void isTold(String rule, List<Event> events) {
        List<RuleFailure> failures = events.stream()
                .filter(Event.RuleFailed.class::isInstance)
                .map(event -> ((Event.RuleFailed) event).failure())
                .toList();
        assertThat(failures).extracting(failure -> failure.parts().rule()).contains("rule " + rule);
        assertThat(failures).hasSizeLessThanOrEqualTo(2);
    }
}
