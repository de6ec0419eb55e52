package gnaw.testing.mutation;

import gnaw.script.Mod;
import gnaw.testing.ScriptTestEngine;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The tests of the base game and of mods: those in JavaScript, and those in Java that a build has compiled. */
final class Tests implements AutoCloseable {
    private final Launcher launcher = LauncherFactory.create(LauncherConfig.builder()
            .enableTestExecutionListenerAutoRegistration(false)
            .enablePostDiscoveryFilterAutoRegistration(false)
            .enableLauncherSessionListenerAutoRegistration(false)
            .enableLauncherDiscoveryListenerAutoRegistration(false)
            .build());
    private final URLClassLoader classes;

    /** {@code home} is where the build has left its classes. */
    Tests(Path home) throws IOException {
        this.classes = new URLClassLoader(
                new URL[] {
                    classes(home, "scripts").toUri().toURL(),
                    classes(home, "mods").toUri().toURL()
                },
                Tests.class.getClassLoader());
    }

    /** Runs all tests of the mods that are quick enough to be run again and again. */
    void all(Collection<String> mods, CopiedGame game, Path home, TestExecutionListener listener) {
        List<DiscoverySelector> selectors = new ArrayList<>();
        for (String mod : mods) {
            selectors.add(DiscoverySelectors.selectDirectory(game.folder(mod).toString()));
            if (!mod.equals(Mod.BASE)) {
                selectors.add(DiscoverySelectors.selectPackage("gnaw.mods." + mod.replace("-", "")));
            } else if (Files.isDirectory(classes(home, "scripts"))) {
                selectors.addAll(DiscoverySelectors.selectClasspathRoots(Set.of(classes(home, "scripts"))));
            }
        }
        execute(request(selectors).build(), listener);
    }

    /** Whether one of these fails. */
    boolean failsOneOf(List<KnownTest> tests) {
        Set<String> ids = Set.copyOf(tests.stream().map(KnownTest::id).toList());
        AtomicBoolean failed = new AtomicBoolean();
        LauncherDiscoveryRequest request = request(
                        ids.stream().map(DiscoverySelectors::selectUniqueId).toList())
                .filters((PostDiscoveryFilter) test -> FilterResult.includedIf(
                        !test.isTest() || ids.contains(test.getUniqueId().toString())))
                .build();
        execute(request, new TestExecutionListener() {
            @Override
            public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                failed.compareAndSet(false, result.getStatus() == Status.FAILED);
            }
        });
        return failed.get();
    }

    @Override
    public void close() throws IOException {
        classes.close();
    }

    private void execute(LauncherDiscoveryRequest request, TestExecutionListener listener) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(classes);
        try {
            launcher.execute(request, listener);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static LauncherDiscoveryRequestBuilder request(List<? extends DiscoverySelector> selectors) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(selectors)
                .filters(
                        EngineFilter.includeEngines(ScriptTestEngine.ID, "junit-jupiter"),
                        TagFilter.excludeTags("long", "once"))
                .configurationParameter(ScriptTestEngine.CI, "false");
    }

    private static Path classes(Path home, String module) {
        return home.resolve(module).resolve("target/test-classes");
    }
}
