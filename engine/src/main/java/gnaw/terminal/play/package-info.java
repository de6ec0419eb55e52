/** The screens of Gnaw itself: the title, mods, and the play screen with all that opens over it. What is painted there, {@code gnaw.terminal.pane} has. */
package gnaw.terminal.play;
