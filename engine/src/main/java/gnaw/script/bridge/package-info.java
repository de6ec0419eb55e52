/**
 * What crosses between the game and a rule: facts out, and effects, actions, plans and answers in. A new fact is a line in one of the
 * tables here; a new effect or action is read by its record and needs none.
 */
package gnaw.script.bridge;
