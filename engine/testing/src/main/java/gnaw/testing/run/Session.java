package gnaw.testing.run;

import gnaw.testing.ScriptTestEngine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs tests in JavaScript and says what came of them; whatever runs tests in this process does it here.
 *
 * <p>Whoever wants to know more than the results (which lines were reached, how far it has come) hands in listeners of the JUnit Platform:
 * they are told of each file and each test when it begins and when it ends. Whoever wants fewer tests makes another {@link Selection}.
 * Rules are read from the disk in every run, from where the system properties {@code gnaw.home} and {@code gnaw.mods} say, so that a run
 * after a script was changed tests the changed script.
 */
public final class Session {
    private final ScriptTestEngine engine = new ScriptTestEngine();
    private final Launcher launcher = LauncherFactory.create(LauncherConfig.builder()
            .enableTestEngineAutoRegistration(false)
            .enableTestExecutionListenerAutoRegistration(false)
            .enablePostDiscoveryFilterAutoRegistration(false)
            .enableLauncherSessionListenerAutoRegistration(false)
            .enableLauncherDiscoveryListenerAutoRegistration(false)
            .addTestEngines(engine)
            .build());

    /** Runs the selected tests, one after the other, and tells the listeners meanwhile. */
    public TestResults run(Selection selection, TestExecutionListener... listeners) {
        long start = System.nanoTime();
        NameFilter names = new NameFilter(selection.names());
        WithoutTags heldBack = new WithoutTags(selection.without());
        ResultRecorder scribe = new ResultRecorder();
        TestExecutionListener[] all = Arrays.copyOf(listeners, listeners.length + 1);
        all[listeners.length] = scribe;
        launcher.execute(request(selection, names, heldBack), all);
        return new TestResults(
                scribe.results(),
                names.unfit(),
                heldBack.count(),
                scribe.loaded(),
                Duration.ofNanos(System.nanoTime() - start));
    }

    /** Lets no further test begin; {@link #run} tells of those that have. May be called from any thread. */
    public void stop() {
        engine.stop();
    }

    private static LauncherDiscoveryRequest request(Selection selection, NameFilter names, WithoutTags heldBack) {
        LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selection.places().stream().map(Session::selector).toList())
                .filters(names)
                .configurationParameter(ScriptTestEngine.CI, Boolean.toString(selection.refusesOnly()))
                .configurationParameter(ScriptTestEngine.ACCEPT, Boolean.toString(selection.accepts()))
                .configurationParameter(ScriptTestEngine.FIRST, String.join("\n", selection.first()));
        List<String> tags = selection.tags();
        if (!tags.isEmpty()) {
            request.filters(TagFilter.includeTags(tags));
        }
        return request.filters(heldBack).build();
    }

    private static DiscoverySelector selector(Path place) {
        String whole = place.toAbsolutePath().toString();
        return Files.isDirectory(place)
                ? DiscoverySelectors.selectDirectory(whole)
                : DiscoverySelectors.selectFile(whole);
    }
}
