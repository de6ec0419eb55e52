package gnaw.cli.elsewhere;

import picocli.CommandLine.Command;

/** The benchmarks' own command, as help lists it. */
@Command(name = "bench", description = "Measure how fast Gnaw is here.")
public final class ListedBench extends ListedCommand {}
