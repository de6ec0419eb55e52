package gnaw.testing.mutation;

import gnaw.mod.Mod;
import gnaw.testing.ScriptTestEngine;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.TestExecutionListener;
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
    private final CopiedGame game;

    /** The tests of that game. */
    Tests(CopiedGame game) throws IOException {
        this.game = game;
        this.classes = new URLClassLoader(
                new URL[] {
                    game.classes("scripts").toUri().toURL(),
                    game.classes("mods").toUri().toURL()
                },
                Tests.class.getClassLoader());
    }

    /** Runs all tests of the mods that are quick enough to be run again and again. */
    void all(Collection<String> mods, TestExecutionListener listener) {
        List<DiscoverySelector> selectors = new ArrayList<>();
        for (String mod : mods) {
            selectors.add(DiscoverySelectors.selectDirectory(game.folder(mod).toString()));
            if (!mod.equals(Mod.BASE)) {
                selectors.add(DiscoverySelectors.selectPackage("gnaw.mods." + mod.replace("-", "")));
            } else if (Files.isDirectory(game.classes("scripts"))) {
                selectors.addAll(DiscoverySelectors.selectClasspathRoots(Set.of(game.classes("scripts"))));
            }
        }
        execute(request(selectors).build(), listener);
    }

    /** Runs these tests until one fails. */
    Alarm run(Batch batch) {
        Set<String> ids = Set.copyOf(batch.ids());
        LauncherDiscoveryRequest request = request(
                        ids.stream().map(DiscoverySelectors::selectUniqueId).toList())
                .configurationParameter(ScriptTestEngine.STOP, "true")
                .filters((PostDiscoveryFilter) test -> FilterResult.includedIf(
                        !test.isTest() || ids.contains(test.getUniqueId().toString()) || isUnreadable(test)))
                .build();
        Alarm alarm = new Alarm(ids.size());
        execute(request, alarm);
        return alarm;
    }

    private static boolean isUnreadable(TestDescriptor test) {
        return test.getUniqueId().getLastSegment().getValue().equals(ScriptTestEngine.UNREADABLE);
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
}
