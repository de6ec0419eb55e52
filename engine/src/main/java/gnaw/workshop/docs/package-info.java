/** The script API described from its one annotated source: types for editors and the checker, and the reference. */
package gnaw.workshop.docs;
