package gnaw.cli;

import picocli.CommandLine.Command;

/** The test kit's own command, as help lists it. */
@Command(name = "mutate", description = "Make small mistakes in the rules and tell which no test notices.")
final class ListedMutate extends ListedCommand {}
