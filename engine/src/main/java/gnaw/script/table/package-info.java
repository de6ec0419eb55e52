/** The tables that scripts fill: closed after loading, with the history of every cell. */
package gnaw.script.table;
