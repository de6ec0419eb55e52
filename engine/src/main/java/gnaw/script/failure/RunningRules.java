package gnaw.script.failure;

import gnaw.game.RuleFailure;
import gnaw.mod.Mod;
import gnaw.script.context.Watchdog;
import gnaw.script.table.Tables;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * The rules that are being asked, and the memory that each has taken. The watchdog computes that from what it sees now and then, so
 * that it costs an answer nothing.
 */
public final class RunningRules implements Watchdog.Listener {
    private static final String NO_END = "It took too long, and cannot be stopped: Gnaw ends here.";
    /** What is said of the rule that took the most memory. */
    public static final String GREEDIEST =
            "Memory ran short, and of all rules of mods this one has taken most. All scripts were begun anew: what their modules kept is gone.";

    /** Whoever has taken less than this share of all memory has not filled it: others share the memory of this process. */
    private static final double LEAST_SHARE = 0.25;

    private final Supplier<Tables> tables;
    private final Map<RuleCall.Rule, Long> taken = new ConcurrentHashMap<>();
    private volatile Optional<RuleCall> asked = Optional.empty();
    private volatile boolean isShort;
    private long bytesBefore = -1;

    /** Knows of no rule yet; the tables are those of the present context. */
    public RunningRules(Supplier<Tables> tables) {
        this.tables = tables;
    }

    /** Somebody is asked from now on; answers whoever was before. */
    public Optional<RuleCall> begin(RuleCall now) {
        Optional<RuleCall> before = asked;
        asked = Optional.of(now);
        return before;
    }

    /** The rule that asked another goes on. */
    public void goesOn(Optional<RuleCall> asker) {
        asked = asker;
    }

    @Override
    public void takes(long bytes) {
        asked.filter(_ -> bytesBefore >= 0)
                .ifPresent(now -> taken.merge(now.rule(), Math.max(0, bytes - bytesBefore), Long::sum));
        bytesBefore = bytes;
    }

    @Override
    public void lacksMemory() {
        isShort = true;
    }

    @Override
    public RuleFailure unstoppable() {
        return asked.map(now -> now.unseen(NO_END, tables.get()).at(now.moment(List.of(), "")))
                .orElseGet(() -> unstoppable(""));
    }

    /** What is to be said of scripts there that cannot be stopped. */
    public static RuleFailure unstoppable(String place) {
        return new RuleFailure(place, NO_END);
    }

    /** Whom to blame if memory ran short: the mods' rule that has taken most, if it has taken much. From now on it is computed anew. */
    public Optional<RuleCall> takeGreediest() {
        if (!isShort) {
            return Optional.empty();
        }
        double least = LEAST_SHARE * Runtime.getRuntime().maxMemory();
        Optional<RuleCall> greediest = asked.flatMap(now -> taken.entrySet().stream()
                .filter(entry -> entry.getValue() >= least)
                .sorted(Map.Entry.<RuleCall.Rule, Long>comparingByValue().reversed())
                .map(entry -> now.at(entry.getKey()))
                .filter(other -> !other.mod(tables.get()).equals(Mod.BASE))
                .findFirst());
        isShort = false;
        taken.clear();
        return greediest;
    }
}
