/**
 * How rules are read from JavaScript: mods, modules, tables, facts and effects. The only package that imports GraalVM; besides that
 * it knows {@code gnaw.game} and {@code gnaw.map}.
 */
package gnaw.script;
