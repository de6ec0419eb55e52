/**
 * What happens: creatures, items, actions, effects, turns and chance, and the port {@link gnaw.game.Rules} behind which every rule of
 * the game lies. Imports {@code java.*} and {@code gnaw.map} alone.
 */
package gnaw.game;
