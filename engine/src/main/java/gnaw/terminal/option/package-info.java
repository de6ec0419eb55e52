/** What a player chooses about the screen and the keys, and the screens on which he does. Knows no game. */
package gnaw.terminal.option;
