package gnaw.app.console;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.script.Reload;
import gnaw.script.Rulebook;
import gnaw.script.Written;
import gnaw.script.context.RulesThread;
import gnaw.terminal.play.Developer.Cost;
import gnaw.terminal.play.Developer.Reply;
import gnaw.text.Text;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the lines of the console do with a living game. */
class DeveloperConsoleTest {
    private static final String RULES = """
            import { add, change, creatures, meters, rules, spawn, table } from "gnaw";
            export const weather = table("weather", { rain: { days: 3 }, snow: { days: 1 } });
            add(rules.turnEnds, { thirst: (who, dice) => [change(who, "thirst", dice.between(1, 100))] });
            add(creatures, { dam: { like: "beast", name: "Mother of Beasts" } });
            add(meters, { fear: { start: "", owner: "hero", holds: "id of creatures" } });
            """;

    @TempDir
    private static Path folder;

    private static Rulebook rules;
    private static DeveloperConsole desk;
    private static long seed = 7;

    @BeforeAll
    static void load() {
        rules = new Written(folder).main(RULES).load();
        desk = new DeveloperConsole(() -> rules, _ -> {}, List.of());
    }

    @AfterAll
    static void close() {
        desk.close();
        rules.close();
    }

    /** A game with a desk over it. */
    private static final class Session {
        private final DeveloperConsole desk;
        private Game game;

        Session(DeveloperConsole desk, Game game) {
            this.desk = desk;
            this.game = game;
        }

        String type(String line) {
            Reply reply = desk.answer(line, game);
            game = reply.instead().orElse(game);
            return reply.texts().stream().map(Text::text).collect(Collectors.joining("\n"));
        }

        List<String> tab(String typed) {
            return desk.complete(typed, game).words();
        }

        void await() {
            desk.seen(game);
            game.act(Action.await());
        }

        double meter(String name) {
            return game.world().hero().meters().get(name);
        }
    }

    private interface Talk {
        void with(Session session) throws Exception;
    }

    private void talk(Talk talk) throws Exception {
        RulesThread.call("test", () -> {
            talk.with(new Session(desk, Game.begin(rules, seed++)));
            return 0;
        });
    }

    @Test
    void whatIsLoggedStandsBelowTheAnswer() throws Exception {
        talk(session -> {
            assertThat(session.type("[log('days', weather.rain.days), 5][1]")).isEqualTo("5\nlog: days 3");
            assertThat(session.type("1 + 1")).isEqualTo("2");
        });
    }

    @Test
    void whatIsNoCommandIsAnExpression() throws Exception {
        talk(session -> {
            assertThat(session.type("hero.thirst + weather.rain.days")).isEqualTo("8");
            assertThat(session.type("hero.thrist"))
                    .isEqualTo("There is no fact \"thrist\" here. Did you mean \"thirst\"?");
            assertThat(session.game.world().isTouched()).isFalse();
        });
    }

    @Test
    void theGameIsChangedAndMarked() throws Exception {
        talk(session -> {
            assertThat(session.type("spawn beast 2")).isEqualTo("Spawned: 2 × beast.");
            assertThat(session.game.world().isTouched()).isTrue();
            assertThat(session.type("give stone 3")).isEqualTo("Given: 3 × stone.");
            assertThat(session.type("set thirst 40.5")).isEqualTo("thirst is 40.5 now.");
            assertThat(session.type("set alarm 2")).isEqualTo("alarm is 2 now.");
            assertThat(session.type("goto 3")).isEqualTo("You are at depth 3.");
            assertThat(session.type("reveal")).isEqualTo("The level is known now.");
            assertThat(session.type("do [set(hero, 'attack', 9)]")).isEqualTo("Done: 1 effect.");
            assertThat(session.type("do say(\"a  b\")")).isEqualTo("Done: 1 effect.");
            assertThat(session.game.world().log().getLast().text()).isEqualTo("a  b");
            assertThat(session.type("[hero.pack[0].count, hero.thirst, hero.attack, world.alarm, world.depth]"))
                    .isEqualTo("[3, 40.5, 9, 2, 3]");
        });
    }

    @Test
    void turnsThatSomebodyLosesByItPassAtOnce() throws Exception {
        talk(session -> {
            session.type("do takeTime(hero, 3)");
            assertThat(session.game.heroMayAct()).isTrue();
            assertThat(session.game.world().turn()).isGreaterThan(1);
        });
    }

    @Test
    void aKindMayBeCalledAsPlayersReadIt() throws Exception {
        talk(session -> assertThat(session.type("spawn mother-of-beasts 2")).isEqualTo("Spawned: 2 × dam."));
    }

    @Test
    void aMeterThatHoldsAnIdIsSetToARow() throws Exception {
        talk(session -> {
            assertThat(session.type("set fear beast")).isEqualTo("fear is beast now.");
            assertThat(session.type("hero.fear")).isEqualTo("\"beast\"");
            assertThat(session.type("set fear baest"))
                    .isEqualTo("There is no row of creatures \"baest\". Did you mean \"beast\"?");
        });
    }

    @Test
    void whatCannotBeDoneIsSaidAndMarksNothing() throws Exception {
        talk(session -> {
            assertThat(session.type("spawn best")).isEqualTo("There is no creature \"best\". Did you mean \"beast\"?");
            assertThat(session.type("give stoen")).isEqualTo("There is no item \"stoen\". Did you mean \"stone\"?");
            assertThat(session.type("set thrist 4"))
                    .isEqualTo("There is no meter \"thrist\". Did you mean \"thirst\"?");
            assertThat(session.type("set hero.thirst 4")).isEqualTo("Name the meter alone: set thirst 4");
            assertThat(session.type("set thirst much")).isEqualTo("The value must be a number, not \"much\".");
            assertThat(session.type("set thirst")).isEqualTo("It is used so: set METER VALUE");
            assertThat(session.type("spawn beast 0"))
                    .isEqualTo("The count must be a whole number from 1 to 50, not \"0\".");
            assertThat(session.type("goto hell"))
                    .isEqualTo("The depth must be a whole number from 1 to 100, not \"hell\".");
            assertThat(session.type("do 3"))
                    .isEqualTo("A rule answers a list of effects such as say(…) or damage(…), but one answered 3.");
            assertThat(session.type("back")).isEqualTo("No turn before this one is kept.");
            assertThat(session.game.world().isTouched()).isFalse();
        });
    }

    @Test
    void aGameThatIsOverStaysAsItIs() throws Exception {
        talk(session -> {
            session.type("set hitPoints 0");
            assertThat(session.game.isOver()).isTrue();
            assertThat(session.type("give stone")).isEqualTo("The game is over: nothing can be changed any more.");
            assertThat(session.type("hero.isDead")).isEqualTo("true");
        });
    }

    @Test
    void helpExplainsWords() throws Exception {
        talk(session -> {
            assertThat(session.type("help")).contains("spawn CREATURE [COUNT]", "JavaScript expression");
            assertThat(session.type("help weather"))
                    .startsWith("The table weather, made by base/main.js:3:24. Rows: rain, snow.");
            assertThat(session.type("help damage")).contains("Takes hit points", "Example: damage(");
            assertThat(session.type("help hero.foesInView")).contains("Foes that it sees, the nearest first.");
            assertThat(session.type("help goto")).isEqualTo("Command goto DEPTH: takes you to a depth.");
            assertThat(session.type("help spawn"))
                    .startsWith("Command spawn CREATURE [COUNT]: brings creatures near you.\nspawn  (kind: CreatureId");
            assertThat(session.type("help damge")).isEqualTo("Nothing is called \"damge\". Did you mean \"damage\"?");
        });
    }

    @Test
    void whyTellsWhoSetIt() throws Exception {
        talk(session -> {
            assertThat(session.type("why hero.attack")).startsWith("hero.attack is 3: a meter, which began as\n");
            assertThat(session.type("why rule thirst")).contains("added  base/main.js:4:1");
            assertThat(session.type("why weather.rian"))
                    .isEqualTo("There is no weather.rian. Did you mean \"weather.rain\"?");
        });
    }

    @Test
    void tabKnowsWhatCanFollow() throws Exception {
        talk(session -> {
            assertThat(session.tab("sp")).containsExactly("spawn", "spend");
            assertThat(session.tab("spawn b")).containsExactly("beast");
            assertThat(session.tab("give ")).containsExactly("stone");
            assertThat(session.tab("set th")).containsExactly("thirst");
            assertThat(session.tab("set thirst ")).isEmpty();
            assertThat(session.tab("why rule ")).contains("thirst", "planning");
            assertThat(session.tab("why weather.r")).containsExactly("rain");
            assertThat(session.tab("hero.hitP")).containsExactly("hitPoints");
            assertThat(session.tab("1 + weather.")).containsExactly("rain", "snow");
            assertThat(session.tab("help damag")).containsExactly("damage");
            assertThat(session.tab("nobody.")).isEmpty();
        });
    }

    @Test
    void oneGoesBackInTimeAndForwardAgain() throws Exception {
        talk(session -> {
            double before = session.meter("thirst");
            session.await();
            session.await();
            session.await();
            double after = session.meter("thirst");
            assertThat(session.type("back 3")).isEqualTo("It is turn 1.");
            assertThat(session.meter("thirst")).isEqualTo(before);
            assertThat(session.game.world().isTouched()).isTrue();
            assertThat(session.type("forward 3")).isEqualTo("It is turn 4.");
            assertThat(session.meter("thirst")).isEqualTo(after);
            session.type("back 2");
            session.type("set thirst 1");
            session.await();
            assertThat(session.type("forward")).isEqualTo("No turn after this one is kept.");
        });
    }

    @Test
    void whatRulesCostIsCountedTurnByTurn() throws Exception {
        talk(session -> {
            assertThat(session.desk.costs(session.game)).isEmpty();
            assertThat(session.desk.switchCosts()).isTrue();
            session.desk.costs(session.game);
            session.await();
            List<Cost> costs = session.desk.costs(session.game);
            assertThat(costs.getFirst()).isEqualTo(new Cost("Turn 1", "statements     µs"));
            assertThat(costs)
                    .anyMatch(cost -> cost.rule().equals("turnEnds.thirst")
                            && cost.figures().matches("16 +\\d+"));
            assertThat(session.desk.switchCosts()).isFalse();
            assertThat(session.desk.costs(session.game)).isEmpty();
        });
    }

    @Test
    void rulesThatAreReadAgainAreSeenAtOnce(@TempDir Path other) throws Exception {
        RulesThread.call("test", () -> {
            Written written = new Written(other).main(RULES);
            Rulebook[] inForce = {written.load()};
            try (DeveloperConsole own = new DeveloperConsole(() -> inForce[0], _ -> {}, List.of())) {
                Session session = new Session(own, Game.begin(inForce[0], 7));
                own.switchCosts();
                session.await();
                session.type("weather.rain.days");
                written.main(RULES.replace("days: 3", "days: 8"));
                assertThat(session.type("weather.rain.days")).isEqualTo("3");
                Reload reload = Reload.of(session.game, written.scripts());
                inForce[0] = reload.rules();
                session.game = reload.game();
                assertThat(session.type("weather.rain.days")).isEqualTo("8");
                assertThat(session.type("back")).isEqualTo("It is turn 1.");
                session.desk.costs(session.game);
                session.await();
                assertThat(session.desk.costs(session.game))
                        .anyMatch(cost -> cost.rule().equals("turnEnds.thirst"));
            } finally {
                inForce[0].close();
            }
            return 0;
        });
    }
}
