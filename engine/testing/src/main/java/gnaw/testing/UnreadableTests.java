package gnaw.testing;

import gnaw.script.ScriptError;
import gnaw.testing.ScriptTestEngine.Run;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.engine.support.hierarchical.Node;

/** Stands for the tests of a file that cannot be loaded, and fails in their place. */
final class UnreadableTests extends AbstractTestDescriptor implements Node<Run> {
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
        throw error;
    }
}
