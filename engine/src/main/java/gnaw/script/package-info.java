/**
 * The door to the rules: {@link gnaw.script.Rulebook} answers the questions of the game, and {@link gnaw.script.RuleCaller} calls one
 * rule within its budget. Everything behind the door lies in the packages below, none of which knows this one:
 * {@code value}, {@code source}, {@code context}, {@code table}, {@code coverage}, {@code failure}, {@code load} and {@code bridge},
 * each knowing only earlier ones. Only here, below here and in the workshop is GraalVM known.
 */
package gnaw.script;
