/**
 * Games without a screen: {@link gnaw.lab.Playthrough} lets a bot play one, and here stands what came of it and what went wrong. Knows the
 * game and, of its rules, names only.
 */
package gnaw.lab;
