package gnaw.testing.run;

import gnaw.testing.ScriptTestEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.PostDiscoveryFilter;

/** Lets the tests pass that are wanted by name, and remembers the names of the others. */
final class NameFilter implements PostDiscoveryFilter {

    private final List<Pattern> wanted;
    private final List<String> unfit = new ArrayList<>();

    NameFilter(List<String> names) {
        wanted = names.stream().map(NameFilter::pattern).toList();
    }

    /** The names of the tests that were turned away. */
    List<String> unfit() {
        return List.copyOf(unfit);
    }

    @Override
    public FilterResult apply(TestDescriptor test) {
        boolean fits = !test.isTest()
                || wanted.isEmpty()
                || test.getUniqueId().getLastSegment().getValue().equals(ScriptTestEngine.UNREADABLE)
                || wanted.stream()
                        .anyMatch(name -> name.matcher(test.getDisplayName()).find());
        if (!fits) {
            unfit.add(test.getDisplayName());
        }
        return FilterResult.includedIf(fits);
    }

    /** A part of a name, whatever the case of its letters; with {@code *} or {@code ?} in it, the whole name. */
    private static Pattern pattern(String name) {
        String regex = Pattern.quote(name.toLowerCase(Locale.ROOT));
        boolean isGlob = name.contains("*") || name.contains("?");
        String glob = regex.replace("*", "\\E.*\\Q").replace("?", "\\E.\\Q");
        return Pattern.compile(isGlob ? "^" + glob + "$" : regex, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }
}
