package gnaw.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The game of a day. */
class DailyTest {
    @Test
    void theSeedTellsTheDay() {
        Daily daily = new Daily(LocalDate.of(2026, 11, 30));
        assertThat(daily.seed()).isEqualTo(10_020_261_130L);
        assertThat(Daily.of(daily.seed())).contains(daily);
    }

    @Test
    void theDayBeginsForEverybodyAtOnce() {
        Instant lateInLondon = Instant.parse("2026-11-30T23:30:00Z");
        assertThat(Daily.today(Clock.fixed(lateInLondon, ZoneId.of("Asia/Tokyo")))
                        .date())
                .isEqualTo("2026-11-30");
    }

    @ParameterizedTest
    @ValueSource(longs = {7, 999_999_999, -10_020_261_130L, 10_020_261_330L, 10_020_260_230L, Long.MAX_VALUE})
    void anyOtherSeedMeansNoDay(long seed) {
        assertThat(Daily.of(seed)).isEmpty();
    }

    @Test
    void inTheListOfScoresItStandsInPlaceOfTheSeed() {
        assertThat(line(List.of()).told()).endsWith("turn 300, daily 2026-11-30");
        assertThat(line(List.of("rain")).told())
                .as("with mods it is not the same game")
                .endsWith("turn 300, seed 10020261130, with rain");
    }

    private static ScoreLine line(List<String> mods) {
        return new ScoreLine("2026-12-01", 120, false, "a bite", "a rat", 2, 300, 10_020_261_130L, mods, List.of());
    }
}
