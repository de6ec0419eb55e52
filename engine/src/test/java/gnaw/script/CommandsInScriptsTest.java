package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.game.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Actions whose rows say what they do, how long that takes, and among which others a key lets one choose. */
class CommandsInScriptsTest {
    @TempDir
    Path folder;

    private <T> T play(String rules, Function<Game, T> play) throws Exception {
        return new Written(folder)
                .main(
                        "import { actions, add, aim, change, damage, enter, flash, heal, kill, leave, offer, rules, say, spawn, takeTime } from \"gnaw\";\n"
                                + rules)
                .play(play);
    }

    private void watch(String rules, Consumer<Game> look) throws Exception {
        play(rules, game -> {
            look.accept(game);
            return game;
        });
    }

    private static List<String> does(Game game, String action) {
        return SaidLines.in(game.act(new Action.Plain(action)).events());
    }

    @Test
    void aFreeActionDoesWhatItsRowSays() throws Exception {
        watch("""
                add(actions, { hum: { time: 0, does: (who, action) => [say(`You ${action.id}.`)] } });
                add(rules.actionEnds, { never: () => [say("Time has passed.")] });
                """, game -> {
            assertThat(does(game, "hum")).containsExactly("You hum.");
            assertThat(game.world().turn()).isEqualTo(1);
        });
    }

    @Test
    void whatARowSaysIsDoneBeforeTheActionEnds() throws Exception {
        String rules = """
                add(actions, { hum: { time: 1, does: () => [say("You hum.")] } });
                add(rules.actionEnds, { after: (_who, action) => (action.id === "hum" ? [say("It echoes.")] : []) });
                """;
        assertThat(this.<List<String>>play(rules, game -> does(game, "hum"))).containsExactly("You hum.", "It echoes.");
    }

    @Test
    void whatMayNotBeDoneDoesNothing() throws Exception {
        String rules = """
                import { refuse } from "gnaw";
                add(actions, { hum: { time: 1, does: () => [say("You hum.")] } });
                add(rules.mayDo, { hush: () => refuse("Not a sound!") });
                """;
        assertThat(this.<List<String>>play(rules, game -> does(game, "hum"))).containsExactly("Not a sound!");
    }

    @Test
    void theDeadEndNothing() throws Exception {
        String rules = """
                add(actions, { fall: { time: 1, does: (who) => [kill(who, "a fall")] } });
                add(rules.actionEnds, { after: () => [say("Up again.")] });
                """;
        assertThat(this.<List<String>>play(rules, game -> does(game, "fall"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 3, 4", "1, 2, 4", "0, 0.5, 2", "1, 0, 2"})
    void howLongAnActionTakesMayBeItsAnswer(double time, double more, int turn) throws Exception {
        watch(
                "add(actions, { nap: { time: %s, does: (who) => [takeTime(who, %s)] } });".formatted(time, more),
                game -> {
                    does(game, "nap");
                    assertThat(game.world().turn()).isEqualTo(turn);
                });
    }

    @Test
    void whatTakesTimeByItsAnswerEndsAsEveryAction() throws Exception {
        String rules = """
                add(actions, { nap: { time: 0, does: (who) => [takeTime(who, 2)] } });
                add(rules.actionEnds, { after: (_who, action) => [say(`That was a ${action.id}.`)] });
                """;
        assertThat(this.<List<String>>play(rules, game -> does(game, "nap"))).containsExactly("That was a nap.");
    }

    @Test
    void theWorldGoesOnWhereAnOptionTakesTime() throws Exception {
        watch("""
                add(actions, { ask: { time: 0, does: (who) => [offer({ title: "Rest?", options: {
                  yes: { text: "Yes", effects: [takeTime(who, 5)] }, no: { text: "No" } }, escape: "no" })] } });
                add(rules.turnEnds, { tick: (_who, _dice, world) => [say(`Turn ${world.turn}.`)] });
                """, game -> {
            does(game, "ask");
            assertThat(SaidLines.in(game.choose("no"))).isEmpty();
            does(game, "ask");
            assertThat(SaidLines.in(game.choose("yes")))
                    .containsExactly("Turn 1.", "Turn 2.", "Turn 3.", "Turn 4.", "Turn 5.");
            assertThat(game.heroMayAct()).isTrue();
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            takeTime(who, -1)       | takeTime wants no number below 0 for turns, but got -1.
            takeTime(who, "long")   | takeTime wants a number for turns, but got text: "long".
            takeTime(3, 1)          | takeTime wants a creature, but got 3.
            heal(who, -1)           | heal wants no number below 0 for amount, but got -1.
            change(who, "hitPoints", 1, { atleast: 1 }) | change knows no "atleast". Did you mean "atLeast"?
            say("Brr", { tonne: "bad" })                | say knows no "tonne". Did you mean "tone"?
            damage(who, 1, { caus: "frost" })           | damage knows no "caus". Did you mean "cause"?
            kill(who, "", { buy: who })                 | kill knows no "buy". Did you mean "by"?
            leave(who, 2, { wiht: [] })                 | leave knows no "wiht". Did you mean "with"?
            enter(who, "cave", { wiht: [] })            | enter knows no "wiht". Did you mean "with"?
            flash([], { tne: "bad" })                   | flash knows no "tne". Did you mean "tone"?
            aim({ titel: "Where?" })                    | aim knows no "titel". Did you mean "title"?
            offer({ titel: "What?" })                   | offer knows no "titel". Did you mean "title"?
            damage(who, -0.5)       | damage wants no number below 0 for amount, but got -0.5.
            ({ effect: "heal", who, amount: -1 })      | heal wants no number below 0 for amount, but got -1.
            ({ effect: "takeTime", who, turns: -1 })   | takeTime wants no number below 0 for turns, but got -1.
            damage(who, 1, { by: "rat" })              | damage wants a creature for by, but got "rat".
            kill(who, "envy", { by: "rat" })           | kill wants a creature for by, but got "rat".
            say("Ouch.", { about: "rat" })             | say wants a creature for about, but got "rat".
            ({ effect: "damage", who, amount: 1, by: 3 })   | damage wants a creature for by.
            ({ effect: "follow", who, leader: "rat" })      | follow wants a creature for leader.
            spawn("beast", who.at, "asleep")                | spawn wants meters by their names such as { hitPoints: 9 }, but got "asleep".
            offer({ title: "?", options: { a: { text: "A" }, b: "B" } }) | offer wants options such as { yes: { text: "Yes" } }, but its option b is "B".
            """)
    void effectsTakeWhatTheyAreFor(String effect, String complaint) throws Exception {
        List<String> told = play(
                "add(actions, { nap: { time: 1, does: (who) => [%s] } });".formatted(effect),
                game -> does(game, "nap"));
        assertThat(told).singleElement().asString().contains(complaint);
    }

    @Test
    void whatIsFreeAndDoesNothingCannotBeDone() throws Exception {
        assertThat(this.<Outcome>play(
                        "add(actions, { hum: { time: 0 } });", game -> game.perform(new Action.Plain("hum"), false)))
                .isEqualTo(new Outcome.Refused(""));
    }

    @Test
    void aKeyLetsOneChooseAmongOtherActions() throws Exception {
        String rules = """
                add(actions, { hum: { time: 1 }, lull: { time: 1 },
                  sing: { time: 0, choices: (who, world) => ({ lull: `Lull, ${who.hitPoints}`, hum: `Hum, ${world.turn}` }) } });
                """;
        assertThat(this.<Map<String, String>>play(
                        rules, game -> game.description().choices("sing")))
                .containsExactly(Map.entry("lull", "Lull, 20"), Map.entry("hum", "Hum, 1"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ({ humm: "Hum" })     | choices: There is no action "humm". Did you mean "hum"?
            ["hum"]               | choices wants actions and what stands there, such as { wait: "Wait" }, but got
            undefined             | choices wants actions and what stands there, such as { wait: "Wait" }, but got
            ({ hum: 3 })          | choices wants a text for hum, but got 3.
            """)
    void whatCannotBeChosenIsTold(String choices, String complaint) throws Exception {
        List<String> told = play(
                "add(actions, { hum: { time: 1 }, sing: { time: 0, choices: () => %s } });".formatted(choices),
                game -> {
                    assertThat(game.description().choices("sing")).isEmpty();
                    return SaidLines.in(game.takeEvents());
                });
        assertThat(told).singleElement().asString().contains(complaint);
    }

    @Test
    void aRowMayHaveThePlayerAskedFirst() throws Exception {
        String rules = """
                const loud = (who, action) => (action.id === "hum" ? `Now, with ${who.hitPoints}?` : undefined);
                add(actions, { hum: { time: 1, sure: loud }, lull: { time: 1, sure: loud }, nap: { time: 1 } });
                """;
        assertThat(this.<List<Optional<String>>>play(rules, game -> Stream.of("hum", "lull", "nap")
                        .map(id -> game.description().sure(new Action.Plain(id)))
                        .toList()))
                .containsExactly(Optional.of("Now, with 20?"), Optional.empty(), Optional.empty());
    }

    @Test
    void whatIsNoQuestionIsToldAndAsksNothing() throws Exception {
        List<String> told = play("add(actions, { hum: { time: 1, sure: () => 7 } });", game -> {
            assertThat(game.description().sure(new Action.Plain("hum"))).isEmpty();
            return SaidLines.in(game.takeEvents());
        });
        assertThat(told)
                .singleElement()
                .asString()
                .contains("sure wants a question as a text, or undefined where nobody need ask, but got 7.");
    }
}
