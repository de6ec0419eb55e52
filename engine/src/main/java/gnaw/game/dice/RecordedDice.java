package gnaw.game.dice;

import java.util.ArrayList;
import java.util.List;

/** Dice that remember how they fell, so that they can fall so again. */
public final class RecordedDice implements Dice {
    private final Dice dice;
    private final List<Double> fallen = new ArrayList<>();

    /** The same dice, remembered from now on. */
    public RecordedDice(Dice dice) {
        this.dice = dice;
    }

    /** What has fallen is remembered no more. */
    public void forget() {
        fallen.clear();
    }

    /** The remembered throws once more; further ones fall on their lowest side. */
    public Dice again() {
        return new ReplayedDice(fallen);
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
