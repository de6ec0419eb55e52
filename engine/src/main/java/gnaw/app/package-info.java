/**
 * The games of one player: begun, kept, continued, and where everything lies. It knows the screens and the scripts, and puts them
 * together; what a command line is it does not know.
 */
package gnaw.app;
