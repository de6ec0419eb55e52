/**
 * Mods as files: {@code mod.json}, the order in which mods are loaded, what they require and exclude, their settings, zips. Knows no
 * GraalVM and no game, because which mods are played is decided before any script runs.
 */
package gnaw.mod;
