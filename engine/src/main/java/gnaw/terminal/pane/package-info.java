/** What is painted of a game while it is played: the map and the panes around it. Knows no keys but those that scroll. */
package gnaw.terminal.pane;
