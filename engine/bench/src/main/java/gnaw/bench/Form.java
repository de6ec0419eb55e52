package gnaw.bench;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The thoroughness of a measurement. */
enum Form {
    /** About a minute: of compiled scripts one rule, for games take minutes until they are as fast as they get. */
    SHORT(3, 10, Duration.ofSeconds(5), Duration.ZERO),
    /** Many minutes: everything in both ways, until it gets no faster. */
    FULL(7, 60, Duration.ofSeconds(30), Duration.ofSeconds(120));

    private static final Set<BenchRow> SOON_COMPILED = EnumSet.of(BenchRow.PLAIN, BenchRow.RULE);
    private static final Set<BenchRow> NEVER_COMPILED = EnumSet.of(BenchRow.FIRST, BenchRow.VERSION);

    private final int passes;
    private final int games;
    private final Duration interpreted;
    private final Duration compiled;

    Form(int passes, int games, Duration interpreted, Duration compiled) {
        this.passes = passes;
        this.games = games;
        this.interpreted = interpreted;
        this.compiled = compiled;
    }

    /** How often each work is measured. */
    int passes() {
        return passes;
    }

    /** How many games and dungeons are played and dug in each pass. */
    int games() {
        return games;
    }

    /** For how long the games are played before they are measured: until Java has compiled what compiles or interprets the rules. */
    Duration warmUp(ScriptMode way) {
        return switch (way) {
            case INTERPRETED -> interpreted;
            case COMPILED -> compiled;
        };
    }

    /** What is measured in that way. */
    List<BenchRow> rows(ScriptMode way) {
        return EnumSet.allOf(BenchRow.class).stream()
                .filter(row -> switch (way) {
                    case INTERPRETED -> true;
                    case COMPILED ->
                        switch (this) {
                            case SHORT -> SOON_COMPILED.contains(row);
                            case FULL -> !NEVER_COMPILED.contains(row);
                        };
                })
                .toList();
    }
}
