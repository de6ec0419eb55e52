package gnaw.cli;

import picocli.CommandLine.Command;

/** The test kit's own command, as help lists it. */
@Command(name = "test", description = "Run the tests in JavaScript of the base game and of mods.")
final class ListedTest extends ListedCommand {}
