/** What a player may ask about the game itself: its keys, what one of them does, and the manual. */
package gnaw.terminal.help;
