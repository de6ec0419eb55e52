package gnaw.game;

/**
 * The hero of an earlier game, who died: nowhere in this game, but the rules can look at him.
 *
 * @param where he lies
 */
public record Predecessor(Depth where, Ending end, Creature hero) {}
