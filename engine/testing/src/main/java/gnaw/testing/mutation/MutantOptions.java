package gnaw.testing.mutation;

import gnaw.lab.LabMisuse;
import gnaw.text.DidYouMean;
import gnaw.workshop.mutation.Mutant;
import gnaw.workshop.mutation.Mutations;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.function.Consumer;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options that choose which mistakes are made: in which files, how many, and whether only those that were left. */
final class MutantOptions {
    @Option(
            names = "--files",
            paramLabel = "GLOB",
            defaultValue = "**",
            description = "Only in files whose names are so, with their mod or without, such as rules/*.js.")
    private String files = "**";

    @Option(names = "--limit", paramLabel = "N", description = "No more than so many mistakes, chosen by the seed.")
    private Optional<Integer> limit = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Which mistakes are chosen; ${DEFAULT-VALUE} if left out.")
    private long seed;

    @Option(
            names = "--left",
            paramLabel = "FILE",
            description =
                    "Only mistakes that were left in the results that --json has written there, to see what new tests notice.")
    private Optional<Path> left = Optional.empty();

    /** What {@code --limit} says, else a number that limits nothing. */
    int most() {
        return limit.orElse(Integer.MAX_VALUE);
    }

    /** The mistakes that are wanted of those that can be made in the scripts; a {@link LabMisuse} tells why there are none. */
    List<Mutant> of(SortedMap<String, String> sources, Consumer<String> say) throws Exception {
        PathMatcher glob = glob();
        List<Mutant> all = new ArrayList<>();
        sources.forEach((file, text) -> {
            if (isWanted(glob, file)) {
                all.addAll(Mutations.of(file, text));
            }
        });
        if (all.isEmpty()) {
            String nearest = DidYouMean.to(files, names(sources.keySet()))
                    .map(name -> " Did you mean \"" + name + "\"?")
                    .orElse("");
            throw new LabMisuse("There is nothing to change: no script is called " + files + "." + nearest);
        }
        if (left.isPresent()) {
            retainLeft(all, sources, glob, left.get(), say);
        }
        return most() < all.size() ? chosen(all) : all;
    }

    private void retainLeft(
            List<Mutant> all, SortedMap<String, String> sources, PathMatcher glob, Path results, Consumer<String> say)
            throws Exception {
        List<Mutant> before = Written.leftIn(results);
        if (before.isEmpty()) {
            throw new LabMisuse("There is nothing to change: of what " + results + " tells, nothing was left.");
        }
        long gone = before.stream()
                .filter(mutant -> sources.containsKey(mutant.file()) && isWanted(glob, mutant.file()))
                .filter(mutant -> !all.contains(mutant))
                .count();
        all.retainAll(before);
        if (all.isEmpty()) {
            throw new LabMisuse(
                    "There is nothing to change: of what was left in " + results + " nothing is there any more.");
        }
        if (gone > 0) {
            say.accept(MutationReport.mutants((int) gone) + " of those that were left " + (gone == 1 ? "is" : "are")
                    + " not there any more, or elsewhere: scripts were changed since.");
        }
    }

    /** A script may be called with its mod, as results call it, or without. */
    private static boolean isWanted(PathMatcher glob, String file) {
        return glob.matches(Path.of(file)) || glob.matches(Path.of(inItsMod(file)));
    }

    private static String inItsMod(String file) {
        return file.substring(file.indexOf('/') + 1);
    }

    private static List<String> names(Collection<String> files) {
        return Stream.concat(files.stream(), files.stream().map(MutantOptions::inItsMod))
                .toList();
    }

    private PathMatcher glob() {
        try {
            return FileSystems.getDefault().getPathMatcher("glob:" + files);
        } catch (PatternSyntaxException mistake) {
            throw new LabMisuse("--files is no pattern: " + mistake.getMessage());
        }
    }

    private List<Mutant> chosen(List<Mutant> all) {
        List<Mutant> chosen = new ArrayList<>(all);
        Collections.shuffle(chosen, new Random(seed));
        return chosen.subList(0, most()).stream()
                .sorted(Comparator.comparing(Mutant::file).thenComparing(Mutant::from))
                .toList();
    }
}
