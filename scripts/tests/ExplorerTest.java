package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Offer;
import gnaw.game.Ref;
import gnaw.game.Rules;
import gnaw.game.World;
import gnaw.game.dice.FixedDice;
import gnaw.lab.Playthrough;
import gnaw.map.Level;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.context.RulesThread;
import gnaw.testing.Home;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the explorer does where bots have stood still or run to and fro for ever. */
class ExplorerTest {
    private static final Point START = new Point(1, 1);

    /** The mood of who waits until somebody is near. */
    private static final String LURKING = "lurking";

    private static final String HUNTING = "hunting";
    private static final int DEPTH = 5;

    private static Rulebook rules;

    @BeforeAll
    static void readTheRules() throws Exception {
        Scripts base = Scripts.base(Home.find().scripts());
        rules = RulesThread.call("rules", () -> Rulebook.load(base));
    }

    @AfterAll
    static void closeTheRules() {
        rules.close();
    }

    /** One lies in wait behind the water, where nobody can go: in his view there is much left to see. */
    @Test
    void goesOnExploringInViewOfFoesWhomItLeavesAlone() throws Exception {
        Game game = played(10, """
                ##################
                #..+...~.....l...#
                #####.############
                #####............#
                ##################""", 40, "lurker", LURKING);
        assertThat(game.world().stage().level().remembered(new Point(16, 3))).isPresent();
    }

    /** Two steps from the stairs, with a life of one blow more. */
    @Test
    void leavesALevelWhereItWouldDie() throws Exception {
        Game game = played(3, """
                ##########
                #.>....l.#
                ##########""", 9, "ogre", HUNTING);
        assertThat(game.world().depth()).isEqualTo(DEPTH + 1);
    }

    @Test
    void fightsOnWhereTheStairsAreOutOfReach() throws Exception {
        Game game = played(3, """
                ###############
                #......l.....>#
                ###############""", 40, "rat", HUNTING);
        assertThat(game.world().depth()).isEqualTo(DEPTH);
    }

    /** He has nothing to eat, and would starve soon: what lies behind him is worth more steps than the stairs. */
    @Test
    void fetchesFoodBeforeItGoesDownHungry() throws Exception {
        Game game = played(
                8,
                """
                ##########
                #...l...>#
                ##########""",
                (hero, at) -> List.of(
                        new Effect.Move(hero, new Point(7, 1)),
                        new Effect.Set(hero, "nourishment", 140),
                        new Effect.Lay("ration", at, 1, Map.of())));
        assertThat(game.world().depth()).isEqualTo(DEPTH);
        assertThat(game.world().hero().meters().get("nourishment")).isGreaterThan(1000);
    }

    /** What he cannot get at keeps him from nothing else. */
    @Test
    void fetchesFoodThatItGetsAtThoughOtherFoodLiesNearer() throws Exception {
        Game game = played(
                8,
                """
                ############
                #.#..l....>#
                ############""",
                (hero, at) -> List.of(
                        new Effect.Move(hero, new Point(8, 1)),
                        new Effect.Set(hero, "nourishment", 140),
                        new Effect.Lay("ration", START, 1, Map.of()),
                        new Effect.Lay("ration", at, 1, Map.of())));
        assertThat(game.world().hero().meters().get("nourishment")).isGreaterThan(1000);
    }

    /** Water takes what one carries, and explorers go around it where they can. */
    @Test
    void swimsOffAnIsland() throws Exception {
        Game game = played(12, """
                ##########
                #.~~~~..>#
                ##########""", (_, _) -> List.of());
        assertThat(game.world().depth()).isEqualTo(DEPTH + 1);
    }

    /** At any level of experience. */
    @Test
    void takesTheGiftThatItLikesBest() throws Exception {
        assertThat(taken(3, "defense", "attack", "life")).isEqualTo("life");
        assertThat(taken(3, "sight", "defense", "attack")).isEqualTo("attack");
    }

    /** Mods offer what they like. */
    @Test
    void ofWhatItDoesNotKnowItTakesWhatTheDiceSay() throws Exception {
        assertThat(taken(2, "yes", "no")).isEqualTo("no");
        assertThat(taken(1, "life", "flight")).isEqualTo("life");
    }

    /** What a beginner takes of these options with dice that fall so. */
    private static String taken(int dice, String... options) throws Exception {
        List<Offer.Option> offered = Stream.of(options)
                .map(id -> new Offer.Option(id, id, List.of()))
                .toList();
        Callable<String> choosing = () -> {
            World world = Game.begin(rules, 1).world();
            Rules.Mind explorer = rules.bot("explorer").orElseThrow();
            return explorer.choose(world.hero(), new Offer("A voice asks", "", offered), world, FixedDice.of(dice));
        };
        return RulesThread.call("explorer", choosing);
    }

    /** So many turns of a hero with so much life on a drawn level; 'l' is somebody of that kind and mood. */
    private static Game played(int turns, String map, double hitPoints, String kind, String mood) throws Exception {
        return played(
                turns,
                map,
                (hero, at) -> List.of(
                        new Effect.Spawn(kind, at, Map.of("mood", mood)),
                        new Effect.Set(hero, "hitPoints", hitPoints)));
    }

    /** The same after other wishes, which are told who the hero is and where the 'l' stands. */
    private static Game played(int turns, String map, BiFunction<Ref, Point, List<Effect>> wishes) throws Exception {
        Callable<Game> playing = () -> {
            Game game = Game.on(level(map.replace('l', '.')), START, DEPTH, rules, 1);
            int at = map.replace("\n", "").indexOf('l');
            int width = map.indexOf('\n');
            game.apply(wishes.apply(Ref.to(game.world().hero()), new Point(at % width, at / width)));
            Rules.Mind explorer = rules.bot("explorer").orElseThrow();
            Playthrough.goOn(game, explorer, turns, (_, _) -> {});
            return game;
        };
        return RulesThread.call("explorer", playing);
    }

    private static Level level(String map) {
        return Level.drawn(
                map,
                Map.of(
                        '#',
                        tile("wall"),
                        '.',
                        tile("floor"),
                        '+',
                        tile("door"),
                        '~',
                        tile("water"),
                        '>',
                        tile("stairs-down")));
    }

    private static Tile tile(String id) {
        return rules.catalog().tiles().get(id).tile();
    }
}
