package gnaw.save;

import gnaw.text.Caption;
import gnaw.text.Captions;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAdjusters;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The game of a day or of a week, the same for everybody: its seed is made from the date, and beyond the seeds of chance.
 *
 * @param date the day, or the Monday of the week
 */
public record Dated(Span span, LocalDate date) {
    /** How long it is the same. */
    public enum Span {
        DAY,
        WEEK;

        private long seeds() {
            return BEYOND_CHANCE * (1 + ordinal());
        }
    }

    private static final long BEYOND_CHANCE = 10_000_000_000L;
    private static final long YEAR = 10_000;
    private static final long MONTH = 100;

    /** The daily game by a clock; the day begins for everybody at the same moment, in UTC. */
    public static Dated today(Clock clock) {
        return new Dated(Span.DAY, LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC));
    }

    /** The weekly game by a clock; the week begins on Monday. */
    public static Dated thisWeek(Clock clock) {
        return new Dated(Span.WEEK, today(clock).date().with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)));
    }

    /** The daily or weekly game that a seed means; empty if it is any other seed. */
    public static Optional<Dated> of(long seed) {
        return Stream.of(Span.values())
                .flatMap(span -> date(seed - span.seeds()).map(date -> new Dated(span, date)).stream())
                .filter(dated -> dated.span() == Span.DAY || dated.date().getDayOfWeek() == DayOfWeek.MONDAY)
                .findFirst();
    }

    private static Optional<LocalDate> date(long day) {
        if (day < YEAR || day > 9999 * YEAR + YEAR) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.of((int) (day / YEAR), (int) (day % YEAR / MONTH), (int) (day % MONTH)));
        } catch (DateTimeException noDate) {
            return Optional.empty();
        }
    }

    /** The seed of its dungeon. */
    public long seed() {
        return span.seeds() + date.getYear() * YEAR + date.getMonthValue() * MONTH + date.getDayOfMonth();
    }

    /** How people call that time: "2026-11-30", "2026-W49". */
    public String when() {
        return switch (span) {
            case DAY -> date.toString();
            case WEEK ->
                "%d-W%02d".formatted(date.get(IsoFields.WEEK_BASED_YEAR), date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR));
        };
    }

    /** What it is called in the language of a player: "the daily game of 2026-11-30". */
    public String named(Captions words) {
        Caption name =
                switch (span) {
                    case DAY -> Caption.GAME_OF_DAY;
                    case WEEK -> Caption.GAME_OF_WEEK;
                };
        return words.of(name, "when", when());
    }
}
