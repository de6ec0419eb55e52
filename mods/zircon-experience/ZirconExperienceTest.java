package gnaw.mods.zirconexperience;

import static gnaw.testing.Assertions.assertThat;
import static gnaw.testing.Assertions.tuple;

import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Offer;
import gnaw.game.Ref;
import gnaw.game.Rules;
import gnaw.lab.trace.Trace;
import gnaw.lab.trace.TraceOptions;
import gnaw.lab.trace.TraceRow;
import gnaw.map.Point;
import gnaw.testing.Being;
import gnaw.testing.Golden;
import gnaw.testing.Hero;
import gnaw.testing.TestWorld;
import gnaw.testing.WithRules;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Experience as Caves of Zircon has it, to the point and the level. */
@WithRules(mods = "zircon-experience")
class ZirconExperienceTest {
    /** What both tell of a kill. */
    private record Kill(int number, double experience, double level, double life, double maximum, String messages) {
        static Kill of(TraceRow row) {
            return new Kill(
                    row.turn(),
                    row.meter("experience"),
                    row.meter("level"),
                    row.meter("hitPoints"),
                    row.meter("maxHitPoints"),
                    String.join(" | ", row.messages()));
        }

        static Kill of(Golden row) {
            return new Kill(
                    (int) row.number("kill"),
                    row.number("xp"),
                    row.number("level"),
                    row.number("hp"),
                    row.number("max_hp"),
                    row.text("messages"));
        }
    }

    static Stream<Arguments> series() {
        return Golden.stories("zircon-experience/goldens/xp_trace.csv", "series").entrySet().stream()
                .map(series -> Arguments.of(series.getKey(), series.getValue()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("series")
    void victimsTeachAsInTheOriginal(String series, List<Golden> kills, Rules rules) {
        assertThat(Trace.run(rules, conditions(series, kills)).stream().map(Kill::of))
                .containsExactlyElementsOf(kills.stream().map(Kill::of).toList());
    }

    /** One kill a turn; a series is named for the hit points with which it begins. */
    private static TraceOptions conditions(String series, List<Golden> kills) {
        String[] actions = kills.stream()
                .map(kill -> "%s:kill:%s/%s/%s"
                        .formatted(
                                kill.text("kill"),
                                kill.text("defender_max_hp"),
                                kill.text("defender_attack"),
                                kill.text("defender_defense")))
                .toArray(String[]::new);
        String hitPoints = series.substring(series.lastIndexOf("_hp") + 3);
        return TraceOptions.of(kills.size())
                .set("maxHitPoints=" + kills.getFirst().text("max_hp"), "hitPoints=" + hitPoints)
                .having(actions);
    }

    /** A victim worth one point brings the last point that a level holds, and another the first of the next. */
    @Test
    void onePointMoreThanALevelHoldsIsTheNextLevel(Rules rules) {
        List<Golden> levels = Golden.rows("zircon-experience/goldens/level_thresholds.csv");
        String[] actions = levels.stream()
                .flatMap(row -> around(2 * levels.indexOf(row) + 1, (int) row.number("level"), (int)
                        row.number("first_xp_that_levels_up")))
                .toArray(String[]::new);
        List<Double> reached = levels.stream()
                .flatMap(row -> Stream.of(row.number("level"), row.number("level") + 1))
                .toList();

        assertThat(Trace.run(rules, TraceOptions.of(2 * levels.size()).having(actions)))
                .extracting(row -> row.meter("level"))
                .isEqualTo(reached);
    }

    private static Stream<String> around(int turn, int level, int first) {
        String victim = "kill:%d/0/0".formatted(2 * level + 1);
        return Stream.of(
                turn + ":meter:level=" + level,
                turn + ":meter:experience=" + (first - 2),
                turn + ":" + victim,
                turn + 1 + ":" + victim);
    }

    @Test
    void aLevelIsAChoiceCalledDing(TestWorld world, Hero hero) {
        teach(hero, 25);
        Offer offer = world.game().world().offer().orElseThrow();
        assertThat(offer.title()).isEqualTo("Ding!");
        assertThat(offer.options())
                .extracting(Offer.Option::id, Offer.Option::text)
                .containsExactly(
                        tuple("life", "Max HP +10"),
                        tuple("attack", "Attack +2"),
                        tuple("defense", "Defense +2"),
                        tuple("sight", "Vision +1"));
    }

    @Test
    void thereAreAsManyChoicesAsLevels(TestWorld world, Hero hero) {
        teach(hero, 240);
        for (int choice = 0; choice < 5; choice++) {
            hero.chooses("attack");
        }
        assertThat(world.game().world().offer()).isEmpty();
        assertThat(hero).has("level", 6).has("attack", 12);
    }

    @ParameterizedTest
    @CsvSource({
        "life, maxHitPoints, 10, You look healthier.",
        "attack, attack, 2, You look stronger.",
        "defense, defense, 2, You look tougher.",
        "sight, sight, 1, You look more perceptive."
    })
    void whoeverChoosesGetsIt(String option, String meter, double by, String line, TestWorld world, Hero hero) {
        teach(hero, 25);
        double before = hero.meter(meter);
        hero.chooses(option);
        assertThat(hero).has(meter, before + by);
        assertThat(world).saidExactly(line);
    }

    @Test
    void moreLifeIsNoHealing(Hero hero) {
        hero.with("hitPoints", 5);
        teach(hero, 25);
        hero.chooses("life");
        assertThat(hero).has("hitPoints", 9).has("maxHitPoints", 50);
    }

    @Test
    void nobodyLearnsFromHisOwnDeath(TestWorld world, Hero hero) {
        kill(world, world.game().world().hero(), world.game().world().hero());
        assertThat(world.game().isOver()).isTrue();
        assertThat(hero).has("experience", 0);
    }

    @Test
    void monstersDoNotLearnUnlessTheTableNamesThem(TestWorld world) {
        Being rat = world.spawn("rat", 5, 3);
        world.spawn("rat", 5, 1).with("maxHitPoints", 100);
        kill(world, at(world, 5, 1), at(world, 5, 3));
        assertThat(world.picture()).containsOnlyOnce("r");
        assertThat(rat).has("experience", 0).has("level", 1);
    }

    /** He destroys somebody who is worth so much. */
    private static void teach(Hero hero, int worth) {
        TestWorld world = hero.world();
        world.spawn("rat", 5, 3).with("maxHitPoints", worth).with("attack", 0).with("defense", 0);
        kill(world, at(world, 5, 3), world.game().world().hero());
    }

    private static void kill(TestWorld world, Creature victim, Creature killer) {
        world.game().apply(List.of(new Effect.Kill(Ref.to(victim), Optional.of(Ref.to(killer)), "a blow")));
    }

    private static Creature at(TestWorld world, int x, int y) {
        return world.game().world().stage().creatureAt(new Point(x, y)).orElseThrow();
    }
}
