/** What a terminal can show, and what a screen looks like in it, whatever it shows: colours and palettes, characters, the wishes of the player. */
package gnaw.terminal.style;
