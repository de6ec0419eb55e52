/** How results are told: tables, lines, bars. */
package gnaw.cli.format;
