/** Loads mods one after the other, and reads from their tables what the engine itself must know. */
package gnaw.script.load;
