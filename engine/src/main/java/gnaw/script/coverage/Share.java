package gnaw.script.coverage;

import java.util.Collection;
import java.util.Locale;

/** So many of so many. */
public record Share(int reached, int all) {
    /** How many of these are true. */
    public static Share of(Collection<Boolean> each) {
        return new Share((int) each.stream().filter(reached -> reached).count(), each.size());
    }

    /** Both together. */
    public Share plus(Share other) {
        return new Share(reached + other.reached, all + other.all);
    }

    /** From 0 to 100; nothing of nothing is all of it. */
    public double percent() {
        return all == 0 ? 100 : 100.0 * reached / all;
    }

    /** With one decimal, rounded down: 100 % means that nothing is missing. */
    public String shown() {
        return String.format(Locale.ROOT, "%.1f %%", Math.floor(percent() * 10) / 10);
    }
}
