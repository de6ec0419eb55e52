/**
 * Games without a screen: {@link gnaw.lab.Trace} follows one hero turn by turn, {@link gnaw.lab.Simulation} plays whole games by a bot.
 * Knows the game and, of its rules, names only.
 */
package gnaw.lab;
