/**
 * Games without a screen: {@link gnaw.lab.Trace} follows one hero turn by turn, {@link gnaw.lab.Simulation} plays whole games by a bot,
 * {@link gnaw.lab.Comparison} sets two simulations of the same seeds side by side.
 * Knows the game and, of its rules, names only.
 */
package gnaw.lab;
