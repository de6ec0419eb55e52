/** From the bytes of a terminal to keys, and from keys to commands. Knows no screen. */
package gnaw.terminal.key;
