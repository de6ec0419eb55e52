/**
 * What is on the screen and which key means what: the only package that imports Lanterna.
 *
 * <p>Knows {@code gnaw.game} and {@code gnaw.map}; neither the scripts nor the lab.
 */
package gnaw.terminal;
