/** The developer's console: what a line that is typed there does with the living game. Knows game, script and terminal. */
package gnaw.cli.console;
