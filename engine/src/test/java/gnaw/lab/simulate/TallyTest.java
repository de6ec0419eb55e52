package gnaw.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import gnaw.game.Measure;
import gnaw.game.TableRow;
import gnaw.lab.Counts;
import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Many games put together without the games. */
class TallyTest {
    private static final Measure.About MEALS = about("meals", Measure.Plot.TOTAL, true);
    private static final Measure.About HUNGER = about("hunger", Measure.Plot.CURVE, false);
    private static final Measure.About STEPS = about("steps", Measure.Plot.BAND, true);
    private static final Measure.About DEATHS = about("deaths", Measure.Plot.BARS, false);
    private static final Measure.About AGE = about("age", Measure.Plot.SURVIVAL, false);

    @Test
    void sharesInAnyOrderComeToTheSameBytes() {
        List<GameResult> games =
                LongStream.range(0, 300).mapToObj(TallyTest::game).toList();
        String whole = json(tally(games));
        List<GameResult> shuffled = new ArrayList<>(games);
        Collections.shuffle(shuffled, new Random(7));
        assertThat(json(tally(shuffled))).isEqualTo(whole);
        for (int share : List.of(1, 7, 100)) {
            Tally all = tally(List.of());
            for (int from = 0; from < shuffled.size(); from += share) {
                all.addAll(tally(shuffled.subList(from, Math.min(from + share, shuffled.size()))));
            }
            assertThat(json(all)).isEqualTo(whole);
            assertThat(all.worthwhile(20)).isEqualTo(tally(games).worthwhile(20));
            assertThat(List.of(all.firstSeed(), all.lastSeed())).containsExactly(0L, 299L);
        }
    }

    @Test
    void aHundredTimesTheGamesTakeHardlyMoreRoom() throws IOException {
        Tally all = tally(List.of());
        LongStream.range(0, 1_000).mapToObj(TallyTest::game).forEach(all::add);
        int before = size(all);
        LongStream.range(1_000, 100_000).mapToObj(seed -> game(seed % 1_000)).forEach(all::add);
        assertThat(all.games()).isEqualTo(100_000);
        assertThat(size(all)).isLessThan(before * 3 / 2);
    }

    @Test
    void fractionsAreSummedExactlyInWhateverOrder() {
        List<GameResult> games = new ArrayList<>();
        for (double meals : List.of(1e15, 0.1, 0.2, 0.3, -1e15)) {
            games.add(ended(games.size(), 1, 1, "thirst", Map.of("meals", places(0, meals))));
        }
        assertThat(spread(tally(games)).mean())
                .isEqualTo(spread(tally(games.reversed())).mean())
                .isEqualTo(0.12);
    }

    @Test
    void whatAddsUpCountsOnEveryDepthThatAGameReached() {
        Tally all = tally(List.of(
                ended(1, 9, 3, "thirst", Map.of("steps", places(1, 10.0, 3, 5.0))),
                ended(2, 9, 2, "thirst", Map.of("steps", places(2, 4.0))),
                ended(3, 9, 1, "thirst", Map.of())));
        assertThat(all.summary().figures())
                .filteredOn(MeasureFigure.Along.class::isInstance)
                .last()
                .isInstanceOfSatisfying(MeasureFigure.Along.class, along -> {
                    assertThat(along.spreads().get(1)).isEqualTo(new Spread(3, 10 / 3.0, 0, 0, 0, 0, 10, 10, 10));
                    assertThat(along.spreads().get(2)).isEqualTo(new Spread(2, 7, 4, 4, 4, 4, 10, 10, 10));
                    assertThat(along.spreads().get(3)).isEqualTo(new Spread(1, 15, 15, 15, 15, 15, 15, 15, 15));
                });
    }

    @Test
    void theFirstGameOfEachFailureIsWorthALookUntilThereAreEnough() {
        Tally all = tally(List.of(
                failed(9, "a newt lies in a wall"),
                failed(5, "a newt lies in a wall"),
                failed(7, "hunger is no number"),
                failed(8, "late")));
        assertThat(all.worthwhile(2)).containsExactly(5L, 7L);
        assertThat(all.failures())
                .containsExactly(
                        entry("a newt lies in a wall", 2L), entry("hunger is no number", 1L), entry("late", 1L));
    }

    @Test
    void aGameThatDoesNotTellOfItsRowsIsRefused() {
        RunKey key = new RunKey(
                "1",
                List.of(),
                List.of(),
                "waiter",
                9,
                List.of(),
                List.of(new TableRow("base", "foods", "ration", "")));
        assertThatThrownBy(() -> new Tally(key).add(game(3)))
                .isInstanceOf(LabMisuse.class)
                .hasMessage("The game with seed 3 does not tell how far it met each of the 1 rows.");
    }

    private static Measure.About about(String id, Measure.Plot plot, boolean adds) {
        return new Measure.About(id, id, "", plot, adds);
    }

    private static RunKey key() {
        return new RunKey(
                "1", List.of(), List.of(), "waiter", 9, List.of(MEALS, HUNGER, DEATHS, AGE, STEPS), List.of());
    }

    private static Tally tally(List<GameResult> games) {
        return Tally.of(new SimulationResults(key(), games));
    }

    private static String json(Tally tally) {
        return ResultsJson.line(tally.summary());
    }

    private static Spread spread(Tally tally) {
        return ((MeasureFigure.Whole) tally.summary().figures().getFirst()).spread();
    }

    private static int size(Tally tally) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(tally);
        }
        return bytes.size();
    }

    private static GameResult game(long seed) {
        Random luck = new Random(seed);
        int turns = 1 + luck.nextInt(50);
        int depth = 1 + luck.nextInt(4);
        return ended(
                seed,
                turns,
                depth,
                "end " + luck.nextInt(3),
                Map.of(
                        "meals", places(0, luck.nextInt(1500) / 1500.0),
                        "hunger", places(1, (double) luck.nextInt(9), turns, (double) luck.nextInt(9)),
                        "steps", places(luck.nextInt(depth + 1), luck.nextInt(9) / 7.0, depth + 1, 1.0),
                        "age", places(0, (double) turns),
                        "deaths",
                                new Counts(new TreeMap<>(
                                        Map.of("cold " + luck.nextInt(3), new TreeMap<>(Map.of(depth, 1.0)))))));
    }

    private static GameResult ended(long seed, int turns, int depth, String end, Map<String, Counts> counts) {
        return new GameResult(seed, turns, depth, turns * 10L, false, end, List.of(), new TreeMap<>(counts), "");
    }

    private static GameResult failed(long seed, String failure) {
        return new GameResult(seed, 5, 1, 0, false, GameResult.UNFINISHED, List.of(failure), new TreeMap<>(), "");
    }

    private static Counts places(int place, double amount) {
        return new Counts(new TreeMap<>(Map.of("", new TreeMap<>(Map.of(place, amount)))));
    }

    private static Counts places(int one, double amount, int other, double more) {
        SortedMap<Integer, Double> places = new TreeMap<>();
        places.put(one, amount);
        places.put(other, more);
        return new Counts(new TreeMap<>(Map.of("", places)));
    }
}
