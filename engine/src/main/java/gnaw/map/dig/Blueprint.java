package gnaw.map.dig;

import java.util.random.RandomGenerator;

/** The origin of a level: a plan to dig by, or the level itself. */
public sealed interface Blueprint permits Plan, Finished {
    /** The level, with dice for what is left to chance. */
    default Dug dug(RandomGenerator dice) {
        return switch (this) {
            case Plan plan -> Digger.dig(plan, dice);
            case Finished finished -> finished.dug();
        };
    }
}
