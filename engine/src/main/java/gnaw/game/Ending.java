package gnaw.game;

/**
 * The end of a game.
 *
 * @param won whether the hero reached what he came for
 * @param lived whether the hero lived on: he has won, or he has gone away
 * @param cause what he died of, or how he won or went away
 * @param killer the name of his killer, or ""
 */
public record Ending(boolean won, boolean lived, String cause, String killer, int turn, int depth) {}
