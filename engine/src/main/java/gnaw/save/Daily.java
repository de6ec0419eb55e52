package gnaw.save;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;

/** The game of a day, the same for everybody: its seed is made from the date, and beyond the seeds of chance. */
public record Daily(LocalDate date) {
    private static final long BEYOND_CHANCE = 10_000_000_000L;
    private static final long YEAR = 10_000;
    private static final long MONTH = 100;

    /** That of today by a clock; the day begins for everybody at the same moment, in UTC. */
    public static Daily today(Clock clock) {
        return new Daily(LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC));
    }

    /** The daily game that a seed means; empty if it is any other seed. */
    public static Optional<Daily> of(long seed) {
        long day = seed - BEYOND_CHANCE;
        if (day < YEAR || day > 9999 * YEAR + YEAR) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    new Daily(LocalDate.of((int) (day / YEAR), (int) (day % YEAR / MONTH), (int) (day % MONTH))));
        } catch (DateTimeException noDate) {
            return Optional.empty();
        }
    }

    /** The seed of that day's dungeon. */
    public long seed() {
        return BEYOND_CHANCE + date.getYear() * YEAR + date.getMonthValue() * MONTH + date.getDayOfMonth();
    }
}
