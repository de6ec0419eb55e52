package gnaw.script.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Game;
import gnaw.game.Status;
import gnaw.map.Direction;
import gnaw.script.Rulebook;
import gnaw.script.Written;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A rule is asked anew only if something that it has read is not as it was. The rules here count how often they are asked, against the rules. */
class AnswerCacheTest {
    private static final Action EAST = new Action.Step(Direction.E);
    private static final Action WEST = new Action.Step(Direction.W);

    @TempDir
    Path folder;

    private List<String> labels(String main, int turns) {
        try (Rulebook rules = new Written(folder).main(main).load()) {
            Game game = Game.begin(rules, 3);
            for (int i = 0; i < turns; i++) {
                game.description().status();
                game.act(Action.await());
            }
            return game.description().status().labels().stream()
                    .map(Status.Label::text)
                    .toList();
        }
    }

    @Test
    void whatHasReadNothingThatChangesIsAskedOnce() {
        assertThat(labels("""
                import { add, rules } from "gnaw";
                let asked = 0;
                add(rules.statusOf, { life: (who) => [{ text: `${who.hitPoints} hit points, asked ${++asked}` }] });
                """, 3)).containsExactly("20 hit points, asked 1");
    }

    @Test
    void whatHasReadAMeterIsAskedAgainWhenItHasChanged() {
        assertThat(labels("""
                import { add, damage, rules } from "gnaw";
                let asked = 0;
                add(rules.turnEnds, { thorn: (who, dice, world) => (world.turn === 2 ? [damage(who, 1)] : []) });
                add(rules.statusOf, { life: (who) => [{ text: `${who.hitPoints} hit points, asked ${++asked}` }] });
                """, 4)).containsExactly("19 hit points, asked 2");
    }

    @Test
    void whatHasCalledAFunctionIsAskedEachTime() {
        assertThat(labels("""
                import { add, rules } from "gnaw";
                let asked = 0;
                add(rules.statusOf, { far: (who, world) => [{ text: `${world.line(who.at, who.at).length} cells, asked ${++asked}` }] });
                """, 3)).containsExactly("0 cells, asked 4");
    }

    @Test
    void whatHasLookedSomethingUpIsAskedAgainWhenThatIsAnother() {
        assertThat(labels("""
                import { add, become, rules } from "gnaw";
                let asked = 0;
                const ahead = (who, world) => world.next(who.at, "e");
                add(rules.turnEnds, { wearing: (who, dice, world) => (world.turn === 3 ? [become(ahead(who, world), "wall")] : []) });
                add(rules.statusOf, { far: (who, world) => [{ text: `${world.tileAt(ahead(who, world)).kind}, asked ${++asked}` }] });
                """, 5)).containsExactly("wall, asked 2");
    }

    @Test
    void whatHasReadANameIsAskedAgainWhenTheNameIsAnother() {
        assertThat(labels("""
                import { add, rules, set } from "gnaw";
                add(rules.turnEnds, { thirsting: (who, dice, world) => [set(who, "thirst", world.turn)] });
                add(rules.nameOf, { title: (who) => (who.thirst > 2 ? "the dry one" : "you") });
                add(rules.statusOf, { name: (who, world) => [{ text: world.nameOf(who) }] });
                """, 4)).containsExactly("the dry one");
    }

    /** How thirsty that rule has made the hero, after these actions. */
    private double thirst(String rule, Action... actions) {
        String main = """
                import { add, allow, become, cells, log, refuse, rules, set, tiles } from "gnaw";
                let asked = 0;
                """ + rule;
        try (Rulebook rules = new Written(folder).main(main).load()) {
            Game game = Game.begin(rules, 3);
            for (Action action : actions) {
                game.act(action);
            }
            return game.world().hero().meters().get("thirst");
        }
    }

    private static Action[] waiting(int turns) {
        return Stream.generate(Action::await).limit(turns).toArray(Action[]::new);
    }

    @Test
    void aRuleOfEveryTurnIsAskedOnceWhileNothingChangesThatItReads() {
        assertThat(thirst(
                        "add(rules.turnEnds, { thirsting: (who) => [set(who, \"thirst\", who.hitPoints + ++asked)] });",
                        waiting(5)))
                .isEqualTo(21);
    }

    @Test
    void groundIsKnownByWhatIsReadOfIt() {
        String looking = """
                cells(tiles, { soft: "yes/no?: whether one sinks in" });
                add(tiles, { moss: { soft: true, name: "moss", glyph: ",", passable: true, transparent: true } });
                add(rules.turnEnds, {
                  growing: (who, dice, world) => (world.turn === 3 ? [become(who.at, "moss")] : []),
                  looking: (who) => { asked += who.ground.soft ? 10 : 1; return []; },
                  thirsting: (who) => [set(who, "thirst", asked)],
                });
                """;

        assertThat(thirst(looking, EAST, WEST)).isEqualTo(1);
        assertThat(thirst(looking, EAST, WEST, EAST)).isEqualTo(11);
        assertThat(thirst(looking, EAST, WEST, EAST, WEST, EAST, WEST)).isEqualTo(11);
    }

    @Test
    void leaveToEnterIsKnownByWhatIsReadOfTheCellAndNotByWhichOneItIs() {
        String wary = """
                add(rules.mayEnter, { wary: (who, tile) => { asked++; return tile.isEdge ? refuse("It ends here.") : allow(); } });
                add(rules.turnEnds, { thirsting: (who, dice) => [set(who, "thirst", asked * dice.roll("1d1"))] });
                """;

        assertThat(thirst(wary, EAST, WEST, EAST)).isEqualTo(1);
    }

    /** Counts how often it is asked, for it says nothing that would tell where it was. */
    private static final String AHEAD = """
            add(tiles, { moss: { name: "moss", glyph: ",", passable: true, transparent: true } });
            add(rules.turnEnds, {
              looking: (who, dice, world) => { asked += world.tileAt(world.next(who.at, "e")).kind === "moss" ? 10 : 1; return []; },
              thirsting: (who) => [set(who, "thirst", asked)],
            });
            """;

    @Test
    void aPlaceThatIsLookedUpIsKnownByWhatIsReadOfItAndNotByWhichOneItIs() {
        assertThat(thirst(AHEAD, EAST, WEST, EAST)).isEqualTo(1);
    }

    @Test
    void aPlaceThatHasChangedIsLookedAtOnceMore() {
        String growing =
                "add(rules.turnEnds, { growing: (who, dice, world) => (world.turn === 3 ? [become(world.next(who.at, \"e\"), \"moss\")] : []) });";

        assertThat(thirst(growing + AHEAD, EAST, WEST, EAST)).isEqualTo(11);
    }

    @Test
    void whatSpeaksOfAPlaceIsAskedAnewElsewhere() {
        String marking = """
                add(tiles, { moss: { name: "moss", glyph: ",", passable: true, transparent: true } });
                add(rules.turnEnds, {
                  marking: (who, dice, world) => [become(world.next(who.at, "s"), "moss")],
                  thirsting: (who, dice, world) => [set(who, "thirst", world.tiles("moss").length)],
                });
                """;

        assertThat(thirst(marking, EAST, EAST, EAST)).isEqualTo(3);
    }

    @Test
    void aRuleIsAskedAnewWhereNothingCanBeLookedUp() {
        String beyondTheEdge = """
                let far = 0;
                add(rules.levelBegins, { measuring: (who) => { far = who.at.x + 1; return []; } });
                add(rules.turnEnds, {
                  looking: (who, dice, world) => {
                    let at = who.at;
                    for (let steps = 0; steps < far; steps++) at = world.next(at, "w");
                    try {
                      asked += world.tileAt(at).kind === "wall" ? 1 : 0;
                    } catch {
                      asked += 10;
                    }
                    return [];
                  },
                  thirsting: (who) => [set(who, "thirst", asked)],
                });
                """;

        assertThat(thirst(beyondTheEdge, EAST)).isEqualTo(1);
        assertThat(thirst(beyondTheEdge, EAST, WEST)).isEqualTo(11);
    }

    @Test
    void aPlaceThatARuleMadeItselfIsLookedUpAsItWasThen() {
        String walking = """
                add(tiles, { moss: { name: "moss", glyph: ",", passable: true, transparent: true } });
                let start;
                add(rules.levelBegins, { measuring: (who) => { start = { x: who.at.x, y: who.at.y }; return []; } });
                add(rules.turnEnds, {
                  growing: (who, dice, world) => (world.turn === 3 ? [become(start, "moss")] : []),
                  looking: (who, dice, world) => {
                    const at = { x: start.x, y: start.y };
                    asked += world.tileAt(at).kind === "moss" ? 10 : 1;
                    at.x = 0;
                    at.y = 0;
                    return [];
                  },
                  thirsting: (who) => [set(who, "thirst", asked)],
                });
                """;

        assertThat(thirst(walking, EAST)).isEqualTo(1);
        assertThat(thirst(walking, EAST, WEST)).isEqualTo(1);
        assertThat(thirst(walking, EAST, WEST, EAST)).isEqualTo(11);
    }

    @Test
    void whoStandsSomewhereIsLookedUpEachTime() {
        String meeting = """
                add(rules.turnEnds, {
                  meeting: (who, dice, world) => { asked += world.creatureAt(who.at) === who ? 1 : 10; return []; },
                  thirsting: (who) => [set(who, "thirst", asked)],
                });
                """;

        assertThat(thirst(meeting, EAST, WEST)).isEqualTo(1);
    }

    @Test
    void aRuleThatThrowsDiceIsAskedEachTime() {
        assertThat(thirst(
                        "add(rules.turnEnds, { thirsting: (who, dice) => [set(who, \"thirst\", dice.roll(\"1d1\") + ++asked)] });",
                        waiting(5)))
                .isEqualTo(6);
    }

    @Test
    void aRuleThatWritesIntoItsAuthorsLogIsAskedEachTime() {
        assertThat(thirst(
                        "add(rules.turnEnds, { thirsting: (who) => { log(who.hitPoints); return [set(who, \"thirst\", ++asked)]; } });",
                        waiting(5)))
                .isEqualTo(5);
    }

    @Test
    void actionsAreKnownByTheFactsThatAreReadOfThem() {
        Action[] toAndFro = {
            new Action.Step(Direction.E), new Action.Step(Direction.W), new Action.Step(Direction.E), Action.await()
        };

        assertThat(thirst(
                        "add(rules.actionEnds, { thirsting: (who, action) => [set(who, \"thirst\", action.id.length + ++asked)] });",
                        toAndFro))
                .isEqualTo("wait".length() + 2);
        assertThat(thirst(
                        "add(rules.actionEnds, { thirsting: (who, { direction }) => [set(who, \"thirst\", direction === undefined ? asked : ++asked)] });",
                        toAndFro))
                .isEqualTo(2);
    }
}
