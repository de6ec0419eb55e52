/**
 * {@link gnaw.lab.simulate.Simulation} plays many games by a bot, and {@link gnaw.lab.simulate.Comparison} sets two simulations of the
 * same seeds side by side.
 */
package gnaw.lab.simulate;
