/**
 * Chance: what a rule may throw, a stream of its own for each rule, and dice that fall as a test, a replay or a trial wants them.
 * Apart from the game because chance knows nothing of it.
 */
package gnaw.game.dice;
