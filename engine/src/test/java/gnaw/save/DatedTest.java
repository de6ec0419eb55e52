package gnaw.save;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.text.Captions;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The games of a day and of a week. */
class DatedTest {
    @Test
    void theSeedTellsTheDay() {
        Dated daily = new Dated(Dated.Span.DAY, LocalDate.of(2026, 11, 30));
        assertThat(daily.seed()).isEqualTo(10_020_261_130L);
        assertThat(Dated.of(daily.seed())).contains(daily);
    }

    @Test
    void theDayBeginsForEverybodyAtOnce() {
        Instant lateInLondon = Instant.parse("2026-11-30T23:30:00Z");
        assertThat(Dated.today(Clock.fixed(lateInLondon, ZoneId.of("Asia/Tokyo")))
                        .date())
                .isEqualTo("2026-11-30");
    }

    @ParameterizedTest
    @ValueSource(
            longs = {
                7,
                999_999_999,
                -10_020_261_130L,
                10_020_261_330L,
                10_020_260_230L,
                20_020_261_201L,
                30_020_261_130L,
                Long.MAX_VALUE
            })
    void anyOtherSeedMeansNoDayAndNoWeek(long seed) {
        assertThat(Dated.of(seed)).isEmpty();
    }

    @Test
    void aWeekIsTheSameFromMondayToSunday() {
        Dated monday = week("2026-11-30T00:00:00Z");
        assertThat(monday.when()).isEqualTo("2026-W49");
        assertThat(week("2026-12-06T23:59:59Z")).isEqualTo(monday);
        assertThat(week("2026-12-07T00:00:00Z")).isNotEqualTo(monday);
        assertThat(week("2027-01-01T12:00:00Z").when())
                .as("the first days of a year may be in the last week of the one before")
                .isEqualTo("2026-W53");
        assertThat(Dated.of(monday.seed())).contains(monday);
        assertThat(monday.seed()).isEqualTo(20_020_261_130L);
        assertThat(monday.named(Captions.ENGLISH)).isEqualTo("the weekly game of 2026-W49");
    }

    private static Dated week(String moment) {
        return Dated.thisWeek(Clock.fixed(Instant.parse(moment), ZoneId.of("UTC")));
    }

    @Test
    void inTheListOfScoresItStandsInPlaceOfTheSeed() {
        assertThat(line(List.of()).told(Captions.ENGLISH)).endsWith("turn 300, the daily game of 2026-11-30");
        assertThat(line(List.of("rain")).told(Captions.ENGLISH))
                .as("with mods it is not the same game")
                .endsWith("turn 300, seed 10020261130, with rain");
    }

    private static ScoreLine line(List<String> mods) {
        return new ScoreLine(
                "2026-12-01", 120, false, false, "a bite", "a rat", 2, 300, 10_020_261_130L, mods, List.of());
    }
}
