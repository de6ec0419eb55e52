package gnaw.cli.elsewhere;

import picocli.CommandLine.Command;

/** The test kit's own command, as help lists it. */
@Command(name = "test", description = "Run the tests in JavaScript of the base game and of mods.")
public final class ListedTest extends ListedCommand {}
