package gnaw.testing;

import gnaw.mod.ScriptError;
import gnaw.testing.ScriptTestEngine.Run;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.engine.support.hierarchical.Node;
import org.opentest4j.AssertionFailedError;

/** The stand-in for the tests of a file that cannot be loaded: it fails in their place. */
final class UnreadableTests extends AbstractTestDescriptor implements Node<Run> {
    private static final Pattern PLACE = Pattern.compile("(.+):(\\d+):\\d+");

    private final ScriptError error;

    UnreadableTests(UniqueId file, TestFile source, ScriptError error) {
        super(
                file.append("test", ScriptTestEngine.UNREADABLE),
                "the tests can be loaded",
                FileSource.from(source.path().toFile()));
        this.error = error;
    }

    @Override
    public Type getType() {
        return Type.TEST;
    }

    @Override
    public Run execute(Run run, DynamicTestExecutor executor) {
        AssertionFailedError failure = new AssertionFailedError(error.getMessage(), error);
        failure.setStackTrace(error.blames().stream()
                .map(blame -> PLACE.matcher(blame.place()))
                .filter(Matcher::matches)
                .findFirst()
                .map(place -> TestFile.stack(place.group(1), getDisplayName(), Integer.parseInt(place.group(2))))
                .orElse(new StackTraceElement[0]));
        throw failure;
    }
}
