package gnaw.testing;

import gnaw.lab.GameResult;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.assertj.core.api.AbstractAssert;

/** Assertions about many games. A failure says how sure it is, and names the worst seed. */
public final class GamesAssert extends AbstractAssert<GamesAssert, Games> {
    GamesAssert(Games games) {
        super(games, GamesAssert.class);
    }

    /** Something is true of no greater share of the games: {@code atMost(0.1, "Starvation", …)}. */
    public GamesAssert atMost(double share, String what, Predicate<GameResult> isSo) {
        return judged(judgement().ofShare(what, flags(isSo), 0, share));
    }

    /** Something is true of no smaller share of the games. */
    public GamesAssert atLeast(double share, String what, Predicate<GameResult> isSo) {
        return judged(judgement().ofShare(what, flags(isSo), share, 1));
    }

    /** Something is true of every game. */
    public GamesAssert always(String what, Predicate<GameResult> isSo) {
        return atLeast(1, what, isSo);
    }

    /**
     * What a part of the games does not exceed is between two numbers, both included.
     *
     * @param part 0.5 for half of the games; 0 is the least, 1 the greatest
     */
    public GamesAssert quantile(
            double part, String what, ToDoubleFunction<GameResult> amount, double atLeast, double atMost) {
        List<Double> amounts =
                actual.results().stream().map(amount::applyAsDouble).toList();
        return judged(judgement().ofQuantile(part, what, amounts, atLeast, atMost));
    }

    private List<Boolean> flags(Predicate<GameResult> isSo) {
        return actual.results().stream().map(isSo::test).toList();
    }

    private Judgement judgement() {
        isNotNull();
        return new Judgement(actual);
    }

    private GamesAssert judged(Optional<String> wrong) {
        wrong.ifPresent(told -> failWithMessage("%s", told));
        return this;
    }
}
