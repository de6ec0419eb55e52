/** The screens of Gnaw itself: the title, mods, and the play screen with all that opens over it. */
package gnaw.terminal.play;
