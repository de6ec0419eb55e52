package gnaw.cli.elsewhere;

import picocli.CommandLine.Command;

/** The test kit's own command, as help lists it. */
@Command(name = "mutate", description = "Make small mistakes in the rules and tell which no test notices.")
public final class ListedMutate extends ListedCommand {}
