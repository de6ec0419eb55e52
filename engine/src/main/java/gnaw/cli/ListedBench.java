package gnaw.cli;

import picocli.CommandLine.Command;

/** Stands for the benchmarks' own. */
@Command(name = "bench", description = "Measures how fast Gnaw is here.")
final class ListedBench extends ListedCommand {}
