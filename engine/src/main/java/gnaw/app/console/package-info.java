/** The developer console: what a line that is typed there does with the living game. */
package gnaw.app.console;
