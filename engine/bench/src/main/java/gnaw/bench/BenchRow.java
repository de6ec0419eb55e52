package gnaw.bench;

import java.util.Locale;
import java.util.Set;

/** The things that are measured, in the order in which they are told. */
enum BenchRow {
    PLAIN("a turn in plain Java", Unit.A_SECOND),
    FIRST("a turn by explorer, the first 500", Unit.A_SECOND),
    IDLER("a turn by idler", Unit.A_SECOND),
    EXPLORER("a turn by explorer", Unit.A_SECOND),
    LEVEL("a level", Unit.MILLIS),
    WORST_LEVEL("a level, the worst", Unit.MILLIS),
    CROWD_10("a turn of 10 in 80x50", Unit.MICROS),
    CROWD_100("a turn of 100 in 80x50", Unit.MICROS),
    CROWD_1000("a turn of 1,000 in 80x50", Unit.MICROS),
    WIDE_10("a turn of 10 in 320x200", Unit.MICROS),
    WIDE_100("a turn of 100 in 320x200", Unit.MICROS),
    WIDE_1000("a turn of 1,000 in 320x200", Unit.MICROS),
    RULE("a rule", Unit.MICROS),
    WRAPPED("the rule with a wrap", Unit.MICROS),
    AMONG_MODS("the rule among 50 mods", Unit.MICROS),
    VERSION("./gnaw --version", Unit.MILLIS);

    /**
     * What changes by itself: one level of hundreds, what Java's compiler was about meanwhile, and the start, which waits for whatever else
     * the machine does.
     */
    private static final Set<BenchRow> UNSTEADY = Set.of(PLAIN, FIRST, WORST_LEVEL, VERSION);

    private final String title;
    private final Unit unit;

    /** How a cost is told. */
    private enum Unit {
        A_SECOND,
        MILLIS,
        MICROS;

        String told(double nanos) {
            return switch (this) {
                case A_SECOND -> String.format(Locale.ROOT, "%,.0f a second", 1e9 / nanos);
                case MILLIS -> String.format(Locale.ROOT, "%,.1f ms", nanos / 1e6);
                case MICROS -> String.format(Locale.ROOT, "%,.1f µs", nanos / 1e3);
            };
        }
    }

    BenchRow(String title, Unit unit) {
        this.title = title;
        this.unit = unit;
    }

    String title() {
        return title;
    }

    /** The cost as a person reads it. */
    String told(double nanos) {
        return unit.told(nanos);
    }

    /** Whether it is the same often enough to be compared with what it was. */
    boolean isSteady() {
        return !UNSTEADY.contains(this);
    }
}
