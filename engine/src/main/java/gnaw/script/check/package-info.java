/** Looks for mistakes in scripts before a game does. Knows script and its descriptions. */
package gnaw.script.check;
