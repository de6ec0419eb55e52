/** How results are told: tables, lines, bars, recordings. */
package gnaw.cli.format;
