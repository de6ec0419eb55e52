package gnaw.testing;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectFile;

import java.util.Map;
import java.util.stream.Collectors;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.Events;

/** Files of tests in JavaScript, run as a build runs them. */
abstract class AtScriptTests {
    static Events run(String file) {
        return EngineTestKit.engine(ScriptTestEngine.ID)
                .selectors(selectFile(file))
                .configurationParameter("gnaw.ci", "false")
                .execute()
                .testEvents();
    }

    static Map<String, String> failures(Events events) {
        return events.failed().stream()
                .collect(Collectors.toMap(event -> event.getTestDescriptor().getDisplayName(), AtScriptTests::message));
    }

    static Throwable error(Event failed) {
        return failed.getRequiredPayload(TestExecutionResult.class)
                .getThrowable()
                .orElseThrow();
    }

    static String message(Event failed) {
        return error(failed).getMessage().replaceFirst("\n\nagain: mvn test$", "");
    }
}
