package gnaw.game;

import java.util.Optional;

/**
 * What somebody sets about.
 *
 * @param first what he does now
 * @param then what a bot goes on with by itself while nothing happens; creatures are asked each time
 */
public record Intention(Action first, Optional<Errand> then) {
    /** One action and no more. */
    public static Intention once(Action action) {
        return new Intention(action, Optional.empty());
    }

    /** An errand from its next action on; empty where it has none. */
    public static Optional<Intention> toGoOn(Errand.Next next, Errand errand) {
        return next instanceof Errand.Next.Go(Action action)
                ? Optional.of(new Intention(action, Optional.of(errand)))
                : Optional.empty();
    }
}
