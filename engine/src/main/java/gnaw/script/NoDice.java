package gnaw.script;

import gnaw.game.Dice;

/** The dice of those who only look: none. */
final class NoDice implements Dice {
    @Override
    public int between(int low, int high) {
        throw refusal();
    }

    @Override
    public double fraction() {
        throw refusal();
    }

    private static Malformed refusal() {
        return new Malformed("A measure cannot roll dice: it looks, and changes nothing.");
    }
}
