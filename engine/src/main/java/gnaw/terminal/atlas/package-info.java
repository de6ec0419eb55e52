/** What the hero knows: of a cell, of a creature, and of every level that he has seen. */
package gnaw.terminal.atlas;
