package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Action;
import gnaw.game.Effect;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.Outcome;
import gnaw.game.Ref;
import gnaw.game.errand.Explore;
import gnaw.game.errand.Run;
import gnaw.game.errand.Travel;
import gnaw.map.Direction;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.terminal.play.HeadlessScreen;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where rules let somebody set foot, and how they let things look. */
class FootingTest {
    private static final Map<Character, Tile> LEGEND = Map.of(
            '#', new Tile("wall", false, false),
            '.', new Tile("floor", true, true),
            '~', new Tile("water", false, true));

    private static final String POOL = """
            import { act, add, allow, meters, refuse, rules, say, spawn, tiles } from "gnaw";
            add(tiles, { water: { name: "water", glyph: "~", passable: false, transparent: true } });
            add(meters, { swims: { start: 0, owner: "creature" } });
            """;
    private static final String NEAR_SIGHTED =
            "import { amend, creatures } from \"gnaw\"; amend(creatures, { hero: { sight: 2 } });";
    private static final String SWIMMING_FOR_ALL =
            "add(rules.mayEnter, { swimming: { of: \"everyone\", answer: (_who, tile) => (tile.kind === \"water\" ? allow() : undefined) } });";
    private static final String SWIMMING = """
            add(rules.mayEnter, { swimming: { having: "swims", answer: (who, tile) => (tile.kind === "water" ? allow() : undefined) } });
            """;

    @TempDir
    Path folder;

    private <T> T play(String text, Function<Game, T> play) throws Exception {
        Level hall = Level.drawn("""
                #########
                #.~~~...#
                #.##~##.#
                #########""", LEGEND);
        return new Written(folder).main(POOL + text).playOn(hall, play);
    }

    private static Outcome goes(Game game, Direction way) {
        return game.perform(new Action.Step(way), false);
    }

    private static Game with(Game game, String meter) {
        game.apply(List.of(new Effect.Set(Ref.to(game.world().hero()), meter, 1)));
        return game;
    }

    @Test
    void whereNoRuleSaysOtherwiseTilesDecide() throws Exception {
        Outcome refused = play("", game -> goes(game, Direction.E));
        assertThat(refused).isInstanceOf(Outcome.Refused.class);
    }

    @Test
    void whoSwimsGoesWhereOthersCannot() throws Exception {
        Point at = play(SWIMMING, game -> {
            goes(with(game, "swims"), Direction.E);
            return game.world().hero().at();
        });
        assertThat(at).isEqualTo(new Point(2, 1));
    }

    @Test
    void whoSwimsRunsThroughWaterAsOverFloor() throws Exception {
        Point at = play(SWIMMING, game -> {
            with(game, "swims").act(new Action.Step(Direction.E));
            Run run = new Run(Direction.E);
            boolean isFirst = true;
            while (game.advance(run, isFirst).ended().isEmpty()) {
                isFirst = false;
            }
            return game.world().hero().at();
        });
        assertThat(at).isEqualTo(new Point(7, 2));
    }

    @Test
    void aRowConcernsOnlyThoseWhomItNames() throws Exception {
        Outcome refused = play(SWIMMING, game -> goes(game, Direction.E));
        assertThat(refused).isInstanceOf(Outcome.Refused.class);
    }

    @Test
    void aRuleMayKeepSomebodyOffAndSayWhy() throws Exception {
        Outcome refused = play("""
                add(rules.mayEnter, { locked: (who, tile) => (tile.x === 1 && tile.y === 2 ? refuse("It is locked.") : undefined) });
                """, game -> goes(game, Direction.S));
        assertThat(refused).isEqualTo(new Outcome.Refused("It is locked."));
    }

    @Test
    void whoGoesThroughWallsIsNotPinchedByThem() throws Exception {
        Point at = play("""
                add(rules.mayEnter, { ghosts: () => allow() });
                """, game -> {
            goes(game, Direction.SE);
            return game.world().hero().at();
        });
        assertThat(at).isEqualTo(new Point(2, 2));
    }

    @Test
    void nobodyLeavesTheLevel() throws Exception {
        Point at = play("add(rules.mayEnter, { ghosts: () => allow() });", game -> {
            game.act(new Action.Step(Direction.W));
            game.act(new Action.Step(Direction.W));
            return game.world().hero().at();
        });
        assertThat(at).isEqualTo(new Point(0, 1));
    }

    @Test
    void oneWhoStandsInTheWaterCanBeStruck() throws Exception {
        List<Event> events = play("""
                add(rules.blowLands, { told: () => [say("Splash!")] });
                """, game -> {
            game.apply(List.of(new Effect.Spawn("beast", new Point(1, 2), Map.of("swims", 1.0))));
            return game.act(new Action.Step(Direction.S)).events();
        });
        assertThat(events.toString()).contains("Splash!");
    }

    @Test
    void aMindThatSwimsFindsItsWayThroughTheWater() throws Exception {
        Function<Game, Point> chase = game -> {
            game.apply(List.of(new Effect.Spawn("beast", new Point(5, 1), Map.of("swims", 1.0))));
            game.act(Action.await());
            return game.world().stage().creatures().stream()
                    .filter(who -> who != game.world().hero())
                    .findFirst()
                    .orElseThrow()
                    .at();
        };
        String chases = """
                add(rules.creatureThinks, { chases: (who, sight, _dice, world) => sight.towards(world.hero) ?? act.wait() });
                """;
        assertThat(this.<Point>play(chases, chase)).isEqualTo(new Point(5, 1));
        assertThat(this.<Point>play(chases + SWIMMING.replace("having:", "of: \"everyone\", having:"), chase))
                .isEqualTo(new Point(4, 1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            true                      | mayEnter wants allow() or refuse(why), but got true.
            instead(act.wait())       | mayEnter wants allow() or refuse(why), but got instead(…).
            """)
    void whatIsNoAnswerIsToldAndTheTileDecides(String answer, String complaint) throws Exception {
        List<Event> events = play(
                "import { instead } from \"gnaw\";\nadd(rules.mayEnter, { wrong: () => %s });".formatted(answer),
                game -> game.act(new Action.Step(Direction.S)).events());
        assertThat(events.toString()).contains(complaint);
    }

    private String screen(String rule) throws Exception {
        return play("add(rules.looksOf, { %s });".formatted(rule), game -> HeadlessScreen.screen(game, List.of()));
    }

    @Test
    void aThingMayLookOtherwise() throws Exception {
        assertThat(screen("disguised: (thing) => (thing.isHero ? { glyph: \"&\" } : undefined)"))
                .contains("&")
                .doesNotContain("@");
    }

    @Test
    void aLevelThatIsMappedWholeShowsWallsAndNotTheRockBehindThem() throws Exception {
        String screen = play("", game -> {
            Level rock = Level.drawn("""
                    ########
                    ########
                    #.######
                    ########""", LEGEND);
            Game deep = Game.on(rock, new Point(1, 2), 1, game.rules(), 3);
            deep.apply(List.of(new Effect.Reveal(List.of())));
            return HeadlessScreen.screen(deep, List.of());
        });
        List<String> rows = screen.lines()
                .map(row -> row.replaceAll("[^#@]", ""))
                .filter(row -> !row.isEmpty())
                .toList();
        assertThat(rows).containsExactly("###", "#@#", "###");
    }

    private static Point afterTravel(Game game) {
        game.apply(List.of(new Effect.Reveal(List.of())));
        Travel travel = new Travel(new Point(5, 1));
        for (int step = 0; step < 4; step++) {
            game.advance(travel, step == 0);
        }
        return game.world().hero().at();
    }

    private static int knownAfterExploring(Game game) {
        Explore exploring = new Explore();
        for (int step = 0; step < 12; step++) {
            game.advance(exploring, step == 0);
        }
        return game.world().hero().at().x();
    }

    @Test
    void exploringLeadsWhereRulesLetOneGo() throws Exception {
        assertThat(play(NEAR_SIGHTED, FootingTest::knownAfterExploring)).isEqualTo(1);
        assertThat(play(SWIMMING_FOR_ALL + NEAR_SIGHTED, FootingTest::knownAfterExploring))
                .isGreaterThan(3);
    }

    @Test
    void travelLeadsWhereRulesLetOneGo() throws Exception {
        assertThat(play("", FootingTest::afterTravel)).isEqualTo(new Point(1, 1));
        assertThat(play(SWIMMING_FOR_ALL, FootingTest::afterTravel)).isEqualTo(new Point(5, 1));
    }

    private static Map<String, String> tones(Game game) {
        return game.description().tones();
    }

    @Test
    void aLevelMayHaveTonesOfItsOwn() throws Exception {
        assertThat(play(
                        "add(rules.tonesOf, { dusk: () => ({ wall: \"dim\", floor: \"dim\" }), dawn: (world) => ({ floor: world.depth > 0 ? \"bright\" : \"dim\" }) });",
                        FootingTest::tones))
                .isEqualTo(Map.of("wall", "dim", "floor", "bright"));
        assertThat(play("", FootingTest::tones)).isEmpty();
    }

    @Test
    void aWordOfTheStatusLineHasNoToneThatThereIsNot() throws Exception {
        List<Event> events = play("add(rules.statusOf, { dry: () => [{ text: \"Dry\", tone: \"badd\" }] });", game -> {
            assertThat(game.description().status().labels()).isEmpty();
            return game.act(Action.await()).events();
        });
        assertThat(events.toString()).contains("statusOf: there is no tone \"badd\". Did you mean \"bad\"?");
    }

    @Test
    void aLevelIsPaintedInNoToneThatThereIsNot() throws Exception {
        List<Event> events = play("add(rules.tonesOf, { dusk: () => ({ wall: \"dimm\" }) });", game -> {
            assertThat(game.description().tones()).isEmpty();
            return game.act(Action.await()).events();
        });
        assertThat(events.toString()).contains("tonesOf: there is no tone \"dimm\". Did you mean \"dim\"?");
    }

    @Test
    void aLaterRowPaintsOverWhatAnEarlierDid() throws Exception {
        assertThat(screen("first: () => ({ glyph: \"&\" }), second: () => ({ tone: \"bad\" })"))
                .contains("&");
        assertThat(screen("first: () => ({ glyph: \"&\" }), second: () => ({ glyph: \"$\" })"))
                .contains("$")
                .doesNotContain("&");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { glyph: "ab" }         | looksOf wants one character for glyph, but got "ab".
            { plain: "" }           | looksOf wants one character for plain, but got "".
            { glyph: 7 }            | looksOf wants a text for glyph, but got 7.
            { tone: "birght" }      | looksOf: there is no tone "birght". Did you mean "bright"?
            { tone: 7 }             | looksOf wants a text for tone, but got 7.
            """)
    void looksThatCannotBeAreToldAndTheRowCounts(String answer, String complaint) throws Exception {
        List<Event> events = play("add(rules.looksOf, { wrong: () => (%s) });".formatted(answer), game -> {
            assertThat(HeadlessScreen.screen(game, List.of())).contains("@");
            return game.act(Action.await()).events();
        });
        assertThat(events.toString()).contains(complaint);
    }
}
