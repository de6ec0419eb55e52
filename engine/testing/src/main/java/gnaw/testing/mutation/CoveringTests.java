package gnaw.testing.mutation;

import gnaw.workshop.mutation.Mutant;
import java.io.Serializable;
import java.util.List;

/** A mistake to be made, and the tests that come to its place, the quickest first. */
record CoveringTests(Mutant mutant, List<Batch> coming) implements Serializable {}
