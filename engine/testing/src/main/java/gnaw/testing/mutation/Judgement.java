package gnaw.testing.mutation;

import gnaw.script.mutation.Mutant;

/** A mutant and what became of it. */
record Judgement(Mutant mutant, Verdict verdict) {}
