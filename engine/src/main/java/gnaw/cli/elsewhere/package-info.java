/** Commands that other modules bring, as the list of all commands tells of them. */
package gnaw.cli.elsewhere;
