/**
 * Where scripts come from, and how their authors are told of problems: modules and what they may import, places in files, and error
 * cards. Knows mods, and nothing that runs.
 */
package gnaw.script.source;
