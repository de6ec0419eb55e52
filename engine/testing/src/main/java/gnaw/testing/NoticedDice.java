package gnaw.testing;

import gnaw.game.dice.Dice;

/** The same dice, where somebody is told each time that they are thrown. */
record NoticedDice(Dice dice, Runnable thrown) implements Dice {
    @Override
    public int between(int low, int high) {
        thrown.run();
        return dice.between(low, high);
    }

    @Override
    public double fraction() {
        thrown.run();
        return dice.fraction();
    }
}
