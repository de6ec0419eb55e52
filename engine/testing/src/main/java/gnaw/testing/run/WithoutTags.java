package gnaw.testing.run;

import java.util.List;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.PostDiscoveryFilter;

/** Turns away the tests with certain tags, and counts them. It comes after all other filters, so that it counts what they let pass. */
final class WithoutTags implements PostDiscoveryFilter {
    private final List<String> tags;
    private int count;

    public WithoutTags(List<String> tags) {
        this.tags = tags;
    }

    /** How many tests were turned away. */
    int count() {
        return count;
    }

    @Override
    public FilterResult apply(TestDescriptor test) {
        boolean isHeldBack = test.getTags().stream().anyMatch(tag -> tags.contains(tag.getName()));
        if (isHeldBack) {
            count++;
        }
        return FilterResult.includedIf(!isHeldBack);
    }
}
