package gnaw.cli;

import picocli.CommandLine.Command;

/** Stands for the test kit's own. */
@Command(name = "test", description = "Run the tests in JavaScript of the base game and of mods.")
final class ListedTest extends ListedCommand {}
