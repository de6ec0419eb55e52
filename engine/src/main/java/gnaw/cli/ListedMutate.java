package gnaw.cli;

import picocli.CommandLine.Command;

/** Stands for the test kit's own. */
@Command(name = "mutate", description = "Make small mistakes in the rules and tell which no test notices.")
final class ListedMutate extends ListedCommand {}
