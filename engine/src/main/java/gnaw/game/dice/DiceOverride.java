package gnaw.game.dice;

import java.util.function.Supplier;

/** Dice from outside of the game. */
@FunctionalInterface
public interface DiceOverride {
    /**
     * What a rule throws.
     *
     * @param rule its name, with that of its mod
     * @param own the dice that the game has for it; they are made when they are asked for
     */
    Dice dice(String rule, Supplier<Dice> own);
}
