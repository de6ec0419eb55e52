/** The messages as the player reads them. */
package gnaw.terminal.log;
