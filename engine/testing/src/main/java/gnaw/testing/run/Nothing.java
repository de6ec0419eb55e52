package gnaw.testing.run;

import gnaw.text.DidYouMean;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says why there was nothing to run. */
final class Nothing {
    private Nothing() {}

    /**
     * The reason, with the nearest right name.
     *
     * @param results those of the run that ran nothing
     */
    static String told(List<String> mods, List<String> names, List<String> tags, TestResults results) {
        if (results.heldBack() > 0) {
            return "No test was run. " + Reporter.heldBack(results.heldBack());
        }
        List<String> unfit = results.unfit();
        if (!unfit.isEmpty()) {
            return names.stream()
                    .map(name -> "No test is called \"" + name + "\"." + nearest(name, unfit))
                    .collect(Collectors.joining("\n"));
        }
        return tags.isEmpty()
                ? "There is no test in JavaScript (*.test.js) in " + String.join(", ", mods)
                        + "; tests in Java are run by mvn verify."
                : "No test has the tag " + String.join(" or ", tags) + ".";
    }

    /** The name that is nearest, or that has a word near to the wanted name. */
    private static String nearest(String name, List<String> names) {
        Optional<String> whole = DidYouMean.to(name, names);
        return whole.or(() -> withWord(name, names))
                .map(right -> " Did you mean \"" + right + "\"?")
                .orElseGet(() -> DidYouMean.hint(name, names));
    }

    private static Optional<String> withWord(String name, List<String> names) {
        return DidYouMean.to(name, words(names).collect(Collectors.toCollection(TreeSet::new)))
                .flatMap(
                        word -> names.stream().filter(one -> one.contains(word)).findFirst());
    }

    private static Stream<String> words(List<String> names) {
        return names.stream().flatMap(one -> Stream.of(one.split("\\W+")));
    }
}
