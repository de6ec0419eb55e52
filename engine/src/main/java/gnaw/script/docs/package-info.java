/** Describes the script API from its one annotated source: types for editors and the checker, and the reference. Knows script. */
package gnaw.script.docs;
