package gnaw.testing;

import gnaw.game.Dice;
import java.util.ArrayList;
import java.util.List;

/** Dice that remember how they fell, so that they can fall so again. */
final class FallingDice implements Dice {
    private final Dice dice;
    private final List<Double> fallen = new ArrayList<>();

    FallingDice(Dice dice) {
        this.dice = dice;
    }

    /** The same throws once more; who throws oftener sees the lowest side. */
    Dice again() {
        return new FallenDice(List.copyOf(fallen));
    }

    @Override
    public int between(int low, int high) {
        int shown = dice.between(low, high);
        fallen.add((double) shown);
        return shown;
    }

    @Override
    public double fraction() {
        double shown = dice.fraction();
        fallen.add(shown);
        return shown;
    }
}
