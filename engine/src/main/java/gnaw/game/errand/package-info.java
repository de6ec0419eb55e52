/**
 * What goes on by itself over several turns, such as exploring and travelling. Apart from the game because an errand decides as a player
 * does: it may look at a world and cannot change it.
 */
package gnaw.game.errand;
