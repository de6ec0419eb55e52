package gnaw.testing;

import gnaw.testing.ScriptTestEngine.Run;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DirectorySelector;
import org.junit.platform.engine.discovery.FileSelector;
import org.junit.platform.engine.discovery.UniqueIdSelector;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.engine.support.hierarchical.EngineExecutionContext;
import org.junit.platform.engine.support.hierarchical.HierarchicalTestEngine;
import org.junit.platform.engine.support.hierarchical.Node;

/**
 * Finds and runs tests in JavaScript, {@code *.test.js}, on the JUnit Platform. Folders and files are selected by paths that begin at the
 * game's home. The configuration parameter {@link #CI} refuses {@code test.only}; without it the environment's {@code CI} does.
 */
public final class ScriptTestEngine extends HierarchicalTestEngine<Run> {
    /** The engine's id. */
    public static final String ID = "gnaw-js";

    /** The configuration parameter that says whether {@code test.only} is refused. */
    public static final String CI = "gnaw.ci";

    /** The configuration parameter that says whether snapshots are kept as the tests see them. */
    public static final String ACCEPT = "gnaw.accept";

    /** The configuration parameter that names the tests to begin with, one a line: the file's module, a blank, the test's name. */
    public static final String FIRST = "gnaw.first";

    /**
     * The configuration parameter that lets a file be read only when it is run, once: for whoever runs all tests, wants no name of one
     * before, and looks for tests more often than he runs them, as builds do.
     */
    public static final String LATE = "gnaw.late";

    /** What a test reports under this key: the mods, by id with commas between them, that it has loaded and its file does not belong to. */
    public static final String LOADED = "gnaw.loaded";

    /** The key under which a test reports a line that was logged. */
    public static final String LOGGED = "gnaw.logged";

    /** The configuration parameter that lets the tests of a file, or of classes with rules, end with the first that fails. */
    public static final String STOP = "gnaw.stop";

    /** What the id of the test ends with that stands for a file which cannot be loaded. */
    public static final String UNREADABLE = "unreadable";

    /**
     * A run of tests.
     *
     * @param allowsOnly whether one may be run alone
     * @param stops whether a file ends with the first that fails
     * @param accepts whether snapshots are kept as the tests see them
     * @param listener who is told what they report
     * @param stopped whether no further test is to begin
     */
    record Run(
            boolean allowsOnly, boolean stops, boolean accepts, EngineExecutionListener listener, AtomicBoolean stopped)
            implements EngineExecutionContext {}

    /** Why a test is skipped that {@link #stop} kept from being run. */
    public static final String INTERRUPTED = "interrupted";

    private final AtomicBoolean stopped = new AtomicBoolean();

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId id) {
        Home home = Home.find();
        Map<String, TestFile> files = new TreeMap<>();
        selected(request, home).forEach(file -> files.put(file.module(), file));
        TestOrder order =
                TestOrder.of(request.getConfigurationParameters().get(FIRST).orElse(""));
        Shelf shelf = Arena.here().map(Arena::shelf).orElseGet(Shelf::new);
        boolean late = request.getConfigurationParameters().getBoolean(LATE).orElse(false);
        AllTests all = new AllTests(id, shelf);
        order.files(files.values())
                .forEach(file -> all.addChild(
                        late ? FileOfTests.unread(id, file, order, shelf) : FileOfTests.read(id, file, order, shelf)));
        return all;
    }

    @Override
    protected Run createExecutionContext(ExecutionRequest request) {
        boolean ci = request.getConfigurationParameters().getBoolean(CI).orElse(isCi(System.getenv()));
        boolean stops = request.getConfigurationParameters().getBoolean(STOP).orElse(false);
        boolean accepts =
                request.getConfigurationParameters().getBoolean(ACCEPT).orElse(false);
        return new Run(!ci, stops, accepts, request.getEngineExecutionListener(), stopped);
    }

    /** Lets no further test begin; they are skipped as {@link #INTERRUPTED}. May be called from any thread. */
    public void stop() {
        stopped.set(true);
    }

    /** Whether the environment is that of a machine that runs all tests by itself: it sets {@code CI}. */
    public static boolean isCi(Map<String, String> environment) {
        return !List.of("", "0", "false")
                .contains(environment.getOrDefault("CI", "").toLowerCase(Locale.ROOT));
    }

    private static Stream<TestFile> selected(EngineDiscoveryRequest request, Home home) {
        Stream<TestFile> inFolders = request.getSelectorsByType(DirectorySelector.class).stream()
                .map(selector -> home.folder().resolve(selector.getRawPath()))
                .flatMap(folder -> TestFile.in(folder, home).stream());
        Stream<TestFile> files = request.getSelectorsByType(FileSelector.class).stream()
                .map(selector -> home.folder().resolve(selector.getRawPath()))
                .flatMap(file -> TestFile.at(file, home).stream());
        Stream<TestFile> byId = request.getSelectorsByType(UniqueIdSelector.class).stream()
                .map(UniqueIdSelector::getUniqueId)
                .filter(id -> id.getEngineId().filter(ID::equals).isPresent())
                .map(UniqueId::getSegments)
                .filter(segments -> segments.size() > 1)
                .flatMap(segments -> TestFile.named(segments.get(1).getValue(), home).stream());
        return Stream.of(inFolders, files, byId).flatMap(found -> found);
    }

    /** Everything; it puts the shelf away when all are done, if it is no arena's. */
    private static final class AllTests extends EngineDescriptor implements Node<Run> {
        /** The rulebooks that they share. */
        private final Shelf shelf;

        AllTests(UniqueId id, Shelf shelf) {
            super(id, "Gnaw tests in JavaScript");
            this.shelf = shelf;
        }

        @Override
        public void after(Run run) {
            if (Arena.here().isEmpty()) {
                shelf.close();
            }
        }
    }
}
