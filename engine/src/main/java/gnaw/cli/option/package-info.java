/** Options that several commands share. */
package gnaw.cli.option;
