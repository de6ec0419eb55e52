/**
 * Views and what they are painted with: canvas, colours, menus, pages, and the loop that feeds and paints them. Knows nothing of a game
 * being played.
 */
package gnaw.terminal.screen;
