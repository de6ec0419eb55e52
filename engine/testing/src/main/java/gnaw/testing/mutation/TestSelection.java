package gnaw.testing.mutation;

import gnaw.mod.Mod;
import gnaw.workshop.coverage.Piece;
import gnaw.workshop.mutation.Mentions;
import gnaw.workshop.mutation.Mentions.Spot;
import gnaw.workshop.mutation.Mutant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The knowledge which tests come to a place where a mistake is made. */
final class TestSelection {
    private final List<KnownTest> tests;
    private final Map<String, List<Piece>> pieces;
    private final Set<Piece> loading;
    private final Mentions mentions;

    /** After all tests have been run once without a mistake; {@code scripts} are those that are changed and those of tests, by file. */
    TestSelection(Survey survey, Map<String, String> scripts) {
        this.tests = survey.passing();
        this.pieces = survey.pieces().stream().collect(Collectors.groupingBy(Piece::file));
        this.mentions = new Mentions(scripts);
        this.loading = survey.loading();
    }

    /** The mistake with the tests that come to it, by file. */
    CoveringTests covering(Mutant mutant) {
        Predicate<KnownTest> comes = comes(mutant);
        return new CoveringTests(
                mutant,
                tests.stream().filter(comes).collect(Collectors.groupingBy(KnownTest::file)).values().stream()
                        .map(Batch::of)
                        .sorted(Comparator.comparing(Batch::time))
                        .toList());
    }

    /** Which tests come to it: those that reach the function where it is made, or one that speaks of what is made there; else all. */
    private Predicate<KnownTest> comes(Mutant mutant) {
        Spot made = new Spot(mutant.file(), mutant.from());
        Optional<Set<Spot>> spots =
                isInFunction(made) ? Optional.of(Set.of(made)) : mentions.of(made, this::isInFunction);
        Set<Piece> around = spots.stream()
                .flatMap(Set::stream)
                .flatMap(spot -> around(spot).stream())
                .collect(Collectors.toSet());
        if (spots.isEmpty() || around.stream().anyMatch(loading::contains)) {
            return _ -> true;
        }
        Set<String> speaking = spots.get().stream()
                .map(Spot::file)
                .filter(TestSelection::holdsTests)
                .collect(Collectors.toSet());
        return test -> speaking.contains(test.file()) || around.stream().anyMatch(test.reached()::contains);
    }

    /** Tests count as functions: what is said there is not followed further. */
    private boolean isInFunction(Spot spot) {
        return holdsTests(spot.file()) || holding(spot).anyMatch(Piece::isFunction);
    }

    private static boolean holdsTests(String file) {
        return file.endsWith(Mod.TESTS);
    }

    /** The innermost statement or function around it. */
    private Optional<Piece> around(Spot spot) {
        return holding(spot).min(Comparator.comparing(Piece::length));
    }

    private Stream<Piece> holding(Spot spot) {
        return pieces.getOrDefault(spot.file(), List.of()).stream().filter(piece -> piece.holds(spot.index()));
    }
}
