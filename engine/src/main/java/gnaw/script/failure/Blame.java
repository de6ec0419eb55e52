package gnaw.script.failure;

import gnaw.game.RuleFailure;
import gnaw.script.context.LockedContext;
import gnaw.script.source.ErrorCards;
import gnaw.script.source.Modules;
import gnaw.script.table.Tables;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.graalvm.polyglot.PolyglotException;

/**
 * Makes {@link RuleFailure}s of what goes wrong in answers: whose rule it was, where and when, and what becomes of its mod. The tables are
 * always those of the present context.
 */
public final class Blame {
    private final Modules modules;
    private final Supplier<Tables> tables;
    private CircuitBreaker breaker;
    private Optional<RuleFailure> spentOn = Optional.empty();
    private String begunWith = "";

    /** Failures in answers to questions that do not count set no mod aside. */
    public Blame(Set<String> uncounted, Modules modules, Supplier<Tables> tables) {
        this.breaker = new CircuitBreaker(uncounted);
        this.modules = modules;
        this.tables = tables;
    }

    /** Nobody is blamed for what was before. */
    public void forgive() {
        breaker = breaker.anew();
    }

    /** A question is asked that no rule has asked. */
    public void begin(String question) {
        begunWith = question;
        spentOn = Optional.empty();
    }

    /** Whether the context was used up since. */
    public boolean isSpent() {
        return spentOn.isPresent();
    }

    /** The mods whose rules are asked no more. */
    public Set<String> setAside() {
        return breaker.setAside();
    }

    /** The failure of whatever was asked, in words. */
    public RuleFailure of(RuleCall asked, String what) {
        return told(asked.failure(what, tables.get()), asked, Optional.empty(), List.of());
    }

    /** The failure of one whose context may have been stopped, so that nothing can be read from it. */
    public RuleFailure unseen(RuleCall asked, String what) {
        Tables present = tables.get();
        return told(asked.unseen(what, present), asked, Optional.of(asked.mod(present)), List.of());
    }

    /** The failure for which the memory did not suffice: what fills it is in the context, or was made for it. */
    public RuleFailure ofMemory(RuleCall asked, Runnable renewing) {
        if (spentOn.isEmpty()) {
            renewing.run();
            spentOn = Optional.of(of(asked, ErrorCards.NO_MEMORY));
        }
        return spentOn.get();
    }

    /** The failure that a script threw; {@code again} asks for it once more, {@code renewing} replaces a context that was used up. */
    public RuleFailure of(RuleCall asked, PolyglotException error, Runnable again, Runnable renewing) {
        boolean isSpending = spentOn.isEmpty() && (error.isCancelled() || error.isResourceExhausted());
        Optional<String> culprit = RuleCall.culprit(error, tables.get());
        List<String> locals = LockedContext.locals().of(error, again);
        if (isSpending) {
            renewing.run();
        }
        RuleFailure failure = told(asked.failure(error, spentOn, tables.get(), modules), asked, culprit, locals);
        if (isSpending) {
            spentOn = Optional.of(failure);
        }
        return failure;
    }

    private RuleFailure told(RuleFailure failure, RuleCall asked, Optional<String> culprit, List<String> locals) {
        return breaker.told(
                failure, asked, begunWith, () -> culprit.orElseGet(() -> asked.author(tables.get())), locals);
    }
}
