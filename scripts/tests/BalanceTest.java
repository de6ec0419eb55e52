package gnaw.rules;

import static gnaw.testing.Assertions.assertThat;

import gnaw.lab.Story;
import gnaw.testing.Games;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How the base game plays as a whole: hunger presses, and is fair. The long tests play enough games to be sure. */
class BalanceTest {
    private static final String STARVED = "starvation";

    @Test
    void whoNeverEatsStarvesAfterAllWarnings() {
        Games idlers = Games.simulate(2, "idler", 2500);
        assertThat(idlers)
                .always("Starvation", story -> story.end().equals(STARVED))
                .always("Two warnings before", BalanceTest::isWarnedTwice);
    }

    @Test
    void nobodyGoesHungryWhileTheFirstMealLasts() {
        assertThat(Games.simulate(6, "explorer", 150)).always("Well fed in turn 150", story -> hungry(story) == 0);
    }

    /** Explorers of 60 games, up to turn 2500. */
    @Tag("long")
    @Nested
    class Explorers {
        private static Games games;

        @BeforeAll
        static void play() {
            games = Games.simulate(60, "explorer", 2500);
        }

        @Test
        void rarelyStarve() {
            assertThat(games).atMost(0.05, "Starvation", story -> story.end().equals(STARVED));
        }

        @Test
        void areWarnedTwiceBeforeTheyStarve() {
            assertThat(games)
                    .always(
                            "Two warnings before starving",
                            story -> !story.end().equals(STARVED) || isWarnedTwice(story));
        }

        @Test
        void reachTheFourthDepthMostly() {
            assertThat(games).quantile(0.5, "Depth", Story::depth, 4, 9);
        }

        @Test
        void findFoodThatVariesByThreeRationsAtMost() {
            for (int depth = 2; depth <= 6; depth++) {
                List<Double> supply = supplyTo(depth).toList();
                double lucky =
                        supply.stream().mapToDouble(rations -> rations).max().orElse(0);
                double unlucky =
                        supply.stream().mapToDouble(rations -> rations).min().orElse(0);
                assertThat(lucky - unlucky)
                        .as("rations by which luck differs down to depth %d", depth)
                        .isLessThanOrEqualTo(3);
            }
        }

        private Stream<Double> supplyTo(int depth) {
            return games.stories().stream()
                    .filter(story -> story.depth() >= depth)
                    .map(story -> story.counts("supply").places().headMap(depth + 1).values().stream()
                            .mapToDouble(rations -> rations)
                            .sum());
        }
    }

    private static double hungry(Story story) {
        return story.counts("states").sum("Hungry");
    }

    private static boolean isWarnedTwice(Story story) {
        return hungry(story) > 0 && story.counts("states").sum("Weak") > 0;
    }
}
