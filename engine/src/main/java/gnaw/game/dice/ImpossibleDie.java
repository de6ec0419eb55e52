package gnaw.game.dice;

/** A loaded die shows what it cannot show. */
public final class ImpossibleDie extends RuntimeException {
    private static final long serialVersionUID = 1;

    ImpossibleDie(String shown, String possible) {
        super("The loaded die shows " + shown + ", but what is drawn here is " + possible + ".");
    }
}
