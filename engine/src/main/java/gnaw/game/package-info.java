/**
 * What happens: creatures, items, actions, effects and turns, and the port {@link gnaw.game.Rules} behind which every rule of the game
 * lies. The model, the turn and the port stay together in one large package because a world can be changed only from inside of it: what
 * changes a world is package-private, so the compiler keeps scripts, screens and the lab to looking. Knows text, dice and map.
 */
package gnaw.game;
