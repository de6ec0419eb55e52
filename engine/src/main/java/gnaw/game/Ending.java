package gnaw.game;

/**
 * The end of a game.
 *
 * @param won whether the hero reached what he came for
 * @param cause what he died of, or how he won
 * @param killer the name of his killer, or ""
 */
public record Ending(boolean won, String cause, String killer, int turn, int depth) {}
