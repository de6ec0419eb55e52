package gnaw.cli;

import picocli.CommandLine.Command;

/** The benchmarks' own command, as help lists it. */
@Command(name = "bench", description = "Measures how fast Gnaw is here.")
final class ListedBench extends ListedCommand {}
